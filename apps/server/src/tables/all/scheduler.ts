// One sweep for all tables: the store knows which of them have something due. So clocks expire, players are notified
// and bots resume after a restart, without keeping tables open.

import { DamagedData } from '../../store/damage.ts';
import type { Store } from '../../store/store.ts';
import { sweepDue } from '../verbs/sweep-due.ts';
import type { Tables } from './tables.ts';

const MOST_AT_ONCE = 200;
const EVERY = 1000;
/** Milliseconds until a failed table is retried. */
const SOON = 30_000;
/** The same for a damaged table. */
const LATER = 3_600_000;
/** How often empty tables are deleted. */
export const EXPIRE_EVERY = 60_000;

export interface SchedulerSettings {
  store: Store;
  tables: Pick<Tables, 'room' | 'expire' | 'expireWaiting'> & {
    rooms: Pick<Tables['rooms'], 'touchWatched' | 'persistEnds'>;
  };
  now(): number;
  /** Milliseconds after which an open table without players is deleted; null: never. */
  emptyFor?: number | null;
  /** Milliseconds that a table with players waits for more; null: without limit. */
  waitingFor?: number | null;
  /** The data is a copy: nothing is due there. */
  isDrill?: boolean;
  /** Work besides tables. */
  others?(): Promise<void>;
  report(problem: string, error: unknown): void;
}

export class Scheduler {
  private readonly settings: SchedulerSettings;
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;
  private lookedForOld = Number.NEGATIVE_INFINITY;
  private lookedForEnds = Number.NEGATIVE_INFINITY;

  constructor(settings: SchedulerSettings) {
    this.settings = settings;
  }

  start(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY);
    this.timer.unref();
  }

  /** Does what is due. A call during a sweep waits for that sweep. */
  sweep(): Promise<void> {
    if (this.settings.isDrill) return Promise.resolve();
    this.sweeping ??= this.carryOut()
      .catch((error) => this.settings.report('the tables that are due could not be found', error))
      .finally(() => {
        this.sweeping = null;
      });
    return this.sweeping;
  }

  private async carryOut(): Promise<void> {
    const { store, tables, now, report } = this.settings;
    await this.expireOpen().catch((error) => report('abandoned tables could not be closed', error));
    await this.settings.others?.().catch((error) => report('the tournaments could not go on', error));
    // The machine's clock may have been set back.
    if (Math.abs(now() - this.lookedForEnds) >= SOON) {
      this.lookedForEnds = now();
      await tables.rooms.persistEnds();
    }
    for (const row of await store.listTables({ dueAt: now(), limit: MOST_AT_ONCE })) {
      try {
        await sweepDue(await tables.room(row.id));
      } catch (error) {
        report(`table ${row.id}: what is due could not be done`, error);
        // On a conflict another node has taken it over.
        const due = now() + (error instanceof DamagedData ? LATER : SOON);
        await store.putTable({ ...row, version: row.version + 1, due }).catch(() => {});
      }
    }
  }

  /**
   * Safe with several nodes: a table is deleted by version, so one that a player has joined stays. A watched one does
   * not grow old, because its node touches it.
   */
  private async expireOpen(): Promise<void> {
    const { store, tables, now, emptyFor = null, waitingFor = null } = this.settings;
    if (emptyFor === null && waitingFor === null) return;
    // The machine's clock may have been set back.
    if (Math.abs(now() - this.lookedForOld) < Math.min(EXPIRE_EVERY, (emptyFor ?? EXPIRE_EVERY * 4) / 4)) return;
    this.lookedForOld = now();
    const oldest = { isOldestFirst: true, limit: MOST_AT_ONCE };
    if (emptyFor !== null) {
      await tables.rooms.touchWatched(now() - emptyFor / 2);
      const empty = { ...oldest, isSeated: false, changedBefore: now() - emptyFor };
      for (const row of await store.listTables(empty)) await tables.expire(row);
    }
    if (waitingFor === null) return;
    const waiting = { ...oldest, isSeated: true, changedBefore: now() - waitingFor };
    for (const row of await store.listTables(waiting)) await tables.expireWaiting(row);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.sweeping;
  }
}
