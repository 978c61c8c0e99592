// An open table in memory: the authority of its game, and everybody who is connected to it. What is acknowledged has been kept
// before; what somebody is sent is what that one may see.

import type { LevelName } from '@black-angel/bots';
import { Driver, type Entry, type Match, type Moment } from '@black-angel/match';
import type { Answer, ChatLine, ClientMessage, ClockState, ServerMessage, TableInfo } from '@black-angel/protocol';
import { hashState, RULES_VERSION, result, type Viewer } from '@black-angel/rules';
import type { Bots } from '../bots.ts';
import { commitmentOf, seedOf, shuffledSeats } from '../fair-dice.ts';
import { ConflictError, type LogEntry, type Store, type TableRow } from '../store/store.ts';
import { isTokenOf } from '../tokens.ts';
import { matchOfRow } from './game-of-row.ts';

export interface RoomClient {
  /** Null for a spectator. */
  readonly seat: number | null;
  /** Moves this client has been told of. */
  told: number;
  send(message: ServerMessage): void;
  close(why: Extract<ServerMessage, { kind: 'bye' }>['why']): void;
}

export interface RoomSettings {
  store: Store;
  bots: Bots;
  now(): number;
  /** Something went wrong that no client can be blamed for. */
  report(problem: string, error: unknown): void;
}

type Call = Exclude<ClientMessage, { kind: 'hello' | 'ping' }>;

const CHAT_SHOWN = 50;
const SUBSTITUTE: LevelName = 'normal';

export class Room {
  row: TableRow;
  readonly clients = new Set<RoomClient>();
  private readonly settings: RoomSettings;
  private match: Match | null = null;
  private driver: Driver | null = null;
  /** Entries of the log that are kept, and moves of the match that are. */
  private seq = 0;
  private kept = 0;
  /** Moves taken back that are not kept yet. */
  private takenBack = 0;
  private moveId: string | null = null;
  private answered = new Set<string>();
  private chatLines: ChatLine[] = [];
  private agreed = new Set<number>();
  /** Requests are carried out one after the other. */
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(row: TableRow, settings: RoomSettings) {
    this.row = row;
    this.settings = settings;
  }

  static async open(row: TableRow, settings: RoomSettings): Promise<Room> {
    const room = new Room(row, settings);
    room.chatLines = await settings.store.chat(row.id, CHAT_SHOWN);
    if (row.status !== 'open') await room.loadGame();
    return room;
  }

  /** Makes the game anew from its log: when the room is opened, and whenever memory and log could differ. */
  private async loadGame(): Promise<void> {
    this.driver?.stop();
    const log = await this.settings.store.log(this.row.id);
    const match = matchOfRow(this.row, log);
    this.match = match;
    this.seq = log.length;
    this.kept = match.count;
    this.takenBack = 0;
    this.answered = new Set(log.flatMap(({ moveId }) => (moveId === null ? [] : [moveId])));
    this.driver = new Driver(match, {
      think: (question, signal) => this.settings.bots.think(this.levelOf(question.seat), question, signal),
      changed: () => this.changed(),
      isAutomatic: () => {
        const next = match.next();
        return next.kind === 'person' && this.row.seats[next.seat]!.isAutomatic;
      },
      inTurn: (step) => this.request(step),
      isBot: (seat) => this.row.seats[seat]!.kind === 'bot' || this.row.seats[seat]!.isSubstituted,
    });
    if (this.row.status === 'running') this.advance();
  }

  /** Back to what is kept; everybody is shown it. */
  private async reload(): Promise<void> {
    await this.loadGame();
    for (const client of this.clients) this.tellFresh(client);
  }

  private levelOf(seat: number): LevelName {
    return this.row.seats[seat]!.level ?? SUBSTITUTE;
  }

  private advance(): void {
    this.driver?.run().catch((error) => {
      this.settings.report(`table ${this.row.id}: a bot could not move`, error);
      // Memory may be ahead of the log: begin again from what is kept.
      this.request(() => this.reload()).catch((again) => this.settings.report(`table ${this.row.id}`, again));
    });
  }

  /** Carries something out when everything asked before is done. */
  request<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  /** The seat of a token, null if it has none. */
  seatOf(token: string): number | null {
    const seat = this.row.seats.findIndex(({ tokenHash }) => isTokenOf(token, tokenHash));
    return seat < 0 ? null : seat;
  }

  info(): TableInfo {
    const { row } = this;
    return infoOf(row, this.match?.next() ?? null);
  }

  /** Everybody sits: the game begins. */
  async start(): Promise<void> {
    const { row } = this;
    const seed = seedOf(
      row.secret,
      row.seats.map(({ entropy }) => entropy),
    );
    const order = row.config.shuffled ? shuffledSeats(seed, row.seats.length) : row.seats.map((_, i) => i);
    const started: TableRow = {
      ...row,
      status: 'running',
      rules: RULES_VERSION,
      seats: order.map((seat) => row.seats[seat]!),
      changedAt: this.settings.now(),
    };
    await this.settings.store.putTable(started);
    this.row = started;
    await this.loadGame();
    await this.noteProgress(this.match!);
    // Seats may have been shuffled: everybody comes in anew.
    for (const client of this.clients) client.close('closing');
  }

  async changeRow(change: Partial<TableRow>): Promise<void> {
    const before = this.row;
    this.row = { ...before, ...change, changedAt: this.settings.now() };
    try {
      await this.settings.store.putTable(this.row);
    } catch (error) {
      this.row = before;
      throw error;
    }
    this.tellAll({ kind: 'table', table: this.info() });
  }

  tellAll(message: ServerMessage): void {
    for (const client of this.clients) client.send(message);
  }

  // Who sees what

  private viewerOf(client: RoomClient): Viewer {
    return client.seat ?? 'spectator';
  }

  /** How many moves a client may know of: the one who decides all, the others up to the last barrier, spectators later. */
  private visible(client: RoomClient, match: Match): number {
    const next = match.next();
    if (next.kind === 'over') return match.count;
    if (client.seat !== null) return next.seat === client.seat ? match.count : match.publicCount;
    return Math.max(0, match.publicCount - (this.row.config.spectatorDelay ?? 0));
  }

  private gameFor(client: RoomClient): Extract<ServerMessage, { kind: 'opened' }>['game'] {
    const { match } = this;
    if (!match) return null;
    const viewer = this.viewerOf(client);
    const visible = this.visible(client, match);
    const info = match.info(this.row.id);
    return {
      // The seed is everybody's secret until the game is over.
      info: match.isOver ? info : { ...info, seed: null },
      moment: match.moment(viewer, visible),
      entries: match.entries(viewer, 0, visible),
      clock: this.clock(),
    };
  }

  private clock(): ClockState {
    return { left: this.row.seats.map(() => null), running: null, since: this.settings.now() };
  }

  open(client: RoomClient): void {
    this.clients.add(client);
    const game = this.gameFor(client);
    client.told = game?.moment.index ?? 0;
    const present = this.present();
    client.send({ kind: 'opened', seat: client.seat, table: this.info(), game, chat: this.chatLines, present });
    for (const other of this.clients) if (other !== client) other.send({ kind: 'present', seats: present });
  }

  leave(client: RoomClient): void {
    this.clients.delete(client);
    this.tellAll({ kind: 'present', seats: this.present() });
  }

  private present(): number[] {
    return [...new Set([...this.clients].flatMap(({ seat }) => (seat === null ? [] : [seat])))].sort();
  }

  private tellMoves(client: RoomClient): void {
    const { match } = this;
    if (!match) return;
    const visible = this.visible(client, match);
    if (visible === client.told && client.seat !== this.lastMover) return;
    const viewer = this.viewerOf(client);
    const keep = Math.min(client.told, visible, this.undoneTo);
    const moment: Moment = match.moment(viewer, visible);
    const entries: Entry[] =
      visible > keep ? match.entries(viewer, keep, visible).filter(({ index }) => index >= keep) : [];
    client.told = visible;
    client.send({ kind: 'update', update: { moment, entries, keep }, clock: this.clock() });
  }

  private lastMover: number | null = null;
  /** The lowest number of moves reached by taking moves back since the last telling. */
  private undoneTo = Number.POSITIVE_INFINITY;

  // What is kept

  /** After every move and undo: keeps it, then tells everybody. */
  private async changed(): Promise<void> {
    const match = this.match!;
    const { store, now } = this.settings;
    const at = now();
    const entries: LogEntry[] = [];
    const add = (entry: Pick<LogEntry, 'kind' | 'seat' | 'move' | 'isAutomatic' | 'hash'>): void =>
      void entries.push({
        seq: this.seq + entries.length,
        moveId: entries.length === 0 ? this.moveId : null,
        at,
        ...entry,
      });
    if (this.takenBack > 0) {
      this.undoneTo = match.count;
      add({
        kind: 'undo',
        seat: this.lastMover!,
        move: String(this.takenBack),
        isAutomatic: false,
        hash: hashState(match.state),
      });
    } else
      for (const [i, { seat, move, automatic }] of match.movesFrom(this.kept).entries()) {
        add({ kind: 'move', seat, move, isAutomatic: automatic, hash: hashState(match.stateAt(this.kept + i + 1)) });
        this.lastMover = seat;
      }
    await store.append(this.row.id, entries);
    this.seq += entries.length;
    this.kept = match.count;
    this.takenBack = 0;
    if (this.moveId !== null) this.answered.add(this.moveId);
    this.moveId = null;
    for (const client of this.clients) this.tellMoves(client);
    this.undoneTo = Number.POSITIVE_INFINITY;
    this.noteProgress(match).catch((error) => this.settings.report(`table ${this.row.id}: its row`, error));
  }

  /** What lists show of the game; the end of it. */
  private async noteProgress(match: Match): Promise<void> {
    const next = match.next();
    const decider = next.kind === 'over' ? null : next.seat;
    if (next.kind === 'over') await this.changeRow({ status: 'over', result: result(match.state), decider: null });
    else if (decider !== this.row.decider) await this.changeRow({ decider });
  }

  // What clients ask for

  async handle(client: RoomClient, call: Call): Promise<void> {
    const answer = await this.request(() => this.answer(client, call)).catch((error): Answer => {
      this.settings.report(`table ${this.row.id}: ${call.kind}`, error);
      return { ok: false, why: 'notKept' };
    });
    if ('id' in call) client.send({ kind: 'answer', id: call.id, answer });
  }

  private async answer(client: RoomClient, call: Call): Promise<Answer> {
    const { match } = this;
    switch (call.kind) {
      case 'move':
      case 'undo':
        return this.play(client, call);
      case 'momentAt':
        if (!match || call.index > this.visible(client, match)) return { ok: false, why: 'notAllowed' };
        return { ok: true, value: match.moment(this.viewerOf(client), call.index) };
      case 'scores':
        return match
          ? { ok: true, value: match.scores().slice(0, this.visible(client, match) + 1) }
          : { ok: false, why: 'notAllowed' };
      case 'record':
        return match?.isOver ? { ok: true, value: match.record() } : { ok: false, why: 'notAllowed' };
      case 'automatic':
        return this.changeSeat(client, { isAutomatic: call.isOn });
      case 'takeBack':
        return this.changeSeat(client, { isSubstituted: false });
      case 'resign':
        return this.changeSeat(client, { isSubstituted: true });
      case 'chat':
        return this.say(client, call.text);
      case 'abandon':
        return this.abandon(client, call.agrees);
    }
  }

  private async play(client: RoomClient, call: Extract<Call, { kind: 'move' | 'undo' }>): Promise<Answer> {
    const { match, driver } = this;
    if (client.seat === null || !match || !driver || this.row.status !== 'running')
      return { ok: false, why: 'notAllowed' };
    // The same request again: it was carried out, only the answer got lost.
    if (this.answered.has(call.id)) return { ok: true };
    if (call.at !== this.visible(client, match)) {
      client.told = Math.min(client.told, call.at);
      this.tellFresh(client);
      return { ok: false, why: 'stale' };
    }
    this.moveId = call.id;
    try {
      if (call.kind === 'move') {
        const refused = await driver.play(client.seat, call.move);
        if (refused) {
          this.moveId = null;
          return { ok: false, why: 'refused', illegal: { rule: refused.rule, params: refused.params } };
        }
        this.advance();
      } else await this.undo(client.seat, call.what);
      return { ok: true };
    } catch (error) {
      this.moveId = null;
      this.settings.report(`table ${this.row.id}: a move could not be kept`, error);
      // What memory has made of it is not true: back to what is kept.
      await this.reload();
      return { ok: false, why: error instanceof ConflictError ? 'stale' : 'notKept' };
    }
  }

  private async undo(seat: number, what: 'step' | 'turn'): Promise<void> {
    const match = this.match!;
    const before = match.count;
    this.lastMover = seat;
    if (!match.undo(seat, what)) {
      this.moveId = null;
      return;
    }
    this.takenBack = before - match.count;
    await this.changed();
  }

  /** The whole present picture, whatever the client had before. */
  private tellFresh(client: RoomClient): void {
    const game = this.gameFor(client);
    if (!game) return;
    client.told = game.moment.index;
    client.send({
      kind: 'update',
      update: { moment: game.moment, entries: game.entries, keep: -1 },
      clock: game.clock,
    });
  }

  private async changeSeat(
    client: RoomClient,
    change: { isAutomatic?: boolean; isSubstituted?: boolean },
  ): Promise<Answer> {
    const { seat } = client;
    if (seat === null) return { ok: false, why: 'notAllowed' };
    const before = this.row.seats[seat]!;
    if (Object.entries(change).every(([key, value]) => before[key as keyof typeof change] === value))
      return { ok: true };
    await this.changeRow({ seats: this.row.seats.map((row, i) => (i === seat ? { ...row, ...change } : row)) });
    this.advance();
    return { ok: true };
  }

  private async say(client: RoomClient, text: string): Promise<Answer> {
    if (client.seat === null) return { ok: false, why: 'notAllowed' };
    const line = { n: (this.chatLines.at(-1)?.n ?? -1) + 1, seat: client.seat, text, at: this.settings.now() };
    await this.settings.store.addChat(this.row.id, line);
    this.chatLines = [...this.chatLines, line].slice(-CHAT_SHOWN);
    this.tellAll({ kind: 'chat', line });
    return { ok: true };
  }

  /** A game ends without a result when every person agrees. */
  private async abandon(client: RoomClient, agrees: boolean): Promise<Answer> {
    if (client.seat === null || this.row.status !== 'running') return { ok: false, why: 'notAllowed' };
    if (agrees) this.agreed.add(client.seat);
    else this.agreed.delete(client.seat);
    this.tellAll({ kind: 'abandon', agreed: [...this.agreed].sort() });
    const persons = this.row.seats.flatMap(({ kind, isSubstituted }, seat) =>
      kind === 'person' && !isSubstituted ? [seat] : [],
    );
    if (persons.every((seat) => this.agreed.has(seat))) {
      this.driver?.stop();
      await this.changeRow({ status: 'abandoned', decider: null });
    }
    return { ok: true };
  }

  /** A seat's token holds no longer: whoever came with it goes. */
  expel(seat: number): void {
    for (const client of this.clients) if (client.seat === seat) client.close('revoked');
  }

  close(): void {
    this.driver?.stop();
    for (const client of this.clients) client.close('closing');
  }
}

/** What everybody may know of a table. */
export function infoOf(row: TableRow, next: ReturnType<Match['next']> | null = null): TableInfo {
  return {
    id: row.id,
    status: row.status,
    config: row.config,
    seats: row.seats.map(({ kind, level, name, isSubstituted }, seat) => ({ seat, kind, level, name, isSubstituted })),
    createdAt: row.createdAt,
    commitment: commitmentOf(row.secret),
    decider: next ? (next.kind === 'over' ? null : next.seat) : row.decider,
    result: row.result,
  };
}
