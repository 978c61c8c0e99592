// The net: sparse inputs, two hidden layers, one output in VP. The sums of the first layer are exact (sums.ts). The
// rest is added in single precision in a fixed order (kernel/kernel.ts). So Node and every browser give the same
// result to the bit, whatever was judged before.

import { INPUTS, ONE } from './input-layout.ts';
import { AT_ONCE, type KernelWeights } from './kernel/kernel.ts';
import { makeKernel } from './kernel/make-kernel.ts';
import { type SharedKernel, Sums } from './sums.ts';

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

/** A net that judges positions. */
export class Net {
  private readonly shared: SharedKernel;
  private readonly firstBias: Int32Array;
  private readonly thirdBias: number;

  constructor(weights: NetWeights, make = makeKernel) {
    if (weights.first.length !== INPUTS * weights.firstBias.length) throw new Error('the net has other inputs');
    this.shared = { kernel: make(kernelWeights(weights)), user: null };
    this.firstBias = weights.firstBias;
    this.thirdBias = weights.thirdBias[0]!;
  }

  /** The sums of the first layer without any input, to be changed. */
  makeSums(): Sums {
    return new Sums(this.shared, this.firstBias);
  }

  /** The output for the sums of the first layer. */
  output(sums: Sums): number {
    return this.thirdBias + sums.output();
  }
}

function kernelWeights({ first, firstScale, second, secondBias, third }: NetWeights): KernelWeights {
  const scale = firstScale.map((worth) => worth / ONE);
  return { first, scale, second: inBlocks(second, third.length), secondBias, third };
}

/** The weights of a layer with this many neurons, one block of neurons after the other. */
function inBlocks(weights: Float32Array, neurons: number): Float32Array {
  const inputs = weights.length / neurons;
  return weights.map((_, i) => {
    const block = Math.floor(i / (AT_ONCE * inputs));
    const input = Math.floor(i / AT_ONCE) % inputs;
    return weights[input * neurons + block * AT_ONCE + (i % AT_ONCE)]!;
  });
}
