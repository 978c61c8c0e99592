// The learned bot thinks the same in Chromium as in Node, to the bit, and its net may compute in WebAssembly.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, inject, it, onTestFinished } from 'vitest';
import { SIMD_CODE } from '../../../packages/bots/src/learned/kernel/simd-code.ts';
import { learnedThoughts } from '../../../packages/bots/test/learned-thoughts.ts';
import { sharedBrowser } from './test-page.ts';

it('the learned bot finds the same turns with the same values in Chromium and in Node', async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../../packages/bots/test/learned-thoughts.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'bots',
    write: false,
  });
  const context = await (await sharedBrowser()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.addScriptTag({ content: outputFiles[0]!.text });
  const there = await page.evaluate('bots.learnedThoughts()');
  const here = await learnedThoughts();
  expect(here.length).toBeGreaterThan(10);
  expect(there).toEqual(here);
});

it('the pages of our server may compile the kernel of the net', async () => {
  const context = await (await sharedBrowser()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(inject('url'));
  const bytes = [...Buffer.from(SIMD_CODE, 'base64')];
  const exported = await page.evaluate(
    (code) => WebAssembly.Module.exports(new WebAssembly.Module(Uint8Array.from(code))).map(({ name }) => name),
    bytes,
  );
  expect(exported).toEqual(['add', 'output']);
});
