import type { HalLevel } from '@black-angel/engine';
import { newMatch } from '@black-angel/match';
import { expect, it } from 'vitest';
import { FIRST_LEVEL, playNowOf } from '../browser/play-now.ts';
import { newGame, type StoredGame } from './game-store.ts';
import { levelOffer } from './ladder.ts';

const SEATS = [
  { name: 'Ada', kind: 'person', level: null },
  { name: 'Hal', kind: 'hal', level: null },
] as const;

/** A finished game against Hal that ended at `at`. */
function finished(hal: HalLevel, isWon: boolean, at = 1000): StoredGame {
  const saved = newMatch(
    { kind: 'setup', options: { players: 1, advanced: false, hal }, seed: 'ladder' },
    [...SEATS],
    null,
  );
  return {
    ...newGame(saved, at - 1),
    changedAt: at,
    summary: { round: 9, vp: [50, 40], isOver: true, winners: [isWon ? 0 : 1] },
  };
}
const games = (hal: HalLevel, ...won: boolean[]): StoredGame[] => won.map((isWon) => finished(hal, isWon));
const at = (level: HalLevel, since = 0) => ({ skill: 'knows' as const, level, since });

it('begins with an easier Hal for those who know less', () => {
  expect(FIRST_LEVEL).toEqual({ new: 'easy', knows: 'standard', often: 'difficult' });
  expect(playNowOf(null, null)).toBeNull();
  expect(playNowOf(null, 'new')).toEqual({ skill: 'new', level: 'easy', since: 0 });
});

it('keeps the level until another skill is chosen', () => {
  const stored = { skill: 'knows' as const, level: 'extreme' as const, since: 7 };
  expect(playNowOf(stored, 'knows')).toBe(stored);
  expect(playNowOf(stored, 'often')).toEqual({ skill: 'often', level: 'difficult', since: 0 });
});

it('offers a stronger Hal after three wins in a row, a weaker one after three losses', () => {
  expect(levelOffer(games('standard', true, true, true, false), at('standard'))).toEqual({
    level: 'difficult',
    isStronger: true,
  });
  expect(levelOffer(games('standard', false, false, false, true), at('standard'))).toEqual({
    level: 'easy',
    isStronger: false,
  });
});

it('offers nothing after mixed results, too few games, or at the ends of the ladder', () => {
  expect(levelOffer(games('standard', true, false, true), at('standard'))).toBeNull();
  expect(levelOffer(games('standard', true, true), at('standard'))).toBeNull();
  expect(levelOffer(games('extreme', true, true, true), at('extreme'))).toBeNull();
  expect(levelOffer(games('easy', false, false, false), at('easy'))).toBeNull();
});

it('counts only finished games of this level since the last offer, and no continued ones', () => {
  const wins = games('standard', true, true, true);
  expect(levelOffer(wins, at('difficult'))).toBeNull();
  expect(levelOffer(wins, at('standard', 1000))).toBeNull();
  const [first, ...others] = wins;
  expect(levelOffer([{ ...first!, fork: { from: 'abc', move: 3 } }, ...others], at('standard'))).toBeNull();
  expect(levelOffer([{ ...first!, isImported: true }, ...others], at('standard'))).toBeNull();
  const running = { ...first!, summary: { ...first!.summary, isOver: false } };
  expect(levelOffer([running, ...others], at('standard'))).toBeNull();
});
