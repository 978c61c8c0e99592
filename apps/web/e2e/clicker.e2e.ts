// A game of the random clicker: two players, the advanced rules, on a phone. `npm run soak` plays some of every kind,
// CLICKER_GAMES asks for more, `npm run clicker` for many.

import { expect, inject, test } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { clickThrough } from './clicker.ts';
import { sharedBrowser } from './test-page.ts';

const FIRST = 1;
const GAMES = Number(process.env['CLICKER_GAMES'] ?? many(1, 20));

test.for(Array.from({ length: GAMES }, (_, game) => FIRST + game))(
  'random clicks through a whole game: %i',
  async (game) => {
    const { moves } = await clickThrough(await sharedBrowser(), inject('url'), game);
    expect(moves).toBeGreaterThan(50);
  },
);
