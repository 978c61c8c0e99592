import { readdirSync, readFileSync } from 'node:fs';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match, newMatch, type SavedMatch } from '@black-angel/match';
import { type ComponentSet, defaultContent } from '@black-angel/rules/components';
import { describe, expect, it } from 'vitest';
import { readSharedSet } from '../own-sets/share-set.ts';
import { type FileProblem, MOST_BYTES, matchFile, positionFile, readGameFile, recordFile } from './game-files.ts';
import type { StoredGame } from './game-store.ts';

const { formatMove, legalMoves } = PRESENT_ENGINE;

const goldens = new URL('../../../../packages/rules/test/goldens/', import.meta.url);
const golden = (name: string): string => readFileSync(new URL(name, goldens), 'utf8');
const wishes = { sets: [], nameOf: (seat: number | string, kind: string) => `${kind} ${seat}` };

function storedGame(saved: SavedMatch): StoredGame {
  const summary = { round: 1, vp: [], isOver: false, winners: [] };
  return { id: 'abc', createdAt: Date.UTC(2026, 10, 15), changedAt: 0, saved, summary };
}

/** A solitaire game after a few moves. */
function someGame(components: ComponentSet | null = null): StoredGame {
  const start = { kind: 'setup' as const, options: { players: 1 as const, advanced: false, hal: null }, seed: 'files' };
  const saved = newMatch(
    { ...start, options: { ...start.options, hal: 'standard' } },
    [
      { name: 'Ada', kind: 'person', level: null },
      { name: 'Hal', kind: 'hal', level: null },
    ],
    components,
  );
  const match = new Match(saved);
  for (let i = 0; i < 6; i++) match.play(0, formatMove(legalMoves(match.state, 0)[0]!)!);
  return storedGame(match.save());
}

async function problemOf(text: string, sets: ComponentSet[] = []): Promise<FileProblem> {
  try {
    await readGameFile(text, { ...wishes, sets });
  } catch (error) {
    return error as FileProblem;
  }
  throw new Error('it was read');
}

const otherSet = (): ComponentSet => ({ ...structuredClone(defaultContent.set), id: 'mine', name: 'Mine' });

describe('what is written can be read', () => {
  it('a saved match, exactly', async () => {
    const game = someGame();
    const { name, text } = matchFile(game);
    expect(name).toBe('black-angel-2026-11-15-abc.json');
    const read = await readGameFile(text, wishes);
    expect(read.kind).toBe('match');
    expect(read.saved).toEqual(game.saved);
    expect(read.summary).toMatchObject({ isOver: false, winners: [] });
    expect(read.summary.vp).toHaveLength(2);
  });

  it('a saved match with its own component set', async () => {
    const game = someGame(otherSet());
    expect((await readGameFile(matchFile(game).text, wishes)).saved.components?.id).toBe('mine');
  });

  it('a record', async () => {
    const game = someGame();
    const read = await readGameFile((await recordFile(game))!.text, wishes);
    expect(read.kind).toBe('record');
    expect(read.saved.moves).toEqual(game.saved.moves);
  });

  it('a position, with the player to move as a person', async () => {
    const read = await readGameFile((await positionFile(someGame())).text, wishes);
    expect(read.kind).toBe('position');
    expect(read.saved.seats).toEqual([
      { name: 'person you', kind: 'person', level: null },
      { name: 'hal hal', kind: 'hal', level: null },
    ]);
    expect(new Match(read.saved).count).toBe(0);
    // There is no record of a game that began in the middle.
    expect(await recordFile(storedGame(read.saved))).toBeNull();
  });

  it('a position for several: the others are bots', async () => {
    const { saved } = await readGameFile(JSON.stringify({ position: 1, options: { players: 3 }, seat: 1 }), wishes);
    expect(saved.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot']);
  });

  it.each(readdirSync(goldens).filter((name) => name.endsWith('.json')))('the golden record %s', async (name) => {
    const { summary, saved } = await readGameFile(golden(name), wishes);
    expect(summary.isOver).toBe(true);
    expect(summary.winners.length).toBeGreaterThan(0);
    expect(saved.seats.every(({ kind, level }) => (kind === 'bot') === (level !== null))).toBe(true);
  });

  it('a component file', () => {
    expect(readSharedSet(JSON.stringify(otherSet())).set.id).toBe('mine');
  });
});

describe('what cannot be read says why', () => {
  it.each([
    ['', 'notJson'],
    ['{"format":', 'notJson'],
    ['[]', 'notAGame'],
    ['null', 'notAGame'],
    ['42', 'notAGame'],
    ['{"format":"something"}', 'notAGame'],
    [' '.repeat(MOST_BYTES + 1), 'tooLarge'],
    [JSON.stringify(defaultContent.set), 'isComponents'],
    ['{"format":"black-angel-record","version":1,"rules":99}', 'otherRules'],
    ['{"format":"black-angel-record","version":1,"rules":1}', 'badRecord'],
    ['{"format":"black-angel-match","version":1,"rules":99}', 'otherRules'],
    ['{"format":"black-angel-match","version":1,"rules":1}', 'badMatch'],
    ['{"position":1}', 'badPosition'],
    ['{"position":2,"options":{"players":9}}', 'badPosition'],
  ])('%#: %.40s is %s', async (text, kind) => {
    expect((await problemOf(text)).data.kind).toBe(kind);
  });

  it('names the illegal move of a match', async () => {
    const { saved } = someGame();
    const broken = { ...saved, moves: [...saved.moves, 'fly 1a 1b'] };
    expect((await problemOf(JSON.stringify(broken))).data).toEqual({
      kind: 'badMatch',
      flaw: { kind: 'move', number: saved.moves.length + 1, move: 'fly 1a 1b', rule: expect.any(String) },
    });
  });

  it('notices a record whose hash does not fit', async () => {
    const record = { ...JSON.parse(golden('01-1-players-standard.json')), hash: 'x' };
    expect((await problemOf(JSON.stringify(record))).data).toEqual({ kind: 'badRecord', flaw: { kind: 'outcome' } });
  });

  it.each([
    ['seats[0].name', { seats: [{ name: 3, kind: 'person' }] }],
    ['moves', { moves: ['x'.repeat(200)] }],
    ['automatic', { automatic: ['1'] }],
    ['start', { start: { kind: 'elsewhere' } }],
    ['start.seed', { start: { kind: 'setup', options: { players: 1 }, seed: 5 } }],
    [
      'seats[0].level',
      {
        seats: [
          { name: 'a', kind: 'bot', level: 'god' },
          { name: 'b', kind: 'hal', level: null },
        ],
      },
    ],
    ['components', { components: { id: 'broken' } }],
    [
      'seats[0].colour',
      {
        seats: [
          { name: 'a', kind: 'person', level: null, colour: 1 },
          { name: 'b', kind: 'bot', level: 'easy', colour: 1 },
        ],
      },
    ],
    ['seats[0].colour', { seats: [{ name: 'a', kind: 'person', level: null, colour: 4 }] }],
  ])('refuses a match with bad %s', async (entry, change) => {
    const problem = await problemOf(JSON.stringify({ ...someGame().saved, ...change }));
    expect(problem.data).toEqual({ kind: 'badMatch', flaw: { kind: 'entry', entry } });
  });

  const ADA = { name: 'Ada', kind: 'person', level: null };
  const HAL = { name: 'Hal', kind: 'hal', level: null };
  const ALONE = { players: 1, advanced: false, hal: 'standard' };
  const TWO = { players: 2, advanced: false, hal: null };
  it.each<[string, string, object, object[]]>([
    ['Hal in a game without him', 'seats[1].kind', TWO, [ADA, HAL]],
    ['Hal before the player', 'seats[0].kind', ALONE, [HAL, ADA]],
    ['a bot in the place of Hal', 'seats[1].kind', ALONE, [ADA, { ...ADA, kind: 'bot', level: 'easy' }]],
    ...['', '  ', '\u200b', 'A\u0007da', 'A\u202eda', 'A\u2067da', 'A\nda', '\ud800'].map(
      (name): [string, string, object, object[]] => [
        `the name ${JSON.stringify(name)}`,
        'seats[0].name',
        ALONE,
        [{ ...ADA, name }, HAL],
      ],
    ),
  ])('refuses %s', async (_what, entry, options, seats) => {
    const saved = {
      ...someGame().saved,
      start: { kind: 'setup', options, seed: 'x' },
      seats,
      moves: [],
      automatic: [],
    };
    const problem = await problemOf(JSON.stringify(saved));
    expect(problem.data).toEqual({ kind: 'badMatch', flaw: { kind: 'entry', entry } });
  });

  it('asks for the component set that a record needs, and takes it from other games', async () => {
    const set = { ...otherSet(), id: 'unheard-of' };
    const record = JSON.parse((await recordFile(someGame()))!.text);
    const foreign = { ...record, components: { id: 'unheard-of', hash: 'abcdef' } };
    expect(await problemOf(JSON.stringify(foreign))).toMatchObject({
      data: { kind: 'needsComponents', name: 'unheard-of' },
    });
    const nameless = { ...record, components: { id: { toString: 1 }, hash: 'abcdef' } };
    expect(await problemOf(JSON.stringify(nameless))).toMatchObject({
      data: { kind: 'needsComponents', name: 'abcdef' },
    });
    const { text } = (await recordFile(someGame(set)))!;
    expect((await readGameFile(text, { ...wishes, sets: [set] })).saved.components?.id).toBe('unheard-of');
  });

  it('names the entry of a component file', () => {
    const set = otherSet();
    set.missions[0]!.reward = { vp: -3 };
    expect(() => readSharedSet(JSON.stringify(set))).toThrow(/missions\[001\].*-3/);
    expect(() => readSharedSet(JSON.stringify(set))).toThrow(
      expect.objectContaining({
        data: {
          kind: 'badComponents',
          entry: 'missions[001].reward.vp',
          fault: { kind: 'range', least: 1, most: 20, found: '-3' },
          rule: null,
        },
      }),
    );
  });
});
