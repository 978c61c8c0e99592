// The weights of a net while it learns: one array that all threads share. packages/bots/src/learned/net.ts computes the
// same output from the rounded weights.

import { INPUTS, type NetWeights, ONE } from '@black-angel/bots';

export interface NetSizes {
  /** Neurons of the first and the second hidden layer. */
  readonly first: number;
  readonly second: number;
}

/** Where the parts lie in the array. The first layer, by input and then by neuron, begins at 0. */
export function placesOf({ first, second }: NetSizes) {
  const firstBias = INPUTS * first;
  const secondLayer = firstBias + first;
  const secondBias = secondLayer + first * second;
  const third = secondBias + second;
  const thirdBias = third + second;
  return { firstBias, secondLayer, secondBias, third, thirdBias, length: thirdBias + 1 };
}

/** Random weights. The last layer is zero, so the net begins by adding nothing to the linear judgement. */
export function randomWeights(sizes: NetSizes, unit: () => number): Float32Array {
  const at = placesOf(sizes);
  const weights = new Float32Array(at.length);
  const fill = (from: number, to: number, most: number): void => {
    for (let i = from; i < to; i++) weights[i] = (2 * unit() - 1) * most;
  };
  fill(0, at.firstBias, 0.05);
  fill(at.secondLayer, at.third, 1 / Math.sqrt(sizes.first));
  return weights;
}

/** The same weights in memory that threads share. */
export function shareWeights(weights: Float32Array): Float32Array<SharedArrayBuffer> {
  const shared = new Float32Array(new SharedArrayBuffer(weights.byteLength));
  shared.set(weights);
  return shared;
}

/** The weights as the file stores them: those of the first layer are small integers, with a scale for each neuron. */
export function roundWeights(weights: Float32Array, sizes: NetSizes): NetWeights {
  const at = placesOf(sizes);
  const neurons = sizes.first;
  const scale = new Float32Array(neurons).fill(1e-6);
  for (let i = 0; i < at.firstBias; i++)
    scale[i % neurons] = Math.max(scale[i % neurons]!, Math.abs(weights[i]!) / 127);
  const first = new Int8Array(at.firstBias);
  for (let i = 0; i < first.length; i++) first[i] = Math.round(weights[i]! / scale[i % neurons]!);
  return {
    first,
    firstBias: Int32Array.from(scale, (unit, j) => Math.round((weights[at.firstBias + j]! / unit) * ONE)),
    firstScale: scale,
    second: new Float32Array(weights.slice(at.secondLayer, at.secondBias)),
    secondBias: new Float32Array(weights.slice(at.secondBias, at.third)),
    third: new Float32Array(weights.slice(at.third, at.thirdBias)),
    thirdBias: new Float32Array(weights.slice(at.thirdBias)),
  };
}

/** The rounded weights as they were: a net of the bots can learn on. */
export function unroundWeights(net: NetWeights): Float32Array {
  const neurons = net.firstBias.length;
  const at = placesOf({ first: neurons, second: net.secondBias.length });
  const weights = new Float32Array(at.length);
  for (let i = 0; i < at.firstBias; i++) weights[i] = net.first[i]! * net.firstScale[i % neurons]!;
  for (let j = 0; j < neurons; j++) weights[at.firstBias + j] = (net.firstBias[j]! * net.firstScale[j]!) / ONE;
  weights.set(net.second, at.secondLayer);
  weights.set(net.secondBias, at.secondBias);
  weights.set(net.third, at.third);
  weights.set(net.thirdBias, at.thirdBias);
  return weights;
}
