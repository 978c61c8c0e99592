// black-angel ladder: ratings as a table or as JSON, a journal that resumes, refusals.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'black-angel-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SMALL = ['--bots', 'random,novice', '--players', '2', '--blocks', '2', '--hal-games', '0', '--workers', '1'];

it('rates bots by their games, and takes finished blocks from its journal', async () => {
  const args = ['ladder', ...SMALL, '--journal', folder];
  const { status, stdout } = await runHere(...args, '--json');
  expect(status).toBe(0);
  const ratings = JSON.parse(stdout) as { name: string; rating: number; games: number }[];
  expect(ratings.map(({ name }) => name).sort()).toEqual(['novice', 'random']);
  expect(ratings.find(({ name }) => name === 'random')).toMatchObject({ rating: 1000, games: 4 });
  expect(readdirSync(folder)).toEqual(['ladder-novice-random-2.jsonl']);
  expect((await runHere(...args)).stdout).toContain('| random | 1000 | 1000 to 1000 | 4 |');
});

it('says what it did not understand', async () => {
  for (const [args, words] of [
    [['--bots', 'random'], 'at least two'],
    [['--bots', 'random,nobody'], 'there is no bot "nobody"'],
    [['--bots', 'random,novice', '--anchor', 'greedy'], 'not among the bots'],
  ] as const) {
    const { status, stderr } = await runHere('ladder', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
  }
});
