// Golden playthroughs replay exactly, and together they show every card, tile, effect, decision and ending. They are
// also the corpus of recorded games: a recorded game must stay playable by its rules version.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GameRecord, parseRecord, replay } from '../src/index.ts';
import { coverage, goldenText, wantedCoverage } from './golden-games.ts';

const folder = new URL('./goldens/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const recordOf = (name: string): GameRecord => parseRecord(JSON.parse(read(`${name}.json`)));

describe('golden playthroughs', () => {
  it.each(names)('%s', (name) => {
    const record = recordOf(name);
    expect(goldenText(record)).toBe(read(`${name}.golden.txt`));
    replay(record);
  });

  it('show every card, tile, effect, decision and ending', () => {
    const shown = new Set(names.flatMap((name) => [...coverage(recordOf(name))]));
    expect(wantedCoverage().filter((what) => !shown.has(what))).toEqual([]);
  });
});
