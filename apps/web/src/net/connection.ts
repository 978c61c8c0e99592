// The connection to a table: reconnects, resends unanswered requests, and holds what is public besides the game:
// presence, chat, clocks.

import { seenHash, unpackSteps, updated } from '@black-angel/match';
import type { Answer, ChatLine, ClientMessage, SentUpdate, ServerMessage, Since } from '@black-angel/protocol';
import { API_VERSION } from '@black-angel/protocol/version';
import {
  type Bye,
  type OnlineGame,
  type OnlineState,
  type OpenedMessage,
  type Trouble,
  UNKNOWN_STATE,
} from './online-state.ts';
import { type OpenWire, openBrowserWire, type Wire } from './wire.ts';

type Requests = Extract<ClientMessage, { id: string }>;
type Request = { [K in Requests['kind']]: Omit<Extract<Requests, { kind: K }>, 'id'> }[Requests['kind']];
type Remark = Exclude<ClientMessage, { id: string } | { kind: 'hello' }>;

interface Waiting {
  message: Requests;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export interface ConnectionSettings {
  table: string;
  token: string | null;
  openWire?: OpenWire;
  /** From 0 to 1: jitter for the retries of many clients. */
  random?: () => number;
  newId?: () => string;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 20_000;
/** After the server's rate limit. */
const CALM_PAUSE = 3000;
/** A damaged game does not repair itself. */
const LONG_PAUSE = 60_000;
const PING_EVERY = 25_000;
const PATIENCE = 10_000;
const OFFLINE_PATIENCE = 2000;
const CHAT_KEPT = 200;

/** No retry after these. */
const FINAL: readonly Bye[] = ['unknownTable', 'badToken', 'revoked', 'badMessage', 'notWatchable'];

const randomId = (): string => crypto.randomUUID();

/** Null when entries are missing. */
function merge(game: OnlineGame, { steps = [], ...update }: SentUpdate): OnlineGame | null {
  const { moment } = update;
  const line = updated(game.entries, { ...update, stepViews: unpackSteps(moment.view, steps) });
  // The setup comes before the first move.
  return line.entries.length === moment.index + 1 ? { ...line, info: game.info } : null;
}

export class ConnectionLost extends Error {}

export class Connection {
  readonly tableId: string;
  readonly token: string | null;
  private readonly openWire: OpenWire;
  private readonly random: () => number;
  private readonly newId: () => string;
  private readonly listeners = new Set<() => void>();
  private state: OnlineState = UNKNOWN_STATE;
  private wire: Wire | null = null;
  /** Unanswered requests, in order. */
  private readonly waiting = new Map<string, Waiting>();
  /** Null until it has begun. */
  game: OnlineGame | null = null;
  private readonly gameListeners = new Set<() => void>();
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setTimeout> | null = null;
  private automatic: boolean | null = null;

  constructor({
    table,
    token,
    openWire = openBrowserWire,
    random = Math.random,
    newId = randomId,
  }: ConnectionSettings) {
    this.tableId = table;
    this.token = token;
    this.openWire = openWire;
    this.random = random;
    this.newId = newId;
  }

  // For useSyncExternalStore.
  readonly get = (): OnlineState => this.state;
  readonly subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  };

  private set(change: Partial<OnlineState>): void {
    this.state = { ...this.state, ...change };
    for (const listen of [...this.listeners]) listen();
  }

  /** Opens the socket and keeps it open until `close`. */
  open(): void {
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.onOnline);
      addEventListener('offline', this.onOffline);
    }
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', this.onVisible);
    this.connect();
  }

  close(): void {
    this.finish(null);
  }

  private finish(bye: Bye | null): void {
    if (typeof removeEventListener === 'function') {
      removeEventListener('online', this.onOnline);
      removeEventListener('offline', this.onOffline);
    }
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', this.onVisible);
    this.stopTimers();
    const { wire } = this;
    this.wire = null;
    wire?.close();
    this.set({ connection: 'closed', bye });
    const lost = new ConnectionLost(bye ?? 'closed');
    for (const { reject } of this.waiting.values()) reject(lost);
    this.waiting.clear();
  }

  /** Subscribes to changes of the game. */
  onGame(listen: () => void): () => void {
    this.gameListeners.add(listen);
    return () => this.gameListeners.delete(listen);
  }

  private setGame(game: OnlineGame | null): void {
    this.game = game;
    for (const listen of [...this.gameListeners]) listen();
  }

  // The socket

  private readonly onOnline = (): void => this.hurry();
  /** A server on the same machine answers while offline, so it is only a ping. */
  private readonly onOffline = (): void => this.ping(OFFLINE_PATIENCE);
  private readonly onVisible = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.state.connection === 'waiting') this.hurry();
    else this.ping();
  };

  /** Retries now. */
  hurry(): void {
    if (this.state.connection === 'waiting') this.connect();
  }

  private stopTimers(): void {
    if (this.retry !== null) clearTimeout(this.retry);
    if (this.beat !== null) clearTimeout(this.beat);
    this.retry = null;
    this.beat = null;
  }

  private connect(): void {
    if (this.state.connection === 'closed') return;
    this.stopTimers();
    this.set({ connection: 'connecting' });
    const isPresent = (): boolean => this.wire === wire;
    const wire: Wire = this.openWire({
      opened: () => {
        if (isPresent()) this.post({ kind: 'hello', table: this.tableId, token: this.token, since: this.since() });
      },
      // Messages of an older socket are stale.
      heard: (text) => {
        if (isPresent()) this.hear(JSON.parse(text) as ServerMessage);
      },
      closed: () => {
        if (isPresent()) this.lose();
      },
    });
    this.wire = wire;
    // Gives up an address that never answers.
    this.beat = setTimeout(() => this.drop(), PATIENCE);
  }

  /** What the server need not send again. */
  private since(): Since {
    return this.game && { index: this.game.moment.index, seen: seenHash(this.game.entries) };
  }

  private drop(): void {
    const { wire } = this;
    if (!wire) return;
    this.lose();
    wire.close();
  }

  /** `isLost` false: the server asks for a new socket, or this page does. */
  private lose(pause = this.pause(), trouble: Trouble = 'unreachable', isLost = true): void {
    this.wire = null;
    this.stopTimers();
    this.failures++;
    this.set({ connection: isLost ? 'waiting' : 'connecting', trouble, present: [] });
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private pause(): number {
    const most = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    return most * (0.5 + this.random() / 2);
  }

  /** The updates do not fit together: reconnects and asks for the whole game. */
  private resync(): void {
    const { wire } = this;
    if (!wire) return;
    this.lose(0, 'unreachable', false);
    wire.close();
  }

  private post(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }

  ping(patience = PATIENCE): void {
    if (this.state.connection !== 'open') return;
    this.post({ kind: 'ping' });
    this.expect(patience);
  }

  /** Drops the socket if nothing is heard within this time. */
  private expect(milliseconds: number): void {
    if (this.beat !== null) clearTimeout(this.beat);
    this.beat = setTimeout(() => this.drop(), milliseconds);
  }

  private rest(): void {
    if (this.beat !== null) clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ping(), PING_EVERY);
  }

  private hear(message: ServerMessage): void {
    this.rest();
    switch (message.kind) {
      case 'opened':
        // A page from the cache may be older than the server.
        return message.api === API_VERSION ? this.welcome(message) : this.goodbye('badMessage');
      case 'update':
        this.set({ clock: message.clock });
        return this.update(message.update);
      case 'answer': {
        const asked = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        return asked?.resolve(message.answer);
      }
      case 'table':
        return this.set({ table: message.table });
      case 'present':
        return this.set({ present: message.seats });
      case 'chat':
        return this.addChat(message.line);
      case 'chatRefused':
        return this.set({ refusedChat: { text: message.text, isMuted: message.why === 'muted' } });
      case 'abandon':
        return this.set({ agreed: message.agreed });
      case 'pong':
        return this.set({ ahead: message.now - Date.now() });
      case 'bye':
        return this.goodbye(message.why);
    }
  }

  private welcome({ seat, table, game, chat, present, agreed }: OpenedMessage): void {
    const whole = game && this.resume(game);
    if (game && !whole) {
      this.game = null;
      return this.resync();
    }
    this.failures = 0;
    const clock = game?.clock ?? null;
    this.set({ connection: 'open', trouble: null, seat, table, chat, present, agreed, clock, hasGame: game !== null });
    this.setGame(whole);
    if (this.automatic !== null && seat !== null) this.post({ kind: 'automatic', isOn: this.automatic });
    // Requests are idempotent: a repeated one gets its first answer.
    for (const { message } of this.waiting.values()) this.post(message);
    this.post({ kind: 'ping' });
  }

  /** The whole game: the entries that are known here, then those of the message. */
  private resume({ info, moment, entries, keep }: NonNullable<OpenedMessage['game']>): OnlineGame | null {
    const known = keep < 0 ? [] : (this.game?.entries ?? []);
    return merge({ info, moment, entries: known, stepViews: [] }, { moment, entries, keep });
  }

  private update(update: SentUpdate): void {
    if (!this.game) return;
    const merged = merge(this.game, update);
    if (merged) this.setGame(merged);
    else this.resync();
  }

  private goodbye(why: Bye): void {
    if (FINAL.includes(why)) return this.finish(why);
    const { wire } = this;
    const trouble = why === 'unavailable' || why === 'damaged' ? why : 'unreachable';
    this.lose(this.pauseAfter(why), trouble, why !== 'closing');
    wire?.close();
  }

  private pauseAfter(why: Bye): number {
    switch (why) {
      case 'tooFast':
      case 'full':
        return CALM_PAUSE * (1 + this.random());
      case 'damaged':
        return LONG_PAUSE * (1 + this.random());
      case 'unavailable':
        return this.pause();
      default:
        return this.pause() / 2;
    }
  }

  private addChat(line: ChatLine): void {
    const { chat } = this.state;
    if (chat.some(({ n }) => n === line.n)) return;
    this.set({ chat: [...chat, line].sort((a, b) => a.n - b.n).slice(-CHAT_KEPT) });
  }

  // What is said

  /** Resolves with the server's answer, across reconnects. Rejects when the connection is closed for good. */
  ask(request: Request): Promise<Answer> {
    if (this.state.connection === 'closed') return Promise.reject(new ConnectionLost(this.state.bye ?? 'closed'));
    return new Promise((resolve, reject) => {
      const message = { ...request, id: this.newId() } as Requests;
      this.waiting.set(message.id, { message, resolve, reject });
      if (this.state.connection === 'open') this.post(message);
    });
  }

  /** Sends a message without an answer. False if there is no connection now. */
  say(remark: Remark): boolean {
    if (this.state.connection !== 'open') return false;
    this.post(remark);
    return true;
  }

  /** A player who moves takes the seat back from the substitute bot. */
  takeSeat(): void {
    const { table, seat } = this.state;
    if (seat !== null && table?.seats[seat]?.isSubstituted) this.say({ kind: 'takeBack' });
  }

  setAutomatic(isOn: boolean): void {
    this.automatic = isOn;
    if (this.state.seat !== null) this.say({ kind: 'automatic', isOn });
  }

  get isAutomatic(): boolean {
    return this.automatic ?? true;
  }
}
