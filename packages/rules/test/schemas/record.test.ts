// The record schema, the parser and the replay agree.

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRecord, playGame, RecordError, replay } from '../../src/index.ts';
import { changed, problems, read } from './schemas.ts';

const record = playGame({ players: 2, advanced: true }, 'schemas', (_state, moves) => moves.length - 1);

describe('the record schema', () => {
  const folder = '../goldens/';
  const names = readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith('.json'));

  it('accepts every golden record', () => {
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(problems('record', JSON.parse(read(folder + name))), name).toBe('');
  });

  it('accepts the record of a running game, and options left out', () => {
    expect(problems('record', { ...record, result: null })).toBe('');
    expect(problems('record', changed(record, ['result'], undefined))).toBe('');
    expect(parseRecord(changed(record, ['result'], undefined)).result).toBeNull();
    expect(problems('record', { ...record, options: { players: 2 } })).toBe('');
    expect(parseRecord({ ...record, options: { players: 2 } }).options.advanced).toBe(false);
  });

  it.each<[string, (string | number)[], unknown]>([
    ['another format', ['format'], 'chess'],
    ['a later version', ['version'], 2],
    ['no rules version', ['rules'], undefined],
    ['a rules version of the wrong type', ['rules'], '1'],
    ['too many players', ['options', 'players'], 5],
    ['Hal beside two players', ['options', 'hal'], 'easy'],
    ['advanced of the wrong type', ['options', 'advanced'], 'yes'],
    ['no components', ['components'], undefined],
    ['a component hash of the wrong type', ['components', 'hash'], 7],
    ['a seed of the wrong type', ['seed'], 7],
    ['a seed too long', ['seed'], 'x'.repeat(1001)],
    ['a missing seat', ['seats'], [{ name: 'One', kind: 'person' }]],
    ['an unknown kind of seat', ['seats', 0, 'kind'], 'robot'],
    ['moves of the wrong type', ['moves'], 'end'],
    ['a move of the wrong type', ['moves', 3], 7],
    ['an unknown move', ['moves', 3], 'fold'],
    ['a bad card number', ['moves', 0], 'play 091 row1'],
    ['a result of the wrong type', ['result'], 'a draw'],
    ['a bad hash', ['hash'], 'beef'],
  ])('refuses %s as the parser and the replay do', (_name, path, value) => {
    const wrong = changed(record, path, value);
    expect(problems('record', wrong)).not.toBe('');
    expect(() => replay(parseRecord(wrong))).toThrow(RecordError);
  });

  it('refuses an unknown field, as the parser does', () => {
    const wrong = { ...record, comment: 'well played' };
    expect(problems('record', wrong)).not.toBe('');
    expect(() => parseRecord(wrong)).toThrow(/"comment" is unknown/);
  });
});
