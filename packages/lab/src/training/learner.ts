// The learner: trains the net on the ends of turns. Adam on the Huber loss of the lead, over random positions among the
// latest ones, so that each position is learned from several times.

import { ONE } from '@black-angel/bots';
import type { Lesson } from './lesson.ts';
import { type NetSizes, placesOf } from './net-weights.ts';

export interface LearnSettings extends NetSizes {
  /** Positions in a step. */
  readonly batch: number;
  /** How often each position is learned from. */
  readonly reuse: number;
  /** The latest positions that are kept. */
  readonly kept: number;
  /** The share by which weights shrink in a step, as a multiple of the rate. */
  readonly decay: number;
}

export const LEARN: LearnSettings = { first: 32, second: 16, batch: 256, reuse: 4, kept: 200_000, decay: 0.01 };

/** The end of a turn. */
interface Position {
  readonly index: Uint16Array;
  readonly value: Int16Array;
  readonly linear: number;
  readonly target: number;
}

/** From this error on, in VP, the loss grows only linearly. */
const HUBER = 12;
/** The decay rates of Adam's moving means of the gradient and of its square. */
const MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
const TINY = 1e-8;

/** Calls `each` for every position of a lesson, with its number. */
export function eachPosition(lesson: Lesson, each: (position: Position, number: number) => void): void {
  let from = 0;
  for (const [i, active] of lesson.active.entries()) {
    const to = from + active;
    const [index, value] = [lesson.index.subarray(from, to), lesson.value.subarray(from, to)];
    each({ index, value, linear: lesson.linear[i]!, target: lesson.target[i]! }, i);
    from = to;
  }
}

/** What Adam remembers, for a run that is resumed. */
export interface Memory {
  readonly mean: Float32Array;
  readonly square: Float32Array;
  steps: number;
}

/** The moving mean of the weights, and how much a step changes it. */
export interface Averaging {
  readonly weights: Float32Array;
  readonly news: number;
}

/** The latest positions: a new one takes the place of the oldest. */
export class LatestPositions {
  private readonly kept: Position[] = [];
  private readonly most: number;
  private oldest = 0;

  constructor(most: number) {
    this.most = most;
  }

  get count(): number {
    return this.kept.length;
  }

  add(position: Position): void {
    if (this.kept.length < this.most) this.kept.push(position);
    else {
      this.kept[this.oldest] = position;
      this.oldest = (this.oldest + 1) % this.most;
    }
  }

  /** The position at a number from 0 up to, but not including, 1. */
  at(unit: number): Position {
    return this.kept[Math.floor(unit * this.kept.length)]!;
  }
}

/** What a learner has from the rounds before. */
export interface Past {
  readonly memory: Memory;
  readonly latest: LatestPositions;
}

export const noPast = (settings: LearnSettings): Past => {
  const zeros = (): Float32Array => new Float32Array(placesOf(settings).length);
  return { memory: { mean: zeros(), square: zeros(), steps: 0 }, latest: new LatestPositions(settings.kept) };
};

export class Learner {
  readonly memory: Memory;
  /** They change in place. */
  private readonly weights: Float32Array;
  private readonly settings: LearnSettings;
  private readonly unit: () => number;
  private readonly averaging: Averaging | null;
  private readonly at: ReturnType<typeof placesOf>;
  /** The gradient of the step that is being made. */
  readonly gradient: Float32Array;
  private readonly first: Float32Array;
  private readonly second: Float32Array;
  private readonly firstSlope: Float32Array;
  private readonly secondSlope: Float32Array;
  private readonly latest: LatestPositions;
  /** Positions that are still to be learned from. */
  private owed = 0;

  constructor(
    weights: Float32Array,
    settings: LearnSettings,
    unit: () => number,
    { memory, latest }: Past = noPast(settings),
    averaging: Averaging | null = null,
  ) {
    this.weights = weights;
    this.settings = settings;
    this.unit = unit;
    this.averaging = averaging;
    this.at = placesOf(settings);
    this.gradient = new Float32Array(this.at.length);
    this.memory = memory;
    this.latest = latest;
    this.first = new Float32Array(settings.first);
    this.second = new Float32Array(settings.second);
    this.firstSlope = new Float32Array(settings.first);
    this.secondSlope = new Float32Array(settings.second);
  }

  /** Keeps the positions of a lesson, and learns at this rate. */
  learn(lesson: Lesson, rate: number): void {
    const { batch, reuse } = this.settings;
    eachPosition(lesson, (position) => this.latest.add(position));
    this.owed += lesson.active.length * reuse;
    // A few positions of one game would teach only that game.
    if (this.latest.count < 4 * batch) return;
    for (; this.owed >= batch; this.owed -= batch) this.step(rate);
  }

  private step(rate: number): void {
    const { batch } = this.settings;
    for (let i = 0; i < batch; i++) {
      const position = this.latest.at(this.unit());
      const error = position.linear + this.output(position) - position.target;
      this.addGradient(position, Math.max(-HUBER, Math.min(HUBER, error)) / batch);
    }
    this.update(rate);
  }

  /** What the net adds to the linear judgement. */
  output({ index, value }: Pick<Position, 'index' | 'value'>): number {
    const { weights, at, first, second } = this;
    first.set(weights.subarray(at.firstBias, at.secondLayer));
    for (let i = 0; i < index.length; i++) {
      const start = index[i]! * first.length;
      const by = value[i]! / ONE;
      for (let j = 0; j < first.length; j++) first[j] = first[j]! + by * weights[start + j]!;
    }
    second.set(weights.subarray(at.secondBias, at.third));
    for (let j = 0; j < first.length; j++) {
      const by = Math.max(0, first[j]!);
      first[j] = by;
      if (by === 0) continue;
      const start = at.secondLayer + j * second.length;
      for (let k = 0; k < second.length; k++) second[k] = second[k]! + by * weights[start + k]!;
    }
    let sum = weights[at.thirdBias]!;
    for (let k = 0; k < second.length; k++) {
      second[k] = Math.max(0, second[k]!);
      sum += second[k]! * weights[at.third + k]!;
    }
    return sum;
  }

  /**
   * Adds to the gradient what the position adds to the loss; `output` must have been asked about it last. `slope` is
   * the derivative of the loss by the output.
   */
  addGradient({ index, value }: Pick<Position, 'index' | 'value'>, slope: number): void {
    const { weights, gradient, at, first, second, firstSlope, secondSlope } = this;
    gradient[at.thirdBias] = gradient[at.thirdBias]! + slope;
    for (let k = 0; k < second.length; k++) {
      const by = second[k]! > 0 ? slope * weights[at.third + k]! : 0;
      secondSlope[k] = by;
      gradient[at.third + k] = gradient[at.third + k]! + slope * second[k]!;
      gradient[at.secondBias + k] = gradient[at.secondBias + k]! + by;
    }
    for (let j = 0; j < first.length; j++) {
      const active = first[j]!;
      let sum = 0;
      if (active > 0) {
        const start = at.secondLayer + j * second.length;
        for (let k = 0; k < second.length; k++) {
          sum += secondSlope[k]! * weights[start + k]!;
          gradient[start + k] = gradient[start + k]! + secondSlope[k]! * active;
        }
      }
      firstSlope[j] = sum;
      gradient[at.firstBias + j] = gradient[at.firstBias + j]! + sum;
    }
    for (let i = 0; i < index.length; i++) {
      const start = index[i]! * first.length;
      const by = value[i]! / ONE;
      for (let j = 0; j < first.length; j++) gradient[start + j] = gradient[start + j]! + by * firstSlope[j]!;
    }
  }

  /** Changes the weights against the gradient, and clears the gradient. */
  private update(rate: number): void {
    const { weights, gradient, memory } = this;
    const { mean, square } = memory;
    memory.steps++;
    const fading = 1 / (1 - MEMORY ** memory.steps);
    const squareFading = 1 / (1 - SQUARE_MEMORY ** memory.steps);
    const keep = 1 - rate * this.settings.decay;
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i]!;
      mean[i] = MEMORY * mean[i]! + (1 - MEMORY) * slope;
      square[i] = SQUARE_MEMORY * square[i]! + (1 - SQUARE_MEMORY) * slope * slope;
      const way = (mean[i]! * fading) / (Math.sqrt(square[i]! * squareFading) + TINY);
      weights[i] = weights[i]! * keep - rate * way;
      gradient[i] = 0;
    }
    if (this.averaging) this.average(this.averaging);
  }

  private average({ weights: mean, news }: Averaging): void {
    const { weights } = this;
    for (let i = 0; i < mean.length; i++) mean[i] = mean[i]! + news * (weights[i]! - mean[i]!);
  }
}
