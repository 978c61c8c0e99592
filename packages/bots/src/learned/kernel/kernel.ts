// The arithmetic of the net. Two kernels give the same result to the bit: one in WebAssembly with vectors
// (simd-kernel.ts), and one in typed arrays (array-kernel.ts) for where that is missing or forbidden.
//
// The first layer is summed in integers, the rest in single precision. The order of the additions is fixed: the vectors
// add four neurons at a time, so the typed arrays do too.

/** Layers have a multiple of this many neurons. */
export const AT_ONCE = 16;
/** More changes than all inputs of two positions. */
export const MOST_CHANGES = 2048;

/** The weights as the kernels read them. */
export interface KernelWeights {
  /** By input, then by neuron of the first layer. */
  readonly first: Int8Array;
  /** What one unit of the sum of each neuron is worth. */
  readonly scale: Float32Array;
  /** For each 16 neurons of the second layer: by neuron of the first, the weights of the 16. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly third: Float32Array;
}

export interface Kernel {
  /** The sums of the first layer. */
  readonly sums: Int32Array;
  /** The changes to add to them: where the weights of the input begin, and by how much its value changes. */
  readonly starts: Uint32Array;
  readonly amounts: Int16Array;
  /** Adds the first `count` changes to the sums. */
  add(count: number): void;
  /** Adds them. Returns the output of the net without the last bias. */
  output(count: number): number;
}
