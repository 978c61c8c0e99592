// A game of the random clicker: two players, the advanced rules, on a phone. `npm run soak` plays some of every kind,
// CLICKER_GAMES asks for more, `npm run clicker` for many.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { launchBrowser } from './browser.ts';
import { clickThrough } from './clicker.ts';

const FIRST = 1;
const GAMES = Number(process.env['CLICKER_GAMES'] ?? many(1, 20));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.for(Array.from({ length: GAMES }, (_, game) => FIRST + game))(
  'random clicks through a whole game: %i',
  async (game) => {
    const { moves } = await clickThrough(browser, inject('url'), game);
    expect(moves).toBeGreaterThan(50);
  },
);
