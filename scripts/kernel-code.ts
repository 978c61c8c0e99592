// npm run task kernel: compiles the kernel of the net (packages/bots/src/learned/kernel).

import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

export const KERNEL_FOLDER = new URL('../packages/bots/src/learned/kernel/', import.meta.url);

/** The module of the source, in base64. */
export async function compiledKernel(): Promise<string> {
  const { parseWat } = await wabt();
  const module = parseWat('simd-kernel.wat', readFileSync(new URL('simd-kernel.wat', KERNEL_FOLDER), 'utf8'));
  return Buffer.from(module.toBinary({}).buffer).toString('base64');
}

/** The file that holds it. */
export function kernelFile(base64: string): string {
  const lines = base64.match(/.{1,100}/g)!.map((line) => `  '${line}',`);
  return `// Written by npm run task kernel from simd-kernel.wat.\n\nexport const SIMD_CODE = [\n${lines.join('\n')}\n].join('');\n`;
}

if (import.meta.main) writeFileSync(new URL('simd-code.ts', KERNEL_FOLDER), kernelFile(await compiledKernel()));
