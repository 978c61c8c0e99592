// The row of an open table, changed so that of several nodes that change it at once none overwrites another.

import { ConflictError, type Store, type TableRow } from '../store/store.ts';

const MOST_TRIES = 10;
/** What nobody is shown of a row. */
const UNSHOWN: readonly string[] = ['clock', 'turn', 'notice', 'due', 'agreed'];

export type RowChange = Partial<TableRow> | ((row: TableRow) => Partial<TableRow>);

export class KeptRow {
  row: TableRow;
  private readonly store: Store;
  private readonly now: () => number;

  constructor(row: TableRow, store: Store, now: () => number) {
    this.row = row;
    this.store = store;
    this.now = now;
  }

  /**
   * Changes the row by what it is now; if another node has changed it meanwhile, by what it is then, after `overtaken` has looked at
   * that. Whether anybody is to be shown the change.
   */
  async change(change: RowChange, overtaken: () => Promise<void>): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      const before = this.row;
      const changes = typeof change === 'function' ? change(before) : change;
      const row = { ...before, ...changes, version: before.version + 1, changedAt: this.now() };
      this.row = row;
      try {
        await this.store.putTable(row);
        return Object.keys(changes).some((key) => !UNSHOWN.includes(key));
      } catch (error) {
        const isLate = error instanceof ConflictError && tries < MOST_TRIES;
        this.row = isLate ? ((await this.store.getTable(before.id)) ?? before) : before;
        if (!isLate) throw error;
        await overtaken();
      }
    }
  }

  /** As it is kept now. */
  async reload(): Promise<void> {
    this.row = (await this.store.getTable(this.row.id)) ?? this.row;
  }

  /** Takes over what another node has kept. The row before, or null if there is nothing new. */
  async catchUp(): Promise<TableRow | null> {
    const before = this.row;
    const row = await this.store.getTable(before.id);
    if (!row || row.version <= before.version) return null;
    this.row = row;
    return before;
  }
}
