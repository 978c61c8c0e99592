// The learned bot thinks the same in Chromium as in Node, to the bit.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
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
