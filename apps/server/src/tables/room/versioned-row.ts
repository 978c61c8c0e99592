// A row with optimistic locking.

import { ConflictError, type Store, type TableRow } from '../../store/store.ts';

const MOST_TRIES = 10;
/** Fields that clients are not shown. */
const INTERNAL: readonly string[] = ['clock', 'turn', 'notice', 'due', 'agreed'];

export type RowChange = Partial<TableRow> | ((row: TableRow) => Partial<TableRow>);

export class VersionedRow {
  row: TableRow;
  private readonly store: Store;
  private readonly now: () => number;

  constructor(row: TableRow, store: Store, now: () => number) {
    this.row = row;
    this.store = store;
    this.now = now;
  }

  /**
   * Changes the row. If another node has stored a newer version, loads that, calls `overtaken` and tries again.
   * Whether clients are to be shown the change.
   */
  async change(change: RowChange, overtaken: () => Promise<void>): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      const before = this.row;
      const changes = typeof change === 'function' ? change(before) : change;
      const row = { ...before, ...changes, version: before.version + 1, changedAt: this.now() };
      this.row = row;
      try {
        await this.store.putTable(row);
        return Object.keys(changes).some((key) => !INTERNAL.includes(key));
      } catch (error) {
        const isLate = error instanceof ConflictError && tries < MOST_TRIES;
        this.row = isLate ? ((await this.store.getTable(before.id)) ?? before) : before;
        if (!isLate) throw error;
        await overtaken();
      }
    }
  }

  async reload(): Promise<void> {
    this.row = (await this.store.getTable(this.row.id)) ?? this.row;
  }

  /** Loads a newer version, if there is one. Returns the row before, or null if nothing is new. */
  async catchUp(): Promise<TableRow | null> {
    const before = this.row;
    const row = await this.store.getTable(before.id);
    if (!row || row.version <= before.version) return null;
    this.row = row;
    return before;
  }
}

/** Until when an open table waits for players, from now on. Empty if it waits without limit. */
export const expiry = (waitingFor: number | null, now: number): Pick<TableRow, 'expiresAt'> =>
  waitingFor === null ? {} : { expiresAt: now + waitingFor };
