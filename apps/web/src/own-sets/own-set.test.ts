// A player's own set: changes, undo, confirmation, progress, totals, comparison, validation, report.

import { defaultContent, factAt } from '@black-angel/rules/components';
import { describe, expect, it } from 'vitest';
import {
  canRedo,
  canUndo,
  changeFacts,
  checkOwnSet,
  confirmFacts,
  differencesOf,
  isOpen,
  isVariantSet,
  newOwnSet,
  type OwnSet,
  redo,
  setOf,
  undo,
} from './own-set.ts';
import { factsFile, factsText } from './report.ts';
import { compareTotals } from './totals.ts';
import { isUnitDone, openFacts, progressOf, SET_PARTS, unitsOf } from './units.ts';

const { set } = defaultContent;
const HEX = 'strips[0].faces.A[0]';
const REWARD = 'missions[001].reward';
const mine = newOwnSet('a', 'My box', 1);
const changed = changeFacts(mine, { [HEX]: { territory: 'green', comet: true } }, 2);
const hashOf = (own: OwnSet): string => {
  const checked = checkOwnSet(own);
  return 'shared' in checked ? checked.shared.hash : checked.problem.entry;
};

describe('changes', () => {
  it('make another set with another hash; the default set stays', () => {
    expect(factAt(setOf(changed), HEX)).toEqual({ territory: 'green', comet: true });
    expect(hashOf(changed)).not.toBe(hashOf(mine));
    expect(defaultContent.set).toBe(set);
    expect(differencesOf(changed).map(({ path }) => path)).toEqual([HEX]);
    expect(differencesOf(mine)).toEqual([]);
  });

  it('back to the value of the base are none', () => {
    const back = changeFacts(changed, { [HEX]: factAt(set, HEX) }, 3);
    expect(back.changes).toEqual({});
    expect(hashOf(back)).toBe(hashOf(mine));
  });

  it('of published facts need the lock to be opened, and make a variant', () => {
    const values = { 'hal.vpPer.resource': 3 };
    expect(isOpen(mine, 'hal.vpPer.resource')).toBe(false);
    expect(changeFacts(mine, values, 2)).toBe(mine);
    expect(changeFacts(mine, { actions: [...set.actions.slice(3), ...set.actions.slice(0, 3)] }, 2)).toBe(mine);
    const variant = changeFacts({ ...mine, isUnlocked: true }, values, 2);
    expect(isVariantSet(variant)).toBe(true);
    expect(isVariantSet(changed)).toBe(false);
  });

  it('are undone and done again, also after they were stored', () => {
    const twice = changeFacts(changed, { [REWARD]: { robot: 2 } }, 3);
    const stored = structuredClone(twice);
    const back = undo(undo(stored, 4), 5);
    expect(hashOf(back)).toBe(hashOf(mine));
    expect(canUndo(back)).toBe(false);
    expect(hashOf(redo(redo(back, 6), 7))).toBe(hashOf(twice));
    const other = changeFacts(undo(twice, 4), { [REWARD]: { ship: 2 } }, 5);
    expect(canRedo(other)).toBe(false);
    expect(undo(mine, 2)).toBe(mine);
  });

  it('that break a rule are refused with the entry, by the validation of files', () => {
    const broken = changeFacts(mine, { [HEX]: { territory: 'asteroid', ravagerIcon: true } }, 2);
    expect(hashOf(broken)).toBe(`${HEX}.ravagerIcon`);
    expect(hashOf({ ...mine, name: '<b>' })).toBe('name');
  });
});

describe('an imported set', () => {
  it('keeps its hash until it is changed', () => {
    const checked = checkOwnSet({ ...changed, author: 'Anna' });
    if (!('shared' in checked)) throw new Error('valid');
    const { set: shared, hash } = checked.shared;
    const copy = newOwnSet('b', shared.name, 3, shared);
    expect(hashOf(copy)).toBe(hash);
    expect(copy.author).toBe('Anna');
    expect(hashOf({ ...copy, name: 'Other' })).not.toBe(hash);
    expect(hashOf(changeFacts(copy, { [REWARD]: { robot: 2 } }, 4))).not.toBe(hash);
  });
});

describe('confirmation', () => {
  const units = unitsOf(set);
  const face = units.find(({ id }) => id === 'strips[0].faces.A')!;
  const paths = face.facts.map(({ path }) => path);

  it('counts by unit: 14 faces of strips, 60 Missions, 12 cards of Hal and his weights', () => {
    const totals = SET_PARTS.map(
      (part) =>
        progressOf(
          units.filter((unit) => unit.part === part),
          new Set(),
        ).total,
    );
    expect(Object.fromEntries(SET_PARTS.map((part, i) => [part, totals[i]]))).toEqual({
      strips: 14,
      missions: 60,
      ravagers: 30,
      technology: 48,
      advanced: 16,
      hal: 13,
      ship: 2,
      board: 1,
      turnOrder: 1,
    });
    const done = confirmFacts(mine, paths, true, 2);
    const confirmed = new Set(done.confirmed);
    expect(
      progressOf(
        units.filter(({ part }) => part === 'strips'),
        confirmed,
      ),
    ).toEqual({ total: 14, done: 1 });
    expect(isUnitDone(face, confirmed)).toBe(true);
    expect(openFacts(units.find(({ id }) => id === 'missions[001]')!).map(({ path }) => path)).toEqual([
      REWARD,
      'missions[001].technology',
    ]);
  });

  it('ends when the fact is changed; both are one step', () => {
    const done = confirmFacts(mine, paths, true, 2);
    const other = changeFacts(done, { [HEX]: { territory: 'gray' } }, 3);
    expect(other.confirmed).not.toContain(HEX);
    expect(undo(other, 4).confirmed).toContain(HEX);
    expect(confirmFacts(done, paths, true, 5)).toBe(done);
  });
});

it('totals show a slip beside the default set', () => {
  const totals = compareTotals(setOf(changed), set, 'strips');
  expect(
    totals.filter(({ count, usual }) => count !== usual).map(({ kind, count, usual }) => [kind, count - usual]),
  ).toEqual([
    ['asteroid', -1],
    ['comet', 1],
    ['green', 1],
  ]);
  for (const part of SET_PARTS)
    expect(compareTotals(set, set, part).every(({ count, usual }) => count === usual)).toBe(true);
});

it('the report has the confirmed facts only, those that differ with both values', () => {
  const done = confirmFacts({ ...changed, author: 'Anna' }, [HEX, 'strips[0].faces.A[1]'], true, 3);
  const file = factsFile(changeFacts(done, { [REWARD]: { ship: 3 } }, 4));
  expect(file).toMatchObject({ default: defaultContent.hash, set: { name: 'My box', author: 'Anna' } });
  expect(file.different).toEqual([
    { path: HEX, default: factAt(set, HEX), printed: { territory: 'green', comet: true } },
  ]);
  expect(file.same).toEqual(['strips[0].faces.A[1]']);
  expect(factsText(done)).toContain(
    `- ${HEX}: {"territory":"asteroid"} is printed as {"comet":true,"territory":"green"}`,
  );
});
