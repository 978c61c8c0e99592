// Rate limits of one client and of the whole server. Every rate is named in one table: a route names its limit
// (`limit` in route.ts), other code charges it.

import { clientOf, isLoopback } from './addresses.ts';
import { RequestProblem } from './problem.ts';

/** A token bucket: its size, and how fast it refills. */
export interface Rate {
  burst: number;
  perSecond: number;
}

interface Limit extends Rate {
  /** What a client is told that reaches it, and after how many seconds to come again. */
  why: string;
  retryAfter: number;
}

/** A new limit is one entry. */
const RATES = {
  /** Requests over HTTP. */
  requests: { burst: 120, perSecond: 20, why: 'Too many requests came from here. Wait a moment.', retryAfter: 2 },
  /** New sockets. On their route it replaces the limit of requests. */
  newSockets: { burst: 30, perSecond: 2, why: 'Too many sockets were opened from here. Wait a moment.', retryAfter: 2 },
  tables: { burst: 20, perSecond: 1 / 60, why: 'Too many tables were made from here. Wait a while.', retryAfter: 60 },
  /** Log-ins, new accounts, reports, codes, guesses of the operator's token. */
  logIns: { burst: 10, perSecond: 1 / 20, why: 'Too many attempts. Wait a while.', retryAfter: 20 },
  /** Results of the daily challenge, each of which costs a replay, and lists of results for an account. */
  replays: { burst: 10, perSecond: 1 / 10, why: 'Too many games at once. Wait a while.', retryAfter: 20 },
  /** Questions over sockets that cost a replay or a list of moves, over all sockets of an address. */
  lookUps: { burst: 300, perSecond: 30, why: 'Too many questions at once. Wait a moment.', retryAfter: 2 },
  /** Messages of one socket; only Bucket uses it. */
  messages: { burst: 60, perSecond: 15, why: 'Too many messages at once.', retryAfter: 2 },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof RATES;

export interface LimitSettings extends Record<LimitName, Rate> {
  mostSockets: number;
  mostSocketsPerAddress: number;
  /** Tables of one account or address that wait for players. */
  mostOpenTables: number;
  /** Component sets that one account or address stores in 30 days. */
  mostSets: number;
  /** Clients without limits: by default this machine, but not through a trusted proxy on it. */
  isExempt(address: string): boolean;
  now?(): number;
}

export const DEFAULT_LIMITS: LimitSettings = {
  ...RATES,
  mostSockets: 4000,
  mostSocketsPerAddress: 50,
  mostOpenTables: 10,
  mostSets: 20,
  isExempt: isLoopback,
};

export class Bucket {
  private readonly rate: Rate;
  private left: number;
  private filled: number;

  constructor(rate: Rate, now = performance.now()) {
    this.rate = rate;
    this.left = rate.burst;
    this.filled = now;
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + ((now - this.filled) / 1000) * perSecond);
    this.filled = now;
  }

  /** Takes a token. Whether there was one. */
  take(now = performance.now()): boolean {
    this.fill(now);
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** A full bucket can be dropped. */
  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.rate.burst;
  }
}

/** The number of buckets at which the full ones are dropped. */
const MANY = 10_000;

export class Limits {
  readonly settings: LimitSettings;
  private readonly refused: (limit: LimitName | 'full') => void;
  private readonly buckets = new Map<string, Bucket>();
  private readonly perAddress = new Map<string, number>();
  private all = 0;

  /** Calls `refused` for every request that a limit refuses. */
  constructor(settings: LimitSettings = DEFAULT_LIMITS, refused: Limits['refused'] = () => {}) {
    this.settings = settings;
    this.refused = refused;
  }

  /** Takes one token of this client. Whether there was one. */
  take(limit: LimitName, address: string): boolean {
    return this.settings.isExempt(address) || this.takeFor(limit, clientOf(address));
  }

  /** As `take`, by any name: an account, for guesses of its password from many addresses. */
  takeFor(limit: LimitName, name: string): boolean {
    const key = `${limit} ${name}`;
    const now = this.settings.now?.() ?? performance.now();
    let bucket = this.buckets.get(key);
    if (!bucket) {
      if (this.buckets.size >= MANY) this.forget(now);
      bucket = new Bucket(this.settings[limit], now);
      this.buckets.set(key, bucket);
    }
    const isTaken = bucket.take(now);
    if (!isTaken) this.refused(limit);
    return isTaken;
  }

  /** As `take`, but throws if there was no token. */
  charge(limit: LimitName, address: string): void {
    if (!this.take(limit, address)) throw tooFast(limit);
  }

  /** As `takeFor`, for each of the names, but throws if there was no token. */
  chargeFor(limit: LimitName, ...names: string[]): void {
    for (const name of names) if (!this.takeFor(limit, name)) throw tooFast(limit);
  }

  /** Drops full buckets; if none is full, the oldest half. */
  private forget(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
    if (this.buckets.size < MANY) return;
    for (const key of [...this.buckets.keys()].slice(0, MANY / 2)) this.buckets.delete(key);
  }

  get sockets(): number {
    return this.all;
  }

  /** Whether the server has its maximum of sockets. */
  get isFull(): boolean {
    return this.all >= this.settings.mostSockets;
  }

  /** Throws if the server or this client has its maximum of sockets, or if the client opens them too fast. */
  chargeSocket(address: string): void {
    if (this.isFull) {
      this.refused('full');
      throw full();
    }
    if (this.settings.isExempt(address)) return;
    const { mostSocketsPerAddress } = this.settings;
    const hasAll = (this.perAddress.get(clientOf(address)) ?? 0) >= mostSocketsPerAddress;
    if (hasAll) this.refused('newSockets');
    if (hasAll || !this.take('newSockets', address)) throw tooFast('newSockets');
  }

  /** Counts a socket until the returned function is called. */
  opened(address: string): () => void {
    const client = clientOf(address);
    this.all++;
    this.perAddress.set(client, (this.perAddress.get(client) ?? 0) + 1);
    return () => {
      this.all--;
      const left = this.perAddress.get(client)! - 1;
      if (left === 0) this.perAddress.delete(client);
      else this.perAddress.set(client, left);
    };
  }
}

export const full = () => new RequestProblem(503, 'full', 'The server is full. Come again in a while.', 30);

export function tooFast(limit: LimitName): RequestProblem {
  const { why, retryAfter } = RATES[limit];
  return new RequestProblem(429, 'tooFast', why, retryAfter);
}
