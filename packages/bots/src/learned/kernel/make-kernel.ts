import { makeArrayKernel } from './array-kernel.ts';
import type { Kernel, KernelWeights } from './kernel.ts';
import { makeSimdKernel } from './simd-kernel.ts';

/** The faster kernel that works here. */
export const makeKernel = (weights: KernelWeights): Kernel => makeSimdKernel(weights) ?? makeArrayKernel(weights);
