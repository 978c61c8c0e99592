// Runs: all cores, stopping, resuming, refusing to mix.

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSet } from '@black-angel/engine/open-set';
import { defaultContent } from '@black-angel/rules/components';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlockResult, playBlock } from './blocks.ts';
import { openJournal } from './journal.ts';
import { type RunOptions, runBlocks, runTournament } from './run.ts';
import { makeSettings } from './settings.ts';
import { summarize, type TournamentResult } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'black-angel-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = makeSettings({ candidate: 'novice', field: ['random'], players: 3, seed: 'run' });
/** Starting a worker takes longer than these games, so two workers are used only where their number matters. */
const options: RunOptions = { settings, blocks: 6, workers: 1 };

/** A result without its times. */
const untimed = (result: TournamentResult): unknown => ({
  ...result,
  millisecondsPerTurn: null,
  gameList: result.gameList.map((game) => ({ ...game, milliseconds: [] })),
});

const whole = join(folder, 'whole.jsonl');
let expected: unknown;

beforeAll(async () => {
  expected = untimed(await runTournament({ ...options, resume: whole }));
});

/** A changed copy of the finished file. */
function changed(name: string, change: (text: string) => string): string {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(whole, 'utf8')));
  return path;
}

describe('a run', () => {
  it('gives the same on any number of workers', async () => {
    expect(untimed(await runTournament({ ...options, workers: 2 }))).toEqual(expected);
  });

  it('gives what the blocks give when they are played here, one after the other', () => {
    const blocks = Array.from({ length: 6 }, (_, index) => playBlock(settings, index));
    expect(untimed(summarize(settings, blocks, options))).toEqual(expected);
  });

  it('stops on a verdict, and what came after it does not count', async () => {
    const test: RunOptions = { settings, blocks: 1000, sprt: { p0: 0.001, p1: 0.3 }, workers: 2 };
    const result = await runTournament(test);
    expect(result).toMatchObject({ ended: 'verdict', blocks: 10, blocksAsked: 1000, verdict: 'open' });
    const blocks = Array.from({ length: 15 }, (_, index) => playBlock(settings, index));
    expect(untimed(summarize(settings, blocks, test))).toEqual(untimed(result));
  });

  it('uses another component set', async () => {
    const content = openSet({ ...structuredClone(defaultContent.set), id: 'mine' });
    const mine = makeSettings({ candidate: 'random', field: ['random'], players: 2, content });
    expect(mine.components).not.toBe(defaultContent.hash);
    expect(await runTournament({ settings: mine, blocks: 1 })).toMatchObject({ blocks: 1 });
  });

  it('says which game failed', async () => {
    const broken = { ...settings, components: 'unknown' };
    await expect(runTournament({ settings: broken, blocks: 1 })).rejects.toThrow(
      'game "judge/run/0", candidate in seat 1',
    );
  });
});

describe('going on', () => {
  const lengthOf = (lines: number): number => readFileSync(whole, 'utf8').split('\n').slice(0, lines).join('\n').length;

  it('after a cut in the middle of a line gives what an uninterrupted run gives', async () => {
    const path = changed('cut.jsonl', (text) => text.slice(0, lengthOf(4) + 40));
    expect(untimed(await runTournament({ ...options, resume: path }))).toEqual(expected);
    const again = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(again).toHaveLength(7);
    for (const line of again) JSON.parse(line);
  });

  it('tolerates a cut anywhere', () => {
    for (const [length, blocks] of [
      [0, 0],
      [30, 0],
      [lengthOf(1), 0],
      [lengthOf(1) + 1, 0],
      [lengthOf(4), 2],
      [lengthOf(4) + 1, 3],
      [lengthOf(4) + 2, 3],
    ] as const) {
      const path = changed('cut-anywhere.jsonl', (text) => text.slice(0, length));
      const journal = openJournal(path, settings);
      expect(journal.finished.size, `cut at ${length}`).toBe(blocks);
      journal.append(playBlock(settings, 5));
      expect(openJournal(path, settings).finished.size).toBe(blocks + 1);
    }
  });

  it('plays no block twice', async () => {
    const path = join(folder, 'finished.jsonl');
    copyFileSync(whole, path);
    expect(untimed(await runTournament({ ...options, resume: path }))).toEqual(expected);
    expect(readFileSync(path, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    expect(await runTournament({ ...options, blocks: 4, resume: path })).toMatchObject({
      blocks: 4,
      ended: 'complete',
    });
    expect(await runTournament({ ...options, blocks: 8, resume: path })).toMatchObject({ blocks: 8 });
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(9);
  });

  it('after an abort', async () => {
    const path = join(folder, 'aborted.jsonl');
    const stop = new AbortController();
    let seen = 0;
    for await (const _ of runBlocks({ ...options, resume: path, signal: stop.signal })) if (++seen === 2) stop.abort();
    expect(seen).toBe(2);
    expect(untimed(await runTournament({ ...options, resume: path }))).toEqual(expected);
  });

  it('is refused with other settings, and the file is left alone', async () => {
    const before = readFileSync(whole, 'utf8');
    const other = makeSettings({ candidate: 'random', field: ['random'], players: 3, seed: 'run' });
    await expect(runTournament({ ...options, settings: other, resume: whole })).rejects.toThrow(
      'was begun with other settings (candidate "novice", now "random"); name another file',
    );
    const tune = { ...settings, purpose: 'tune' as const };
    await expect(runTournament({ ...options, settings: tune, resume: whole })).rejects.toThrow(
      'purpose "judge", now "tune"',
    );
    expect(readFileSync(whole, 'utf8')).toBe(before);
  });

  it('is refused when the program plays differently now', async () => {
    const path = changed('old.jsonl', (text) => {
      const [header, first] = text.split('\n');
      const block = JSON.parse(first!) as BlockResult;
      block.games[0]!.vp[0]!++;
      return `${header}\n${JSON.stringify(block)}\n`;
    });
    await expect(runTournament({ ...options, resume: path })).rejects.toThrow('comes out differently now');
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(2);
  });

  it('is refused with a file that is something else', async () => {
    const refused = async (change: (text: string) => string): Promise<void> => {
      const path = changed('other.jsonl', change);
      const before = readFileSync(path, 'utf8');
      await expect(runTournament({ ...options, resume: path })).rejects.toThrow(/another file|a new file/);
      expect(readFileSync(path, 'utf8')).toBe(before);
    };
    await refused(() => 'Dear diary');
    await refused(() => 'Dear diary\n');
    await refused(() => '{"format":"something"}\n');
    await refused((text) => text.replace('"block":', '"block"'));
    await refused((text) => text.replace('judge/run/0', 'judge/fun/0'));
  });
});
