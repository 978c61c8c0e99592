// Training: groups, their files, resuming, and one round of the trainer on tiny data.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeEvaluation, makeNetFile, makeUnitRandom, ONE, readNet } from '@black-angel/bots';
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
import { trainOnFolders } from './round.ts';
import { TRAIN, type TrainSettings, trainNet } from './train-net.ts';
import {
  addGradient,
  makeActivation,
  outputOf,
  randomParameters,
  roundWeights,
  unrounded,
  zeroParameters,
} from './trained-net.ts';

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

  it('refuses options that it cannot use with a sentence', () => {
    const args = [join(root, 'scripts', 'train.ts'), '--first', '30', '--folder', join(folder, 'none')];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe('--first needs a multiple of 8, not 30');
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
  const settings: TrainSettings = { ...TRAIN, first: 16, second: 8, passes: 10, batch: 16, rate: 0.01 };
  const tiny = (name: string, parts: number): string => {
    const data = join(folder, name);
    mkdirSync(data);
    for (let part = 0; part < parts; part++)
      writeFileSync(partPath(data, part), writeGroups(ruledGroups(part), 1, part));
    return data;
  };

  it('one round on tiny data improves the held-out figure, and the bots read the net', () => {
    const { net, linear, heldOut, groups, modes } = trainOnFolders([tiny('tiny', 20)], settings);
    expect([groups, linear.groups]).toEqual([18 * 40, 2 * 40]);
    expect(heldOut.gain).toBeGreaterThan(linear.gain + 0.5);
    expect(heldOut.r2).toBeGreaterThan(0.8);
    expect(modes.get(0)).toEqual({ linear, heldOut });
    expect(() => readNet(net)).not.toThrow();
  });

  it('the bots compute what the trainer computes with the rounded weights', () => {
    const weights = randomParameters(settings, makeUnitRandom(4));
    weights.third.fill(0.5);
    const rounded = roundWeights(weights);
    const net = readNet(makeNetFile(rounded, null));
    const sums = net.makeSums();
    sums.change(0, ONE);
    sums.change(3, -2 * ONE);
    const sample: Sample = { linear: 0, index: Uint16Array.of(0, 3), value: Int16Array.of(ONE, -2 * ONE) };
    const output = net.output(sums);
    expect(output).toBeCloseTo(outputOf(unrounded(rounded), sample, makeActivation(settings)), 6);
    expect(output).toBeCloseTo(outputOf(weights, sample, makeActivation(settings)), 2);
  });

  it('gives the same net for the same groups', () => {
    const groups = ruledGroups(1);
    const short = { ...settings, passes: 1 };
    expect(trainNet(groups, short)).toEqual(trainNet(groups, short));
    expect(trainNet(groups, short)).not.toEqual(trainNet(groups, { ...short, seed: 2 }));
  });

  it('follows the gradient: it is the slope of the output by every kind of weight', () => {
    const sizes = { first: 8, second: 4 };
    const weights = randomParameters(sizes, makeUnitRandom(3));
    weights.third.set([0.5, -0.25, 0.75, -0.5]);
    const sample: Sample = { linear: 0, index: Uint16Array.of(1, 5, 9), value: Int16Array.of(ONE, 3 * ONE, -ONE) };
    const activation = makeActivation(sizes);
    outputOf(weights, sample, activation);
    const gradient = zeroParameters(sizes);
    addGradient(gradient, weights, sample, activation, 1);
    const output = (): number => outputOf(weights, sample, makeActivation(sizes));
    const tiny = 1e-6;
    for (const name of Object.keys(weights) as (keyof typeof weights)[]) {
      const part = weights[name];
      for (const i of name === 'first' ? [8, 13, 40, 47, 72] : part.keys()) {
        const before = part[i]!;
        part[i] = before + tiny;
        const more = output();
        part[i] = before - tiny;
        const less = output();
        part[i] = before;
        expect(gradient[name][i]).toBeCloseTo((more - less) / (2 * tiny), 5);
      }
    }
  });

  it('says what is wrong with the data', () => {
    expect(() => trainOnFolders([tiny('few', 1)], settings)).toThrow('too few parts');
    const damaged = tiny('damaged', 12);
    writeFileSync(partPath(damaged, 3), '{}\n');
    expect(() => trainOnFolders([damaged], settings)).toThrow(
      /part-00003\.groups cannot be used: .*not a file of groups/,
    );
  });
});
