// The owners of tables and sets: accounts and addresses. Each may have only a number of them.

import { createHmac, randomBytes } from 'node:crypto';
import { clientOf } from '../http/addresses.ts';
import type { LimitSettings } from '../http/limits.ts';
import type { RequestProblem } from '../http/problem.ts';
import type { Store } from '../store/store.ts';

/** What an owner may have only a number of. */
export interface Quota {
  /** The documents that count it, one for each owner and thing. */
  kind: string;
  most: number;
  /** Whether a thing of an owner, made at that time, still counts. Documents of others are deleted. */
  counts(id: string, at: number, now: number): boolean | Promise<boolean>;
  problem(): RequestProblem;
}

const kindOf = ({ kind }: Pick<Quota, 'kind'>, owner: string): string => `${kind}:${owner}`;

export class Owners {
  private readonly store: Store;
  private readonly limits: Pick<LimitSettings, 'isExempt'>;
  private key: Promise<string> | null = null;

  constructor(store: Store, limits: Pick<LimitSettings, 'isExempt'>) {
    this.store = store;
    this.limits = limits;
  }

  /** The names under which a thing is counted. Addresses are not stored in clear. */
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
    await this.store.swapDocument('server', 'owner-key', null, randomBytes(32).toString('base64url'));
    return (await this.store.getDocument<string>('server', 'owner-key'))!;
  }

  /** Counts a new thing. Rejects if one of its owners has too many. */
  async count(quota: Quota, owners: readonly string[], id: string, now: number): Promise<void> {
    for (const owner of owners) {
      // Stored before the others are counted, so that concurrent requests see each other.
      await this.store.putDocument(kindOf(quota, owner), id, { at: now });
      if ((await this.others(quota, owner, id, now)) < quota.most) continue;
      await this.forget(quota, owners, id);
      throw quota.problem();
    }
  }

  private async others(quota: Quota, owner: string, but: string, now: number): Promise<number> {
    let counted = 0;
    for (const { key, value } of await this.store.listDocuments<{ at: number }>(kindOf(quota, owner))) {
      if (key === but) continue;
      if (await quota.counts(key, value.at, now)) counted++;
      else await this.store.deleteDocument(kindOf(quota, owner), key);
    }
    return counted;
  }

  /** The thing no longer counts. */
  async forget(quota: Pick<Quota, 'kind'>, owners: readonly string[], id: string): Promise<void> {
    for (const owner of owners) await this.store.deleteDocument(kindOf(quota, owner), id);
  }
}
