// The command line: arguments, exit codes, output. The program itself is started once for every exit code.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecord, replay } from '@black-angel/rules';
import { parsePosition } from '@black-angel/rules/position';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere as run, type Said } from './run-here.ts';

const program = fileURLToPath(new URL('../bin/black-angel.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'black-angel-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program in its own process. */
function start(...args: string[]): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', input: '' });
  return { status, stdout, stderr };
}

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const POSITION = {
  position: 1,
  options: { players: 2 },
  players: [{ debris: 1, dice: ['gray 2'], robots: { breakRoom: 5 } }],
  damage: { 1: 2 },
  ravagers: {},
};

describe('black-angel', () => {
  it('explains itself', async () => {
    expect(start('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('simulate') });
    for (const command of ['play', 'simulate', 'replay', 'review', 'position', 'perft', 'bench'])
      expect(await run(command, '--help')).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('Usage: black-angel'),
      });
  });

  it('refuses what it does not understand, on stderr, with exit code 2', async () => {
    expect(await run()).toMatchObject({ status: 2 });
    expect(start('dance')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('no command "dance"'),
    });
    expect(await run('simulate', '--players', '7')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('1, 2, 3 or 4'),
    });
    expect(await run('simulate', '--nonsense')).toMatchObject({ status: 2, stderr: expect.stringContaining('--help') });
    expect(await run('simulate', '--games', 'many')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('whole number'),
    });
  });

  it('simulates, the same for the same seed', async () => {
    const once = await run('simulate', '--players', '3', '--games', '3', '--seed', 'x', '--json');
    expect(once.status).toBe(0);
    const { games } = JSON.parse(once.stdout) as { games: { vp: number[]; ending: string }[] };
    expect(games).toHaveLength(3);
    expect(games[0]!.vp).toHaveLength(3);
    expect((await run('simulate', '--players', '3', '--games', '3', '--seed', 'x', '--json')).stdout).toBe(once.stdout);
  });

  it('traces every position, mover, move and event', async () => {
    const path = join(folder, 'trace.jsonl');
    expect((await run('simulate', '--players', '2', '--advanced', '--games', '1', '--trace', path)).status).toBe(0);
    const lines = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines.slice(1))
      expect(line).toMatchObject({ seat: expect.any(Number), text: expect.any(String), events: expect.any(Array) });
    for (const line of lines) parsePosition(line['position']);
  });

  it('replays a game of rules version 1, and plays in a position of its components', async () => {
    const record = fileURLToPath(
      new URL('../../../packages/engine/frozen/v1-games/03-2-players-standard.json', import.meta.url),
    );
    expect(await run('replay', record)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('are as recorded'),
    });
    const { components } = JSON.parse(readFileSync(record, 'utf8')) as { components: unknown };
    const old = file('old.json', { position: 1, options: { players: 2 }, components });
    const shown = await run('position', old, '--json');
    expect(shown.status).toBe(0);
    expect(JSON.parse(shown.stdout)).toMatchObject({ position: { components } });
  });

  const oldGame = (version: number): string =>
    fileURLToPath(
      new URL(`../../../packages/engine/frozen/v${version}-games/03-2-players-standard.json`, import.meta.url),
    );
  const oldPosition = (version: number): string => {
    const { components } = JSON.parse(readFileSync(oldGame(version), 'utf8')) as { components: unknown };
    return file(`old-${version}.json`, { position: 1, options: { players: 2 }, components });
  };

  it('reviews a game of an earlier version whose rules are the present ones, and no other', async () => {
    const record = JSON.parse(readFileSync(oldGame(2), 'utf8')) as { rules: number; result: { vp: number[] } };
    expect(record.rules).toBe(2);
    const reviewed = await run('review', oldGame(2), '--tries', '1', '--json');
    expect(reviewed).toMatchObject({ status: 0, stderr: '' });
    const { seats } = JSON.parse(reviewed.stdout) as { seats: { result: number }[] };
    const [first, second] = record.result.vp as [number, number];
    expect(seats.map(({ result }) => result)).toEqual([first - second, second - first]);
    expect(await run('review', oldGame(1), '--tries', '1')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/played by rules version 1; a rule has changed since/),
    });
  });

  it('advises in a position of an earlier version whose rules are the present ones, and in no other', async () => {
    const advised = await run('position', oldPosition(2), '--advice');
    expect(advised.stdout).toMatch(/^-?\d+\.\d VP: .+$/m);
    const silent = await run('position', oldPosition(1), '--advice');
    expect(silent.stdout).toContain('No advice: this position belongs to rules version 1, and a rule');
    expect(silent.stdout).not.toMatch(/^-?\d+\.\d VP: /m);
  });

  it('plays, records and replays', async () => {
    const path = join(folder, 'game.json');
    const played = await run('play', '--watch', '--players', '1', '--seed', 'cli', '--record', path);
    expect(played).toMatchObject({ status: 0, stdout: expect.stringContaining('The game is over') });
    expect(played.stdout).toContain('Round 1 · Player 1');
    replay(parseRecord(JSON.parse(readFileSync(path, 'utf8'))));
    expect(await run('replay', path)).toMatchObject({ status: 0, stdout: expect.stringContaining('are as recorded') });
    const reviewed = await run('review', path, '--tries', '1');
    expect(reviewed).toMatchObject({ status: 0, stdout: expect.stringMatching(/Hal: .* = .*\nreviewed in /s) });
    // The worst turns, with what was better; the numbers of a line add up.
    expect(reviewed.stdout).toMatch(/ {2}round \d+, (inaccurate|mistake|blunder), -\d+\.\d VP: .+\n {4}better: .+/);
    const [line] = reviewed.stdout.match(/^Player 1: .*/m)!;
    const numbers = [...line.matchAll(/[+-]?\d+\.\d/g)].map(([number]) => Math.round(Number(number) * 10));
    expect(numbers.slice(0, 4).reduce((sum, number) => sum + number, 0)).toBe(numbers[4]);
    const record = JSON.parse(readFileSync(path, 'utf8')) as { moves: string[] };
    const broken = file('broken.json', { ...record, moves: ['destroy 1', ...record.moves] });
    expect(start('replay', broken, '--quiet')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('move 1, "destroy 1", is not legal in "turn": Not now: first do what the prompt'),
    });
  });

  it('shows a position and plays moves in it', async () => {
    const path = file('position.json', POSITION);
    const listed = await run('position', path, '--moves', 'die gray 2, action 3, repair 1', '--legal');
    expect(listed).toMatchObject({ status: 0 });
    expect(listed.stdout).toContain('debris storage');
    const { legal } = JSON.parse((await run('position', path, '--json')).stdout) as { legal: string[] };
    expect(legal).toContain('die gray 2');
    const advised = await run('position', path, '--advice');
    expect(advised.stdout).toMatch(/^-?\d+\.\d VP: .+$/m);
    expect(advised.stdout).toMatch(/VP compared with the next best plan: /);
    const refused = await run('position', path, '--moves', 'die gray 2, action 1');
    const why = 'move 2, "action 1", is not legal in "use-die": Discover needs an orange die (A2.3)';
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining(why) });
    expect(refused.stderr).not.toContain('{');
    expect(await run('position', file('bad.json', '{'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('not JSON'),
    });
    expect(await run('position', join(folder, 'none.json'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('cannot read'),
    });
    const impossible = file('robots.json', { ...POSITION, players: [{ robots: { breakRoom: 14 } }] });
    expect(await run('position', impossible)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('17 robots'),
    });
  });

  it('counts moves', async () => {
    const { total, moves } = JSON.parse((await run('perft', '--players', '2', '--depth', '2', '--json')).stdout) as {
      total: number;
      moves: Record<string, number>;
    };
    expect(total).toBe(Object.values(moves).reduce((sum, n) => sum + n, 0));
    expect(await run('perft', file('position2.json', POSITION), '--depth', '1')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('total'),
    });
  });

  it('uses another component set', async () => {
    const path = file(
      'set.json',
      readFileSync(
        fileURLToPath(new URL('../../../packages/rules/src/content/default-set.json', import.meta.url)),
        'utf8',
      ).replace('"default"', '"mine"'),
    );
    expect((await run('simulate', '--games', '1', '--components', path, '--json')).stdout).toContain('"components"');
    expect(await run('simulate', '--components', file('wrong.json', '{}'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is missing'),
    });
    const deep = file('deep.json', `{"about": ${'['.repeat(9000)}${']'.repeat(9000)}}`);
    for (const command of [['simulate'], ['position', file('start.json', '{"position": 1}')]])
      expect(await run(...command, '--components', deep)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('at most 20 lists and objects in one another'),
      });
  });
});
