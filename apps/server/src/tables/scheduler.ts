// One sweep for all tables, in memory or not: the store knows which of them have something due. So clocks run out, players are
// told, and bots go on after a restart, without a table kept open for it.

import type { Store } from '../store/store.ts';
import { isDamage } from './problem.ts';
import type { Tables } from './tables.ts';

const MOST_AT_ONCE = 200;
const EVERY = 1000;
/** A table that failed is looked at again after this long: it must not hold up the others. */
const SOON = 30_000;
/** A damaged one does not mend itself. */
const LATER = 3_600_000;

export interface SchedulerSettings {
  store: Store;
  tables: Pick<Tables, 'room'>;
  now(): number;
  report(problem: string, error: unknown): void;
}

export class Scheduler {
  private readonly settings: SchedulerSettings;
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;

  constructor(settings: SchedulerSettings) {
    this.settings = settings;
  }

  start(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY);
    this.timer.unref();
  }

  /** Does what is due. A second call while one is under way waits for that one. */
  sweep(): Promise<void> {
    this.sweeping ??= this.carryOut()
      .catch((error) => this.settings.report('the tables that are due could not be found', error))
      .finally(() => {
        this.sweeping = null;
      });
    return this.sweeping;
  }

  private async carryOut(): Promise<void> {
    const { store, tables, now, report } = this.settings;
    for (const row of await store.listTables({ dueAt: now(), limit: MOST_AT_ONCE })) {
      try {
        await (await tables.room(row.id)).wake();
      } catch (error) {
        report(`table ${row.id}: what is due could not be done`, error);
        // If another node has changed it meanwhile, it is that node's.
        const due = now() + (isDamage(error) ? LATER : SOON);
        await store.putTable({ ...row, version: row.version + 1, due }).catch(() => {});
      }
    }
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.sweeping;
  }
}
