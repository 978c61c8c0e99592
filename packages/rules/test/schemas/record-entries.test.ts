// Every wrong entry of a record is refused, with the path of the entry.

import { describe, expect, it } from 'vitest';
import { makeRecord, parseRecord, playGame, RecordError, replay, rulesVersionOf, setup } from '../../src/index.ts';
import { changed } from './schemas.ts';

const record = makeRecord(setup({ players: 2 }, 'entries'), 'entries', []);
const solitaire = makeRecord(setup({ players: 1 }, 'entries'), 'entries', []);
const long = 'x'.repeat(121);

/** The error of a record that is not even replayed. */
function errorOf(data: unknown): RecordError {
  try {
    parseRecord(data);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('the record was read');
}

describe('entries of a record', () => {
  it.each<[path: (string | number)[], value: unknown, entry: string]>([
    [['format'], 'chess', 'format'],
    [['rules'], 0, 'rules'],
    [['rules'], 1.5, 'rules'],
    [['rules'], '2', 'rules'],
    [['comment'], 'well played', 'comment'],
    [['components'], null, 'components'],
    [['components', 'id'], 7, 'components'],
    [['components', 'hash'], 7, 'components'],
    [['components', 'hash'], 'beef', 'components'],
    [['seed'], 7, 'seed'],
    [['seed'], 'x'.repeat(1001), 'seed'],
    [['moves'], 'end', 'moves'],
    [['moves'], new Array(20_001).fill('end'), 'moves'],
    [['moves'], ['end', 7], 'moves'],
    [['moves'], ['end', long], 'moves'],
    [['hash'], 7, 'hash'],
    [['options'], { players: 5 }, 'options'],
    [['options'], null, 'options'],
    [['seats'], 'two', 'seats'],
    [['seats'], [{ name: 'One', kind: 'bot' }], 'seats'],
    [['seats', 1], null, 'seats[1].name'],
    [['seats', 1, 'name'], 7, 'seats[1].name'],
    [['seats', 1, 'name'], 'x'.repeat(101), 'seats[1].name'],
    [['seats', 1, 'kind'], 'hal', 'seats[1].kind'],
    [['seats', 1, 'colour'], 'red', 'seats[1].colour'],
    [['result'], 'a draw', 'result'],
    [['result'], [], 'result'],
    [['result'], { vp: [3, 1] }, 'result'],
    [['result'], { winners: [0] }, 'result'],
    [['result'], { vp: [3, 0.5], winners: [0] }, 'result'],
    [['result'], { vp: [3, 1], winners: ['0'] }, 'result'],
  ])('%j is not %j', (path, value, entry) => {
    expect(errorOf(changed(record, path, value))).toMatchObject({
      name: 'RecordError',
      flaw: { kind: 'entry', entry },
    });
  });

  it('H1: the last seat of a solitaire game is Hal', () => {
    expect(parseRecord(solitaire).seats[1]).toEqual({ name: 'Hal', kind: 'hal' });
    expect(errorOf(changed(solitaire, ['seats', 1, 'kind'], 'bot')).flaw).toMatchObject({ entry: 'seats[1].kind' });
  });

  it.each<[(string | number)[], unknown]>([
    [['version'], 2],
    [['rules'], record.rules + 1],
  ])('another %j is another version', (path, value) => {
    expect(errorOf(changed(record, path, value)).flaw).toEqual({ kind: 'version' });
  });

  it('the version of any rules is read', () => {
    expect([1, 99].map((rules) => rulesVersionOf({ ...record, rules }))).toEqual([1, 99]);
    expect(() => rulesVersionOf({ ...record, rules: 0 })).toThrow(RecordError);
    expect(() => rulesVersionOf({ ...record, rules: 1.5 })).toThrow(RecordError);
  });

  it('the longest seed, names, moves and list of moves are read', () => {
    const longest = {
      ...record,
      seed: 'x'.repeat(1000),
      seats: record.seats.map((seat) => ({ ...seat, name: 'x'.repeat(100) })),
      moves: new Array<string>(20_000).fill(long.slice(1)),
    };
    expect(parseRecord(longest)).toEqual(longest);
  });
});

describe('the replay of a record', () => {
  const played = playGame({ players: 2 }, 'replay', () => 0);
  const flawOf = (changes: object): unknown => {
    try {
      return replay(parseRecord({ ...played, ...changes }));
    } catch (error) {
      return (error as RecordError).flaw;
    }
  };

  it('says which move is wrong, and the rule', () => {
    const move = (number: number, text: string, rule: string | null) => ({ kind: 'move', number, move: text, rule });
    expect(flawOf({ moves: ['end'] })).toEqual(move(1, 'end', 'T1'));
    expect(flawOf({ moves: [...played.moves.slice(0, 2), 'fold'] })).toEqual(move(3, 'fold', null));
    expect(flawOf({ moves: [...played.moves, 'end'] })).toEqual(move(played.moves.length + 1, 'end', null));
  });

  it('compares the hash and the result', () => {
    expect(flawOf({ hash: 'beef' })).toEqual({ kind: 'outcome' });
    expect(flawOf({ result: null })).toEqual({ kind: 'outcome' });
    expect(flawOf({})).toMatchObject({ frames: [] });
  });
});
