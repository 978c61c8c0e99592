// Random and Novice do not plan. Novice prefers moves that look plausible to a beginner.

import type { Move } from '@black-angel/engine';
import type { Bot } from './bot.ts';

export const randomBot: Bot = {
  id: 'random',
  think: ({ moves, random }) => ({ move: moves[random(moves.length)]!, lines: [] }),
};

/** How much a beginner is drawn to a kind of move. */
function appeal(move: Move): number {
  switch (move.kind) {
    case 'sequence-b':
      return 0.4;
    case 'die':
      return 2 + move.value;
    case 'buy':
      return 0.3 + move.value * 0.3;
    case 'play':
      return 0.25;
    case 'done':
      return 0.25;
    case 'place':
    case 'activate':
    case 'mission':
      return 5;
    case 'tile':
    case 'debris':
    case 'boost':
      return 4;
    default:
      return 1;
  }
}

/** A bot that prefers moves that do something. */
export const noviceBot: Bot = {
  id: 'novice',
  think({ moves, random }) {
    const total = moves.reduce((sum, move) => sum + appeal(move), 0);
    let at = (random(1 << 24) / (1 << 24)) * total;
    for (const move of moves) {
      at -= appeal(move);
      if (at < 0) return { move, lines: [] };
    }
    return { move: moves.at(-1)!, lines: [] };
  },
};
