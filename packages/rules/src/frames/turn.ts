// The turn begins: play a card (A1), take a die (A2), perform Sequence B, or pass in the last round (E3).

import { contentOf } from '../content/content.ts';
import { removeFromHand } from '../decks.ts';
import { backName, cardName, type Emit, lineName } from '../events.ts';
import { canAct, isSafe, usableBoughtDice, usableOwnDice } from '../feasible.ts';
import { isTechnology, LINES, tileIn } from '../grid.ts';
import { canActThrough, leadsToAction } from '../look-ahead.ts';
import { beginSequenceB } from '../sequence-b.ts';
import type { Frame, State } from '../state.ts';
import { nextTurn } from '../turn-order.ts';
import { addDice, choiceOfDie, isDieChoice, moveOfDie, refuseDie, takeDie } from './choose-die.ts';
import { type FrameRules, illegal, pop, push, wrongKind } from './frame.ts';

const SEQUENCE_B = 2000;
const PASS = 2001;

const playChoice = (card: number, slot: number): number => card * 6 + slot;

/** Cells a card in this slot can activate: those of its colour, with a Ravager card all (A1.2). */
function activatedCells(state: State, seat: number, card: number, slot: number): number[] {
  const content = contentOf(state);
  const back = content.back[card]!;
  const grid = state.players[seat]!.grid;
  return LINES[slot]!.filter((cell) => {
    const tile = tileIn(grid[cell]!);
    return isTechnology(tile) && (back === 3 || content.tiles[tile]!.colour === back);
  });
}

/** Whether Sequence A can be finished with this hand, all activations skipped. */
function canActWith(state: State, seat: number, hand: number[]): boolean {
  const player = state.players[seat]!;
  const before = player.hand;
  player.hand = hand;
  const possible = canAct(state, seat);
  player.hand = before;
  return possible;
}

const withoutCard = (state: State, seat: number, card: number): number[] =>
  state.players[seat]!.hand.filter((other) => other !== card);

/** T2: whether the tiles that this card activates make Sequence A possible. */
function canActAfterPlay(state: State, seat: number, card: number, slot: number): boolean {
  const cells = activatedCells(state, seat, card, slot);
  if (cells.length === 0) return false;
  const player = state.players[seat]!;
  const before = player.hand;
  player.hand = withoutCard(state, seat, card);
  const quick = canActThrough(state, seat, cells);
  player.hand = before;
  return quick ?? leadsToAction(state, playChoice(card, slot));
}

/** -1 not looked at yet, 0 no, 1 yes; by back × 7 + slot, slot 6 for "with every activation skipped". */
const outcome = new Int8Array(28);

function addPlays(state: State, seat: number, actNow: boolean, out: number[], start: number): number {
  const player = state.players[seat]!;
  const backs = contentOf(state).back;
  const safe = actNow && (isSafe(state, seat) || canActWith(state, seat, []));
  let count = start;
  outcome.fill(-1);
  for (const card of player.hand) {
    const back = backs[card]!;
    const skipAll = back * 7 + 6;
    if (!safe && outcome[skipAll] === -1)
      outcome[skipAll] = actNow && canActWith(state, seat, withoutCard(state, seat, card)) ? 1 : 0;
    for (let slot = 0; slot < 6; slot++) {
      if (player.slots[slot] !== 0) continue;
      if (!safe && outcome[skipAll] === 0) {
        const key = back * 7 + slot;
        if (outcome[key] === -1) outcome[key] = canActAfterPlay(state, seat, card, slot) ? 1 : 0;
        if (outcome[key] === 0) continue;
      }
      out[count++] = playChoice(card, slot);
    }
  }
  return count;
}

function playCard(state: State, seat: number, card: number, slot: number, emit: Emit): void {
  const cells = activatedCells(state, seat, card, slot);
  removeFromHand(state, seat, card);
  state.players[seat]!.slots[slot] = card;
  const back = emit ? backName(state, card) : 'ravager';
  emit?.({ kind: 'cardPlayed', rule: 'A1.1', seat, card: cardName(card), back, slot: lineName(slot) });
  push(state, 'choose-die', seat);
  push(state, 'activate-tiles', seat, 0, slot, cells);
}

export function beginSequenceA(state: State, seat: number, emit: Emit): void {
  pop(state);
  state.turn.sequence = 'A';
  emit?.({ kind: 'sequenceChosen', rule: 'T1', seat, sequence: 'A' });
  push(state, 'discard-excess', seat);
  push(state, 'end-turn', seat);
}

export const turn: FrameRules = {
  choices(state, frame, out) {
    const seat = frame.seat;
    let count = addDice(state, seat, usableOwnDice(state, seat), usableBoughtDice(state, seat), out, 0);
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
      nextTurn(state, emit);
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
    if (move.kind === 'pass') return illegal('E3', { problem: 'notForcedToB' });
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
