// Decks, stacks, discards and the hand: drawing, discarding, reshuffling.

import { contentOf } from './content/content.ts';
import { CARDS, CHANCE, own, ownLists, PILES } from './copy.ts';
import { backName, cardName, type Emit } from './events.ts';
import { STREAM, shuffle } from './rng.ts';
import { COLOURS, type State } from './state.ts';
import { triggerEnd } from './trigger-end.ts';

export const isRavager = (card: number): boolean => card > 60;

export function addToHand(state: State, seat: number, card: number): void {
  const { hand } = ownLists(state, seat, CARDS);
  let at = hand.length;
  for (; at > 0 && hand[at - 1]! > card; at--) hand[at] = hand[at - 1]!;
  hand[at] = card;
}

/** Removes one number from a list, without the allocation of `splice`. */
export function takeOut(list: number[], number: number): void {
  const last = list.length - 1;
  let at = 0;
  while (at < last && list[at] !== number) at++;
  for (; at < last; at++) list[at] = list[at + 1]!;
  list.pop();
}

export function removeFromHand(state: State, seat: number, card: number): void {
  takeOut(ownLists(state, seat, CARDS).hand, card);
}

/** How many Mission cards of a colour, or Ravager cards (3), are in hand. Without a branch (to-bit.ts). */
export function countInHand(state: State, seat: number, back: number): number {
  const backs = contentOf(state).back;
  const hand = state.players[seat]!.hand;
  let count = 0;
  for (let i = 0; i < hand.length; i++) count += Number(backs[hand[i]!] === back);
  return count;
}

export function missionsInHand(state: State, seat: number): number {
  const hand = state.players[seat]!.hand;
  let count = 0;
  for (let i = 0; i < hand.length; i++) count += Number(!isRavager(hand[i]!));
  return count;
}

export function putOnDiscard(state: State, card: number): void {
  own(state, PILES);
  if (isRavager(card)) state.ravagerDiscard.push(card);
  else state.missionDiscards[contentOf(state).back[card]!]!.push(card);
}

/** Discards from the hand; the other players do not see the card (K3). */
export function discardFromHand(state: State, seat: number, card: number, rule: string, emit: Emit): void {
  removeFromHand(state, seat, card);
  putOnDiscard(state, card);
  emit?.({ kind: 'cardDiscarded', rule, seat, card: cardName(card), back: backName(state, card) });
}

function remakeMissions(state: State, colour: number, emit: Emit): void {
  const discard = state.missionDiscards[colour]!;
  if (discard.length === 0) return;
  own(state, CHANCE);
  shuffle(state, STREAM.missions + colour, discard);
  state.missionDecks[colour] = discard;
  state.missionDiscards[colour] = [];
  emit?.({ kind: 'deckRemade', rule: 'A3.2', deck: COLOURS[colour]! });
}

export const canDrawMission = (state: State, colour: number): boolean =>
  state.missionDecks[colour]!.length > 0 || state.missionDiscards[colour]!.length > 0;

/** A3.2: draws the top card, or 0. The deck is reshuffled as soon as its last card is drawn. */
export function drawMission(state: State, colour: number, emit: Emit): number {
  own(state, PILES);
  if (state.missionDecks[colour]!.length === 0) remakeMissions(state, colour, emit);
  const card = state.missionDecks[colour]!.pop() ?? 0;
  if (card && state.missionDecks[colour]!.length === 0) remakeMissions(state, colour, emit);
  return card;
}

/** Draws a Mission card into the hand and emits an event. Returns 0 if there is none. */
export function drawToHand(state: State, seat: number, colour: number, rule: string, emit: Emit): number {
  const card = drawMission(state, colour, emit);
  if (card) {
    addToHand(state, seat, card);
    emit?.({ kind: 'cardDrawn', rule, seat, card: cardName(card), back: COLOURS[colour]! });
  } else emit?.({ kind: 'cardAbsent', rule: 'A3.2', seat, back: COLOURS[colour]! });
  return card;
}

function remakeRavagers(state: State, emit: Emit): void {
  if (state.ravagerDiscard.length === 0) return;
  own(state, CHANCE);
  shuffle(state, STREAM.ravagers, state.ravagerDiscard);
  state.ravagerDeck = state.ravagerDiscard;
  state.ravagerDiscard = [];
  emit?.({ kind: 'deckRemade', rule: 'E1', deck: 'ravager' });
}

/** Draws the top Ravager card, or 0. Emptying the deck in a Sequence A triggers the end (E1). */
export function drawRavager(state: State, emit: Emit): number {
  own(state, PILES);
  if (state.ravagerDeck.length === 0) remakeRavagers(state, emit);
  const card = state.ravagerDeck.pop() ?? 0;
  if (card && state.ravagerDeck.length === 0) {
    if (state.turn.sequence === 'A') triggerEnd(state, 'ravagers', emit);
    remakeRavagers(state, emit);
  }
  return card;
}

/** A2.C5: draws the top tile of a stack, or 0. An empty stack is first refilled from its discarded tiles. */
export function takeFromStack(state: State, colour: number, emit: Emit): number {
  own(state, PILES);
  const stack = state.stacks[colour]!;
  if (stack.length > 0) return stack.pop()!;
  const discard = state.tileDiscards[colour]!;
  if (discard.length === 0) return 0;
  own(state, CHANCE);
  shuffle(state, STREAM.technology + colour, discard);
  state.stacks[colour] = discard;
  state.tileDiscards[colour] = [];
  emit?.({ kind: 'deckRemade', rule: 'A2.C5', deck: `${COLOURS[colour]!}-technology` });
  return discard.pop()!;
}
