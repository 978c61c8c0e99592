// Component sets that players upload.

import type { SetInfo } from '@black-angel/protocol';
import {
  ComponentError,
  type ComponentSet,
  checkSharedSet,
  defaultContent,
  infoOfSet,
  type SharedSet,
} from '@black-angel/rules/components';
import type { Owners, Quota } from '../accounts/owners.ts';
import { RequestProblem } from '../http/problem.ts';
import { storedSet, storeSet } from '../store/component-sets.ts';
import type { Store } from '../store/store.ts';
import { DAY } from '../store/time.ts';

/** The time in which the sets of an owner are counted. */
const COUNTED_FOR = 30 * DAY;
const MOST_WORDS = 200;

function readSet(data: unknown): SharedSet {
  try {
    return checkSharedSet(data);
  } catch (error) {
    if (error instanceof ComponentError) throw new RequestProblem(400, 'badSet', error.message.slice(0, MOST_WORDS));
    throw error;
  }
}

export class Sets {
  private readonly store: Store;
  private readonly owners: Pick<Owners, 'count'>;
  private readonly now: () => number;
  private readonly quota: Quota;

  constructor(store: Store, owners: Pick<Owners, 'count'>, most: number, now: () => number) {
    this.store = store;
    this.owners = owners;
    this.now = now;
    this.quota = {
      kind: 'sets',
      most,
      counts: (_hash, at, present) => at > present - COUNTED_FOR,
      problem: () =>
        new RequestProblem(
          409,
          'tooManySets',
          `You have stored ${most} component sets here in 30 days. Use one of them, or wait.`,
        ),
    };
  }

  /** Validates and stores a set. Idempotent: a set that is already stored does not count for the limit. */
  async put(data: unknown, owners: readonly string[]): Promise<SetInfo> {
    const shared = readSet(data);
    const { hash, set } = shared;
    if (hash !== defaultContent.hash && (await storedSet(this.store, hash)) === null) {
      await this.owners.count(this.quota, owners, hash, this.now());
      await storeSet(this.store, hash, set);
    }
    return infoOfSet(shared);
  }

  async get(hash: string): Promise<ComponentSet> {
    if (hash === defaultContent.hash) return defaultContent.set;
    const set = await storedSet(this.store, hash);
    if (!set) throw new RequestProblem(404, 'unknownSet', 'There is no such component set.');
    return set;
  }

  /** The information of a stored set, for a new table. It must be playable by the present rules. */
  async info(hash: string): Promise<SetInfo> {
    return infoOfSet(readSet(await this.get(hash)));
  }
}
