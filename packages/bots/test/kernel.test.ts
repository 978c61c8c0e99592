// The kernels of the net: WebAssembly and typed arrays agree to the bit, and the compiled module is that of its source.

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compiledKernel, KERNEL_FOLDER, kernelFile } from '../../../scripts/kernel-code.ts';
import { INPUTS, makeUnitRandom, Net, type NetWeights } from '../src/index.ts';
import { makeArrayKernel } from '../src/learned/kernel/array-kernel.ts';
import { makeSimdKernel } from '../src/learned/kernel/simd-kernel.ts';

const unit = makeUnitRandom(11);
const some = (length: number, size: number): number[] => Array.from({ length }, () => (unit() - 0.5) * 2 * size);

function someWeights(width: number, depth: number): NetWeights {
  return {
    first: Int8Array.from(some(INPUTS * width, 127)),
    firstBias: Int32Array.from(some(width, 2000)),
    firstScale: Float32Array.from(some(width, 0.005), Math.abs),
    second: Float32Array.from(some(width * depth, 1)),
    secondBias: Float32Array.from(some(depth, 1)),
    third: Float32Array.from(some(depth, 1)),
    thirdBias: Float32Array.from([0.3]),
  };
}

const wasmNet = (weights: NetWeights): Net => new Net(weights, (parts) => makeSimdKernel(parts)!);
const arrayNet = (weights: NetWeights): Net => new Net(weights, makeArrayKernel);

/** Outputs for positions that two seats change in turn. */
function outputsOf(net: Net, seed: number): number[] {
  const random = makeUnitRandom(seed);
  const seats = [net.makeSums(), net.makeSums()];
  return Array.from({ length: 60 }, () => {
    const sums = seats[Math.floor(random() * 2)]!;
    const changes = Math.floor(random() * 40);
    for (let i = 0; i < changes; i++)
      sums.change(Math.floor(random() * INPUTS), Math.round((random() - 0.5) * (i === 0 ? 65_534 : 2000)));
    return random() < 0.3 ? 0 : net.output(sums);
  });
}

describe('the kernels', () => {
  it.each([
    [16, 16],
    [32, 16],
    [48, 32],
  ])('agree to the bit with %i and %i neurons', (width, depth) => {
    const weights = someWeights(width, depth);
    const outputs = outputsOf(wasmNet(weights), width);
    expect(outputs).toEqual(outputsOf(arrayNet(weights), width));
    expect(new Set(outputs).size).toBeGreaterThan(30);
  });

  it('keep the sums of a seat while another one uses the kernel', () => {
    const net = new Net(someWeights(16, 16));
    const [one, other] = [net.makeSums(), net.makeSums()];
    one.change(3, 256);
    other.change(5, 512);
    expect([one.isSettled, other.isSettled]).toEqual([false, false]);
    const output = net.output(one);
    expect([one.isSettled, other.isSettled]).toEqual([true, false]);
    expect(net.output(other)).not.toBe(output);
    expect(net.output(one)).toBe(output);
  });
});

describe('the module', () => {
  it('is the one that its source gives', async () => {
    const stored = readFileSync(new URL('simd-code.ts', KERNEL_FOLDER), 'utf8');
    expect(stored).toBe(kernelFile(await compiledKernel()));
  });

  it('is small enough to be compiled at once in a page', async () => {
    expect(Buffer.from(await compiledKernel(), 'base64').length).toBeLessThan(4096);
  });
});

describe('without WebAssembly', () => {
  afterEach(() => void vi.resetModules());

  it.each<[string, unknown]>([
    ['missing', undefined],
    [
      'forbidden',
      {
        Module: class {
          constructor() {
            throw new Error('refused by the policy of the page');
          }
        },
      },
    ],
  ])('that is %s the net computes the same in typed arrays', async (_how, api) => {
    const weights = someWeights(16, 16);
    const here = outputsOf(wasmNet(weights), 5);
    vi.stubGlobal('WebAssembly', api);
    vi.resetModules();
    const { makeSimdKernel: makeAgain } = await import('../src/learned/kernel/simd-kernel.ts');
    expect(makeAgain({ ...weights, scale: weights.firstScale })).toBeNull();
    const { Net: There } = await import('../src/learned/net.ts');
    expect(outputsOf(new There(weights), 5)).toEqual(here);
  });
});
