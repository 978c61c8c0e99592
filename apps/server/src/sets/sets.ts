// Component sets that players upload. They are stored by hash and never deleted, because games are pinned to them.

import type { SetInfo } from '@black-angel/protocol';
import {
  ComponentError,
  type ComponentSet,
  checkSharedSet,
  defaultContent,
  infoOfSet,
  type SharedSet,
} from '@black-angel/rules/components';
import type { LimitSettings } from '../http/limits.ts';
import { RequestProblem } from '../http/problem.ts';
import type { Store } from '../store/store.ts';
import { DAY } from '../store/time.ts';

/** The kind of the facts that hold sets, by hash. The default set is one of them. */
export const COMPONENTS = 'components';
/** The time in which the sets of an owner are counted. */
const COUNTED_FOR = 30 * DAY;
const MOST_WORDS = 200;

const kindOf = (owner: string): string => `sets:${owner}`;

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
  private readonly limits: Pick<LimitSettings, 'mostSets'>;
  private readonly now: () => number;

  constructor(store: Store, limits: Pick<LimitSettings, 'mostSets'>, now: () => number) {
    this.store = store;
    this.limits = limits;
    this.now = now;
  }

  /** Validates and stores a set. Idempotent: a set that is already stored does not count for the limit. */
  async put(data: unknown, owners: readonly string[]): Promise<SetInfo> {
    const shared = readSet(data);
    const { hash, set } = shared;
    if (hash !== defaultContent.hash && (await this.store.getFact(COMPONENTS, hash)) === null) {
      await this.count(owners, hash);
      await this.store.putFact(COMPONENTS, hash, set);
    }
    return infoOfSet(shared);
  }

  async get(hash: string): Promise<ComponentSet> {
    if (hash === defaultContent.hash) return defaultContent.set;
    const set = (await this.store.getFact(COMPONENTS, hash)) as ComponentSet | null;
    if (!set) throw new RequestProblem(404, 'unknownSet', 'There is no such component set.');
    return set;
  }

  /** The information of a stored set, for a new table. It must be playable by the present rules. */
  async info(hash: string): Promise<SetInfo> {
    return infoOfSet(readSet(await this.get(hash)));
  }

  /** Counts a new set. Rejects if one of its owners has stored too many recently. */
  private async count(owners: readonly string[], hash: string): Promise<void> {
    const now = this.now();
    for (const owner of owners) {
      // Stored before the others are counted, so that concurrent requests see each other.
      await this.store.putFact(kindOf(owner), hash, { at: now });
      const facts = await this.store.listFacts(kindOf(owner));
      const isLate = (value: unknown): boolean => (value as { at: number }).at > now - COUNTED_FOR;
      for (const { key, value } of facts) if (!isLate(value)) await this.store.deleteFact(kindOf(owner), key);
      if (facts.filter(({ value }) => isLate(value)).length <= this.limits.mostSets) continue;
      for (const other of owners) await this.store.deleteFact(kindOf(other), hash);
      throw new RequestProblem(
        409,
        'tooManySets',
        `You have stored ${this.limits.mostSets} component sets here in 30 days. Use one of them, or wait.`,
      );
    }
  }
}
