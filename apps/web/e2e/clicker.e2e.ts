// The random clicker begins a game: two players, the advanced rules, on a phone. `npm run soak` plays some of every
// kind to the end, CLICKER_GAMES asks for more, `npm run task clicker` for many.

import { expect, inject, test } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { clickThrough } from './clicker.ts';
import { sharedBrowser } from './test-page.ts';

const FIRST = 1;
const GAMES = Number(process.env['CLICKER_GAMES'] ?? many(1, 20));
const CLICKS = many(50, Number.POSITIVE_INFINITY);

test.for(Array.from({ length: GAMES }, (_, game) => FIRST + game))('random clicks through a game: %i', async (game) => {
  const { moves } = await clickThrough(await sharedBrowser(), inject('url'), game, CLICKS);
  expect(moves).toBeGreaterThan(many(20, 50));
});
