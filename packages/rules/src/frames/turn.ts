// The turn begins: play a card (A1), take a die (A2), perform Sequence B, or pass in the last round (E3).

import { contentOf, range } from '../content/content.ts';
import { CARDS, ownLists } from '../copy.ts';
import { removeFromHand } from '../decks.ts';
import { backName, cardName, type Emit, lineName } from '../events.ts';
import { DiceQuery } from '../feasibility/dice-query.ts';
import { PlayQuery } from '../feasibility/play-query.ts';
import { activatedCells, LINES } from '../grid.ts';
import { beginSequenceB } from '../sequence-b.ts';
import type { Frame, State } from '../state.ts';
import { toBit } from '../to-bit.ts';
import { TURN_OF } from '../turn.ts';
import { addDice, choiceOfDie, isDieChoice, moveOfDie, refuseDie, takeDie } from './choose-die.ts';
import {
  type DecisionOf,
  type FrameRules,
  illegal,
  makeFrame,
  plainFrames,
  pop,
  push,
  pushPlain,
  wrongKind,
} from './frame.ts';

const SEQUENCE_B = 2000;
const PASS = 2001;

const DISCARD_EXCESS = plainFrames('discard-excess');
const END_TURN = plainFrames('end-turn');
const CHOOSE_DIE = plainFrames('choose-die');

const ALL_SLOTS = 0b111111;
const UNKNOWN = -1;

/** The slots of every set of free slots, by its bits. */
const FREE_SLOTS = range(0, 63).map((bits) => range(0, 5).filter((slot) => bits & (1 << slot)));

function freeSlots(slots: readonly number[]): number {
  let taken = 0;
  for (let slot = 0; slot < 6; slot++) taken |= toBit(slots[slot]!) << slot;
  return taken ^ ALL_SLOTS;
}

/** The cells of each line for every subset of its three cells, by its bits. Shared, because frames are immutable. */
const PARTS = LINES.map((line) => range(0, 7).map((bits) => line.filter((_, i) => bits & (1 << i))));

const playChoice = (card: number, slot: number): number => card * 6 + slot;

/** Adds every card of the hand in each of these slots. */
function addAllPlays(hand: readonly number[], slots: readonly number[], out: number[], start: number): number {
  let count = start;
  for (let i = 0; i < hand.length; i++) {
    const first = playChoice(hand[i]!, 0);
    for (let j = 0; j < slots.length; j++) out[count++] = first + slots[j]!;
  }
  return count;
}

/**
 * Adds the ways to play a card after which Sequence A can be finished (T3). `actNow`: it can be finished without a
 * card.
 */
function addPlays(state: State, dice: DiceQuery, actNow: boolean, out: number[], start: number): number {
  const { hand, slots } = state.players[dice.seat]!;
  const free = freeSlots(slots);
  if (actNow && (dice.hasUnconditionalDie() || dice.isSafe(true)))
    return addAllPlays(hand, FREE_SLOTS[free]!, out, start);
  if (!actNow && dice.isWithoutDice()) return start;
  const backs = contentOf(state).back;
  const query = new PlayQuery(dice);
  const allowed = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]; // slots by back: the face of a card does not matter
  let count = start;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const back = backs[card]!;
    if (allowed[back] === UNKNOWN)
      allowed[back] = actNow && query.canActWithout(card) ? ALL_SLOTS : query.helpfulSlots(card, FREE_SLOTS[free]!);
    const open = FREE_SLOTS[free & allowed[back]!]!;
    for (let j = 0; j < open.length; j++) out[count++] = playChoice(card, open[j]!);
  }
  return count;
}

function playCard(state: State, seat: number, card: number, slot: number, emit: Emit): void {
  const content = contentOf(state);
  const bits = activatedCells(content, state.players[seat]!.grid, content.back[card]!, slot);
  const line = LINES[slot]!;
  const part = ((bits >> line[0]!) & 1) | (((bits >> line[1]!) & 1) << 1) | (((bits >> line[2]!) & 1) << 2);
  removeFromHand(state, seat, card);
  ownLists(state, seat, CARDS).slots[slot] = card;
  const back = emit ? backName(state, card) : 'ravager';
  emit?.({ kind: 'cardPlayed', rule: 'A1.1', seat, card: cardName(card), back, slot: lineName(slot) });
  pushPlain(state, CHOOSE_DIE, seat);
  push(state, 'activate-tiles', seat, 0, slot, PARTS[slot]![part]!);
}

function beginSequenceA(state: State, seat: number, emit: Emit): void {
  pop(state);
  state.turn = TURN_OF.A;
  emit?.({ kind: 'sequenceChosen', rule: 'T1', seat, sequence: 'A' });
  pushPlain(state, DISCARD_EXCESS, seat);
  pushPlain(state, END_TURN, seat);
}

export type TurnDecision = DecisionOf<'turn'>;

export const turn: FrameRules<TurnDecision> = {
  choices(state, frame, out) {
    const seat = frame.seat;
    const dice = new DiceQuery(state, seat);
    let count = addDice(state, seat, dice.usableDice(), out);
    count = addPlays(state, dice, count > 0, out, count);
    const mustB = count === 0;
    out[count++] = SEQUENCE_B;
    if (mustB && state.round === state.lastRound) out[count++] = PASS;
    return count;
  },
  step(state, frame, choice, emit) {
    const seat = frame.seat;
    if (choice === SEQUENCE_B) beginSequenceB(state, seat, emit);
    else if (choice === PASS) {
      pop(state);
      state.turn = TURN_OF.pass;
      emit?.({ kind: 'sequenceChosen', rule: 'E3', seat, sequence: 'pass' });
      pushPlain(state, DISCARD_EXCESS, seat);
    } else {
      beginSequenceA(state, seat, emit);
      if (isDieChoice(choice)) takeDie(state, seat, choice, emit);
      else playCard(state, seat, Math.floor(choice / 6), choice % 6, emit);
    }
  },
  moveOf(_state, frame, choice) {
    if (choice === SEQUENCE_B) return { kind: 'sequence-b' };
    if (choice === PASS) return { kind: 'pass' };
    if (isDieChoice(choice)) return moveOfDie(frame.seat, choice);
    return { kind: 'play', card: Math.floor(choice / 6), slot: choice % 6 };
  },
  choiceOf(state, frame, move) {
    if (move.kind === 'sequence-b') return SEQUENCE_B;
    if (move.kind === 'pass') return PASS;
    if (move.kind === 'play') return playChoice(move.card, move.slot);
    return choiceOfDie(state, frame.seat, move);
  },
  refuse(state, frame, move) {
    if (move.kind === 'play') return refusePlay(state, frame, move.card, move.slot);
    if (move.kind === 'pass')
      return illegal('E3', { problem: state.round === state.lastRound ? 'notForcedToB' : 'notLastRound' });
    if (move.kind === 'die' || move.kind === 'buy') return refuseDie(state, frame.seat, move);
    return wrongKind(frame, move);
  },
  show: (frame) => ({ kind: 'turn', seat: frame.seat }),
  pack: (decision) => makeFrame('turn', decision.seat),
  isPossible: () => true,
  place: { on: [null], in: [''] },
};

function refusePlay(state: State, frame: Frame, card: number, slot: number) {
  const player = state.players[frame.seat]!;
  if (!player.hand.includes(card)) return illegal('A1.1', { problem: 'notInHand', card: cardName(card) });
  if (player.slots[slot] !== 0) return illegal('A1.1', { problem: 'slotTaken', slot: lineName(slot) });
  return illegal('T3', { problem: 'noActionAfter', card: cardName(card) });
}
