// A few games of the random clicker; CLICKER_GAMES asks for more, `npm run clicker` for many.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { clickThrough } from './clicker.ts';

const GAMES = Number(process.env['CLICKER_GAMES'] ?? 2);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.for(Array.from({ length: GAMES }, (_, game) => game))('random clicks through a whole game: %i', async (game) => {
  const { moves } = await clickThrough(browser, inject('url'), game);
  expect(moves).toBeGreaterThan(50);
});
