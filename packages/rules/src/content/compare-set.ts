// What differs between two component sets, fact by fact.

import type { ComponentSet } from './component-set.ts';
import { canonicalJson, defaultContent } from './content.ts';
import { type Fact, type FactRule, factsOf } from './facts.ts';
import type { SharedSet } from './shared-set.ts';

/** A fact that two sets state differently. */
export interface Difference {
  readonly path: string;
  readonly rule: FactRule;
  /** Undefined where the set has no such entry. */
  readonly before: unknown;
  readonly after: unknown;
}

/** A missing flag of a hex means the same as false. */
function plain(value: unknown): unknown {
  if (value === undefined || value === 0) return null;
  if (typeof value !== 'object' || value === null || !('territory' in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, flag]) => flag !== false));
}

/** Whether two values of a fact are equal. */
export const isSameFact = (a: unknown, b: unknown): boolean => canonicalJson(plain(a)) === canonicalJson(plain(b));

/** Every fact in which a set differs from another, the default set if none is given. */
export function differences(set: ComponentSet, base: ComponentSet = defaultContent.set): Difference[] {
  const byPath = (facts: readonly Fact[]) => new Map(facts.map((fact) => [fact.path, fact]));
  const [old, now] = [byPath(factsOf(base)), byPath(factsOf(set))];
  return [...new Map([...old, ...now])].flatMap(([path, { rule }]) => {
    const [before, after] = [old.get(path)?.value, now.get(path)?.value];
    return isSameFact(before, after) ? [] : [{ path, rule, before, after }];
  });
}

/** Whether a difference contradicts what is published: the set is another game than the printed one. */
export const isAgainstPublished = ({ rule, after }: Difference): boolean =>
  rule.status === 'published' || rule.keeps?.(after) === false;

/** A variant: a set that contradicts published facts, not one that fills in what is unknown. */
export const isVariant = (set: ComponentSet): boolean => differences(set).some(isAgainstPublished);

/** What a table says of its set. */
export interface SetInfo {
  hash: string;
  name: string;
  /** Absent if the set names none. */
  author?: string;
  isVariant: boolean;
  /** The number of facts that differ from the default set. */
  differences: number;
}

/** What a table says of a set. */
export function infoOfSet({ hash, set }: SharedSet): SetInfo {
  const found = differences(set);
  return {
    hash,
    name: set.name,
    ...(set.author !== undefined && { author: set.author }),
    isVariant: found.some(isAgainstPublished),
    differences: found.length,
  };
}
