// Every wrong entry of a component set is refused, with its path and the bounds.

import { describe, expect, it } from 'vitest';
import { ComponentError, loadComponents, loadOldComponents } from '../../src/components.ts';
import defaultSet from '../../src/content/default-set.json' with { type: 'json' };
import { changed } from './schemas.ts';

type Path = (string | number)[];

function errorOf(data: unknown): ComponentError {
  try {
    loadComponents(data);
  } catch (error) {
    if (error instanceof ComponentError) return error;
    throw error;
  }
  throw new Error('the set was loaded');
}

const wrong = (path: Path, value: unknown): ComponentError => errorOf(changed(defaultSet, path, value));

const indexOf = (list: readonly object[], test: (entry: never) => boolean): number =>
  list.findIndex((entry) => test(entry as never));
const { missions, technology } = defaultSet;
const activation = indexOf(missions, ({ effect }: { effect: { kind: string } }) => effect.kind === 'activation');
const each = indexOf(missions, ({ effect }: { effect: object }) => 'each' in effect);
const owner = indexOf(missions, ({ effect }: { effect: object }) => 'owner' in effect);
const vpForAction = indexOf(technology, ({ boost }: { boost: { kind: string } }) => boost.kind === 'vpForAction');

const HAL_GOODS = ['ship', 'resource', 'robot', 'debris', 'ravagerCard', 'technology', 'advancedTechnology'];
const GAINS = ['vp', 'ship', 'resource', 'robot', 'debris'];
const COSTS = ['ship', 'resource', 'robot', 'debris', 'technology', 'missionCard', 'ravagerCard'];

describe('numbers', () => {
  it.each<[Path, least: number, most: number]>([
    [['dieFaces', 5], 0, 3],
    [['dieOpposite', '0'], 0, 3],
    [['dieOpposite', '1'], 0, 3],
    [['display', 'costs', 2], 1, 2],
    [['advancedPlacesOnShip'], 4, 4],
    [['playerBoard', 'startCells', 1, 0], 0, 2],
    [['playerBoard', 'startCells', 1, 1], 0, 2],
    [['turnOrderAdvantage', '2', 'resource'], 1, 20],
    [['turnOrderAdvantage', '3', 'reserveDie'], 0, 1],
    [['ravagers', 3, 'action'], 1, 6],
    [['missions', each, 'effect', 'each', 'vpPer'], 1, 20],
    ...GAINS.map((what): [Path, number, number] => [['missions', 0, 'reward', what], 1, 20]),
    ...GAINS.map((what): [Path, number, number] => [['missions', activation, 'effect', 'gain', what], 1, 20]),
    ...GAINS.map((what): [Path, number, number] => [['missions', owner, 'effect', 'owner', what], 1, 20]),
    ...GAINS.map((what): [Path, number, number] => [['missions', owner, 'effect', 'eachShip', what], 1, 20]),
    ...COSTS.map((what): [Path, number, number] => [['missions', activation, 'effect', 'cost', what], 1, 20]),
    [['technology', vpForAction, 'boost', 'vp'], 1, 20],
    [['advancedTechnology', 2, 'vpPer'], 1, 20],
    ...HAL_GOODS.map((what): [Path, number, number] => [['hal', 'vpPer', what], 0, 20]),
  ])('%j', (path, least, most) => {
    for (const found of [least - 1, most + 1, least + 0.5, null])
      expect(wrong(path, found).fault).toEqual({ kind: 'range', least, most, found: JSON.stringify(found) });
  });

  it.each<Path>([
    ['missions', 0, 'reward', 'vp'],
    ['hal', 'vpPer', 'ship'],
    ['advancedTechnology', 2, 'vpPer'],
  ])('%s … may be as great as 20', (...path) => {
    expect(loadComponents(changed(defaultSet, path, 20)).set).toMatchObject({ id: 'default' });
  });
});

describe('lists', () => {
  it.each<[Path, needed: number]>([
    [['dieFaces'], 6],
    [['actions'], 6],
    [['playerBoard', 'startCells'], 3],
    [['playerBoard', 'startCells', 0], 2],
    [['playerBoard', 'colourArrows'], 6],
    [['playerBoard', 'blackArrows'], 2],
    [['missions'], 60],
    [['ravagers'], 30],
    [['technology'], 48],
    [['startingTechnology'], 3],
    [['advancedTechnology'], 16],
    [['strips'], 7],
    [['strips', 6, 'faces', 'B'], 5],
    [['hal', 'cards'], 12],
  ])('%j', (path, needed) => {
    expect(wrong(path, []).fault).toEqual({ kind: 'count', needed, found: 0 });
    expect(wrong(path, {}).fault).toMatchObject({ kind: 'type', needed: 'list' });
  });

  it.each<[Path, lengths: number[], item: unknown]>([
    [['display', 'costs'], [2, 13], 1],
    [['startingTechnology', 0, 'oneOf'], [0, 5], 'vp'],
    [['missions', 0, 'technology'], [0, 3], 'gray'],
  ])('%j has its bounds', (path, lengths, item) => {
    for (const length of lengths)
      expect(wrong(path, new Array(length).fill(item)).problem).toMatch(new RegExp(`are needed, not ${length}$`));
  });

  it.each<[Path, length: number, item: unknown]>([
    [['display', 'costs'], 3, 1],
    [['display', 'costs'], 12, 2],
    [['startingTechnology', 0, 'oneOf'], 4, 'vp'],
    [['missions', 0, 'technology'], 2, 'gray'],
  ])('%j may have %i entries', (path, length, item) => {
    expect(loadComponents(changed(defaultSet, path, new Array(length).fill(item))).set).toMatchObject({
      id: 'default',
    });
  });
});

describe('what contradicts another entry', () => {
  const action = (number: number, colour: string, kind: string) => ({ number, colour, action: kind });

  it.each<[Path, value: unknown, problem: RegExp]>([
    [['dieOpposite', '0'], 1, /opposite faces must name each other/],
    [['actions', 3, 'number'], 3, /4 is needed here/],
    [['actions', 0], action(1, 'orange', 'command'), /orange needs exactly one discover and one command/],
    [['playerBoard', 'startCells', 1], defaultSet.playerBoard.startCells[0], /the three cells must differ/],
    [['playerBoard', 'blackArrows'], ['row0', 'row0'], /no arrow may be named twice/],
    [['missions', 4, 'id'], '105', /cards are listed by number; 005 is needed here/],
    [['ravagers', 4, 'id'], '105', /cards are listed by number; 065 is needed here/],
    [['missions', 4, 'colour'], 'green', /20 of colour orange are needed, not 19/],
    [['technology', 0, 'colour'], 'green', /16 of colour orange are needed, not 15/],
    [['startingTechnology', 0, 'colour'], 'none', /"none" is unknown/],
    [['startingTechnology', 1, 'colour'], defaultSet.startingTechnology[0]!.colour, /1 of colour .* are needed, not/],
    [['startingTechnology', 0, 'id'], defaultSet.technology[0]!.id, /this id is used twice/],
    [['advancedTechnology', 0, 'id'], 'x'.repeat(61), /an id is made of letters/],
    [['technology', 0, 'id'], 'a b', /an id is made of letters/],
    [['strips', 2, 'strip'], 4, /strips are listed by number; 3 is needed here/],
    [['hal', 'cards', 0, 'top'], defaultSet.hal.cards[0]!.bottom, /the two halves must be of different colours/],
    [['hal', 'cards', 1, 'id'], defaultSet.hal.cards[0]!.id, /this id is used twice/],
    [['missions', activation, 'effect', 'gain'], {}, /an activation must give something/],
    [['technology', vpForAction, 'boost', 'action'], 'destroy', /there is no .* destroy action on the ship/],
    [['name'], 'x'.repeat(501), /a text is needed/],
    [['name'], '', /a text is needed/],
    [['strips', 0, 'faces', 'A', 0, 'comet'], 1, /true or false is needed/],
    [['hal', 'vpPer', 'moon'], 1, /the field "moon" is unknown/],
    [['ravagers', 3, 'effect', 'moon'], 1, /the field "moon" is unknown/],
    [['missions', 3, 'effect', 'moon'], 1, /the field "moon" is unknown/],
    [['technology', 3, 'boost', 'moon'], 1, /the field "moon" is unknown/],
    [['hal', 'vpPer', 'ship'], undefined, /the field "ship" is missing/],
    [['name?'], 'x', /the field "name\?" is unknown/],
  ])('%j: %j', (path, value, problem) => {
    expect(wrong(path, value)).toMatchObject({ name: 'ComponentError', problem: expect.stringMatching(problem) });
  });

  it('a name of 500 characters is read', () => {
    const name = 'x'.repeat(500);
    expect(loadComponents(changed(defaultSet, ['name'], name)).set.name).toBe(name);
  });

  it('a Starting tile may have one effect', () => {
    const effects = defaultSet.startingTechnology[0]!.oneOf.slice(0, 1);
    const { set } = loadComponents(changed(defaultSet, ['startingTechnology', 0, 'oneOf'], effects));
    expect(set.startingTechnology[0]!.oneOf).toEqual(effects);
  });

  it('A2.C4: only an old set has an icon on an asteroid field', () => {
    const path = ['strips', 2, 'faces', 'A', 3];
    const old = changed(defaultSet, path, { territory: 'asteroid', ravagerIcon: true });
    expect(errorOf(old)).toMatchObject({ entry: 'strips[2].faces.A[3].ravagerIcon' });
    expect(loadOldComponents(old).set).toMatchObject({ id: 'default' });
  });
});
