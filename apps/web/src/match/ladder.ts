// Whether Play now offers a stronger or a weaker Hal. Headless.
//
// It does if the last three finished games against Hal at the present level were all won, or all lost. Games that ended
// before the last offer do not count, nor do games that continue another one, nor imported games of others.

import { HAL_LEVELS, type HalLevel } from '@black-angel/engine';
import type { PlayNow } from '../browser/play-now.ts';
import type { StoredGame } from './game-store.ts';
import { mayCount, ownSeat } from './own-seat.ts';

const GAMES_COUNTED = 3;

const isCounted = (game: StoredGame, { level, since }: PlayNow): boolean =>
  mayCount(game) &&
  ownSeat(game, '') !== null &&
  game.changedAt > since &&
  game.saved.start.kind === 'setup' &&
  game.saved.start.options.hal === level;

export interface Offer {
  level: HalLevel;
  isStronger: boolean;
}

/** @param games The latest first. */
export function levelOffer(games: readonly StoredGame[], playNow: PlayNow): Offer | null {
  const last = games.filter((game) => isCounted(game, playNow)).slice(0, GAMES_COUNTED);
  if (last.length < GAMES_COUNTED) return null;
  // The person has the first seat, Hal the last.
  const won = last.filter(({ summary }) => summary.winners.includes(0)).length;
  const step = won === GAMES_COUNTED ? 1 : won === 0 ? -1 : 0;
  const level = HAL_LEVELS[HAL_LEVELS.indexOf(playNow.level) + step];
  return step === 0 || level === undefined ? null : { level, isStronger: step > 0 };
}
