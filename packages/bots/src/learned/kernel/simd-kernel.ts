// The kernel in WebAssembly. simd-kernel.wat has its source; simd-code.ts the compiled module.

import { type Kernel, type KernelWeights, MOST_CHANGES } from './kernel.ts';
import { SIMD_CODE } from './simd-code.ts';

/** What is used of WebAssembly. The compiler knows its types only with those of a page. */
interface WebAssemblyApi {
  Module: new (code: Uint8Array) => object;
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Instance: new (code: object, imports: Record<string, Record<string, unknown>>) => { readonly exports: unknown };
}
const api = (): WebAssemblyApi => (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;

/** A page of memory, and a vector, in bytes. */
const PAGE = 65_536;
const VECTOR = 16;

/** Compiles once. Null where there is no WebAssembly with vectors, or a page forbids it. */
function compile(): object | null {
  try {
    const { Module } = api();
    return new Module(Uint8Array.from(atob(SIMD_CODE), (char) => char.charCodeAt(0)));
  } catch {
    return null;
  }
}
let code: object | null | undefined;

/** Where each part lies in the memory, at multiples of a vector. */
function placesOf({ scale, secondBias, second, third, first }: KernelWeights) {
  let end = 0;
  const place = (bytes: number): number => {
    const start = end;
    end += Math.ceil(bytes / VECTOR) * VECTOR;
    return start;
  };
  const places = {
    starts: place(MOST_CHANGES * 4),
    amounts: place(MOST_CHANGES * 2),
    sums: place(scale.byteLength),
    active: place(scale.byteLength),
    scale: place(scale.byteLength),
    secondBias: place(secondBias.byteLength),
    third: place(third.byteLength),
    second: place(second.byteLength),
    first: place(first.byteLength),
  };
  return { places, bytes: end };
}

/** Null where it does not work. */
export function makeSimdKernel(weights: KernelWeights): Kernel | null {
  if (code === undefined) code = compile();
  if (!code) return null;
  const { Memory, Instance } = api();
  const { places, bytes } = placesOf(weights);
  const { scale, secondBias, second, third, first } = weights;
  const memory = new Memory({ initial: Math.ceil(bytes / PAGE) });
  const { buffer } = memory;
  for (const [place, part] of [
    [places.scale, scale],
    [places.secondBias, secondBias],
    [places.third, third],
    [places.second, second],
  ] as const)
    new Float32Array(buffer, place, part.length).set(part);
  new Int8Array(buffer, places.first, first.length).set(first);
  const net = { memory, ...places, width: scale.length, depth: third.length };
  const { add, output } = new Instance(code, { net }).exports as Pick<Kernel, 'add' | 'output'>;
  return {
    sums: new Int32Array(buffer, places.sums, scale.length),
    starts: new Uint32Array(buffer, places.starts, MOST_CHANGES),
    amounts: new Int16Array(buffer, places.amounts, MOST_CHANGES),
    add,
    output,
  };
}
