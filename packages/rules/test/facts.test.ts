// The facts of a component set: every entry has an origin, paths lead to entries, sets are compared fact by fact.

import { describe, expect, it } from 'vitest';
import {
  ComponentError,
  canonicalJson,
  checkSharedSet,
  defaultContent,
  loadComponents,
  MOST_DEPTH,
  MOST_SET,
} from '../src/components.ts';
import { differences, isVariant } from '../src/content/compare-set.ts';
import { FACT_RULES, factAt, factRule, factsOf, withFacts } from '../src/content/facts.ts';

const { set } = defaultContent;
const facts = factsOf(set);

describe('facts', () => {
  it('cover the whole default set, and every rule is used', () => {
    const used = new Set(facts.map(({ rule }) => rule));
    expect(FACT_RULES.filter((rule) => !used.has(rule))).toEqual([]);
    expect(facts.filter(({ rule }) => rule.status !== 'published').length).toBeGreaterThan(300);
  });

  it('that no rule names are an error', () => {
    expect(() => factsOf({ ...set, moons: 3 } as never)).toThrow('moons');
  });

  it('are found by their paths, and written back leave the set as it was', () => {
    for (const { path, value, rule } of facts) {
      expect(factRule(path)).toBe(rule);
      expect(factAt(set, path)).toEqual(value);
    }
    const again = withFacts(set, Object.fromEntries(facts.map(({ path, value }) => [path, value])));
    expect(canonicalJson(again)).toBe(canonicalJson(set));
  });

  it('have the origin that the rulebooks give them', () => {
    expect(factRule('missions[016].reward')).toMatchObject({ status: 'reconstructed', source: 'picture' });
    expect(factRule('missions[016].effect')).toMatchObject({ status: 'published' });
    expect(factRule('actions')).toMatchObject({ status: 'reconstructed' });
    expect(factRule('ravagers[061].action')).toMatchObject({ status: 'derived' });
    expect(factRule('strips[0].faces.A[2]')).toMatchObject({ status: 'reconstructed' });
    expect(factRule('missions[016].title')).toBeNull();
  });
});

describe('differences', () => {
  it('name what was, and what is', () => {
    const mine = withFacts(set, { 'missions[016].reward': { vp: 3 }, 'turnOrderAdvantage.1.resource': 1 });
    expect(differences(mine).map(({ path, before, after }) => [path, before, after])).toEqual([
      ['turnOrderAdvantage.1.resource', undefined, 1],
      ['missions[016].reward', factAt(set, 'missions[016].reward'), { vp: 3 }],
    ]);
    expect(isVariant(mine)).toBe(false);
  });

  it('are none where a flag is false instead of missing', () => {
    const hex = factAt(set, 'strips[0].faces.A[0]') as object;
    const mine = withFacts(set, { 'strips[0].faces.A[0]': { ...hex, comet: false } });
    expect(differences(mine)).toEqual([]);
    expect(loadComponents(mine).hash).not.toBe(defaultContent.hash);
  });

  it.each([
    ['a published fact', { 'hal.vpPer.resource': 2 }, true],
    ['the published part of an open fact', { 'display.costs': [1, 2, 1, 1, 1, 1] }, true],
    ['action 3 in another colour', { actions: [...set.actions.slice(3), ...set.actions.slice(0, 3)] }, true],
    ['the open part of it', { 'display.costs': [2, 2, 1, 1, 1] }, false],
    ['a name', { name: 'Mine' }, false],
  ])('make a variant or not: %s', (_, values, expected) => {
    expect(isVariant(withFacts(set, values))).toBe(expected);
  });
});

describe('a set from outside', () => {
  const entryOf = (data: unknown): string => {
    try {
      checkSharedSet(data);
      return 'accepted';
    } catch (error) {
      return (error as ComponentError).entry;
    }
  };
  it.each<[string, unknown, string]>([
    ['with a name and an author', { ...set, name: 'Boîte d’Anna (2ᵉ)', author: 'Анна' }, 'accepted'],
    ['with a script as its name', { ...set, name: '<script>alert(1)</script>' }, 'name'],
    ['with a name that reads from right to left', { ...set, name: 'a\u202eb' }, 'name'],
    ['with a long author', { ...set, author: 'a'.repeat(41) }, 'author'],
    ['with a number as its name', { ...set, name: 7 }, 'name'],
    ['that is huge', { ...set, about: 'a'.repeat(MOST_SET) }, 'file'],
    ['that is no set', null, 'file'],
    ['with a prototype', JSON.parse('{"__proto__": {"missions": []}}'), 'file'],
  ])('%s', (_, data, expected) => {
    expect(entryOf(data)).toBe(expected);
  });

  const faultOf = (read: (data: unknown) => unknown, data: unknown): unknown => {
    try {
      return read(data);
    } catch (error) {
      return error instanceof ComponentError ? error.fault : error;
    }
  };
  /** The set itself is one level. */
  const withDepth = (depth: number): unknown => ({
    ...set,
    about: JSON.parse(`${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}`),
  });

  it.each([MOST_DEPTH + 1, 100, 3000, 9000, 20_000])('that is %i levels deep is refused for its depth', (depth) => {
    for (const read of [checkSharedSet, loadComponents])
      expect(faultOf(read, withDepth(depth))).toEqual({ kind: 'depth', most: MOST_DEPTH });
  });

  it('that is as deep as possible is read on', () => {
    for (const read of [checkSharedSet, loadComponents])
      expect(faultOf(read, withDepth(MOST_DEPTH))).toMatchObject({ kind: 'type', needed: 'text' });
  });
});
