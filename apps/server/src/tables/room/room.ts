// An open table in memory: its queue, its row, its log and its clients. What players, bots, clocks and the operator do
// at it is in verbs/.

import type { Viewer } from '@black-angel/engine';
import type { ClockState, TableInfo } from '@black-angel/protocol';
import { isTokenOf } from '../../http/tokens.ts';
import { Queue } from '../../store/queue.ts';
import type { TableRow } from '../../store/store.ts';
import { Timekeeper } from '../clock/timekeeper.ts';
import { visibleTo } from '../game/broadcast.ts';
import { matchOfRow, pinnedOf } from '../game/load-game.ts';
import { PersistedGame } from '../game/persisted-game.ts';
import { Chat } from '../row/chat.ts';
import { hasBegun, infoOf } from '../row/table-info.ts';
import { Audience } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { persistProgress } from './persist-progress.ts';
import type { RoomServices } from './services.ts';
import { type RowChange, VersionedRow } from './versioned-row.ts';

/** Milliseconds after the opening of a room until all nodes have reported who is connected to them. */
const NODES_ANSWER = 300;

export class Room {
  readonly services: RoomServices;
  readonly audience = new Audience();
  readonly turns: BotTurns;
  readonly chat: Chat;
  readonly timekeeper = new Timekeeper(() => this.game?.match.turnsBegun ?? 0);
  /** Null while the table is open. */
  game: PersistedGame | null = null;
  readonly versioned: VersionedRow;
  private readonly queue = new Queue();
  /** Memory may differ from the store: the room reloads before the next task. */
  isDoubtful = false;
  isClosed = false;
  /** Monotonic time of the last request. */
  usedAt: number;
  private readonly openedAt: number;

  private constructor(row: TableRow, services: RoomServices) {
    this.services = services;
    this.openedAt = services.monotonic();
    this.usedAt = this.openedAt;
    this.versioned = new VersionedRow(row, services.store, services.now);
    this.chat = new Chat(services.store, row.id);
    this.turns = new BotTurns(this);
  }

  static async open(row: TableRow, services: RoomServices): Promise<Room> {
    const room = new Room(row, services);
    await room.chat.catchUp();
    if (hasBegun(row)) await room.loadGame();
    room.turns.advance();
    return room;
  }

  get row(): TableRow {
    return this.versioned.row;
  }

  get decider(): number | null {
    return this.game?.decider ?? null;
  }

  /** Whether the game goes on. The row of a game that is over runs until its end is stored. */
  get isPlaying(): boolean {
    return this.row.status === 'running' && this.game?.match.isOver === false;
  }

  /** Whether the end of the game could not be stored yet. Nothing is due at such a row: this room alone knows. */
  get owesEnd(): boolean {
    return this.row.status === 'running' && this.game?.match.isOver === true && !this.services.isDrill;
  }

  /** Whether connections to other nodes are known here. Until then no notices are sent. */
  get knowsPresence(): boolean {
    return !this.services.fanOut || this.services.monotonic() - this.openedAt > NODES_ANSWER;
  }

  /** As this viewer may see it. */
  info(viewer: Viewer = 'spectator'): TableInfo {
    const { decider, row, game } = this;
    if (!game) return infoOf(row);
    const { spectatorDelay } = row.config;
    const isHidden = viewer === 'spectator' && spectatorDelay === null;
    const visible = isHidden ? -1 : visibleTo(viewer, game.match, spectatorDelay);
    return infoOf(row, { decider, deadline: this.timekeeper.deadline(row, decider) }, visible);
  }

  clock(): ClockState {
    return this.timekeeper.state(this.row, this.decider, this.services.now());
  }

  /** Whether a bot makes the present decision of a seat. */
  isBot(seat: number): boolean {
    const { kind, isSubstituted } = this.row.seats[seat]!;
    return kind === 'bot' || isSubstituted || this.timekeeper.isStoodIn(seat);
  }

  /** Whether trivial decisions of a seat resolve themselves. */
  isAutomatic(seat: number): boolean {
    return !this.isBot(seat) && this.row.seats[seat]!.isAutomatic;
  }

  /** The seat of a token, null if it has none. */
  seatOf(token: string): number | null {
    const seat = this.row.seats.findIndex(({ tokenHash }) => isTokenOf(token, tokenHash));
    return seat < 0 ? null : seat;
  }

  // The queue

  /** Runs a task when all tasks before it are done. */
  request<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.services.monotonic();
    return this.queue.add(async () => {
      if (this.isDoubtful) {
        await this.reload();
        this.turns.advance();
      }
      return work();
    });
  }

  /** Whether the room has no client and no task, and can be closed. */
  get isIdle(): boolean {
    return this.audience.isEmpty && this.queue.isIdle && !this.turns.isBusy && !this.owesEnd;
  }

  /** Resolves when all tasks are done. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.turns.stop();
    this.audience.closeAll();
    await this.queue.idle();
  }

  // The log

  /** Loads the game from its log: when the room opens, and when memory and log may differ. */
  private async loadGame(): Promise<void> {
    this.turns.stop();
    const { store, report } = this.services;
    const log = await store.log(this.row.id);
    const match = matchOfRow(this.row, log, await pinnedOf(this.row, store));
    this.game = new PersistedGame(this.row.id, match, log);
    this.timekeeper.load(this.row, log);
    this.turns.take(match);
    if (this.row.status !== 'running') return;
    // The server may have stopped after a move and before the change of its row.
    await persistProgress(this).catch((error) => report(`table ${this.row.id}: its row`, error));
  }

  /** Discards memory, loads what is stored, and sends it to all clients. */
  async reload(): Promise<void> {
    this.isDoubtful = true;
    await this.versioned.reload();
    if (hasBegun(this.row)) await this.loadGame();
    this.isDoubtful = false;
    if (this.game) this.audience.tellAllFresh(this.game, this.row, this.clock());
  }

  /** All seats are taken: the game begins. */
  async begin(): Promise<void> {
    await this.loadGame();
    this.turns.advance();
    // Seats may have been shuffled: all clients reconnect.
    this.audience.closeAll();
  }

  /** Another node has set the clocks. */
  async loadClock(): Promise<void> {
    this.timekeeper.load(this.row, await this.services.store.log(this.row.id));
  }

  // The row

  /** Calls `stored` when the row is stored, before clients are notified. */
  async changeRow(change: RowChange, stored: () => unknown = () => {}): Promise<void> {
    const isShown = await this.storeRow(change);
    stored();
    if (isShown) this.tellTable();
  }

  /** Stores a change of the row. Whether it changes what clients are shown. */
  storeRow(change: RowChange): Promise<boolean> {
    let { clock } = this.row;
    const overtaken = async (): Promise<void> => {
      if (hasBegun(this.row) && !this.game) await this.begin();
      if (JSON.stringify(clock) !== JSON.stringify(this.row.clock)) await this.loadClock();
      ({ clock } = this.row);
    };
    return this.versioned.change(change, overtaken);
  }

  tellTable(): void {
    this.audience.tellEach((viewer) => ({ kind: 'table', table: this.info(viewer) }));
  }
}
