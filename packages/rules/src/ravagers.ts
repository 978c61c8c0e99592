// What happens to Ravagers that are destroyed (A2.X).

import { showCaptive } from './captives.ts';
import { own, ownPlayer, PILES, RAVAGERS } from './copy.ts';
import { addToHand } from './decks.ts';
import { cardName, type Emit } from './events.ts';
import { halGains, isHal } from './gains.ts';
import type { State } from './state.ts';

/** A2.X2: robots held on the card return to their owners' break room. */
function freeRobots(state: State, card: number, emit: Emit): void {
  for (let i = state.captives.length - 1; i >= 0; i--) {
    const captive = showCaptive(state.captives[i]!);
    if (captive.card !== card) continue;
    state.captives.splice(i, 1);
    ownPlayer(state, captive.seat).breakRoom++;
    emit?.({ kind: 'robotFreed', rule: 'A2.X2', seat: captive.seat, card: cardName(card) });
  }
}

/** The cards go to the player's hand; Hal converts them to VP and discards them (H2). */
export function destroyPlace(state: State, seat: number, action: number, emit: Emit): void {
  own(state, RAVAGERS | PILES);
  const cards = state.ravagers[action]!;
  state.ravagers[action] = [];
  emit?.({ kind: 'ravagersDestroyed', rule: 'A2.X1', seat, action: action + 1, cards: cards.map(cardName) });
  for (const card of cards) {
    freeRobots(state, card, emit);
    if (isHal(state, seat)) state.ravagerDiscard.push(card);
    else addToHand(state, seat, card);
  }
  if (isHal(state, seat)) halGains(state, 'ravagerCard', cards.length, 'H8', emit);
}
