// The turn begins: play a card (A1), take a die (A2), perform Sequence B, or pass in the last round (E3).

import { type Content, contentOf, range } from '../content/content.ts';
import { removeFromHand, takeOut } from '../decks.ts';
import { backName, cardName, type Emit, lineName } from '../events.ts';
import { canStillAct, isPlainlySafe, isSafe, isWithoutDice, usableDice } from '../feasible.ts';
import { LINES, tileIn } from '../grid.ts';
import { isAny } from '../is-any.ts';
import { helpfulSlots, newQuestion } from '../look-ahead.ts';
import { beginSequenceB } from '../sequence-b.ts';
import type { Frame, State } from '../state.ts';
import { addDice, choiceOfDie, isDieChoice, moveOfDie, refuseDie, takeDie } from './choose-die.ts';
import { type FrameRules, illegal, plainFrames, pop, push, pushPlain, wrongKind } from './frame.ts';

const SEQUENCE_B = 2000;
const PASS = 2001;

const DISCARD_EXCESS = plainFrames('discard-excess');
const END_TURN = plainFrames('end-turn');
const CHOOSE_DIE = plainFrames('choose-die');

const ALL_SLOTS = 0b111111;
const UNKNOWN = -1;

/** The slots of every set of free ones, by their bits. */
const FREE_SLOTS = range(0, 63).map((bits) => range(0, 5).filter((slot) => bits & (1 << slot)));

function freeSlots(slots: readonly number[]): number {
  let taken = 0;
  for (let slot = 0; slot < 6; slot++) taken |= isAny(slots[slot]!) << slot;
  return taken ^ ALL_SLOTS;
}

/** The cells of each line, by which of its three, as bits, are meant: shared, since frames never change. */
const PARTS = LINES.map((line) => range(0, 7).map((bits) => line.filter((_, i) => bits & (1 << i))));

const playChoice = (card: number, slot: number): number => card * 6 + slot;

/** Cells a card in this slot can activate, as bits: those of its colour, with a Ravager card all (A1.2); maybe none (A1.4). */
function activatedCells(content: Content, grid: readonly number[], back: number, slot: number): number {
  let cells = 0;
  const line = LINES[slot]!;
  for (let i = 0; i < line.length; i++) {
    const cell = line[i]!;
    cells |= ((content.activatedBy[tileIn(grid[cell]!)]! >> back) & 1) << cell;
  }
  return cells;
}

/** Whether Sequence A, possible now, still is when this card is no longer in hand. */
function canActWithout(state: State, seat: number, card: number): boolean {
  const player = state.players[seat]!;
  const { hand } = player;
  player.hand = hand.slice();
  takeOut(player.hand, card);
  const possible = canStillAct(state, seat);
  player.hand = hand;
  return possible;
}

/** The slots where a card of this back may be played so that Sequence A can be finished (T3). */
const slotsFor = (state: State, seat: number, card: number, actNow: boolean, slots: readonly number[]): number =>
  actNow && canActWithout(state, seat, card) ? ALL_SLOTS : helpfulSlots(state, seat, card, slots);

const allowed = [0, 0, 0, 0];

function addPlays(state: State, seat: number, actNow: boolean, out: number[], start: number): number {
  const player = state.players[seat]!;
  const backs = contentOf(state).back;
  const safe = actNow && (isPlainlySafe() || isSafe(state, seat, true));
  if (!actNow && isWithoutDice(state, seat)) return start;
  const free = freeSlots(player.slots);
  const slots = FREE_SLOTS[free]!;
  const { hand } = player;
  let count = start;
  if (safe) {
    for (let i = 0; i < hand.length; i++) {
      const first = playChoice(hand[i]!, 0);
      for (let j = 0; j < slots.length; j++) out[count++] = first + slots[j]!;
    }
    return count;
  }
  newQuestion(state, seat);
  allowed[0] = allowed[1] = allowed[2] = allowed[3] = UNKNOWN;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const back = backs[card]!;
    if (allowed[back] === UNKNOWN) allowed[back] = slotsFor(state, seat, card, actNow, slots);
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
  state.players[seat]!.slots[slot] = card;
  const back = emit ? backName(state, card) : 'ravager';
  emit?.({ kind: 'cardPlayed', rule: 'A1.1', seat, card: cardName(card), back, slot: lineName(slot) });
  pushPlain(state, CHOOSE_DIE, seat);
  push(state, 'activate-tiles', seat, 0, slot, PARTS[slot]![part]!);
}

export function beginSequenceA(state: State, seat: number, emit: Emit): void {
  pop(state);
  state.turn.sequence = 'A';
  emit?.({ kind: 'sequenceChosen', rule: 'T1', seat, sequence: 'A' });
  pushPlain(state, DISCARD_EXCESS, seat);
  pushPlain(state, END_TURN, seat);
}

export const turn: FrameRules = {
  choices(state, frame, out) {
    const seat = frame.seat;
    let count = addDice(state, seat, usableDice(state, seat), out);
    count = addPlays(state, seat, count > 0, out, count);
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
      state.turn.sequence = 'pass';
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
};

function refusePlay(state: State, frame: Frame, card: number, slot: number) {
  const player = state.players[frame.seat]!;
  if (!player.hand.includes(card)) return illegal('A1.1', { problem: 'notInHand', card: cardName(card) });
  if (player.slots[slot] !== 0) return illegal('A1.1', { problem: 'slotTaken', slot: lineName(slot) });
  return illegal('T3', { problem: 'noActionAfter', card: cardName(card) });
}
