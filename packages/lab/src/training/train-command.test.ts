// The command npm run task train: its files, resuming, its errors, and the net that it adopts.

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeNetFile, readNetWeights } from '@black-angel/bots';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKnowledge, writeKnowledge } from './knowledge-file.ts';
import { LEARN, type LearnSettings } from './learner.ts';
import { roundWeights } from './net-weights.ts';
import { SIZES, someWeights } from './small-net.test-helper.ts';

const folder = mkdtempSync(join(tmpdir(), 'black-angel-training-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Runs a script of training. A second --folder in the options overrides the first. */
const runTraining = (script: string, ...options: string[]) =>
  spawnSync(process.execPath, [script, '--folder', join(folder, 'run'), ...options], { encoding: 'utf8' });
const train = (...options: string[]) => runTraining(join(root, 'scripts', 'train.ts'), ...options);

const SMALL = ['--workers', '1', '--first', '16', '--second', '16'];
const NEURONS: LearnSettings = { ...LEARN, ...SIZES };
const smallNet = (): string => JSON.stringify(makeNetFile(roundWeights(someWeights(), SIZES), null));
const smallKnowledge = (): Uint8Array => writeKnowledge(newKnowledge(NEURONS, null), SIZES);
const damaged = (net: string): string => net.replace('"weights":"', '"weights":"AAAA');

/** A file in the folder of the tests. */
function fileOf(path: string, content: string | Uint8Array): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

describe('npm run task train', () => {
  it('makes a net that the bots read, resumes where it was, and does no round twice', () => {
    const options = ['--games', '16', ...SMALL];
    const first = train('--rounds', '1', ...options);
    expect(first.stdout).toMatch(/round 1: 16 games\. Held out, \d+ positions/);
    const second = train('--rounds', '2', ...options);
    expect(second.stdout).not.toContain('round 1:');
    expect(second.stdout).toMatch(/round 2: 16 games/);
    const file = JSON.parse(readFileSync(join(folder, 'run', 'round-2', 'net.json'), 'utf8'));
    expect(readNetWeights(file).firstBias).toHaveLength(16);
    expect(
      readFileSync(join(folder, 'run', 'rounds.jsonl'), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(2);
  });

  it('refuses options that it cannot use with a sentence', () => {
    const { status, stderr } = train('--first', '30');
    expect(status).toBe(1);
    expect(stderr.trim()).toBe('--first needs a multiple of 16, not 30');
  });

  it('says what is wrong with what a run has learned', () => {
    const { status, stderr } = train('--rounds', '3', '--first', '32', '--second', '16');
    expect(status).toBe(1);
    const path = join(folder, 'run', 'round-2', 'knowledge.bin');
    expect(stderr.trim()).toBe(`${path}: it has 16 and 16 neurons, not 32 and 16`);
  });

  const absent = (name: string): string => join(folder, name);
  it.each<[string, () => [sentence: string, ...options: string[]]]>([
    [
      'a missing net',
      () => [
        `${absent('none.json')}: no such file or directory`,
        '--from',
        absent('none.json'),
        '--folder',
        absent('a'),
      ],
    ],
    [
      'a cut net',
      () => {
        const path = fileOf('cut.json', smallNet().slice(0, -40));
        return [`${path}: it is not JSON`, '--from', path, '--folder', absent('a')];
      },
    ],
    [
      'a damaged net',
      () => {
        const path = fileOf('damaged.json', damaged(smallNet()));
        return [`${path}: it is damaged: its hash is wrong`, '--from', path, '--folder', absent('a')];
      },
    ],
    [
      'a folder for a net',
      () => [`${folder}: illegal operation on a directory`, '--from', folder, '--folder', absent('a')],
    ],
    [
      'a damaged net to fit weights to',
      () => {
        const path = fileOf('unfit.json', damaged(smallNet()));
        return [`${path}: it is damaged: its hash is wrong`, '--fit-weights', '--from', path];
      },
    ],
    [
      'a round without what was learned',
      () => {
        const path = join(dirname(fileOf('forgotten/round-1/net.json', smallNet())), 'knowledge.bin');
        return [`${path}: no such file or directory`, '--folder', absent('forgotten')];
      },
    ],
    [
      'a round with damage in what was learned',
      () => {
        fileOf('spoiled/round-1/net.json', smallNet());
        const path = fileOf('spoiled/round-1/knowledge.bin', smallKnowledge().subarray(0, -4));
        return [`${path}: it has the wrong length`, '--folder', absent('spoiled')];
      },
    ],
    [
      'a file for the folder',
      () => {
        const path = fileOf('no-folder', '');
        return [`${path}: file already exists`, '--folder', path];
      },
    ],
    ['an unknown option', () => ["Unknown option '--colour'", '--colour', '3']],
    [
      'an option without its value',
      () => [
        "Option '--rate' argument is ambiguous. Did you forget to specify the option argument for '--rate'? To specify an option argument starting with a dash use '--rate=-XYZ'.",
        ...['--rate', '--adopt'],
      ],
    ],
  ])('%s ends it with one line', (_name, prepare) => {
    const [sentence, ...options] = prepare();
    const { status, stderr } = train('--rounds', '1', ...SMALL, ...options);
    expect({ status, lines: stderr.trimEnd().split('\n') }).toEqual({ status: 1, lines: [sentence] });
  });

  it('a round whose weights are not finite is not written', () => {
    const knowledge = newKnowledge(NEURONS, null);
    // Finite, but their sums are not.
    knowledge.weights.fill(3e38);
    fileOf('burst/round-1/net.json', smallNet());
    fileOf('burst/round-1/knowledge.bin', writeKnowledge(knowledge, SIZES));
    // The learner begins when it has some positions.
    const { status, stderr } = train('--folder', absent('burst'), '--rounds', '2', '--games', '64', ...SMALL);
    const lines = stderr.split('\n').filter((line) => !line.includes(' games, '));
    expect({ status, lines }).toEqual({
      status: 1,
      lines: ['round 2 is not written: it has weights that are not finite numbers', ''],
    });
    expect(readdirSync(absent('burst/round-2'))).toEqual([]);
  });
});

describe('npm run task train -- --adopt', () => {
  // A copy of the script takes its own folder for the repository, so the net of the bots is out of reach.
  const place = join(folder, 'place');
  const script = join(place, 'scripts', 'train.ts');
  const adopted = join(place, 'packages', 'bots', 'weights', 'learned-net.json');
  const adopt = (net: string) => {
    fileOf('adopt/round-1/knowledge.bin', smallKnowledge());
    const path = fileOf('adopt/round-1/net.json', net);
    return { path, ...runTraining(script, '--folder', join(folder, 'adopt'), '--rounds', '1', '--adopt', ...SMALL) };
  };

  beforeAll(() => {
    fileOf('place/package.json', '{ "type": "module" }');
    mkdirSync(dirname(script));
    copyFileSync(join(root, 'scripts', 'train.ts'), script);
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'), 'junction');
  });
  beforeEach(() => {
    fileOf('place/packages/bots/weights/learned-net.json', 'the net before');
  });

  it('makes the last net the one that the bots use', () => {
    const net = smallNet();
    expect(adopt(net)).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(adopted, 'utf8')).toBe(net);
    expect(existsSync(`${adopted}.part`)).toBe(false);
  });

  it('leaves the net of the bots as it is if the last one is damaged', () => {
    const { path, status, stderr } = adopt(damaged(smallNet()));
    expect({ status, stderr }).toEqual({ status: 1, stderr: `${path}: it is damaged: its hash is wrong\n` });
    expect(readFileSync(adopted, 'utf8')).toBe('the net before');
  });

  it('leaves it as it is, too, if the new one cannot be written as a whole', () => {
    mkdirSync(`${adopted}.part`);
    const { status, stderr } = adopt(smallNet());
    rmdirSync(`${adopted}.part`);
    const sentence = `${relative('', realpathSync(adopted))}: illegal operation on a directory\n`;
    expect({ status, stderr }).toEqual({ status: 1, stderr: sentence });
    expect(readFileSync(adopted, 'utf8')).toBe('the net before');
  });
});
