// External data: moves, positions, records and component sets that are wrong, mutated or hostile.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ComponentError, loadComponents } from '../src/components.ts';
import defaultSet from '../src/content/default-set.json' with { type: 'json' };
import {
  actors,
  apply,
  explain,
  formatMove,
  legalMoves,
  makeRecord,
  OptionsError,
  parseMove,
  parseRecord,
  playGame,
  RecordError,
  replay,
  type State,
  setup,
} from '../src/index.ts';
import { makePosition, PositionError, parsePosition } from '../src/position.ts';
import { hashState } from '../src/server.ts';
import { RULE_IDS } from '../src/texts/index.ts';
import { MODES, position, randomGame, testRandom } from './helpers.ts';

const RUNS = { seed: 20190919, numRuns: 400 };

function untouched(state: State, act: () => { ok: boolean }): void {
  const before = hashState(state);
  expect(act().ok).toBe(false);
  expect(hashState(state)).toBe(before);
}

describe('moves from outside', () => {
  const state = setup({ players: 3, advanced: true }, 'hostile');
  const [seat] = actors(state);

  it.each([
    null,
    undefined,
    0,
    'end',
    [],
    {},
    { kind: 'nonsense' },
    { kind: '__proto__' },
    { kind: 'constructor' },
    { kind: 'play' },
    { kind: 'play', card: Number.NaN, slot: 0 },
    { kind: 'play', card: '17', slot: 0 },
    { kind: 'play', card: 1e300, slot: 0 },
    { kind: 'play', card: -1, slot: 0 },
    { kind: 'play', card: 1.5, slot: 0 },
    { kind: 'play', card: 1, slot: 99 },
    { kind: 'fly', from: 0, to: Number.POSITIVE_INFINITY },
    { kind: 'inject', tile: 0, arrow: 0 },
    JSON.parse('{"kind":"die","colour":0,"value":1,"reserved":false,"__proto__":{"polluted":true}}') as unknown,
    { kind: 'tile', cell: 0, effect: 'toString' },
  ])('%j is refused and leaves the state untouched', (move) => {
    untouched(state, () => apply(state, seat!, move));
    expect(explain(state, seat!, move)).toMatchObject({ rule: expect.any(String) });
  });

  it('T1: a move of the wrong seat is refused', () => {
    const [move] = legalMoves(state, seat!);
    for (const other of [0, 1, 2, 3, -1, 99, Number.NaN].filter((n) => n !== seat))
      untouched(state, () => apply(state, other, move));
  });

  it('T1: a stale move, legal a moment ago, is judged by the present decision', () => {
    const [move] = legalMoves(state, seat!);
    const applied = apply(state, seat!, move);
    if (!applied.ok) throw new Error('refused');
    const again = apply(applied.state, seat!, move);
    if (again.ok) expect(legalMoves(applied.state, seat!)).toContainEqual(move);
  });

  it('E1: nothing can be played when the game is over', () => {
    const end = randomGame({ players: 2 }, 'over', testRandom(1));
    untouched(end, () => apply(end, 0, { kind: 'end' }));
    expect(explain(end, 0, { kind: 'end' })).toMatchObject({ rule: 'E1' });
    expect(legalMoves(end, 0)).toEqual([]);
  });

  it('whatever is thrown at it, apply refuses or plays, and never touches the given state', () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer({ min: -2, max: 5 }), (move, who) => {
        const before = hashState(state);
        apply(state, who, move);
        expect(hashState(state)).toBe(before);
      }),
      RUNS,
    );
  });

  it('every well-formed move is legal or refused with an existing rule, at every kind of decision', () => {
    const random = testRandom(23);
    const samples: string[] = [];
    for (const mode of MODES)
      for (let game = 0; game < 3; game++)
        randomGame(mode, `collect ${game}`, random, (now) => {
          for (const who of actors(now))
            for (const move of legalMoves(now, who)) if (random(6) === 0) samples.push(formatMove(move)!);
        });
    const texts = [...new Set(samples)];
    for (const mode of MODES)
      randomGame(mode, 'judge', random, (now) => {
        const [who] = actors(now);
        if (who === undefined) return;
        const legal = new Set(legalMoves(now, who).map((move) => formatMove(move)));
        for (let i = 0; i < 12; i++) {
          const text = texts[random(texts.length)]!;
          const refused = explain(now, who, parseMove(text));
          expect(refused === null, text).toBe(legal.has(text));
          if (refused) expect(RULE_IDS, text).toContain(refused.rule);
        }
      });
  });

  it('text that is no move is not parsed', () => {
    for (const text of [
      '',
      ' ',
      'play',
      'play 999 row1',
      'die orange 4',
      'end end',
      'END',
      'take A5',
      'x'.repeat(500),
      'play 001 row1 extra',
    ])
      expect(parseMove(text), text).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const move = parseMove(text);
        if (move) expect(parseMove(formatMove(move)!)).toEqual(move);
      }),
      RUNS,
    );
  });
});

/** Replaces one value somewhere inside a JSON tree. */
function mutate(json: unknown, path: number[], value: unknown): unknown {
  if (json === null || typeof json !== 'object') return value;
  const keys = Object.keys(json);
  if (keys.length === 0 || path.length === 0) return value;
  const key = keys[path[0]! % keys.length]!;
  const copy: Record<string, unknown> = { ...(json as Record<string, unknown>) };
  copy[key] = mutate(copy[key], path.slice(1), value);
  return Array.isArray(json) ? Object.values(copy) : copy;
}

const wrongValue = fc.oneof(
  fc.constantFrom(
    null,
    -1,
    0,
    1,
    2,
    3,
    7,
    17,
    99,
    1e9,
    Number.NaN,
    '',
    '017',
    '091',
    'orange 3',
    'gray 9',
    true,
    [],
    {},
    { toString: 1 }, // String(…) throws
    { valueOf: null, toString: null, toJSON: 1 },
  ),
  fc.string({ maxLength: 8 }),
);
const somewhere = fc.array(fc.nat(200), { minLength: 1, maxLength: 5 });

/** The paths of all entries that hold no others. */
const leavesOf = (json: unknown): (string | number)[][] =>
  json === null || typeof json !== 'object' || Object.keys(json).length === 0
    ? [[]]
    : Object.entries(json).flatMap(([key, value]) => leavesOf(value).map((path) => [key, ...path]));

/** Text cannot be made of it: a message that tries fails itself. */
const NO_TEXT = { toString: 1, valueOf: 1 };

describe('an entry that no text can be made of', () => {
  const advanced = setup({ players: 4, advanced: true }, 'no text');
  const [seat] = actors(advanced);
  const begun = apply(advanced, seat!, legalMoves(advanced, seat!)[0]);
  if (!begun.ok) throw new Error('refused');

  it.each<[string, unknown, (data: unknown) => unknown, string]>([
    ['position', makePosition(begun.state), parsePosition, 'PositionError'],
    ['position of solitaire', makePosition(setup({ players: 1 }, 'no text')), parsePosition, 'PositionError'],
    ['record', playGame({ players: 2 }, 'no text', () => 0), parseRecord, 'RecordError'],
    ['component set', defaultSet, loadComponents, 'ComponentError'],
  ])('is refused wherever it stands in a %s', (_what, whole, read, name) => {
    const data = JSON.parse(JSON.stringify(whole)) as unknown;
    for (const path of leavesOf(data)) {
      const changed = mutateAt(data, path, NO_TEXT);
      expect(() => read(changed), path.join('.')).toThrow(expect.objectContaining({ name }));
    }
  });
});

describe('positions from outside', () => {
  it.each<[string, () => unknown, string]>([
    ['17 robots', () => position({ players: [{ robots: { breakRoom: 14 } }] }), 'C4'],
    ['a fourth Ravager at a place', () => position({ ravagers: { 1: ['061', '067', '073', '079'] } }), 'A2.C4'],
    [
      'a die too many',
      () => position({ players: [{ dice: ['gray 1', 'gray 1', 'gray 1', 'gray 1', 'gray 1'] }] }),
      'S1',
    ],
    ['three cubes on an action', () => position({ damage: { 3: 3 } }), ''],
    ['a card twice', () => position({ players: [{ hand: ['017'] }, { hand: ['017'] }] }), 'C3'],
    ['a Ravager at another action', () => position({ ravagers: { 2: ['061'] } }), 'A2.C4'],
    [
      'a card on the wrong territory',
      () => position({ strips: ['1A', '2A', '3A', '4A', '5A'], space: [{ at: '1b', card: '021', owner: 0 }] }),
      'A2.C3',
    ],
    ['two own ships on a hex', () => position({ players: [{ fleet: ['2c', '2c'] }] }), 'A2.C2'],
    [
      'a ship among asteroids',
      () => position({ strips: ['1A', '2A', '3A', '4A', '5A'], players: [{ fleet: ['1a'] }] }),
      'A2.C2',
    ],
    ['a strip twice', () => position({ strips: ['1A', '1B', '3A', '4A', '5A'] }), 'S2'],
    ['Hal beside two players', () => position({ hal: { vp: 3 } }), 'H1'],
  ])('%s is refused with its reason', (_name, make, rule) => {
    expect(make).toThrow(PositionError);
    try {
      make();
    } catch (error) {
      if (rule) expect((error as PositionError).rule).toBe(rule);
      expect((error as PositionError).message.length).toBeGreaterThan(20);
    }
  });

  it('a mutated position is read or refused with a PositionError, never anything else', () => {
    const random = testRandom(31);
    const states: unknown[] = [];
    for (const mode of MODES)
      randomGame(mode, 'mutants', random, (state, move) => {
        if (move % 30 === 11) states.push(JSON.parse(JSON.stringify(makePosition(state))));
      });
    fc.assert(
      fc.property(fc.nat(states.length - 1), somewhere, wrongValue, (which, path, value) => {
        try {
          parsePosition(mutate(states[which], path, value));
        } catch (error) {
          expect(error).toBeInstanceOf(PositionError);
        }
      }),
      { ...RUNS, numRuns: 3000 },
    );
  });
});

describe('records from outside', () => {
  const record = playGame({ players: 2 }, 'a record', (_state, moves) => moves.length - 1);

  it('a later format or rules version is refused with a clear reason', () => {
    expect(() => parseRecord({ ...record, version: 99 })).toThrow(/format version 99; this program reads 1/);
    expect(() => parseRecord({ ...record, rules: 99 })).toThrow(/rules version 99; only games of version \d+ can/);
    expect(() => parseRecord({ ...record, components: { id: 'mine', hash: 'abc' } })).toThrow(/component set "mine"/);
  });

  it('a wrong move, result or hash is found by replaying', () => {
    const moves = record.moves.slice();
    moves[4] = 'destroy 6';
    expect(() => replay(parseRecord({ ...record, moves }))).toThrow(RecordError);
    expect(() => replay(parseRecord({ ...record, hash: 'beef' }))).toThrow(/hash/);
    expect(() => replay(parseRecord({ ...record, result: { vp: [99, 0], winners: [0] } }))).toThrow(/result/);
    expect(() => replay(parseRecord({ ...record, moves: [...record.moves, 'end'] }))).toThrow(/already over/);
  });

  it('a record of a running game replays as well', () => {
    const state = setup({ players: 4, advanced: true }, 'begun');
    expect(replay(parseRecord(makeRecord(state, 'begun', [])))).toEqual(state);
  });

  it('a mutated record is replayed or refused with a RecordError, never anything else', () => {
    fc.assert(
      fc.property(somewhere, wrongValue, (path, value) => {
        try {
          replay(parseRecord(mutate(record, path, value)));
        } catch (error) {
          expect([RecordError, OptionsError]).toContain((error as Error).constructor);
        }
      }),
      { ...RUNS, numRuns: 250 },
    );
  });
});

describe('an error of the rules', () => {
  it.each([
    [() => setup({ players: 5 }, 'x'), 'OptionsError'],
    [() => parseRecord({}), 'RecordError'],
    [() => parsePosition({}), 'PositionError'],
    [() => loadComponents({}), 'ComponentError'],
  ])('%s says its kind: %s', (work, name) => expect(work).toThrow(expect.objectContaining({ name })));
});

describe('component sets from outside', () => {
  it.each<[string, (set: Record<string, never>) => unknown, RegExp]>([
    [
      'a missing card',
      (set) => ({ ...set, missions: (set['missions'] as unknown as unknown[]).slice(1) }),
      /missions: 60 entries are needed, not 59/,
    ],
    ['an unknown field', (set) => ({ ...set, extra: 1 }), /the field "extra" is unknown/],
    [
      'an unknown effect',
      (set) => mutateAt(set, ['technology', 3, 'standard'], 'teleport'),
      /technology\[orange-vp-reserveDie\]\.standard: "teleport" is unknown/,
    ],
    [
      'a broken reference',
      (set) => mutateAt(set, ['ravagers', 0, 'action'], 7),
      /ravagers\[061\]\.action: a whole number from 1 to 6/,
    ],
    [
      'a bad value',
      (set) => mutateAt(set, ['missions', 15, 'effect', 'owner', 'ship'], -3),
      /missions\[016\]\.effect\.owner\.ship/,
    ],
    [
      'a colour out of balance',
      (set) => mutateAt(set, ['missions', 0, 'colour'], 'gray'),
      /20 of colour orange are needed, not 19/,
    ],
    [
      'a tile id used twice',
      (set) => mutateAt(set, ['technology', 1, 'id'], 'orange-vp-vpForAction'),
      /this id is used twice/,
    ],
    [
      'a strip too short',
      (set) => mutateAt(set, ['strips', 2, 'faces', 'A'], []),
      /strips\[2\]\.faces\.A: 5 entries are needed, not 0/,
    ],
    [
      'an action of the wrong colour',
      (set) => mutateAt(set, ['actions', 0, 'action'], 'repair'),
      /there is no orange repair action/,
    ],
  ])('%s is refused, naming the entry', (_name, change, message) => {
    const changed = change(JSON.parse(JSON.stringify(defaultSet)) as Record<string, never>);
    expect(() => loadComponents(changed)).toThrow(message);
    expect(() => loadComponents(changed)).toThrow(ComponentError);
  });

  it('a mutated set is loaded or refused with a ComponentError, never anything else', () => {
    fc.assert(
      fc.property(somewhere, wrongValue, (path, value) => {
        try {
          loadComponents(mutate(defaultSet, path, value));
        } catch (error) {
          expect(error).toBeInstanceOf(ComponentError);
        }
      }),
      { ...RUNS, numRuns: 600 },
    );
  });

  it('a file without id, name and status marks is taken, as an owner of the box would write it', () => {
    const { id: _id, name: _name, status: _status, ...plain } = defaultSet;
    const content = loadComponents(plain);
    expect(content.set.id).toBe('custom');
    expect(content.hash).not.toBe(loadComponents(defaultSet).hash);
  });
});

function mutateAt(json: unknown, path: (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(json) ? json.slice() : { ...(json as object) }) as Record<string | number, unknown>;
  copy[key] = mutateAt(copy[key], rest, value);
  return copy;
}
