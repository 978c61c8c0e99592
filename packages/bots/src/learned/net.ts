// The net: sparse inputs, two hidden layers, one output in VP. The sums of the first layer are exact (sums.ts). The
// rest multiplies and adds doubles in a fixed order. So Node and every browser give the same result to the bit,
// whatever was judged before.

import { INPUTS, ONE } from './input-layout.ts';
import { Sums } from './sums.ts';

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

/** More than all inputs of two positions. */
const MOST_CHANGES = 2048;

/** The weights as doubles. */
export class Net {
  private readonly first: Float64Array;
  private readonly firstBias: Float64Array;
  private readonly scale: Float64Array;
  private readonly second: Sums;
  private readonly third: Float64Array;
  private readonly thirdBias: number;

  constructor(weights: NetWeights) {
    const neurons = weights.firstBias.length;
    if (weights.first.length !== INPUTS * neurons) throw new Error('the net has other inputs');
    this.first = Float64Array.from(weights.first);
    this.firstBias = Float64Array.from(weights.firstBias);
    this.scale = Float64Array.from(weights.firstScale, (scale) => scale / ONE);
    this.second = new Sums(Float64Array.from(weights.second), Float64Array.from(weights.secondBias), neurons);
    this.third = Float64Array.from(weights.third);
    this.thirdBias = weights.thirdBias[0]!;
  }

  /** The sums of the first layer without any input, to be changed. */
  makeSums(): Sums {
    return new Sums(this.first, this.firstBias, MOST_CHANGES);
  }

  /** The output for the sums of the first layer. Neurons with negative sums are not active. */
  output(sums: Sums): number {
    const { scale, second, third } = this;
    const first = sums.settled();
    second.reset();
    for (let j = 0; j < first.length; j++) if (first[j]! > 0) second.change(j, first[j]! * scale[j]!);
    const hidden = second.settled();
    let sum = this.thirdBias;
    for (let k = 0; k < hidden.length; k++) if (hidden[k]! > 0) sum += hidden[k]! * third[k]!;
    return sum;
  }
}
