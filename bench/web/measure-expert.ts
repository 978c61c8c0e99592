// How long a turn of an Expert bot takes in the browser.

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { type Figure, percentile } from './figure.ts';

/** The promise for a turn, in milliseconds. */
const MOST_TURN = 1000;
const GAMES = 4;

export async function measureExpert(browser: Browser): Promise<Figure[]> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('expert-turns.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'bots',
    write: false,
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addScriptTag({ content: outputFiles[0]!.text });
  const turns: number[] = await page.evaluate(`bots.expertTurns(${GAMES})`);
  await context.close();
  const name = `${turns.length} turns of an Expert bot, four players`;
  return [
    { name: `${name}, median`, value: percentile(turns, 0.5), unit: 'ms', most: null },
    { name: `${name}, 95 %`, value: percentile(turns, 0.95), unit: 'ms', most: null },
    { name: `${name}, longest`, value: Math.max(...turns), unit: 'ms', most: MOST_TURN },
  ];
}
