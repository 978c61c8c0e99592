// An open table in memory: the authority of its game, and its clients. A move is stored before it is acknowledged,
// and a client is sent only what its viewer may see.

import type { Refused, Viewer } from '@black-angel/engine';
import { API_VERSION, type ClockState, type Since, type TableInfo } from '@black-angel/protocol';
import { isTokenOf } from '../../http/tokens.ts';
import type { Written } from '../../store/fan-out.ts';
import { Queue } from '../../store/queue.ts';
import { type ChatRow, type SeatRow, type TableRow, UnknownOutcome } from '../../store/store.ts';
import { NOTHING_DUE, Timekeeper } from '../clock/timekeeper.ts';
import { visibleTo } from '../game/broadcast.ts';
import { matchOfRow, pinnedOf } from '../game/load-game.ts';
import { KeptGame } from '../game/persisted-game.ts';
import { withoutReady } from '../row/seating.ts';
import { hasBegun, infoOf } from '../row/table-info.ts';
import { putSeat, timeIsUp } from '../verbs/put-seat.ts';
import { Audience, type RoomClient, viewerOf } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { Chat, lineOf } from './chat.ts';
import { expiry, monotonic, type RoomSettings } from './services.ts';
import { type RowChange, VersionedRow } from './versioned-row.ts';

/** Milliseconds after the opening of a room until all nodes have reported who is connected to them. */
const NODES_ANSWER = 300;

export class Room {
  readonly settings: RoomSettings;
  readonly audience = new Audience();
  readonly turns: BotTurns;
  /** Null while the table is open. */
  game: KeptGame | null = null;
  private readonly kept: VersionedRow;
  private readonly chat: Chat;
  readonly timekeeper = new Timekeeper(() => this.game?.match.turnsBegun ?? 0);
  private readonly queue = new Queue();
  /** Memory may differ from the store: the room reloads before the next task. */
  private isDoubtful = false;
  private isClosed = false;
  private readonly monotonic: () => number;
  /** Monotonic time of the last request. */
  usedAt: number;
  private readonly openedAt: number;

  private constructor(row: TableRow, settings: RoomSettings) {
    this.settings = settings;
    this.monotonic = settings.monotonic ?? monotonic;
    this.openedAt = this.monotonic();
    this.usedAt = this.openedAt;
    this.kept = new VersionedRow(row, settings.store, settings.now);
    this.chat = new Chat(settings.store, row.id);
    this.turns = new BotTurns(this);
  }

  static async open(row: TableRow, settings: RoomSettings): Promise<Room> {
    const room = new Room(row, settings);
    await room.chat.catchUp();
    if (hasBegun(row)) await room.loadGame();
    room.turns.advance();
    return room;
  }

  get row(): TableRow {
    return this.kept.row;
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
    return this.row.status === 'running' && this.game?.match.isOver === true && !this.settings.isDrill;
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
    return this.timekeeper.state(this.row, this.decider, this.settings.now());
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
    this.usedAt = this.monotonic();
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

  // Loading

  /** Loads the game from its log: when the room opens, and when memory and log may differ. */
  private async loadGame(): Promise<void> {
    this.turns.stop();
    const { store, report } = this.settings;
    const log = await store.log(this.row.id);
    const pinned = await pinnedOf(this.row, store);
    const match = matchOfRow(this.row, log, pinned);
    const game = new KeptGame(this.row.id, match, log);
    this.game = game;
    this.timekeeper.load(this.row, log);
    this.turns.take(match);
    if (this.row.status !== 'running') return;
    // The server may have stopped after a move and before the change of its row.
    await this.noteProgress(game).catch((error) => report(`table ${this.row.id}: its row`, error));
  }

  /** Discards memory, loads what is stored, and sends it to all clients. */
  async reload(): Promise<void> {
    this.isDoubtful = true;
    await this.kept.reload();
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

  /** Loads what another node has written, and tells the clients here. */
  async catchUp(what: Written['what']): Promise<void> {
    await this.request(async () => {
      if (what === 'row') await this.catchUpRow();
      else if (what === 'chat') this.tellChat(await this.chat.catchUp());
      else await this.catchUpLog();
    });
  }

  /** A new client sees what is stored now, even if the notification of another node has not arrived. */
  async lookAgain(): Promise<void> {
    if (!this.settings.fanOut) return;
    await this.catchUpRow();
    await this.catchUpLog();
    this.tellChat(await this.chat.catchUp());
  }

  private async catchUpRow(): Promise<void> {
    const before = await this.kept.catchUp();
    if (!before) return;
    const { row, audience } = this;
    if (hasBegun(row) && !this.game) return this.begin();
    if (this.game && JSON.stringify(before.clock) !== JSON.stringify(row.clock)) await this.loadClock();
    for (const [seat, { tokenHash }] of row.seats.entries())
      if (before.seats[seat]?.tokenHash !== tokenHash) audience.expelSeat(seat);
    this.tellTable();
    if (String(before.agreed ?? []) !== String(row.agreed ?? []))
      audience.tellAll({ kind: 'abandon', agreed: row.agreed ?? [] });
    if (row.status !== 'running') this.turns.stop();
  }

  /** Another node has set the clocks. */
  private async loadClock(): Promise<void> {
    this.timekeeper.load(this.row, await this.settings.store.log(this.row.id));
  }

  private async catchUpLog(): Promise<void> {
    const { game } = this;
    if (!game) return;
    const entries = await this.settings.store.log(this.row.id, game.seq);
    if (entries.length === 0) return;
    if (entries[0]!.seq !== game.seq) return this.reload();
    game.follow(entries);
    this.timekeeper.note(this.row, entries);
    this.audience.tellMoves(game, this.row, this.clock());
  }

  // Changes

  /**
   * A player's move and the trivial ones that follow it, stored under the id of the request. Null if the move is
   * legal.
   */
  async play(seat: number, move: string, moveId: string): Promise<Refused | null> {
    const refused = this.game!.play(seat, move, (one) => this.isAutomatic(one));
    if (refused) return refused;
    await this.keepMoves(moveId);
    // Trivial decisions of people are resolved.
    if (this.decider !== null && this.isBot(this.decider)) this.turns.advance();
    return null;
  }

  async undo(seat: number, what: 'step' | 'turn', moveId: string): Promise<void> {
    if (this.game!.undo(seat, what)) await this.keepMoves(moveId);
  }

  /** Stores new moves or an undo, then tells everybody. `moveId` names the request that led to it, null for a bot. */
  async keepMoves(moveId: string | null): Promise<void> {
    const game = this.game!;
    const { store, now } = this.settings;
    const entries = await game.keep(store, now(), moveId).catch((error: unknown) => {
      this.isDoubtful ||= error instanceof UnknownOutcome;
      throw error;
    });
    this.timekeeper.note(this.row, entries);
    const report = (error: unknown): void => this.settings.report(`table ${this.row.id}: its row`, error);
    // The end is stored before anybody sees it. Other progress can wait.
    if (game.match.isOver) await this.keepEnd(game).catch(report);
    this.audience.tellMoves(game, this.row, this.clock());
    if (game.match.isOver) this.tellTable();
    else this.noteProgress(game).catch(report);
  }

  private async keepEnd({ match }: KeptGame): Promise<void> {
    const over = { ...NOTHING_DUE, status: 'over', result: match.engine.result(match.state) } as const;
    await this.settings.ended?.({ ...this.row, ...over });
    await this.keepRow(over);
  }

  /**
   * Stores progress in the row, for lists, and the end of the game. Clients are told of progress first, so that it goes
   * out in the same write as the move that led to it.
   */
  private async noteProgress(game: KeptGame): Promise<void> {
    if (game.match.isOver) {
      await this.keepEnd(game);
      return this.tellTable();
    }
    const progress = this.timekeeper.progress(this.row, this.decider, this.settings.now());
    if (!progress) return;
    this.tellTable();
    await this.keepRow(progress);
  }

  private tellTable(): void {
    this.audience.tellEach((viewer) => ({ kind: 'table', table: this.info(viewer) }));
  }

  /** Calls `kept` when the row is stored, before clients are notified. */
  async changeRow(change: RowChange, kept: () => unknown = () => {}): Promise<void> {
    const isShown = await this.keepRow(change);
    kept();
    if (isShown) this.tellTable();
  }

  /** Stores a change of the row. Whether it changes what clients are shown. */
  private keepRow(change: RowChange): Promise<boolean> {
    let { clock } = this.row;
    const overtaken = async (): Promise<void> => {
      if (hasBegun(this.row) && !this.game) await this.begin();
      if (JSON.stringify(clock) !== JSON.stringify(this.row.clock)) await this.loadClock();
      ({ clock } = this.row);
    };
    return this.kept.change(change, overtaken);
  }

  putSeat(seat: number, change: Partial<SeatRow>): Promise<void> {
    return putSeat(this, seat, change);
  }

  /** Whether connections to other nodes are known here. Until then no notices are sent. */
  private get knowsPresence(): boolean {
    return !this.settings.fanOut || this.monotonic() - this.openedAt > NODES_ANSWER;
  }

  /** Does what is due: a clock has run out, a notice is to be sent, or a bot has stopped. */
  async wake(): Promise<void> {
    await this.request(async () => {
      const { game, timekeeper, decider } = this;
      if (!game || this.row.status !== 'running') return;
      await this.noteProgress(game);
      const now = this.settings.now();
      if (decider === null) return;
      if (timekeeper.isOutOfTime(this.row, decider, now)) return timeIsUp(this, decider);
      let isTold = false;
      if (this.row.due !== null && this.row.due! <= now && this.knowsPresence)
        await this.changeRow((row) => {
          // The node whose change is stored sends the notice.
          isTold = timekeeper.isNoticeDue(row, now) && !this.audience.present().includes(decider);
          return timekeeper.done(row, now);
        });
      if (isTold) this.settings.tellTurn?.(this.row, decider);
    });
    this.turns.advance();
  }

  /** False if the seat has reached its limit. */
  async say(seat: number, text: string): Promise<boolean> {
    const { isKept, lines } = await this.chat.say(this.row, seat, text, this.settings.now());
    this.tellChat(lines);
    return isKept;
  }

  private tellChat(rows: readonly ChatRow[]): void {
    for (const row of rows) this.audience.tellAll({ kind: 'chat', line: lineOf(row, this.row) });
  }

  // Clients

  open(client: RoomClient, since: Since): void {
    const { audience, row, game } = this;
    audience.add(client);
    const seen = game && { ...audience.show(client, game, row, since), clock: this.clock() };
    client.send({
      kind: 'opened',
      api: API_VERSION,
      seat: client.seat,
      table: this.info(viewerOf(client)),
      game: seen,
      chat: this.chat.lines(row),
      present: audience.present(),
      agreed: row.agreed ?? [],
    });
    this.tellPresence(client);
  }

  /** Marks an open table as in use, if it has not changed since this moment. */
  async touch(changedBefore: number): Promise<void> {
    const isOld = (): boolean => this.row.status === 'open' && this.row.changedAt < changedBefore;
    if (isOld())
      await this.request(async () =>
        isOld() ? this.changeRow(expiry(this.settings, this.settings.now())) : undefined,
      );
  }

  leave(client: RoomClient): void {
    this.audience.remove(client);
    this.tellPresence(client);
    const { seat } = client;
    if (seat === null || this.isClosed || this.audience.here().includes(seat)) return;
    if (this.row.status === 'open' && this.row.seats[seat]?.isReady) this.notReady(client, seat);
  }

  /** A player who leaves the page is no longer ready: the clock must not start while somebody is away. */
  private notReady(client: RoomClient, seat: number): void {
    const { tokenHash } = this.row.seats[seat]!;
    this.request(async () => {
      const isAway = this.row.status === 'open' && !this.audience.present().includes(client.seat!);
      if (isAway) await this.changeRow((row) => (row.status === 'open' ? withoutReady(row, tokenHash) : {}));
    }).catch((error) => this.settings.report(`table ${this.row.id}: a player is away`, error));
  }

  /** Tells the other clients and the other nodes who is present. */
  private tellPresence(who: RoomClient): void {
    this.audience.tellAll({ kind: 'present', seats: this.audience.present() }, who);
    if (who.seat !== null) this.tellNodes();
  }

  /** Tells the other nodes which seats are connected to this one. */
  tellNodes(): void {
    if (!this.isClosed)
      this.settings.fanOut?.tell({ what: 'present', table: this.row.id, seats: this.audience.here() });
  }

  /** Resolves when all tasks are done. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.turns.stop();
    this.audience.closeAll();
    await this.queue.idle();
  }
}
