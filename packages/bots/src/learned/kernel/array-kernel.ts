// The kernel in typed arrays. `Math.fround` after every operation makes it single precision.

import { AT_ONCE, type Kernel, type KernelWeights, MOST_CHANGES } from './kernel.ts';

/** Neurons that a vector holds. */
const LANES = 4;

class ArrayKernel implements Kernel {
  readonly sums: Int32Array;
  readonly starts = new Uint32Array(MOST_CHANGES);
  readonly amounts = new Int16Array(MOST_CHANGES);
  private readonly weights: KernelWeights;
  /** What the neurons of the first layer give. */
  private readonly active: Float32Array;
  /** The sums of 16 neurons of the second layer. */
  private readonly block = new Float32Array(AT_ONCE);

  constructor(weights: KernelWeights) {
    this.weights = weights;
    this.sums = new Int32Array(weights.scale.length);
    this.active = new Float32Array(weights.scale.length);
  }

  add(count: number): void {
    const { sums, starts, amounts } = this;
    const { first } = this.weights;
    for (let i = 0; i < count; i++) {
      const start = starts[i]!;
      const by = amounts[i]!;
      for (let j = 0; j < sums.length; j++) sums[j] = sums[j]! + by * first[start + j]!;
    }
  }

  output(count: number): number {
    const { sums, active } = this;
    const { scale, third } = this.weights;
    this.add(count);
    for (let j = 0; j < active.length; j++) active[j] = Math.max(0, Math.fround(Math.fround(sums[j]!) * scale[j]!));
    const out = [0, 0, 0, 0];
    for (let from = 0; from < third.length; from += AT_ONCE) {
      this.sumBlock(from);
      for (let lane = 0; lane < LANES; lane++) out[lane] = Math.fround(out[lane]! + this.given(from, lane));
    }
    return Math.fround(Math.fround(out[0]! + out[1]!) + Math.fround(out[2]! + out[3]!));
  }

  /** Sums 16 neurons of the second layer, from `from` on. */
  private sumBlock(from: number): void {
    const { active, block } = this;
    const { second, secondBias } = this.weights;
    block.set(secondBias.subarray(from, from + AT_ONCE));
    let at = from * active.length;
    for (let j = 0; j < active.length; j++)
      for (let k = 0; k < AT_ONCE; k++) block[k] = block[k]! + Math.fround(active[j]! * second[at++]!);
  }

  /** What every fourth neuron of the block gives. */
  private given(from: number, lane: number): number {
    const { block } = this;
    const { third } = this.weights;
    const one = (k: number): number => Math.fround(Math.max(0, block[k]!) * third[from + k]!);
    const ahead = Math.fround(one(lane) + one(lane + LANES));
    const behind = Math.fround(one(lane + 2 * LANES) + one(lane + 3 * LANES));
    return Math.fround(ahead + behind);
  }
}

export const makeArrayKernel = (weights: KernelWeights): Kernel => new ArrayKernel(weights);
