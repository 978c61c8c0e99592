// The net: sparse inputs, two hidden layers, one output in VP. The sums of the first layer are exact (sums.ts). The
// rest multiplies and adds doubles in a fixed order. So Node and every browser give the same result to the bit,
// whatever was judged before.

import { INPUTS, ONE } from './input-layout.ts';
import { AT_ONCE, Sums } from './sums.ts';

/** The weights as they are stored (net-file.ts). */
export interface NetWeights {
  /** By input, then by neuron of the first layer. */
  readonly first: Int8Array;
  /** The bias of each neuron, in the units of its sum. */
  readonly firstBias: Int32Array;
  /** What one unit of a neuron's weights is worth. */
  readonly firstScale: Float32Array;
  /** By neuron of the first layer, then by neuron of the second. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly third: Float32Array;
  readonly thirdBias: Float32Array;
}

/** The weights as doubles. */
export class Net {
  private readonly first: Float64Array;
  private readonly firstBias: Float64Array;
  private readonly scale: Float64Array;
  /** For each eight neurons of the second layer: by neuron of the first, the weights of the eight. */
  private readonly second: Float64Array;
  private readonly secondBias: Float64Array;
  private readonly third: Float64Array;
  private readonly thirdBias: number;
  /** What the neurons of the first layer give. */
  private readonly active: Float64Array;

  constructor(weights: NetWeights) {
    const neurons = weights.firstBias.length;
    if (weights.first.length !== INPUTS * neurons) throw new Error('the net has other inputs');
    this.first = Float64Array.from(weights.first);
    this.firstBias = Float64Array.from(weights.firstBias);
    this.scale = Float64Array.from(weights.firstScale, (scale) => scale / ONE);
    this.second = inEights(weights.second, weights.secondBias.length);
    this.secondBias = Float64Array.from(weights.secondBias);
    this.third = Float64Array.from(weights.third);
    this.thirdBias = weights.thirdBias[0]!;
    this.active = new Float64Array(neurons);
  }

  /** The sums of the first layer without any input, to be changed. */
  makeSums(): Sums {
    return new Sums(this.first, this.firstBias);
  }

  /** The output for the sums of the first layer. */
  output(sums: Sums): number {
    const { scale, active, third } = this;
    const first = sums.settled();
    for (let j = 0; j < active.length; j++) active[j] = first[j]! * scale[j]!;
    let sum = this.thirdBias;
    for (let k = 0; k < third.length; k += AT_ONCE) sum = this.addEight(sum, k);
    return sum;
  }

  /** Adds what eight neurons of the second layer give, from `k` on. Neurons with negative sums give nothing. */
  private addEight(sum: number, k: number): number {
    const { active, second, secondBias, third } = this;
    let s0 = secondBias[k]!;
    let s1 = secondBias[k + 1]!;
    let s2 = secondBias[k + 2]!;
    let s3 = secondBias[k + 3]!;
    let s4 = secondBias[k + 4]!;
    let s5 = secondBias[k + 5]!;
    let s6 = secondBias[k + 6]!;
    let s7 = secondBias[k + 7]!;
    let at = k * active.length;
    for (let j = 0; j < active.length; j++, at += AT_ONCE) {
      const by = active[j]!;
      if (by <= 0) continue;
      s0 += by * second[at]!;
      s1 += by * second[at + 1]!;
      s2 += by * second[at + 2]!;
      s3 += by * second[at + 3]!;
      s4 += by * second[at + 4]!;
      s5 += by * second[at + 5]!;
      s6 += by * second[at + 6]!;
      s7 += by * second[at + 7]!;
    }
    if (s0 > 0) sum += s0 * third[k]!;
    if (s1 > 0) sum += s1 * third[k + 1]!;
    if (s2 > 0) sum += s2 * third[k + 2]!;
    if (s3 > 0) sum += s3 * third[k + 3]!;
    if (s4 > 0) sum += s4 * third[k + 4]!;
    if (s5 > 0) sum += s5 * third[k + 5]!;
    if (s6 > 0) sum += s6 * third[k + 6]!;
    if (s7 > 0) sum += s7 * third[k + 7]!;
    return sum;
  }
}

/** The weights of a layer with this many neurons, eight neurons after the other. */
function inEights(weights: Float32Array, neurons: number): Float64Array {
  const inputs = weights.length / neurons;
  return Float64Array.from(weights, (_, i) => {
    const block = Math.floor(i / (AT_ONCE * inputs));
    const input = Math.floor(i / AT_ONCE) % inputs;
    return weights[input * neurons + block * AT_ONCE + (i % AT_ONCE)]!;
  });
}
