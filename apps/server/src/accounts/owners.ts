// The owners of tables: accounts and addresses. Each may have only a few tables that wait for players.

import { createHmac, randomBytes } from 'node:crypto';
import { clientOf } from '../http/addresses.ts';
import type { LimitSettings } from '../http/limits.ts';
import { RequestProblem } from '../http/problem.ts';
import type { Store, TableRow } from '../store/store.ts';

/** How many tables of one owner the lobby shows. */
export const SHOWN_OF_OWNER = 3;

/** Milliseconds that making a table may take. */
const MOST_MAKING = 60_000;

type OwnerLimits = Pick<LimitSettings, 'isExempt' | 'mostOpenTables'>;

const kindOf = (owner: string): string => `open-tables:${owner}`;

export class Owners {
  private readonly store: Store;
  private readonly limits: OwnerLimits;
  private key: Promise<string> | null = null;

  constructor(store: Store, limits: OwnerLimits) {
    this.store = store;
    this.limits = limits;
  }

  /** The names under which a table is counted. Addresses are not stored in clear. */
  async of(address: string, account: string | null): Promise<string[]> {
    const names = account === null ? [] : [`account ${account}`];
    if (this.limits.isExempt(address)) return names;
    const key = await this.hashKey();
    return [...names, `address ${createHmac('sha256', key).update(clientOf(address)).digest('base64url')}`];
  }

  private hashKey(): Promise<string> {
    this.key ??= this.readKey().catch((error: unknown) => {
      this.key = null;
      throw error;
    });
    return this.key;
  }

  /** All nodes use the same key. */
  private async readKey(): Promise<string> {
    await this.store.swapFact('server', 'owner-key', null, randomBytes(32).toString('base64url'));
    return (await this.store.getFact('server', 'owner-key')) as string;
  }

  /** Counts a new table. Rejects if one of its owners has too many that wait. */
  async count(owners: readonly string[], table: string, now: number): Promise<void> {
    const most = this.limits.mostOpenTables;
    for (const owner of owners) {
      // Stored before the others are counted, so that concurrent requests see each other.
      await this.store.putFact(kindOf(owner), table, { at: now });
      if ((await this.waiting(owner, table, now)) < most) continue;
      await this.forget({ id: table, owners });
      throw new RequestProblem(
        409,
        'tooManyTables',
        `You have ${most} tables that wait for players. Fill one, or leave it, before you open another.`,
      );
    }
  }

  /** How many other tables of an owner wait. Removes entries of tables that no longer wait. */
  private async waiting(owner: string, but: string, now: number): Promise<number> {
    let waiting = 0;
    for (const { key: id, value } of await this.store.listFacts(kindOf(owner))) {
      if (id === but) continue;
      const row = await this.store.getTable(id);
      const isBeingMade = !row && Math.abs(now - (value as { at: number }).at) < MOST_MAKING;
      if (row?.status === 'open' || isBeingMade) waiting++;
      else await this.store.deleteFact(kindOf(owner), id);
    }
    return waiting;
  }

  /** The table no longer waits for players. */
  async forget({ id, owners = [] }: { id: string; owners?: readonly string[] }): Promise<void> {
    for (const owner of owners) await this.store.deleteFact(kindOf(owner), id);
  }
}

/** At most a few tables of each owner, the first ones. */
export function fewOfEach(rows: readonly TableRow[]): TableRow[] {
  const shown = new Map<string, number>();
  return rows.filter(({ owners = [] }) => {
    if (owners.some((owner) => (shown.get(owner) ?? 0) >= SHOWN_OF_OWNER)) return false;
    for (const owner of owners) shown.set(owner, (shown.get(owner) ?? 0) + 1);
    return true;
  });
}
