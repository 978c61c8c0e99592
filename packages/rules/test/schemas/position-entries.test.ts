// Every entry of a position that is out of its bounds is refused, with its path, the bounds and the rule.

import { describe, expect, it } from 'vitest';
import { setup } from '../../src/index.ts';
import { makePosition, PositionError, parsePosition } from '../../src/position.ts';
import { changed, copyOf, type Json } from './schemas.ts';

type Path = (string | number)[];

const BASES = {
  two: copyOf(makePosition(setup({ players: 2 }, 'entries'))),
  three: copyOf(makePosition(setup({ players: 3 }, 'entries'))),
  solitaire: copyOf(makePosition(setup({ players: 1 }, 'entries'))),
  /** Nothing else is stated. */
  space: {
    ...{ position: 1, options: { players: 2 }, captives: [{ card: '086', seat: 0 }] },
    space: [{ at: '2b', card: '001', owner: 0 }],
  },
};
type Base = keyof typeof BASES;
const { two, solitaire } = BASES;

/** The error of a position. */
function errorOf(position: unknown): PositionError {
  try {
    parsePosition(position);
  } catch (error) {
    if (error instanceof PositionError) return error;
    throw error;
  }
  throw new Error('the position was read');
}

const pathName = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

describe('numbers', () => {
  const NUMBERS: [base: Base, path: Path, least: number, most: number][] = [
    ['two', ['round'], 1, 1000],
    ['two', ['seat'], 0, 1],
    ['solitaire', ['seat'], 0, 1],
    ['two', ['lastRound'], 0, 1000],
    ...['vp', 'ships', 'resources', 'debris'].map((key): [Base, Path, number, number] => [
      'two',
      ['players', 1, key],
      0,
      999,
    ]),
    ['two', ['players', 0, 'robots', 'breakRoom'], 0, 99],
    ['two', ['players', 0, 'robots', 'workstations', 'green'], 0, 99],
    ['two', ['damage', '3'], 0, 2],
    ['two', ['spes', 'row'], 1, 5],
    ['two', ['neutral', 'robots', 'gray'], 0, 1],
    ['two', ['damagedDice', 'orange'], 0, 6],
    ['solitaire', ['hal', 'vp'], 0, 999],
    ['space', ['space', 0, 'owner'], 0, 1],
    ['space', ['captives', 0, 'seat'], 0, 1],
    ...['dieColour', 'dieFrom', 'colour', 'value'].map((key): [Base, Path, number, number] => [
      'two',
      ['turn', key],
      -1,
      3,
    ]),
    ['two', ['frames', 0, 'seat'], 0, 1],
    ['two', ['frames', 0, 'left'], 0, 99],
    ['two', ['frames', 0, 'at'], 0, 99],
    ['two', ['chance', 'key', 0], 0, 0xffffffff],
    ['two', ['chance', 'drawn', 0], 0, 0xffffffff],
  ];

  it.each(NUMBERS)('%s: %j', (base, path, least, most) => {
    for (const found of [least - 1, most + 1, 0.5, '1', null]) {
      const error = errorOf(changed(BASES[base], path, found));
      expect(error).toMatchObject({ name: 'PositionError', entry: pathName(path), rule: null });
      expect(error.fault).toEqual({ kind: 'range', least, most, found: JSON.stringify(found) });
    }
    for (const bound of [least, most]) {
      try {
        parsePosition(changed(BASES[base], path, bound));
      } catch (error) {
        expect((error as PositionError).fault.kind).toBe('impossible');
      }
    }
  });

  it('C4: an owner or a captive of Hal', () => {
    const space = [{ at: '2b', card: '001', owner: 2 }];
    expect(errorOf({ ...BASES.space, options: { players: 1 }, space }).fault).toMatchObject({ kind: 'range', most: 1 });
    const captives = [{ card: '086', seat: 1 }];
    expect(errorOf({ ...BASES.space, options: { players: 1 }, space: [], captives }).fault).toMatchObject({
      kind: 'range',
      most: 0,
    });
  });

  it('numbers in a list of a decision', () => {
    expect(errorOf(changed(two, ['frames', 0, 'list'], [3, 100]))).toMatchObject({
      entry: 'frames[0].list[1]',
      fault: { kind: 'range', least: 0, most: 99, found: '100' },
    });
  });

  it('a Starting tile that left the game has a seat', () => {
    const gone = [{ tile: 'start-gray', seat: 2 }];
    expect(errorOf({ ...two, gone })).toMatchObject({ entry: 'gone[0].seat', fault: { kind: 'range', most: 1 } });
  });
});

describe('lists', () => {
  it.each<[Path, most: number]>([
    [['frames'], 20],
    [['frames', 0, 'list'], 20],
    [['players', 0, 'dice'], 30],
    [['players', 0, 'reserved'], 30],
    [['players', 0, 'hand'], 200],
    [['players', 0, 'fleet'], 200],
    [['decks', 'gray'], 200],
    [['stacks', 'gray'], 200],
    [['space'], 200],
    [['display'], 200],
  ])('%j has an end', (path, most) => {
    const long = errorOf(changed(two, path, new Array(most + 1).fill(0)));
    expect(long).toMatchObject({ entry: pathName(path), fault: { kind: 'tooLong', most } });
    expect(errorOf(changed(two, path, new Array(most).fill(-1))).fault.kind).not.toBe('tooLong');
    const none = errorOf(changed(two, path, { length: 1 }));
    expect(none).toMatchObject({ entry: pathName(path), fault: { kind: 'type', needed: 'list' } });
  });

  it.each<[Path, number]>([
    [['display'], 6],
    [['advanced'], 4],
  ])('%j has as many places as the ship', (path, places) => {
    const problem = `${places} entries are needed`;
    for (const length of [places - 1, places + 1])
      expect(errorOf(changed(two, path, new Array(length).fill(null)))).toMatchObject({ entry: path[0], problem });
  });

  it('S2: strips', () => {
    expect(errorOf(changed(two, ['strips'], ['1A']))).toMatchObject({ entry: 'strips', rule: 'S2' });
  });

  it.each([
    ['key', 4],
    ['drawn', (two['chance'] as { drawn: number[] }).drawn.length],
  ] as const)('chance.%s has %i numbers', (key, count) => {
    const problem = `${count} numbers are needed`;
    for (const length of [count - 1, count + 1])
      expect(errorOf(changed(two, ['chance', key], new Array(length).fill(1)))).toMatchObject({ problem });
  });
});

describe('names', () => {
  it.each<[Path, unknown]>([
    [['players', 0, 'hand', 0], '000'],
    [['players', 0, 'hand', 0], '091'],
    [['players', 0, 'hand', 0], '1'],
    [['players', 0, 'hand', 0], 1],
    [['players', 0, 'fleet'], ['6a']],
    [['players', 0, 'fleet'], ['2f']],
    [['players', 0, 'fleet'], [2]],
    [['players', 0, 'dice', 0], 'gray 4'],
    [['players', 0, 'dice', 0], 4],
    [['display', 0], ''],
    [['display', 0], 'no-tile'],
    [['display', 0], 5],
    [['strips', 0], '8A'],
    [['strips', 0], '1C'],
  ])('%j is not %j', (path, value) => {
    const entry = pathName(Array.isArray(value) ? [...path, 0] : path);
    const found = JSON.stringify(Array.isArray(value) ? value[0] : value);
    expect(errorOf(changed(two, path, value))).toMatchObject({ entry, fault: { kind: 'noSuch', found } });
  });

  it.each(['deck', 'discard'])('an unknown card in hal.%s', (pile) => {
    const error = errorOf(changed(solitaire, ['hal', pile], ['none']));
    expect(error).toMatchObject({ entry: `hal.${pile}[0]`, fault: { kind: 'noSuch', help: 'no Hal card' } });
  });

  it('card 090 is the last', () => {
    expect(
      parsePosition({ position: 1, options: { players: 4 }, players: [{ hand: ['001', '090'] }] }).players[0]!.hand,
    ).toEqual([1, 90]);
  });
});

describe('what contradicts a rule', () => {
  const hal = (two: Json): string => ((two['hal'] as Json)['deck'] as string[])[0]!;

  it.each<[rule: string | null, entry: string, base: Base, changes: Json]>([
    ['N1', 'neutral', 'solitaire', { neutral: { dice: [] } }],
    ['N1', 'neutral', 'three', { neutral: { robots: {} } }],
    ['H1', 'hal', 'two', { hal: { vp: 1 } }],
    ['C3', 'hal.discard[0]', 'solitaire', { hal: { deck: [hal(solitaire)], discard: [hal(solitaire)] } }],
    ['C3', 'players[1].hand[0]', 'two', { players: [{ hand: ['001'] }, { hand: ['001'] }] }],
    ['A2.C3', 'space[1].at', 'space', { space: [1, 2].map((n) => ({ at: '2b', card: `00${n}`, owner: 0 })) }],
    [null, 'players', 'two', { players: [{}, {}, {}] }],
    [null, 'ending', 'two', { ending: 'draw' }],
    [null, 'turn.sequence', 'two', { turn: { ...(two['turn'] as Json), sequence: 'C' } }],
    [null, 'components', 'two', { components: { id: 'x', hash: 'y' } }],
    [null, 'components', 'two', { components: { id: 'x' } }],
    [null, 'components', 'two', { components: { id: 1, hash: (two['components'] as Json)['hash'] } }],
    [null, 'position', 'two', { position: 2 }],
    [null, 'seed', 'two', { seed: 'x'.repeat(1001) }],
    [null, 'seed', 'two', { seed: 7 }],
    [null, 'frames[0]', 'two', { frames: [{ ...(two['frames'] as Json[])[0], kind: 'toString' }] }],
    [null, 'frames[0]', 'two', { frames: [{ ...(two['frames'] as Json[])[0], kind: { toString: 1 } }] }],
    [null, 'frames[0]', 'two', { frames: [{ ...(two['frames'] as Json[])[0], kind: ['turn'] }] }],
    ['E1', 'frames', 'two', { frames: [] }],
  ])('%s: %s', (rule, entry, base, changes) => {
    expect(errorOf({ ...BASES[base], ...changes })).toMatchObject({ rule, entry });
  });

  it('H1: Hal is never to move', () => {
    const { frames: _, ...rest } = solitaire;
    expect(errorOf({ ...rest, seat: 1 })).toMatchObject({ entry: 'seat', problem: 'only a player can be to move' });
  });

  it('S1: no more dice than the game has', () => {
    const dice = ['gray 1', 'gray 2', 'gray 3'];
    const game = (own: string[], damaged: number): Json => ({
      ...{ position: 1, options: { players: 2 }, neutral: { dice: [] }, damagedDice: { gray: damaged } },
      players: [{ dice: own }, { dice: [] }],
    });
    expect(parsePosition(game(dice, 1)).supply[1]).toBe(0);
    expect(errorOf(game(dice, 2))).toMatchObject({ rule: 'S1', entry: 'dice' });
    expect(errorOf(game([...dice, 'gray 0'], 1))).toMatchObject({ rule: 'S1', entry: 'dice' });
  });

  it('C4: no more robots than a player has, and the stated supply is the rest', () => {
    const game = (robots: Json): Json => ({ position: 1, options: { players: 2 }, players: [{ robots }] });
    const all = { breakRoom: 13, workstations: { orange: 1, gray: 1, green: 1 } };
    expect(parsePosition(game({ ...all, supply: 0 })).players[0]!.robots).toBe(0);
    expect(errorOf(game({ ...all, breakRoom: 14 }))).toMatchObject({ rule: 'C4', entry: 'players[0].robots' });
    expect(errorOf(game({ ...all, supply: 1 }))).toMatchObject({ rule: 'C4', entry: 'players[0].robots.supply' });
  });

  it('a seed of 1000 characters is read', () => {
    expect(parsePosition({ position: 1, options: { players: 2 }, seed: 'x'.repeat(1000) }).round).toBe(1);
  });

  it('E1: a finished game has its ending and its last round', () => {
    const over: Json = { ...two, frames: [], ending: 'ravagers', lastRound: 4, round: 4 };
    expect(parsePosition(over).frames).toEqual([]);
    expect(errorOf({ ...over, lastRound: 5 })).toMatchObject({ rule: 'E1', entry: 'frames' });
  });
});
