// A quick look at the balance of a set: Greedy bots play games with fixed seeds, so that two sets have the same luck.
// Headless; a worker plays them (balance-worker.ts).

import { makeGreedy, playBots } from '@black-angel/bots';
import type { Ending } from '@black-angel/engine';
import type { Content } from '@black-angel/rules/components';

export const BALANCE_GAMES = 200;
const SEATS = 4;

export interface Balance {
  games: number;
  endings: Record<Exclude<Ending, 'none'>, number>;
  /** Wins by seat; a shared win counts for each. */
  wins: number[];
  /** The sum of VP by seat. */
  vp: number[];
  /** The highest score of each game, summed. */
  best: number;
}

export const NO_BALANCE: Balance = {
  games: 0,
  endings: { spes: 0, ravagers: 0 },
  wins: Array.from({ length: SEATS }, () => 0),
  vp: Array.from({ length: SEATS }, () => 0),
  best: 0,
};

/** Plays one game and adds it. */
export function playOneMore(balance: Balance, content: Content): Balance {
  const bots = Array.from({ length: SEATS }, () => makeGreedy());
  const { state, result } = playBots(bots, { players: SEATS }, `balance/${balance.games}`, {}, content);
  const { endings } = balance;
  return {
    games: balance.games + 1,
    endings: state.ending === 'none' ? endings : { ...endings, [state.ending]: endings[state.ending] + 1 },
    wins: balance.wins.map((wins, seat) => wins + (result.winners.includes(seat) ? 1 : 0)),
    vp: balance.vp.map((sum, seat) => sum + result.vp[seat]!),
    best: balance.best + Math.max(...result.vp),
  };
}
