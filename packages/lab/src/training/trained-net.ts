// The net while it is trained: the weights as doubles, the output of a position, and the gradient of a loss.
// packages/bots/src/learned/net.ts computes the same output from the rounded weights.

import { INPUTS, type NetWeights, ONE } from '@black-angel/bots';
import type { Sample } from './group.ts';

export interface NetSizes {
  /** Neurons of the first and the second hidden layer. */
  first: number;
  second: number;
}

/** All weights of a net, or one number for each of them: a gradient, a moment. */
export interface Parameters {
  /** By input, then by neuron. */
  readonly first: Float64Array;
  readonly firstBias: Float64Array;
  /** By neuron of the first layer, then by neuron of the second. */
  readonly second: Float64Array;
  readonly secondBias: Float64Array;
  readonly third: Float64Array;
  readonly thirdBias: Float64Array;
}

export const zeroParameters = ({ first, second }: NetSizes): Parameters => ({
  first: new Float64Array(INPUTS * first),
  firstBias: new Float64Array(first),
  second: new Float64Array(first * second),
  secondBias: new Float64Array(second),
  third: new Float64Array(second),
  thirdBias: new Float64Array(1),
});

/** Random weights. The last layer is zero, so the net begins as the linear judgement alone. */
export function randomParameters(sizes: NetSizes, unit: () => number): Parameters {
  const weights = zeroParameters(sizes);
  const around = (most: number): number => (2 * unit() - 1) * most;
  const fill = (part: Float64Array, most: number): void => {
    for (let i = 0; i < part.length; i++) part[i] = around(most);
  };
  fill(weights.first, 0.05);
  fill(weights.second, 1 / Math.sqrt(sizes.first));
  fill(weights.secondBias, 1 / Math.sqrt(sizes.first));
  return weights;
}

/** What the hidden layers give for a position. Negative sums give zero. */
export interface Activation {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

export const makeActivation = ({ first, second }: NetSizes): Activation => ({
  first: new Float64Array(first),
  second: new Float64Array(second),
});

/** The output for a position, in VP. Fills `activation`. */
export function outputOf(weights: Parameters, { index, value }: Sample, activation: Activation): number {
  const { first, second } = activation;
  first.set(weights.firstBias);
  for (let i = 0; i < index.length; i++) {
    const start = index[i]! * first.length;
    const input = value[i]! / ONE;
    for (let j = 0; j < first.length; j++) first[j] = first[j]! + weights.first[start + j]! * input;
  }
  second.set(weights.secondBias);
  for (let j = 0; j < first.length; j++) {
    const active = Math.max(0, first[j]!);
    first[j] = active;
    if (active === 0) continue;
    const start = j * second.length;
    for (let k = 0; k < second.length; k++) second[k] = second[k]! + active * weights.second[start + k]!;
  }
  let sum = weights.thirdBias[0]!;
  for (let k = 0; k < second.length; k++) {
    second[k] = Math.max(0, second[k]!);
    sum += second[k]! * weights.third[k]!;
  }
  return sum;
}

/** Adds to the gradient what this position contributes. `slope` is the derivative of the loss by its output. */
export function addGradient(
  gradient: Parameters,
  weights: Parameters,
  { index, value }: Sample,
  { first, second }: Activation,
  slope: number,
): void {
  gradient.thirdBias[0] = gradient.thirdBias[0]! + slope;
  const slopes = second.map((active, k) => (active > 0 ? slope * weights.third[k]! : 0));
  for (let k = 0; k < second.length; k++) {
    gradient.third[k] = gradient.third[k]! + slope * second[k]!;
    gradient.secondBias[k] = gradient.secondBias[k]! + slopes[k]!;
  }
  const firstSlopes = new Float64Array(first.length);
  for (let j = 0; j < first.length; j++) {
    if (first[j] === 0) continue;
    const start = j * second.length;
    let sum = 0;
    for (let k = 0; k < second.length; k++) {
      sum += slopes[k]! * weights.second[start + k]!;
      gradient.second[start + k] = gradient.second[start + k]! + slopes[k]! * first[j]!;
    }
    firstSlopes[j] = sum;
    gradient.firstBias[j] = gradient.firstBias[j]! + sum;
  }
  for (let i = 0; i < index.length; i++) {
    const start = index[i]! * first.length;
    const input = value[i]! / ONE;
    for (let j = 0; j < first.length; j++)
      gradient.first[start + j] = gradient.first[start + j]! + firstSlopes[j]! * input;
  }
}

/** The weights as the file stores them: those of the first layer are small integers, with a scale for each neuron. */
export function roundWeights(weights: Parameters): NetWeights {
  const neurons = weights.firstBias.length;
  const scale = Float32Array.from({ length: neurons }, (_, j) => {
    let most = 1e-6;
    for (let at = j; at < weights.first.length; at += neurons) most = Math.max(most, Math.abs(weights.first[at]!));
    return most / 127;
  });
  return {
    first: Int8Array.from(weights.first, (weight, at) => Math.round(weight / scale[at % neurons]!)),
    firstBias: Int32Array.from(weights.firstBias, (bias, j) => Math.round((bias / scale[j]!) * ONE)),
    firstScale: scale,
    second: Float32Array.from(weights.second),
    secondBias: Float32Array.from(weights.secondBias),
    third: Float32Array.from(weights.third),
    thirdBias: Float32Array.from(weights.thirdBias),
  };
}

/** The rounded weights as doubles: the net that the bots get. */
export const unrounded = ({ first, firstBias, firstScale, ...rest }: NetWeights): Parameters => ({
  first: Float64Array.from(first, (weight, at) => weight * firstScale[at % firstScale.length]!),
  firstBias: Float64Array.from(firstBias, (bias, j) => (bias * firstScale[j]!) / ONE),
  second: Float64Array.from(rest.second),
  secondBias: Float64Array.from(rest.secondBias),
  third: Float64Array.from(rest.third),
  thirdBias: Float64Array.from(rest.thirdBias),
});
