// An open table in memory: the authority of its game, and everybody who is connected to it. What is acknowledged has been kept
// before; what somebody is sent is what that one may see.

import type { LevelName } from '@black-angel/bots';
import { Driver, type Match } from '@black-angel/match';
import type { Answer, ChatLine, ClientMessage, ClockState, ServerMessage, TableInfo } from '@black-angel/protocol';
import { result } from '@black-angel/rules';
import type { Bots } from '../bots.ts';
import type { FanOut, News } from '../fan-out.ts';
import { ConflictError, type SeatRow, type Store, type TableRow } from '../store/store.ts';
import { isTokenOf } from '../tokens.ts';
import { gameFor, infoOf, type RoomClient, Telling, viewerOf, visibleTo } from './audience.ts';
import { followLog, matchOfRow, pinnedOf } from './game-of-row.ts';
import { newEntries } from './new-entries.ts';
import { Timekeeper } from './timekeeper.ts';

export { infoOf, type RoomClient } from './audience.ts';

export interface RoomSettings {
  store: Store;
  bots: Bots;
  now(): number;
  /** Something went wrong that no client can be blamed for. */
  report(problem: string, error: unknown): void;
  /** Where several nodes share the store. */
  fanOut?: FanOut | null;
  /** The account of a session's token, null if it opens none. */
  accountOf?(token: string): Promise<string | null>;
  /** A player who is not here is to be told of the turn. */
  tellTurn?(row: TableRow, seat: number): void;
  /** A game is over. It may be called again for the same game, if the server was stopped in between. */
  ended?(row: TableRow): Promise<void>;
}

type Call = Exclude<ClientMessage, { kind: 'hello' | 'ping' }>;

const CHAT_SHOWN = 50;
const SUBSTITUTE: LevelName = 'normal';
/** What nobody is shown of a row. */
const UNSHOWN: readonly string[] = ['clock', 'turn', 'notice', 'due', 'agreed'];
const MOST_TRIES = 10;

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
  private readonly timekeeper = new Timekeeper();
  /** Requests are carried out one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  private pending = 0;
  /** Memory may differ from what is kept: it is made anew before anything else is done. */
  private isDoubtful = false;
  private isDriving = false;
  private isWanted = false;
  /** When somebody last wanted something here, by the process's own clock. */
  usedAt = performance.now();

  private constructor(row: TableRow, settings: RoomSettings) {
    this.row = row;
    this.settings = settings;
  }

  static async open(row: TableRow, settings: RoomSettings): Promise<Room> {
    const room = new Room(row, settings);
    room.chatLines = await settings.store.chat(row.id, CHAT_SHOWN);
    if (row.status !== 'open') await room.loadGame();
    room.advance();
    return room;
  }

  /** Makes the game anew from its log: when the room is opened, and whenever memory and log could differ. */
  private async loadGame(): Promise<void> {
    this.driver?.stop();
    const log = await this.settings.store.log(this.row.id);
    const pinned = await pinnedOf(this.row, this.settings.store);
    if (pinned.components) this.settings.bots.learn?.(pinned.components);
    const match = matchOfRow(this.row, log, pinned);
    this.match = match;
    this.seq = log.length;
    this.kept = match.count;
    this.takenBack = 0;
    this.timekeeper.load(this.row, log);
    this.answered = new Set(log.flatMap(({ moveId, seat }) => (moveId === null ? [] : [`${seat} ${moveId}`])));
    this.isDoubtful = false;
    this.driver = new Driver(match, {
      think: (question, signal) => this.settings.bots.think(this.levelOf(question.seat), question, signal),
      changed: () => this.changed(),
      isAutomatic: () => {
        const next = match.next();
        return next.kind === 'person' && this.row.seats[next.seat]!.isAutomatic;
      },
      inTurn: (step) => this.request(step),
      isBot: (seat) => this.isBot(seat),
    });
    if (this.row.status !== 'running') return;
    // The server may have been stopped between a move and its row.
    await this.noteProgress(match).catch((error) => this.settings.report(`table ${this.row.id}: its row`, error));
  }

  private get decider(): number | null {
    const next = this.match?.next();
    return !next || next.kind === 'over' ? null : next.seat;
  }

  /** Back to what is kept; everybody is shown it. */
  private async reload(): Promise<void> {
    this.isDoubtful = true;
    this.row = (await this.settings.store.getTable(this.row.id)) ?? this.row;
    if (this.row.status !== 'open') await this.loadGame();
    this.isDoubtful = false;
    for (const client of this.clients) this.tellFresh(client);
  }

  private levelOf(seat: number): LevelName {
    return this.row.seats[seat]!.level ?? SUBSTITUTE;
  }

  /** Lets bots move, and trivial decisions resolve themselves. */
  private advance(): void {
    if (this.row.status !== 'running') return;
    this.isWanted = this.isDriving;
    if (this.isDriving) return;
    this.isDriving = true;
    this.drive()
      .catch((error) => {
        const isLate = error instanceof ConflictError;
        if (!isLate) this.settings.report(`table ${this.row.id}: a bot could not move`, error);
        // Memory may be ahead of the log: begin again from what is kept. After any other failure it is tried again when somebody
        // asks or the table is due, not at once: what failed now would fail again.
        this.request(() => this.reload()).then(
          () => isLate && this.advance(),
          (again) => this.settings.report(`table ${this.row.id}`, again),
        );
      })
      .finally(() => {
        this.isDriving = false;
        // Something happened while the last run was ending.
        if (this.isWanted) this.advance();
      });
  }

  private async drive(): Promise<void> {
    const { driver, decider } = this;
    const { fanOut } = this.settings;
    if (!driver || decider === null) return;
    if (!fanOut || !this.isBot(decider)) return driver.run();
    if (!(await fanOut.take(this.row.id))) return;
    try {
      await driver.run();
    } finally {
      await fanOut.give(this.row.id);
    }
  }

  private isBot(seat: number): boolean {
    return this.row.seats[seat]!.kind === 'bot' || this.row.seats[seat]!.isSubstituted;
  }

  /** Carries something out when everything asked before is done. */
  request<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = performance.now();
    this.pending++;
    const done = this.queue.then(async () => {
      if (this.isDoubtful) {
        await this.reload();
        this.advance();
      }
      return work();
    });
    this.queue = done.then(
      () => this.pending--,
      () => this.pending--,
    );
    return done;
  }

  /** Nobody is here and nothing is under way: it can be forgotten, and opened again from what is kept. */
  get isIdle(): boolean {
    return this.clients.size === 0 && this.pending === 0 && !this.isDriving;
  }

  /** Another node has written: takes over what it kept, and tells everybody here. */
  async catchUp(what: News['what']): Promise<void> {
    await this.request(async () => {
      if (what === 'row') await this.catchUpRow();
      else if (what === 'chat') await this.catchUpChat();
      else await this.catchUpLog();
    });
  }

  /** Whoever comes in sees what is kept now, also where the news of another node is still under way. */
  async lookAgain(): Promise<void> {
    if (!this.settings.fanOut) return;
    await this.catchUpRow();
    await this.catchUpLog();
    await this.catchUpChat();
  }

  private async catchUpRow(): Promise<void> {
    const before = this.row;
    const row = await this.settings.store.getTable(before.id);
    if (!row || row.version <= before.version) return;
    this.row = row;
    if (row.status !== 'open' && !this.match) return this.begin();
    if (this.match && JSON.stringify(before.clock) !== JSON.stringify(row.clock))
      this.timekeeper.load(row, await this.settings.store.log(row.id));
    for (const [seat, { tokenHash }] of row.seats.entries())
      if (before.seats[seat]?.tokenHash !== tokenHash) this.expel(seat);
    this.tellAll({ kind: 'table', table: this.info() });
    if (String(before.agreed ?? []) !== String(row.agreed ?? []))
      this.tellAll({ kind: 'abandon', agreed: row.agreed ?? [] });
    if (row.status !== 'running') this.driver?.stop();
  }

  private async catchUpChat(): Promise<void> {
    const last = this.chatLines.at(-1)?.n ?? -1;
    this.chatLines = await this.settings.store.chat(this.row.id, CHAT_SHOWN);
    for (const line of this.chatLines) if (line.n > last) this.tellAll({ kind: 'chat', line });
  }

  private async catchUpLog(): Promise<void> {
    const { match } = this;
    if (!match) return;
    const entries = await this.settings.store.log(this.row.id, this.seq);
    const last = entries.at(-1);
    if (!last) return;
    if (entries[0]!.seq !== this.seq) return this.reload();
    this.undoneTo = followLog(match, entries);
    this.seq += entries.length;
    this.kept = match.count;
    this.lastMover = last.seat;
    this.timekeeper.note(this.row, entries);
    for (const { moveId, seat } of entries) if (moveId !== null) this.answered.add(`${seat} ${moveId}`);
    this.tellMoves(match);
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
  async begin(): Promise<void> {
    await this.loadGame();
    this.advance();
    // Seats may have been shuffled: everybody comes in anew.
    for (const client of this.clients) client.close('closing');
  }

  /** Changes the row by what it is now; if another node has changed it meanwhile, by what it is then. */
  async changeRow(change: Partial<TableRow> | ((row: TableRow) => Partial<TableRow>)): Promise<void> {
    const { store, now } = this.settings;
    for (let tries = 1; ; tries++) {
      const before = this.row;
      const changes = typeof change === 'function' ? change(before) : change;
      const row = { ...before, ...changes, version: before.version + 1, changedAt: now() };
      this.row = row;
      try {
        await store.putTable(row);
        if (Object.keys(changes).some((key) => !UNSHOWN.includes(key)))
          this.tellAll({ kind: 'table', table: this.info() });
        return;
      } catch (error) {
        const isLate = error instanceof ConflictError && tries < MOST_TRIES;
        this.row = isLate ? ((await store.getTable(before.id)) ?? before) : before;
        if (!isLate) throw error;
        if (this.row.status !== 'open' && !this.match) await this.begin();
      }
    }
  }

  tellAll(message: ServerMessage): void {
    for (const client of this.clients) client.send(message);
  }

  // Who sees what

  private visible(client: RoomClient, match: Match): number {
    return visibleTo(client, match, this.row.config.spectatorDelay);
  }

  private gameFor(client: RoomClient): Extract<ServerMessage, { kind: 'opened' }>['game'] {
    const { match } = this;
    if (!match) return null;
    const game = gameFor(match, this.row.id, viewerOf(client), this.visible(client, match));
    return { ...game, clock: this.clock() };
  }

  private clock(): ClockState {
    return this.timekeeper.state(this.row, this.decider, this.settings.now());
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

  private tellMoves(match: Match): void {
    const telling = new Telling(match, this.undoneTo);
    const clock = this.clock();
    for (const client of this.clients) {
      const visible = this.visible(client, match);
      if (visible === client.told && client.seat !== this.lastMover) continue;
      const update = telling.update(viewerOf(client), client.told, visible);
      client.told = visible;
      client.send({ kind: 'update', update, clock });
    }
    this.undoneTo = Number.POSITIVE_INFINITY;
  }

  private lastMover: number | null = null;
  /** The lowest number of moves reached by taking moves back since the last telling. */
  private undoneTo = Number.POSITIVE_INFINITY;

  // What is kept

  /** After every move and undo: keeps it, then tells everybody. */
  private async changed(): Promise<void> {
    const match = this.match!;
    const { store, now } = this.settings;
    const { seq, kept, takenBack, lastMover, moveId } = this;
    const entries = newEntries(match, { seq, kept, takenBack, seat: lastMover ?? -1, moveId, at: now() });
    if (takenBack > 0) this.undoneTo = match.count;
    this.lastMover = entries.at(-1)?.seat ?? lastMover;
    await store.append(this.row.id, entries);
    this.seq += entries.length;
    this.timekeeper.note(this.row, entries);
    this.kept = match.count;
    this.takenBack = 0;
    if (moveId !== null) this.answered.add(`${entries[0]?.seat} ${moveId}`);
    this.moveId = null;
    this.tellMoves(match);
    this.noteProgress(match).catch((error) => this.settings.report(`table ${this.row.id}: its row`, error));
  }

  /** What lists show of the game; the end of it. */
  private async noteProgress(match: Match): Promise<void> {
    if (match.isOver) {
      const over = { status: 'over', result: result(match.state), decider: null, notice: null, due: null } as const;
      await this.settings.ended?.({ ...this.row, ...over });
      return this.changeRow(over);
    }
    const progress = this.timekeeper.progress(this.row, this.decider, this.settings.now());
    if (progress) await this.changeRow(progress);
  }

  /** A seat changes hands or takes a vacation; the clocks are kept with it. */
  async putSeat(seat: number, change: Partial<SeatRow>): Promise<void> {
    await this.changeRow((row) =>
      this.timekeeper.changeSeat(row, seat, change, this.decider, this.seq, this.settings.now()),
    );
    this.timekeeper.based(this.row);
    this.advance();
  }

  /** Something is due: a clock has run out, the player who decides is to be told, a bot has stopped. */
  async wake(): Promise<void> {
    await this.request(async () => {
      const { match, timekeeper, decider } = this;
      if (!match || this.row.status !== 'running') return;
      await this.noteProgress(match);
      const now = this.settings.now();
      if (decider === null) return;
      if (timekeeper.isOutOfTime(this.row, decider, now)) return this.putSeat(decider, { isSubstituted: true });
      let isTold = false;
      if (this.row.due !== null && this.row.due! <= now)
        await this.changeRow((row) => {
          // Of several nodes the one whose change is kept tells.
          isTold = timekeeper.isNoticeDue(row, now) && !this.present().includes(decider);
          return timekeeper.done(row, now);
        });
      if (isTold) this.settings.tellTurn?.(this.row, decider);
    });
    this.advance();
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
        return { ok: true, value: match.moment(viewerOf(client), call.index) };
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
    if (this.answered.has(`${client.seat} ${call.id}`)) return { ok: true };
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
      const isLate = error instanceof ConflictError;
      if (!isLate) this.settings.report(`table ${this.row.id}: a move could not be kept`, error);
      // What memory has made of it is not true: back to what is kept.
      await this.reload();
      this.advance();
      // Another node may have kept this very move, and only its answer got lost.
      if (this.answered.has(`${client.seat} ${call.id}`)) return { ok: true };
      return { ok: false, why: isLate ? 'stale' : 'notKept' };
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
    await this.putSeat(seat, change);
    return { ok: true };
  }

  private async say(client: RoomClient, text: string, tries = 1): Promise<Answer> {
    if (client.seat === null) return { ok: false, why: 'notAllowed' };
    const line = { n: (this.chatLines.at(-1)?.n ?? -1) + 1, seat: client.seat, text, at: this.settings.now() };
    try {
      await this.settings.store.addChat(this.row.id, line);
    } catch (error) {
      if (!(error instanceof ConflictError) || tries >= MOST_TRIES) throw error;
      await this.catchUpChat();
      return this.say(client, text, tries + 1);
    }
    this.chatLines = [...this.chatLines, line].slice(-CHAT_SHOWN);
    this.tellAll({ kind: 'chat', line });
    return { ok: true };
  }

  /** A game ends without a result when every person agrees. */
  private async abandon(client: RoomClient, agrees: boolean): Promise<Answer> {
    if (client.seat === null || this.row.status !== 'running') return { ok: false, why: 'notAllowed' };
    const { seat } = client;
    await this.changeRow(({ agreed = [] }) => ({
      agreed: [...agreed.filter((other) => other !== seat), ...(agrees ? [seat] : [])].sort(),
    }));
    const { agreed = [], seats } = this.row;
    this.tellAll({ kind: 'abandon', agreed });
    const isAgreed = seats.every(
      ({ kind, isSubstituted }, other) => kind === 'bot' || isSubstituted || agreed.includes(other),
    );
    if (isAgreed) {
      this.driver?.stop();
      await this.changeRow({ status: 'abandoned', decider: null, notice: null, due: null });
    }
    return { ok: true };
  }

  /** A seat's token holds no longer: whoever came with it goes. */
  expel(seat: number): void {
    for (const client of this.clients) if (client.seat === seat) client.close('revoked');
  }

  /** Resolves when what was under way is done. */
  async close(): Promise<void> {
    this.driver?.stop();
    for (const client of this.clients) client.close('closing');
    await this.queue;
  }
}
