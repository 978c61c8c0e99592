// black-angel tournament as a person runs it: options, exit codes, files, Ctrl-C and going on.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { UsageError } from '../src/command.ts';
import { tournament } from '../src/commands/tournament.ts';

const program = fileURLToPath(new URL('../bin/black-angel.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'black-angel-tournament-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const options = { encoding: 'utf8', input: '', cwd: folder } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'tournament', ...args], options);
  return { status, stdout, stderr };
}

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
  it('explains itself', () => {
    expect(run('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Usage: black-angel tournament'),
    });
  });

  it('refuses what it does not understand, on stderr, with exit code 2', () => {
    const { status, stdout, stderr } = run('--candidate', 'nobody', '--field', 'random');
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

  it('plays, prints and writes', () => {
    const [out, html] = [join(folder, 'out.json'), join(folder, 'out.html')];
    const said = run(...PAIR, '--blocks', '4', '--out', out, '--html', html);
    expect(said).toMatchObject({ status: 0, stderr: '' });
    expect(said.stdout).toContain('8 in 4 blocks, 2 players');
    const result = parse(readFileSync(out, 'utf8'));
    expect(result).toMatchObject({ blocks: 4, games: 8, ended: 'complete', sprt: null });
    expect(result.winShare.low).toBeLessThanOrEqual(result.winShare.mean);
    expect(result.tallies.byRole.candidate).toMatchObject({ seatGames: 8, actions: expect.any(Array) });
    expect(readFileSync(html, 'utf8')).toMatch(/^<!DOCTYPE html>/);
  });

  it('prints JSON, the same for the same seed on any number of workers', () => {
    const [one, two] = ['1', '2'].map((workers) => run(...PAIR, '--games', '7', '--workers', workers, '--json'));
    expect([one!.status, one!.stderr]).toEqual([0, '']);
    expect(parse(one!.stdout)).toMatchObject({ blocks: 4, settings: { purpose: 'judge', field: ['novice'] } });
    expect(untimed(parse(two!.stdout))).toEqual(untimed(parse(one!.stdout)));
  });

  it('plays against Hal, with a field of several bots, with a budget', () => {
    const solitaire = parse(
      run('--candidate', 'novice', '--players', '1', '--hal', 'easy', '--games', '3', '--json').stdout,
    );
    expect(solitaire).toMatchObject({ blocks: 3, games: 3, settings: { options: { hal: 'easy' } } });
    const mixed = run(
      ...['--candidate', 'novice', '--players', '3', '--advanced', '--field', 'random', '--field', 'novice'],
      ...['--blocks', '1', '--budget', 'iterations=5', '--purpose', 'tune', '--json'],
    );
    expect(parse(mixed.stdout)).toMatchObject({
      games: 3,
      settings: { field: ['random', 'novice'], budget: { iterations: 5 }, purpose: 'tune' },
    });
  });

  it('stops when the test is sure', () => {
    const { stdout } = run(...PAIR, '--blocks', '5000', '--sprt', '0.9,0.95', '--json');
    expect(parse(stdout)).toMatchObject({ ended: 'verdict', sprt: { decision: 'reject' } });
  });

  it('fails with exit code 1 and says what to do', () => {
    const path = join(folder, 'settings.jsonl');
    expect(run(...PAIR, '--blocks', '1', '--resume', path).status).toBe(0);
    expect(run(...PAIR, '--advanced', '--blocks', '1', '--resume', path)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('begun with other settings'),
    });
    expect(run(...PAIR, '--blocks', '1', '--out', join(folder, 'no', 'where.json'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('cannot write'),
    });
  });

  /** Starts an endless tournament and presses Ctrl-C as soon as `isTime`. */
  async function interrupt(args: string[], isTime: () => boolean): Promise<{ status: number | null; stderr: string }> {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'tournament', ...PAIR, '--blocks', '1000000', ...args], {
      cwd: folder,
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
    while (!isTime() && child.exitCode === null) await wait(20);
    child.kill('SIGINT');
    return { status: await closed, stderr };
  }

  const linesOf = (path: string): number => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0);

  it('leaves a file to go on with after Ctrl-C', async () => {
    const path = join(folder, 'stopped.jsonl');
    const { status, stderr } = await interrupt(['--resume', path], () => linesOf(path) > 3);
    expect([status, stderr]).toEqual([130, expect.stringContaining(`--resume ${path}`)]);
    const resumed = run(...PAIR, '--blocks', '5', '--resume', path, '--json');
    const fresh = run(...PAIR, '--blocks', '5', '--json');
    expect(untimed(parse(resumed.stdout))).toEqual(untimed(parse(fresh.stdout)));
  });

  it('makes such a file if none was named', async () => {
    // Nothing tells from outside when the first block is done, so wait longer until one was. On a busy machine the first
    // Ctrl-C may come before the program has begun; then the signal itself ends it, without a status.
    let stderr = '';
    for (let patience = 1000; !stderr.includes('--resume'); patience *= 2) {
      const began = Date.now();
      const stopped = await interrupt([], () => Date.now() - began > patience);
      stderr = stopped.stderr;
      if (stopped.status !== null) expect(stopped.status).toBe(130);
    }
    const name = readdirSync(folder).find((file) => /^tournament-[0-9a-f]{8}\.jsonl$/.test(file))!;
    expect(stderr).toContain(name);
    expect(linesOf(join(folder, name))).toBeGreaterThan(1);
    expect(run(...PAIR, '--blocks', '1', '--resume', name).status).toBe(0);
  });
});
