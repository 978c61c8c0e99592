// black-angel tournament: options, exit codes, files, Ctrl-C and resuming.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { UsageError } from '../src/command.ts';
import { tournament } from '../src/commands/tournament.ts';
import { runHere, type Said } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'black-angel-tournament-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]): Promise<Said> => runHere('tournament', ...args);

const PAIR = ['--candidate', 'random', '--field', 'novice', '--players', '2', '--seed', 'cli'];

interface Printed {
  settings: { candidate: string; field: string[]; purpose: string; budget: object; options: { hal: string | null } };
  blocks: number;
  games: number;
  ended: string;
  winShare: { mean: number; low: number; high: number };
  sprt: { decision: string } | null;
  gameList: { milliseconds: number[] }[];
  tallies: { byRole: { candidate: { seatGames: number; actions: number[] } }; missions: object };
}

const parse = (text: string): Printed => JSON.parse(text) as Printed;
const untimed = (result: Printed): unknown => ({
  ...result,
  millisecondsPerTurn: null,
  gameList: result.gameList.map((game) => ({ ...game, milliseconds: [] })),
});

describe('black-angel tournament', () => {
  it('explains itself', async () => {
    expect(await run('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Usage: black-angel tournament'),
    });
  });

  it('refuses what it does not understand, on stderr, with exit code 2', async () => {
    const { status, stdout, stderr } = await run('--candidate', 'nobody', '--field', 'random');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('there is no bot "nobody"; there are random, novice');
    expect(stderr).toContain('Try: black-angel tournament --help');
  });

  it('says what it did not understand', async () => {
    for (const [args, words] of [
      [[], '--candidate is missing'],
      [['--candidate', 'random'], 'field is missing'],
      [['--candidate', 'nobody', '--field', 'random'], 'there is no bot "nobody"'],
      [['--candidate', 'random', '--field', 'random', '--field', 'novice'], '1 bot or 3'],
      [['--candidate', 'random', '--field', 'random', '--players', '1'], 'leave the field out'],
      [[...PAIR, '--players', '7'], '1, 2, 3 or 4'],
      [[...PAIR, '--blocks', '0'], 'at least 1'],
      [[...PAIR, '--blocks', '2', '--games', '4'], 'not both'],
      [[...PAIR, '--sprt', '0.5'], 'two win shares'],
      [[...PAIR, '--sprt', '0.6,0.5'], 'the lesser first'],
      [[...PAIR, '--budget', 'plenty'], 'iterations=N'],
      [[...PAIR, '--purpose', 'fun'], 'judge or tune'],
      [[...PAIR, 'now'], '"now" is not understood'],
      [[...PAIR, '--nonsense'], 'nonsense'],
    ] as const) {
      const refused = expect(async () => tournament.run([...args]), words).rejects;
      await refused.toThrow(UsageError);
      await refused.toThrow(words);
    }
  });

  it('plays, prints and writes', async () => {
    const [out, html] = [join(folder, 'out.json'), join(folder, 'out.html')];
    const said = await run(...PAIR, '--blocks', '4', '--out', out, '--html', html);
    expect(said).toMatchObject({ status: 0, stderr: '' });
    expect(said.stdout).toContain('8 in 4 blocks, 2 players');
    const result = parse(readFileSync(out, 'utf8'));
    expect(result).toMatchObject({ blocks: 4, games: 8, ended: 'complete', sprt: null });
    expect(result.winShare.low).toBeLessThanOrEqual(result.winShare.mean);
    expect(result.tallies.byRole.candidate).toMatchObject({ seatGames: 8, actions: expect.any(Array) });
    expect(readFileSync(html, 'utf8')).toMatch(/^<!DOCTYPE html>/);
  });

  it('prints JSON, the same for the same seed on any number of workers', async () => {
    const one = await run(...PAIR, '--games', '7', '--workers', '1', '--json');
    const two = await run(...PAIR, '--games', '7', '--workers', '2', '--json');
    expect([one.status, one.stderr]).toEqual([0, '']);
    expect(parse(one.stdout)).toMatchObject({ blocks: 4, settings: { purpose: 'judge', field: ['novice'] } });
    expect(untimed(parse(two.stdout))).toEqual(untimed(parse(one.stdout)));
  });

  it('plays against Hal, with a field of several bots, with a budget', async () => {
    const solitaire = parse(
      (await run('--candidate', 'novice', '--players', '1', '--hal', 'easy', '--games', '3', '--json')).stdout,
    );
    expect(solitaire).toMatchObject({ blocks: 3, games: 3, settings: { options: { hal: 'easy' } } });
    const mixed = await run(
      ...['--candidate', 'novice', '--players', '3', '--advanced', '--field', 'random', '--field', 'novice'],
      ...['--blocks', '1', '--budget', 'iterations=5', '--purpose', 'tune', '--json'],
    );
    expect(parse(mixed.stdout)).toMatchObject({
      games: 3,
      settings: { field: ['random', 'novice'], budget: { iterations: 5 }, purpose: 'tune' },
    });
  });

  it('stops when the test is sure', async () => {
    const { stdout } = await run(...PAIR, '--blocks', '5000', '--sprt', '0.9,0.95', '--json');
    expect(parse(stdout)).toMatchObject({ ended: 'verdict', sprt: { decision: 'reject' } });
  });

  it('fails with exit code 1 and says what to do', async () => {
    const path = join(folder, 'settings.jsonl');
    expect((await run(...PAIR, '--blocks', '1', '--resume', path)).status).toBe(0);
    expect(await run(...PAIR, '--advanced', '--blocks', '1', '--resume', path)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('begun with other settings'),
    });
    expect(await run(...PAIR, '--blocks', '1', '--out', join(folder, 'no', 'where.json'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('cannot write'),
    });
  });

  /** Makes the program show its bar, as in a terminal. */
  const IN_TERMINAL = 'data:text/javascript,process.stderr.isTTY = true; process.stderr.columns = 200;';

  /**
   * Starts an endless tournament and presses Ctrl-C as soon as its bar shows a finished block. One worker finishes
   * blocks in order.
   */
  async function interrupt(...args: string[]): Promise<{ status: number | null; stderr: string }> {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const command = [main, 'tournament', ...PAIR, '--blocks', '1000000', '--workers', '1', ...args];
    const child = spawn(process.execPath, ['--import', IN_TERMINAL, ...command], { cwd: folder });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      const isShown = / [1-9]\d*\/1000000 blocks/;
      const wasShown = isShown.test(stderr);
      stderr += text;
      if (!wasShown && isShown.test(stderr)) child.kill('SIGINT');
    });
    return { status: await new Promise<number | null>((resolve) => child.on('close', resolve)), stderr };
  }

  /** The blocks in a file; its first line has the settings. */
  const blocksIn = (path: string): number => readFileSync(path, 'utf8').trimEnd().split('\n').length - 1;
  const saidBlocks = (stderr: string): number => Number(/Stopped after (\d+) blocks\./.exec(stderr)?.[1]);

  it('leaves a file to go on with after Ctrl-C', async () => {
    const path = join(folder, 'stopped.jsonl');
    const { status, stderr } = await interrupt('--resume', path);
    expect([status, stderr]).toEqual([130, expect.stringContaining(`--resume ${path}\n`)]);
    const blocks = saidBlocks(stderr) + 2;
    const resumed = await run(...PAIR, '--blocks', `${blocks}`, '--resume', path, '--json');
    const fresh = await run(...PAIR, '--blocks', `${blocks}`, '--json');
    expect(untimed(parse(resumed.stdout))).toEqual(untimed(parse(fresh.stdout)));
  });

  it('makes such a file if none was named', async () => {
    const { status, stderr } = await interrupt();
    expect(status).toBe(130);
    const name = /--resume (tournament-[0-9a-f]{8}\.jsonl)\n$/.exec(stderr)![1]!;
    const kept = blocksIn(join(folder, name));
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBe(saidBlocks(stderr));
    // Stored blocks are not played again; one more block is.
    const resumed = await run(...PAIR, '--blocks', `${kept + 1}`, '--resume', join(folder, name), '--json');
    expect(resumed.status).toBe(0);
    expect(blocksIn(join(folder, name))).toBe(kept + 1);
    const fresh = await run(...PAIR, '--blocks', `${kept + 1}`, '--json');
    expect(untimed(parse(resumed.stdout))).toEqual(untimed(parse(fresh.stdout)));
  });
});
