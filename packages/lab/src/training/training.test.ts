// Training: groups, their files, resuming, and one round of the trainer on tiny data (where PyTorch is installed).

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INPUTS, makeEvaluation, makeUnitRandom, ONE, readNet } from '@black-angel/bots';
import {
  applyChoice,
  choices,
  decider,
  decisionKind,
  determinize,
  isOver,
  type State,
  setup,
  view,
} from '@black-angel/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { generateParts, partPath } from './generate.ts';
import { type Candidate, type Group, GroupMaker, type Sample } from './group.ts';
import { readGroups, writeGroups } from './group-file.ts';
import { modeAt, TRAINING_MODES } from './modes.ts';
import { trainingSeed } from './part.ts';

const folder = mkdtempSync(join(tmpdir(), 'black-angel-training-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A turn of a solitaire game, whose worlds are short. With a few choices each of them becomes a candidate. */
function someTurn(): State {
  const random = makeUnitRandom(11);
  const out: number[] = [];
  for (let game = 0; ; game++) {
    const state = setup({ players: 1, advanced: false, hal: 'easy' }, trainingSeed(0, 0, game));
    while (!isOver(state)) {
      const count = choices(state, out);
      if (decisionKind(state) === 'turn' && count > 3 && count < 7) return state;
      applyChoice(state, out[Math.floor(random() * count)]!, null);
    }
  }
}

function someGroup(): Group {
  const unit = makeUnitRandom(6);
  const state = someTurn();
  const maker = new GroupMaker(makeEvaluation(), unit);
  const seen = view(state, decider(state));
  const world = determinize(seen, (below) => Math.floor(unit() * below));
  return maker.make(0, seen, world, maker.full.best(world, 40))!;
}

describe('modes', () => {
  it('are all modes of the game, and are chosen by their share', () => {
    const names = TRAINING_MODES.map(({ options: { players, advanced, hal } }) => `${players} ${advanced} ${hal}`);
    expect(new Set(names).size).toBe(14);
    const chosen = Array.from({ length: 1000 }, (_, i) => modeAt(i / 1000));
    expect(new Set(chosen)).toEqual(new Set(TRAINING_MODES.keys()));
    expect(chosen.filter((mode) => mode === 0)).toHaveLength(300);
  });

  it('seeds are never those of judging or tuning', () => {
    expect(trainingSeed(2, 17, 1)).toBe('train/2/17/1');
  });
});

describe('a group', () => {
  const group = someGroup();

  it('has different turns, Sequence B with several rolls among them', () => {
    expect(group.candidates.length).toBeGreaterThan(2);
    const ends = group.candidates.map(({ samples }) => samples.map(({ index, value }) => `${index} ${value}`).join());
    expect(new Set(ends).size).toBe(ends.length);
    for (const { samples, near, middle, far } of group.candidates) {
      expect([1, 4]).toContain(samples.length);
      for (const number of [near, middle, far]) expect(Number.isFinite(number)).toBe(true);
    }
    expect(group.candidates.some(({ samples }) => samples.length > 1)).toBe(true);
  });

  it('comes out the same every time', () => {
    expect(someGroup()).toEqual(group);
  });

  it('is read as it was written', () => {
    const rounded = (candidate: Candidate): Candidate => ({
      samples: candidate.samples.map((sample): Sample => ({ ...sample, linear: Math.fround(sample.linear) })),
      near: Math.fround(candidate.near),
      middle: Math.fround(candidate.middle),
      far: Math.fround(candidate.far),
    });
    const over: Candidate = {
      samples: [{ linear: 3, index: new Uint16Array(), value: new Int16Array() }],
      near: 1,
      middle: 2,
      far: 3,
    };
    const groups = [group, { mode: 3, candidates: [over, over] }];
    const bytes = writeGroups(groups, 2, 7);
    const expected = groups.map(({ mode, candidates }) => ({ mode, candidates: candidates.map(rounded) }));
    expect(readGroups(bytes)).toEqual(expected);
    expect(() => readGroups(bytes.subarray(0, bytes.length - 2))).toThrow('too early');
    expect(() => readGroups(Buffer.concat([bytes, Buffer.from('xx')]))).toThrow('too long');
    expect(() => readGroups(Buffer.from('{}\n'))).toThrow('not a file of groups');
  });
});

describe('a run', () => {
  it('does not make a part again whose file exists', async () => {
    const round = join(folder, 'resumed');
    mkdirSync(round);
    for (const part of [0, 1]) writeFileSync(partPath(round, part), 'finished');
    const options = { round: 1, net: null, folder: round, parts: 2 };
    expect(await generateParts(options)).toEqual({ done: 2, parts: 2, groups: 0 });
    expect(readFileSync(partPath(round, 0), 'utf8')).toBe('finished');
  });

  it('begins no part when the time is over', async () => {
    const options = { round: 1, net: null, folder: join(folder, 'late'), parts: 5, seconds: 0, workers: 1 };
    expect(await generateParts(options)).toEqual({ done: 0, parts: 5, groups: 0 });
  });

  it('says in a sentence what is missing where there is no PyTorch', () => {
    // Node stands for a Python without PyTorch.
    const args = [join(root, 'scripts', 'train.ts'), '--python', process.execPath, '--folder', join(folder, 'none')];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^Training needs PyTorch, .* pip install torch/);
  });
});

/** Groups whose results follow a rule that the linear judgement does not know: odd inputs are good, even ones bad. */
function ruledGroups(part: number): Group[] {
  const unit = makeUnitRandom(100 + part);
  const candidate = (): Candidate => {
    const index = Uint16Array.from({ length: 12 }, () => Math.floor(unit() * 60));
    const worth = index.reduce((sum, input) => sum + (input % 2 === 1 ? 0.5 : -0.5), 0);
    const linear = unit();
    const far = linear + worth + unit() - 0.5;
    const value = new Int16Array(12).fill(ONE);
    return { samples: [{ linear, index, value }], near: far, middle: far, far };
  };
  return Array.from({ length: 40 }, () => ({ mode: 0, candidates: Array.from({ length: 5 }, candidate) }));
}

describe('the trainer', () => {
  const python = process.env['TRAINING_PYTHON'] ?? 'python3';
  const hasTorch = spawnSync(python, ['-c', 'import torch'], { stdio: 'ignore' }).status === 0;
  const title = 'one round on tiny data improves the held-out figure, and the bots can read the net';

  it.skipIf(!hasTorch)(hasTorch ? title : `${title} (skipped: ${python} has no PyTorch)`, () => {
    const data = join(folder, 'tiny');
    mkdirSync(data);
    for (let part = 0; part < 20; part++) writeFileSync(partPath(data, part), writeGroups(ruledGroups(part), 1, part));
    const out = join(folder, 'net.json');
    const args = ['--data', data, '--out', out, '--inputs', String(INPUTS), '--passes', '10', '--batch', '16'];
    const trained = spawnSync(
      python,
      [join(root, 'training', 'train.py'), ...args, '--device', 'cpu', '--rate', '0.01'],
      {
        encoding: 'utf8',
      },
    );
    expect(trained.stderr).toBe('');
    const { linear, heldOut } = JSON.parse(trained.stdout);
    expect(linear).toMatchObject({ groups: 80 });
    expect(heldOut.gain).toBeGreaterThan(linear.gain + 0.5);
    expect(() => readNet(JSON.parse(readFileSync(out, 'utf8')))).not.toThrow();
  });
});
