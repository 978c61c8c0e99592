// Draw a Mission card of any colour; with the advanced rules two of one colour, of which one is kept (V5).

import { own, PILES } from '../copy.ts';
import { canDrawMission } from '../decks.ts';
import { push } from '../frames/frame.ts';
import type { LookAhead, TileEffectRules } from './tile-effect.ts';

/** T3: only the colour of the drawn card matters. */
export function canActAfterDraw(look: LookAhead, colour: number, cellsToCome: number): boolean {
  const { state, player } = look;
  own(state, PILES);
  const hand = player.hand;
  const deck = state.missionDecks[colour]!;
  const pile = deck.length > 0 ? deck : state.missionDiscards[colour]!;
  const card = pile.pop();
  if (card === undefined) return false;
  player.hand = [...hand, card];
  const possible = look.canActThrough(cellsToCome);
  player.hand = hand;
  pile.push(card);
  return possible;
}

export const drawMissionEffect: TileEffectRules = {
  can: (state) => canDrawMission(state, 0) || canDrawMission(state, 1) || canDrawMission(state, 2),
  run: (state, seat) => push(state, 'draw-colour', seat),
  reach: null,
  mayGive: ['card'],
  canActAfter: (look, _cell, cellsToCome) =>
    canActAfterDraw(look, 0, cellsToCome) ||
    canActAfterDraw(look, 1, cellsToCome) ||
    canActAfterDraw(look, 2, cellsToCome),
};
