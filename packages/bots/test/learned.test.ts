// The net and the bots that judge with it: exact sums, files that are refused, no hidden information, the same moves.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openSet } from '@black-angel/engine/open-set';
import { actors, determinize, formatMove, isOver, legalMoves, type State, setup, view } from '@black-angel/rules';
import { type ComponentSet, defaultContent } from '@black-angel/rules/components';
import { applyChoice, choices, copy, decider, decisionKind } from '@black-angel/rules/playout';
import { sha256 } from '@black-angel/rules/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Correction } from '../src/evaluation.ts';
import {
  botRandom,
  collectInputs,
  type Evaluation,
  extractFeatures,
  FEATURES,
  FULL,
  fingerprintOf,
  INPUTS,
  Inputs,
  LEARNED_FINGERPRINT,
  loadNet,
  makeBot,
  makeEvaluation,
  makeGreedy,
  makeLeadEvaluation,
  makeLearned,
  makeLearnedEvaluation,
  makeNetFile,
  makeUnitRandom,
  Net,
  NetError,
  type NetFile,
  type NetWeights,
  netProblem,
  ONE,
  QUICK,
  readNet,
  TurnSearch,
  timeLeft,
  tryNet,
} from '../src/index.ts';
import { makeCorrection } from '../src/learned/correction.ts';
import { unlearnedSet } from '../src/make-bot.ts';

const PATH = new URL('../weights/learned-net.json', import.meta.url);
const stored = (): NetFile => JSON.parse(readFileSync(PATH, 'utf8')) as NetFile;

/** Neurons of the two hidden layers of a small net. */
const WIDTH = 32;
const DEPTH = 32;

/** The net is asked about every step and turn. */
const ALL = { step: Number.POSITIVE_INFINITY, turn: Number.POSITIVE_INFINITY };

/** A small net with random weights. */
function someWeights(): NetWeights {
  const unit = makeUnitRandom(3);
  const some = (length: number): number[] => Array.from({ length }, () => unit() - 0.5);
  return {
    first: Int8Array.from(some(INPUTS * WIDTH), (weight) => Math.round(weight * 200)),
    firstBias: Int32Array.from(some(WIDTH), (bias) => Math.round(bias * 1000)),
    firstScale: new Float32Array(WIDTH).fill(0.01),
    second: Float32Array.from(some(WIDTH * DEPTH)),
    secondBias: Float32Array.from(some(DEPTH)),
    third: Float32Array.from(some(DEPTH)),
    thirdBias: Float32Array.from(some(1)),
  };
}

/** A set that plays otherwise: the first Mission has another reward. */
function otherReward(): ComponentSet {
  const { missions } = defaultContent.set;
  return { ...defaultContent.set, missions: [{ ...missions[0]!, reward: { robot: 1 } }, ...missions.slice(1)] };
}

/** A set that differs only in what the later players get at setup. */
function otherTurnOrder(): ComponentSet {
  const turnOrderAdvantage = { 1: {}, 2: { resource: 7 }, 3: { reserveDie: 1 }, 4: { reserveDie: 1 } };
  return { ...defaultContent.set, turnOrderAdvantage };
}

/** Beginnings of turns in a random game. */
function someTurns(options: { players: number; advanced: boolean }, count: number): State[] {
  const random = botRandom('learned', 0, 0);
  const out: number[] = [];
  const turns: State[] = [];
  const state = setup(options, 'learned');
  while (!isOver(state)) {
    if (decisionKind(state) === 'turn' && state.round > 1) turns.push(copy(state));
    applyChoice(state, out[random(choices(state, out))]!, null);
  }
  const step = Math.max(1, Math.floor(turns.length / count));
  return turns.filter((_, i) => i % step === 0).slice(0, count);
}

function inputsOf(state: State, seat: number): Inputs {
  const features = new Float64Array(FEATURES.length);
  const inputs = new Inputs();
  extractFeatures(state, seat, features);
  collectInputs(state, seat, features, timeLeft(state), inputs);
  return inputs;
}

function outputOf(net: Net, inputs: Inputs): number {
  const sums = net.makeSums();
  const { index, value } = inputs.lists();
  for (const [i, input] of index.entries()) sums.change(input, value[i]!);
  return net.output(sums);
}

describe('the net', () => {
  const net = new Net(someWeights());

  it('gives the same number to the bit, whatever it judged before', () => {
    const fast = makeCorrection(net);
    let asked = 0;
    const compare: Correction = (state, seat, features, left) => {
      asked++;
      const output = fast(state, seat, features, left);
      expect(output).toBe(outputOf(net, inputsOf(state, seat)));
      return output;
    };
    const evaluation = makeEvaluation(undefined, undefined, undefined, compare);
    for (const players of [4, 3, 1, 2, 4])
      for (const state of someTurns({ players, advanced: players !== 3 }, 4)) {
        new TurnSearch(evaluation, { ...QUICK, close: ALL }).best(state, 1);
        const judge = evaluation.judgeFrom(state);
        for (let seat = 0; seat < players; seat++) judge(state, seat);
      }
    expect(asked).toBeGreaterThan(1000);
  });

  it('computes what its weights say', () => {
    const weights = someWeights();
    const inputs = inputsOf(someTurns({ players: 2, advanced: false }, 1)[0]!, 0);
    const { index, value } = inputs.lists();
    const hidden = Array.from(weights.secondBias);
    for (let j = 0; j < WIDTH; j++) {
      let sum = weights.firstBias[j]! / ONE;
      for (const [i, input] of index.entries()) sum += (weights.first[input * WIDTH + j]! * value[i]!) / ONE;
      const active = Math.max(0, sum * weights.firstScale[j]!);
      for (let k = 0; k < DEPTH; k++) hidden[k]! += active * weights.second[j * DEPTH + k]!;
    }
    const output = hidden.reduce((sum, h, k) => sum + Math.max(0, h) * weights.third[k]!, weights.thirdBias[0]!);
    expect(outputOf(net, inputs)).toBeCloseTo(output, 5);
  });

  it('has inputs for every mode, each of them in range', () => {
    for (const players of [1, 2, 3, 4])
      for (const advanced of [false, true])
        for (const state of someTurns({ players, advanced }, 5)) {
          const { index, value } = inputsOf(state, decider(state)).lists();
          expect(index.length).toBeGreaterThan(40);
          expect(Math.max(...index)).toBeLessThan(INPUTS);
          expect(value.every((number) => number !== 0)).toBe(true);
        }
  });
});

describe('the file of a net', () => {
  const file = makeNetFile(someWeights(), null);

  it('holds the net', () => {
    const inputs = inputsOf(someTurns({ players: 3, advanced: false }, 1)[0]!, 0);
    const [net, again] = [new Net(someWeights()), readNet(JSON.parse(JSON.stringify(file)))];
    expect(outputOf(again, inputs)).toBe(outputOf(net, inputs));
  });

  it.each<[string, (file: NetFile) => unknown, RegExp]>([
    ['a changed weight', (f) => ({ ...f, weights: `B${f.weights.slice(1)}` }), /damaged/],
    ['a cut file', (f) => ({ ...f, weights: f.weights.slice(0, -400) }), /damaged/],
    ['other sizes', (f) => ({ ...f, sizes: [INPUTS, 16, 16] }), /damaged/],
    ['sizes that do not fit', (f) => ({ ...f, sizes: [INPUTS, 24, 16] }), /sizes/],
    ['other inputs', (f) => ({ ...f, layout: 'other' }), /other inputs/],
    ['other components', (f) => ({ ...f, components: 'other' }), /other components/],
    ['a later version', (f) => ({ ...f, version: 2 }), /version 2/],
    ['another file', () => ({ name: 'package' }), /not the file of a net/],
    ['nothing', () => null, /not the file of a net/],
  ])('%s is refused', (_name, change, reason) => {
    expect(() => readNet(change(file))).toThrow(reason);
  });

  const FLOATS = ['firstScale', 'second', 'secondBias', 'third', 'thirdBias'] as const;
  const NOT_FINITE = 'it has weights that are not finite numbers';
  it.each([
    ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].flatMap((wrong) =>
      FLOATS.map((part) => [part, wrong, NOT_FINITE] as const),
    ),
    ...[0, -0.01].map((wrong) => ['firstScale', wrong, 'it has a scale that is not above 0'] as const),
  ])('one weight in %s that is %d is refused', (part, wrong, reason) => {
    const weights = someWeights();
    weights[part][weights[part].length - 1] = wrong;
    const read = () => readNet(makeNetFile(weights, null));
    expect(read).toThrow(new NetError(reason));
    expect(read).toThrow(NetError);
  });

  it('weights that are not base64 are refused under a right hash too', () => {
    const weights = `!${file.weights.slice(1)}`;
    const read = () => readNet({ ...file, weights, hash: sha256(`${file.sizes.join(',')}:${weights}`) });
    expect(read).toThrow(new NetError('its weights are not base64'));
    expect(read).toThrow(NetError);
  });

  it('if it is missing or damaged, the bots play by the linear judgement, and the problem is told', async () => {
    const missing = await tryNet(() => Promise.reject(new Error('not found')));
    expect(missing).toEqual({ problem: expect.stringMatching(/linear.*not found/) });
    const damaged = await tryNet(() => Promise.resolve({ ...file, weights: '' }));
    expect(damaged).toEqual({ problem: expect.stringMatching(/linear.*damaged/) });
    const state = someTurns({ players: 3, advanced: false }, 1)[0]!;
    const seat = decider(state);
    const asked = { view: view(state, seat), moves: legalMoves(state, seat), budget: {} };
    const [learned, greedy] = [makeLearned('x', null), makeGreedy('x')].map((bot) =>
      bot.think({ ...asked, random: botRandom('x', 0, 0) }),
    );
    expect(learned).toEqual(greedy);
  });

  it('that the bots use fits this program and is at most 200 kB, compressed', () => {
    expect(() => readNet(stored())).not.toThrow();
    expect(gzipSync(readFileSync(PATH)).length).toBeLessThan(200_000);
  });
});

describe('bots that judge with the net', () => {
  beforeAll(() => loadNet());

  it.each(['learned', 'level-hard', 'level-expert:iterations=4'])(
    'K3: %s gives the same move for the same view and stream, whatever the hidden truth',
    (name) => {
      expect(netProblem()).toBeNull();
      for (const state of someTurns({ players: 3, advanced: true }, name === 'learned' ? 8 : 2)) {
        const [seat] = actors(state);
        const truths = [
          state,
          state,
          ...[1, 2].map((n) => determinize(view(state, seat!), botRandom(`truth ${n}`, 0, 0))),
        ];
        const thoughts = truths.map((truth) =>
          makeBot(name).think({
            view: view(truth, seat!),
            moves: legalMoves(truth, seat!),
            budget: { iterations: 4 },
            random: botRandom('stream', seat!, 0),
          }),
        );
        for (const { move, lines } of thoughts) {
          expect(formatMove(move)).toBe(formatMove(thoughts[0]!.move));
          expect(lines).toEqual(thoughts[0]!.lines);
        }
      }
    },
  );

  it('judge otherwise than by the learned weights alone, but not with components that the net does not know', () => {
    const net = readNet(stored());
    const alone = { ...makeLeadEvaluation(null), isSettled: true };
    const valuesIn = (state: State, evaluation: Evaluation = alone): number[] =>
      new TurnSearch(evaluation, FULL).best(state, 5).map(({ value }) => value);
    const state = someTurns({ players: 2, advanced: false }, 1)[0]!;
    expect(valuesIn(state, makeLearnedEvaluation(net))).not.toEqual(valuesIn(state));
    const other = { ...copy(state), components: openSet(otherReward()).hash };
    expect(valuesIn(other, makeLearnedEvaluation(net))).toEqual(valuesIn(other));
    const similar = { ...copy(state), components: openSet(otherTurnOrder()).hash };
    expect(valuesIn(similar, makeLearnedEvaluation(net))).toEqual(valuesIn(state, makeLearnedEvaluation(net)));
  });
});

describe('the fingerprint of a component set', () => {
  const { set } = defaultContent;

  it('is in the file of the net', () => {
    expect(fingerprintOf(set)).toBe(LEARNED_FINGERPRINT);
    expect(stored().components).toBe(LEARNED_FINGERPRINT);
  });

  it.each<[string, ComponentSet]>([
    ['the turn order advantage', otherTurnOrder()],
    ['the id, the names and the prose', { ...set, id: 'x', name: 'x', author: 'x', about: 'x', status: [] }],
    ['a note about the player board', { ...set, playerBoard: { ...set.playerBoard, note: 'x' } }],
    ['the order of the keys', Object.fromEntries(Object.entries(set).reverse()) as unknown as ComponentSet],
  ])('does not depend on %s', (_name, other) => {
    expect(fingerprintOf(other)).toBe(LEARNED_FINGERPRINT);
  });

  it.each(
    Object.keys(set).filter(
      (key) => !['id', 'name', 'author', 'about', 'status', 'turnOrderAdvantage'].includes(key),
    ) as (keyof ComponentSet)[],
  )('depends on %s', (key) => {
    expect(fingerprintOf({ ...set, [key]: {} })).not.toBe(LEARNED_FINGERPRINT);
  });
});

it('a learned bot says when it plays components that it has not learned', () => {
  expect(unlearnedSet('learned', 'another set')).toContain('has not learned');
  expect(unlearnedSet('learned', openSet(otherReward()).hash)).toContain('has not learned');
  expect(unlearnedSet('learned', openSet(otherTurnOrder()).hash)).toBeNull();
  expect(unlearnedSet('learned', defaultContent.hash)).toBeNull();
  expect(unlearnedSet('greedy', 'another set')).toBeNull();
});
