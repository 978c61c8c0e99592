// Programs and modules of others: bots in tournament, ladder and play, and engines in the conformance suite.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere, type Said } from './run-here.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'black-angel-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A bot as a program: the lines of `go`, with `message` and `say`. */
function program(name: string, go: string, hello = "say({ type: 'hello', protocol: 1 })"): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
import { appendFileSync } from 'node:fs';
const say = (message) => console.log(JSON.stringify(message));
const heard = [];
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  heard.push(message);
  if (message.type === 'hello') ${hello};
  if (message.type === 'go') { ${go} }
  if (message.type === 'gameOver') appendFileSync(${JSON.stringify(`${path}.heard`)}, JSON.stringify(heard) + '\\n');
  if (message.type === 'quit') break;
}
`,
  );
  return `"${process.execPath}" ${path}`;
}

const GOOD = "say({ type: 'best', move: message.moves[message.seed % message.moves.length].move })";
const tournament = (bot: string, ...more: string[]): Promise<Said> =>
  runHere('tournament', '--candidate', bot, '--field', 'random', '--players', '2', '--seed', 'programs', ...more);

interface Go {
  type: 'go';
  moves: { move: string; sentence: string }[];
  view: { players: { hand: string[] | null }[]; decision: { seat: number } };
}

describe('a bot that is a program', () => {
  it('plays whole games in every seat, and sees what its player may know, in names and sentences', async () => {
    const { status, stdout } = await tournament(program('good', GOOD), '--blocks', '1', '--workers', '1', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ blocks: 1, games: 2, isReproducible: false });
    const games = readFileSync(join(folder, 'good.mjs.heard'), 'utf8').trim().split('\n');
    expect(games).toHaveLength(2);
    for (const [seat, game] of games.entries()) {
      const heard = JSON.parse(game) as { type: string }[];
      expect(heard.slice(0, 3).map(({ type }) => type)).toEqual(['hello', 'newGame', 'go']);
      expect(heard[1]).toMatchObject({
        seat,
        options: { players: 2 },
        components: { cards: { '001': expect.any(String) } },
      });
      expect(heard.at(-1)).toMatchObject({
        type: 'gameOver',
        result: { vp: [expect.any(Number), expect.any(Number)] },
      });
      for (const asked of heard.filter(({ type }) => type === 'go') as Go[]) {
        expect(asked.view.decision.seat).toBe(seat);
        expect(asked.view.players[seat]!.hand).not.toBeNull();
        expect(asked.view.players[1 - seat]!.hand).toBeNull();
        expect(asked.moves.length).toBeGreaterThan(1);
        for (const { move, sentence } of asked.moves) expect(`${move}: ${sentence}`).toMatch(/^\S.*: \S.*\.$/);
      }
    }
  });

  it.each([
    ['makes an illegal move', "say({ type: 'best', move: 'fly 9z 9z' })", 'the move "fly 9z 9z", which is not legal'],
    ['says nothing', '', 'gave no answer to "go" within 1 s', '--patience', '1'],
    ['crashes', "throw new Error('no idea')", 'no idea'],
    ['ends', 'process.exit(3)', 'ended with exit code 3'],
    ['talks nonsense', "console.log('my move is B')", 'a line that is no JSON object: my move is B'],
    ['gives up', "say({ type: 'error', message: 'I am lost' })", 'answered "go": I am lost'],
  ])('that %s is named with what it did, and the tournament ends', async (what, go, problem, ...more) => {
    const { status, stderr } = await tournament(program(what.replaceAll(' ', '-'), go), '--blocks', '1', ...more);
    expect(status).toBe(1);
    expect(stderr).toContain('candidate in seat 1: the program');
    expect(stderr).toContain(problem);
  });

  it('must speak the same protocol', async () => {
    const bot = program('later', GOOD, "say({ type: 'hello', protocol: 2 })");
    expect((await tournament(bot, '--blocks', '1')).stderr).toContain('speaks protocol 2; this is protocol 1');
  });

  it('that crashes in a later block leaves the blocks that are finished', async () => {
    const games = join(folder, 'games');
    const bot = program(
      'tired',
      `const { size } = (await import('node:fs')).statSync(${JSON.stringify(games)});
      if (size >= 2) process.exit(1);
      ${GOOD};`,
      `{ appendFileSync(${JSON.stringify(games)}, ''); say({ type: 'hello', protocol: 1 }); }`,
    );
    // Each game that ends adds a sign.
    const path = join(folder, 'tired.mjs');
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(
        "=== 'gameOver')",
        `=== 'gameOver' && (appendFileSync(${JSON.stringify(games)}, '.'), true))`,
      ),
    );
    const resume = join(folder, 'tired.jsonl');
    const { status, stderr } = await tournament(bot, '--blocks', '3', '--workers', '1', '--resume', resume);
    expect(status).toBe(1);
    expect(stderr).toContain(`1 blocks are in ${resume}`);
    expect(readFileSync(resume, 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('is replaced in a game of the terminal, which goes on to its end', async () => {
    const record = join(folder, 'replaced.json');
    const bot = program('lost', "say({ type: 'best', move: 'nowhere' })");
    const { status, stdout } = await runHere(
      ...['play', '--watch', '--players', '2', '--seed', 'replaced', '--candidate', bot, '--record', record],
    );
    expect(status).toBe(0);
    expect(stdout).toContain('the move "nowhere", which is not legal');
    expect(stdout).toContain('From now on "greedy" plays for seat 1.');
    expect(JSON.parse(readFileSync(record, 'utf8')).result).not.toBeNull();
  });

  it('has a rating of its own on the ladder. Its answer may be a turn, which is played until something is revealed', async () => {
    const turn = `
      const [first] = message.moves.filter(({ move }) => move === 'B');
      if (first) say({ type: 'best', turn: ['B', 'end'] });
      else ${GOOD};`;
    const bot = program('climber', turn);
    const { status, stdout } = await runHere(
      ...['ladder', '--bots', 'random', '--candidate', bot, '--anchor', 'random'],
      ...['--players', '2', '--blocks', '1', '--hal-games', '0'],
    );
    expect(status).toBe(0);
    expect(stdout).toContain(`| ${bot} |`);
  });

  it.runIf(hasPython())('in Python plays: the example', async () => {
    const bot = `python3 ${join(ROOT, 'examples/bots/bot.py')}`;
    expect(await tournament(bot, '--blocks', '1')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('2 in 1 blocks'),
    });
  });
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('a bot that is a module', () => {
  it('plays: the example', async () => {
    const { status, stdout } = await tournament(join(ROOT, 'examples/bots/my-bot.ts'), '--blocks', '1');
    expect([status, stdout]).toEqual([0, expect.stringContaining('2 in 1 blocks')]);
  });

  it('without a bot is refused before the first game', async () => {
    const path = join(folder, 'empty.mjs');
    writeFileSync(path, 'export default 5;');
    expect(await tournament(path)).toMatchObject({ status: 2, stderr: expect.stringContaining('has no bot') });
    expect(await tournament(join(folder, 'nowhere.ts'))).toMatchObject({ status: 2 });
  });
});

describe('black-angel conformance', () => {
  const games = join(folder, 'some');
  mkdirSync(games);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['01-1-players-standard', '04-2-players-advanced'])
    cpSync(join(ROOT, `packages/rules/test/goldens/${name}.json`), join(games, `${name}.json`));
  const port = readFileSync(join(ROOT, 'examples/port.ts'), 'utf8');

  /** The example, with a fault. */
  async function check(from: string, to: string): Promise<Said> {
    const path = join(folder, 'port.ts');
    expect(port).toContain(from);
    writeFileSync(path, port.replace(from, to));
    return runHere('conformance', '--games', games, '--patience', '20', '--', process.execPath, path);
  }

  it('agrees with a port that plays by the rules', async () => {
    const { status, stdout } = await check('sayState', 'sayState');
    expect([status, stdout]).toEqual([0, expect.stringContaining('2 of 2 games agree')]);
  });

  it.each([
    [
      'a legal move that is missing',
      'legalMoves(state!, asked.seat).map',
      'legalMoves(state!, asked.seat).slice(1).map',
      'legal moves: missing ["',
    ],
    [
      'an event that did not happen',
      'return sayState(applied.events);',
      "return sayState([...applied.events, { kind: 'ravagerAbsent', rule: 'X1' }]);",
      'events: ',
    ],
    [
      'an event with another rule',
      'return sayState(applied.events);',
      "return sayState(applied.events.map((event) => ({ ...event, rule: 'T1' })) as GameEvent[]);",
      'is right, not',
    ],
    ['another result', 'result: result(state!)', 'result: asked ? null : { vp: [0], winners: [0] }', 'result: {"vp":'],
    ['a crash', "case 'play': {", "case 'play': {\n      throw new Error('not yet');", 'not yet'],
  ])('reports %s, with the place', async (_, from, to, problem) => {
    const { status, stdout } = await check(from, to);
    expect(status).toBe(1);
    expect(stdout).toContain(problem);
    expect(stdout).toContain('0 of 2 games agree');
  });

  it('refuses another rules version', async () => {
    const { status, stderr } = await check('rules: RULES_VERSION', 'rules: 1');
    expect([status, stderr]).toEqual([1, expect.stringContaining('rules version 1; the suite has')]);
  });
});
