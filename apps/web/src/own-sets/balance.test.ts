// The balance look: its games follow from the set, and the figures of the default set are those of the default set.

import { defaultContent } from '@black-angel/rules/components';
import { expect, it } from 'vitest';
import { BALANCE_GAMES, NO_BALANCE, playOneMore } from './balance.ts';
import usual from './default-balance.json' with { type: 'json' };

it('the figures of the default set are current: else run `npm run task balance-look`', () => {
  expect(usual).toMatchObject({ components: defaultContent.hash, games: BALANCE_GAMES });
});

it('a game counts its ending, its winners and its scores', () => {
  const one = playOneMore(NO_BALANCE, defaultContent);
  expect(one.games).toBe(1);
  expect(one.endings.spes + one.endings.ravagers).toBe(1);
  expect(one.best).toBe(Math.max(...one.vp));
  expect(one.wins.reduce((sum, wins) => sum + wins, 0)).toBeGreaterThan(0);
  expect(playOneMore(NO_BALANCE, defaultContent)).toEqual(one);
});
