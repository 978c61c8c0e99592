// Rate limits of one client and of the whole server.

import { clientOf, isLoopback } from './addresses.ts';
import { Bucket } from './bucket.ts';

/** A token bucket: its size, and how fast it refills. */
export interface Rate {
  burst: number;
  perSecond: number;
}

export interface LimitSettings {
  /** Requests over HTTP. */
  requests: Rate;
  /** New tables. */
  tables: Rate;
  /** Log-ins and new accounts. */
  logIns: Rate;
  /** New sockets. */
  newSockets: Rate;
  /** Results of the daily challenge, each of which costs a replay, and lists of results for an account. */
  replays: Rate;
  /** Questions over sockets that cost a replay or a list of moves, over all sockets of an address. */
  lookUps: Rate;
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
export type LimitedKind = 'requests' | 'tables' | 'logIns' | 'newSockets' | 'replays' | 'lookUps';

export const DEFAULT_LIMITS: LimitSettings = {
  requests: { burst: 120, perSecond: 20 },
  tables: { burst: 20, perSecond: 1 / 60 },
  logIns: { burst: 10, perSecond: 1 / 20 },
  newSockets: { burst: 30, perSecond: 2 },
  replays: { burst: 10, perSecond: 1 / 10 },
  lookUps: { burst: 300, perSecond: 30 },
  mostSockets: 4000,
  mostSocketsPerAddress: 50,
  mostOpenTables: 10,
  mostSets: 20,
  isExempt: isLoopback,
};

/** The number of buckets at which the full ones are dropped. */
const MANY = 10_000;

export class Limits {
  readonly settings: LimitSettings;
  private readonly buckets = new Map<string, Bucket>();
  private readonly perAddress = new Map<string, number>();
  private all = 0;

  constructor(settings: LimitSettings = DEFAULT_LIMITS) {
    this.settings = settings;
  }

  private now(): number {
    return this.settings.now?.() ?? performance.now();
  }

  /** Takes one token of this client. Whether there was one. */
  take(kind: LimitedKind, address: string): boolean {
    return this.settings.isExempt(address) || this.takeFor(kind, clientOf(address));
  }

  /** As `take`, by any name: an account, for guesses of its password from many addresses. */
  takeFor(kind: LimitedKind, name: string): boolean {
    const key = `${kind} ${name}`;
    const now = this.now();
    let bucket = this.buckets.get(key);
    if (!bucket) {
      if (this.buckets.size >= MANY) this.forget(now);
      const { burst, perSecond } = this.settings[kind];
      bucket = new Bucket(burst, perSecond, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now);
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

  mayOpenSocket(address: string): boolean {
    if (this.settings.isExempt(address)) return true;
    return (this.perAddress.get(clientOf(address)) ?? 0) < this.settings.mostSocketsPerAddress;
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
