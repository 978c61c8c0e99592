// Training: what a game teaches, the learner, a round, and the file of what was learned.

import { makeLeadEvaluation, makeNetFile, makeUnitRandom, Net, ONE, readNet } from '@black-angel/bots';
import { describe, expect, it } from 'vitest';
import { addHeldOut, heldOutOf, noFigures } from './figures.ts';
import { fitWeights } from './fit-weights.ts';
import { playGames, trainingSeed } from './games.ts';
import { KnowledgeError, newKnowledge, readKnowledge, writeKnowledge } from './knowledge-file.ts';
import { eachPosition, Learner } from './learner.ts';
import { type Lesson, LessonWriter } from './lesson.ts';
import { modeAt, TRAINING_MODES } from './modes.ts';
import { placesOf, randomWeights, roundWeights, unroundWeights } from './net-weights.ts';
import { leadOf, PLAY, type PlaySettings, SelfPlay } from './self-play.ts';
import { SETTINGS, SIZES, someWeights } from './small-net.test-helper.ts';
import { trainRound } from './train-round.ts';

const SOLITAIRE = TRAINING_MODES.findIndex(({ options }) => options.hal === 'standard' && !options.advanced);
const TWO_PLAYERS = TRAINING_MODES.findIndex(({ options }) => options.players === 2);

function lessonOf(mode: number, settings: Partial<PlaySettings>): Lesson {
  const evaluation = makeLeadEvaluation(new Net(roundWeights(someWeights(), SIZES)));
  const writer = new LessonWriter();
  new SelfPlay(evaluation, { ...PLAY, ...settings }, makeUnitRandom(8)).play(mode, 'train/lesson', writer);
  return writer.take();
}

describe('modes', () => {
  it('are all modes of the game, and are chosen by their share', () => {
    const names = TRAINING_MODES.map(({ options: { players, advanced, hal } }) => `${players} ${advanced} ${hal}`);
    expect(new Set(names).size).toBe(14);
    const chosen = Array.from({ length: 1000 }, (_, i) => modeAt(i / 1000));
    expect(new Set(chosen)).toEqual(new Set(TRAINING_MODES.keys()));
    expect(chosen.filter((mode) => mode === 0)).toHaveLength(200);
  });

  it('seeds are never those of judging or tuning', () => {
    expect(trainingSeed(2, 17)).toBe('train/2/17');
  });
});

describe('a lesson', () => {
  it('has a position for every turn, and comes out the same every time', () => {
    const lesson = lessonOf(SOLITAIRE, {});
    expect(lesson.target.length).toBeGreaterThan(5);
    expect(lesson.active.reduce((sum, count) => sum + count, 0)).toBe(lesson.index.length);
    expect(lesson.value.length).toBe(lesson.index.length);
    expect(lessonOf(SOLITAIRE, {})).toEqual(lesson);
  });

  it('with λ = 1 the target is the lead at the end of the game, except before a detour', () => {
    const { target, outcome } = lessonOf(TWO_PLAYERS, { lambda: 1, detours: 0 });
    expect(target).toEqual(outcome);
    const detours = lessonOf(TWO_PLAYERS, { lambda: 1, detours: 0.5 });
    const others = detours.target.filter((number, i) => number !== detours.outcome[i]);
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThan(detours.target.length);
  });

  it('with λ = 0 the target is what the net says at the end of the next turn', () => {
    const lesson = lessonOf(SOLITAIRE, { lambda: 0, detours: 0 });
    const rounded = unroundWeights(roundWeights(someWeights(), SIZES));
    const learner = new Learner(rounded, SETTINGS, makeUnitRandom(1));
    const said: number[] = [];
    eachPosition(lesson, (position) => void said.push(position.linear + learner.output(position)));
    for (const [i, target] of lesson.target.entries())
      expect(target, `turn ${i}`).toBeCloseTo(said[i + 1] ?? lesson.outcome[i]!, 3);
  });

  it('the lead is over the mean of the others', () => {
    expect(leadOf([30, 20, 10], 0)).toBe(15);
    expect(leadOf([30, 40], 0)).toBe(-10);
  });
});

/** Positions whose lead follows a rule that the linear judgement does not know: odd inputs are good, even ones bad. */
function ruledLesson(number: number): Lesson {
  const unit = makeUnitRandom(100 + number);
  const [count, active] = [200, 12];
  const index = Uint16Array.from({ length: count * active }, () => Math.floor(unit() * 60));
  const linear = Float32Array.from({ length: count }, unit);
  const target = linear.map((judged, i) => {
    const inputs = index.subarray(i * active, (i + 1) * active);
    return judged + inputs.reduce((sum, input) => sum + (input % 2 === 1 ? 0.5 : -0.5), 0) + unit() - 0.5;
  });
  return {
    mode: new Uint8Array(count),
    linear,
    target,
    outcome: target,
    active: new Int32Array(count).fill(active),
    index,
    value: new Int16Array(count * active).fill(ONE),
  };
}

const heldOutBy = (learner: Learner): { net: number; linear: number } => {
  const figures = noFigures();
  for (const number of [91, 92]) addHeldOut(figures, ruledLesson(number), learner);
  return heldOutOf(figures);
};

describe('the learner', () => {
  it('improves the held-out figure on tiny data, and the mean of its weights too', () => {
    const weights = randomWeights(SIZES, makeUnitRandom(2));
    const mean = weights.slice();
    const learner = new Learner(weights, SETTINGS, makeUnitRandom(3), undefined, { weights: mean, news: 0.01 });
    expect(heldOutBy(learner).net).toBe(heldOutBy(learner).linear);
    for (let lesson = 0; lesson < 40; lesson++) learner.learn(ruledLesson(lesson), 0.005);
    const { net, linear } = heldOutBy(learner);
    expect(linear).toBeLessThan(0.1);
    expect(net).toBeGreaterThan(0.8);
    expect(heldOutBy(new Learner(mean, SETTINGS, makeUnitRandom(3))).net).toBeGreaterThan(0.8);
  });

  it('gives the same weights for the same lessons', () => {
    const learn = (seed: number): Float32Array => {
      const weights = someWeights();
      const learner = new Learner(weights, SETTINGS, makeUnitRandom(seed));
      for (const lesson of [1, 2, 3]) learner.learn(ruledLesson(lesson), 0.001);
      return weights;
    };
    expect(learn(1)).toEqual(learn(1));
    expect(learn(1)).not.toEqual(learn(2));
  });

  it('follows the gradient: it is the slope of the output by every kind of weight', () => {
    const weights = someWeights(3);
    const at = placesOf(SIZES);
    for (let k = 0; k < SIZES.second; k++) weights[at.third + k] = k % 2 === 0 ? 0.5 : -0.75;
    const learner = new Learner(weights, SETTINGS, makeUnitRandom(1));
    const position = { index: Uint16Array.of(1, 5, 9), value: Int16Array.of(ONE, 3 * ONE, -ONE) };
    learner.output(position);
    learner.addGradient(position, 1);
    const gradient = learner.gradient.slice();
    const tiny = 1e-2;
    const firsts = [1, 5, 9].flatMap((input) => [0, 7, 15].map((neuron) => input * SIZES.first + neuron));
    const rest = Array.from({ length: at.length - at.firstBias }, (_, i) => at.firstBias + i);
    let checked = 0;
    for (const i of [...firsts, ...rest]) {
      const before = weights[i]!;
      const slopes = [tiny, -tiny].map((step) => {
        weights[i] = before + step;
        return (learner.output(position) - outputBefore()) / step;
      });
      weights[i] = before;
      // Where a neuron begins to act within the step, there is no single slope.
      if (Math.abs(slopes[0]! - slopes[1]!) > 1e-3) continue;
      expect(gradient[i], `weight ${i}`).toBeCloseTo(slopes[0]!, 2);
      checked++;
    }
    expect(checked).toBeGreaterThan(100);

    function outputBefore(): number {
      const fresh = new Learner(unchanged, SETTINGS, makeUnitRandom(1));
      return fresh.output(position);
    }
  });
  const unchanged = (() => {
    const weights = someWeights(3);
    const at = placesOf(SIZES);
    for (let k = 0; k < SIZES.second; k++) weights[at.third + k] = k % 2 === 0 ? 0.5 : -0.75;
    return weights;
  })();

  it('the bots compute what the learner computes with the rounded weights', () => {
    const rounded = roundWeights(someWeights(), SIZES);
    const net = readNet(makeNetFile(rounded, null));
    const sums = net.makeSums();
    sums.change(0, ONE);
    sums.change(3, -2 * ONE);
    const position = { index: Uint16Array.of(0, 3), value: Int16Array.of(ONE, -2 * ONE) };
    const outputOf = (weights: Float32Array): number =>
      new Learner(weights, SETTINGS, makeUnitRandom(1)).output(position);
    expect(net.output(sums)).toBeCloseTo(outputOf(unroundWeights(rounded)), 5);
    expect(net.output(sums)).toBeCloseTo(outputOf(someWeights()), 1);
  });
});

describe('a round', () => {
  it('plays the games, learns from most of them, and judges by the others', async () => {
    const knowledge = newKnowledge(SETTINGS, null);
    const before = knowledge.mean.slice();
    const learning = { ...SETTINGS, batch: 16 };
    const options = { round: 1, games: 16, rates: [1e-3, 1e-4], learning, playing: PLAY, workers: 1 } as const;
    const figures = await trainRound(knowledge, options);
    expect(figures.games).toBe(16);
    expect(figures.modes.reduce((sum, { games }) => sum + games, 0)).toBe(16);
    // The first eight games are held out.
    const task = { weights: new Float32Array(new SharedArrayBuffer(before.byteLength)), sizes: SIZES, settings: PLAY };
    task.weights.set(before);
    const { lesson } = playGames(task, { round: 1, first: 0, count: 8 });
    expect(figures.positions).toBe(lesson.active.length);
    expect(knowledge.memory.steps).toBeGreaterThan(0);
    expect(knowledge.mean).not.toEqual(before);
  });

  it('foretells games better that it has not learned from', async () => {
    const knowledge = newKnowledge(SETTINGS, null);
    const weights = new Float32Array(new SharedArrayBuffer(knowledge.mean.byteLength));
    const task = { weights, sizes: SIZES, settings: PLAY };
    const { lesson } = playGames(task, { round: 2, first: 0, count: 24 });
    const foretold = (): number => {
      const figures = noFigures();
      addHeldOut(figures, lesson, new Learner(knowledge.mean, SETTINGS, makeUnitRandom(1)));
      return heldOutOf(figures).net;
    };
    const before = foretold();
    const options = { games: 240, rates: [3e-3, 1e-3], learning: SETTINGS, playing: PLAY, workers: 1 } as const;
    await trainRound(knowledge, { ...options, round: 1 });
    // By about 0.12: the runs differ a little.
    expect(foretold()).toBeGreaterThan(before + 0.05);
  });

  it('keeps the latest positions for the next round', async () => {
    const knowledge = newKnowledge(SETTINGS, null);
    const options = { games: 16, rates: [1e-3, 1e-4], learning: SETTINGS, playing: PLAY, workers: 1 } as const;
    await trainRound(knowledge, { ...options, round: 1 });
    const kept = knowledge.latest.count;
    expect(kept).toBeGreaterThan(0);
    await trainRound(knowledge, { ...options, round: 2 });
    expect(knowledge.latest.count).toBeGreaterThan(kept);
  });

  it('begins no game when the time is over', async () => {
    const knowledge = newKnowledge(SETTINGS, null);
    const options = {
      round: 1,
      games: 16,
      rates: [1e-3, 1e-4],
      learning: SETTINGS,
      playing: PLAY,
      seconds: 0,
    } as const;
    expect((await trainRound(knowledge, options)).games).toBe(0);
  });
});

describe('the file of what was learned', () => {
  const knowledge = newKnowledge(SETTINGS, roundWeights(someWeights(), SIZES));
  knowledge.memory.steps = 7;
  knowledge.memory.square[3] = 0.5;
  const bytes = writeKnowledge(knowledge, SIZES);

  it('is read as it was written', () => {
    expect(readKnowledge(bytes, SETTINGS)).toEqual(knowledge);
  });

  it('is refused with the reason if it is damaged or does not fit', () => {
    expect(() => readKnowledge(bytes.subarray(0, bytes.length - 4), SETTINGS)).toThrow('wrong length');
    expect(() => readKnowledge(Buffer.from('{}\n'), SETTINGS)).toThrow('not what a run has learned');
    expect(() => readKnowledge(bytes, { ...SETTINGS, first: 8 })).toThrow('16 and 16 neurons, not 8 and 16');
    const [line] = Buffer.from(bytes).toString('latin1').split('\n');
    const other = Buffer.from(line!.replace(/"layout":"./, '"layout":"_'));
    expect(() => readKnowledge(Buffer.concat([other, Buffer.from('\n')]), SETTINGS)).toThrow('other inputs');
  });

  const [SIZES_SENTENCE, STEPS_SENTENCE] = [
    'its sizes are not a pair of whole numbers',
    'its steps are not a whole number from 0',
  ];
  it.each<[Record<string, unknown>, string]>([
    [{ sizes: undefined }, SIZES_SENTENCE],
    [{ sizes: null }, SIZES_SENTENCE],
    [{ sizes: '16' }, SIZES_SENTENCE],
    [{ sizes: [16] }, SIZES_SENTENCE],
    [{ sizes: [16, 16, 16] }, SIZES_SENTENCE],
    [{ sizes: [16, '16'] }, SIZES_SENTENCE],
    [{ sizes: [16, 16.5] }, SIZES_SENTENCE],
    [{ steps: undefined }, STEPS_SENTENCE],
    [{ steps: '7' }, STEPS_SENTENCE],
    [{ steps: -1 }, STEPS_SENTENCE],
    [{ steps: 0.5 }, STEPS_SENTENCE],
    [{ steps: null }, STEPS_SENTENCE],
  ])('is refused with %o in its first line', (change, sentence) => {
    const end = bytes.indexOf(10);
    const header = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString());
    const line = Buffer.from(JSON.stringify({ ...header, ...change }));
    const read = () => readKnowledge(Buffer.concat([line, bytes.subarray(end)]), SETTINGS);
    expect(read).toThrow(new KnowledgeError(sentence));
    expect(read).toThrow(KnowledgeError);
  });

  it.each([
    [0, Number.NaN, 'the weights'],
    [0, Number.POSITIVE_INFINITY, 'the weights'],
    [1, Number.NaN, 'their mean'],
    [1, Number.NEGATIVE_INFINITY, 'their mean'],
    [2, Number.NaN, 'the memory of the gradient'],
    [3, Number.POSITIVE_INFINITY, 'the memory of its square'],
  ])('array %i is neither read nor written with a %d: %s', (number, wrong, _name) => {
    const again = readKnowledge(bytes, SETTINGS);
    const arrays = [again.weights, again.mean, again.memory.mean, again.memory.square];
    arrays[number]![5] = wrong;
    const file = Buffer.from(bytes);
    file.writeFloatLE(wrong, bytes.indexOf(10) + 1 + 4 * (number * arrays[0]!.length + 5));
    for (const act of [() => readKnowledge(file, SETTINGS), () => writeKnowledge(again, SIZES)]) {
      expect(act).toThrow(new KnowledgeError('it has weights that are not finite numbers'));
      expect(act).toThrow(KnowledgeError);
    }
  });
});

describe('the linear weights', () => {
  it('are fitted to the net: a VP stays a VP', () => {
    const weights = fitWeights(new Net(roundWeights(someWeights(), SIZES)), 4);
    expect(weights.vp).toBe(1);
    for (const weight of Object.values(weights)) expect(Number.isFinite(weight)).toBe(true);
  });
});
