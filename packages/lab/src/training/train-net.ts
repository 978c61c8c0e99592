// Trains a net on groups: it learns what to add to the linear judgement so that the differences inside a group come
// out right (docs/training.md).

import { makeUnitRandom } from '@black-angel/bots';
import type { Candidate, Group } from './group.ts';
import { Optimizer } from './optimizer.ts';
import {
  type Activation,
  addGradient,
  makeActivation,
  type NetSizes,
  outputOf,
  type Parameters,
  randomParameters,
  zeroParameters,
} from './trained-net.ts';

export interface TrainSettings extends NetSizes {
  /** Passes over the groups. */
  passes: number;
  /** Groups in a step. */
  batch: number;
  /** The greatest learning rate. */
  rate: number;
  decay: number;
  seed: number;
}

export const TRAIN: TrainSettings = { first: 32, second: 16, passes: 16, batch: 256, rate: 2e-3, decay: 0.1, seed: 1 };

/** From this error on, in VP, the loss grows only linearly. */
const HUBER = 3;

/** Subtracts the mean, because only differences inside a group count. */
export function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** Sequence B has several samples; a candidate is worth their mean. */
export const linearOf = ({ samples }: Candidate): number =>
  samples.reduce((sum, { linear }) => sum + linear, 0) / samples.length;

const targetOf = ({ near, middle, far }: Candidate): number => (near + middle + far) / 3;

/** The net's output for a candidate; 0 if the game is over. */
export function wordOf(
  weights: Parameters,
  { samples }: Candidate,
  activationAt: (sample: number) => Activation,
): number {
  let sum = 0;
  for (const [i, sample] of samples.entries())
    if (sample.index.length > 0) sum += outputOf(weights, sample, activationAt(i));
  return sum / samples.length;
}

class Trainer {
  readonly weights: Parameters;
  private readonly gradient: Parameters;
  private readonly optimizer: Optimizer;
  private readonly sizes: NetSizes;
  /** One for each sample of the group in hand. */
  private readonly activations: Activation[] = [];

  constructor(settings: TrainSettings, steps: number, unit: () => number) {
    this.sizes = settings;
    this.weights = randomParameters(settings, unit);
    this.gradient = zeroParameters(settings);
    this.optimizer = new Optimizer(settings, { rate: settings.rate, decay: settings.decay, steps });
  }

  private activation(at: number): Activation {
    this.activations[at] ??= makeActivation(this.sizes);
    return this.activations[at];
  }

  /** One step on some groups. */
  learn(groups: readonly Group[]): void {
    const candidates = groups.reduce((sum, group) => sum + group.candidates.length, 0);
    for (const group of groups) this.addGroup(group, candidates);
    this.optimizer.update(this.weights, this.gradient);
  }

  /** Adds the gradient of the mean Huber loss over the candidates of the step. */
  private addGroup({ candidates }: Group, inStep: number): void {
    let count = 0;
    const starts = candidates.map(({ samples }) => {
      const start = count;
      count += samples.length;
      return start;
    });
    const words = candidates.map((candidate, c) =>
      wordOf(this.weights, candidate, (i) => this.activation(starts[c]! + i)),
    );
    const wanted = centred(candidates.map((candidate) => targetOf(candidate) - linearOf(candidate)));
    const errors = centred(words).map((word, c) => word - wanted[c]!);
    const slopes = centred(errors.map((error) => Math.max(-HUBER, Math.min(HUBER, error))));
    for (const [c, { samples }] of candidates.entries())
      for (const [i, sample] of samples.entries()) {
        if (sample.index.length === 0) continue;
        const slope = slopes[c]! / (inStep * samples.length);
        addGradient(this.gradient, this.weights, sample, this.activation(starts[c]! + i), slope);
      }
  }
}

function shuffle<T>(items: T[], unit: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(unit() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
}

/** The trained weights. The same groups and settings give the same net. */
export function trainNet(
  groups: readonly Group[],
  settings: TrainSettings = TRAIN,
  onStep: (step: number, steps: number) => void = () => {},
): Parameters {
  const unit = makeUnitRandom(settings.seed);
  const order = [...groups];
  const size = Math.min(settings.batch, order.length);
  const perPass = Math.floor(order.length / size);
  const steps = settings.passes * perPass;
  const trainer = new Trainer(settings, steps, unit);
  for (let step = 0; step < steps; step++) {
    const at = (step % perPass) * size;
    if (at === 0) shuffle(order, unit);
    trainer.learn(order.slice(at, at + size));
    onStep(step + 1, steps);
  }
  return trainer.weights;
}
