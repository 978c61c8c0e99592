// AdamW with one cycle of the learning rate: it rises over the first third and falls to nearly nothing at the end.

import { type NetSizes, type Parameters, zeroParameters } from './trained-net.ts';

/** The decay rates of the moving means of the gradient and of its square. */
const MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
const TINY = 1e-8;
/** The share of the steps in which the rate rises, and where it begins and ends, as parts of the greatest rate. */
const RISING = 0.3;
const FIRST_RATE = 1 / 25;
const LAST_RATE = 1 / 250_000;

/** Between two numbers along half a wave of the cosine. */
const glide = (from: number, to: number, share: number): number =>
  to + ((from - to) / 2) * (1 + Math.cos(Math.PI * share));

/** The part of the greatest rate at a step. */
export function cycle(step: number, steps: number): number {
  const peak = Math.max(1, RISING * steps);
  return step < peak
    ? glide(FIRST_RATE, 1, step / peak)
    : glide(1, LAST_RATE, Math.min(1, (step - peak) / Math.max(1, steps - peak)));
}

export interface OptimizerSettings {
  /** The greatest learning rate. */
  rate: number;
  /** The share by which weights shrink in a step, as a multiple of the rate. */
  decay: number;
  steps: number;
}

const PARTS = Object.keys(zeroParameters({ first: 0, second: 0 })) as (keyof Parameters)[];

export class Optimizer {
  private readonly settings: OptimizerSettings;
  private readonly means: Parameters;
  private readonly squares: Parameters;
  private step = 0;

  constructor(sizes: NetSizes, settings: OptimizerSettings) {
    this.settings = settings;
    this.means = zeroParameters(sizes);
    this.squares = zeroParameters(sizes);
  }

  /** Changes the weights against the gradient, and clears the gradient. */
  update(weights: Parameters, gradient: Parameters): void {
    const { rate, decay, steps } = this.settings;
    const now = rate * cycle(this.step, steps);
    this.step++;
    const fading = 1 - MEMORY ** this.step;
    const squareFading = 1 - SQUARE_MEMORY ** this.step;
    for (const name of PARTS) {
      const [weight, slope, mean, square] = [weights[name], gradient[name], this.means[name], this.squares[name]];
      for (let i = 0; i < weight.length; i++) {
        const change = slope[i]!;
        mean[i] = MEMORY * mean[i]! + (1 - MEMORY) * change;
        square[i] = SQUARE_MEMORY * square[i]! + (1 - SQUARE_MEMORY) * change * change;
        const way = mean[i]! / fading / (Math.sqrt(square[i]! / squareFading) + TINY);
        weight[i] = weight[i]! * (1 - now * decay) - now * way;
      }
      slope.fill(0);
    }
  }
}
