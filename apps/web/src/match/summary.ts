// What the list of games shows of a match.

import type { Match } from '@black-angel/match';
import type { Summary } from './game-store.ts';

export function summaryOf(match: Match): Summary {
  const outcome = match.engine.result(match.state);
  return {
    round: match.state.round,
    vp: match.scores().at(-1)!,
    isOver: outcome !== null,
    winners: outcome?.winners ?? [],
  };
}
