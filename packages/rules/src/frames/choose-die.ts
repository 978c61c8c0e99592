// A2.1: take a die from the player's own compartment, or buy one from another standard area.

import { DICE, own } from '../copy.ts';
import { dieFace, type Emit } from '../events.ts';
import { DiceQuery } from '../feasibility/dice-query.ts';
import { gainGoods, gainVp, isHal, spendGoods } from '../gains.ts';
import type { Move } from '../moves.ts';
import { COLOURS, type State } from '../state.ts';
import { toBit } from '../to-bit.ts';
import {
  type DecisionOf,
  type FrameRules,
  type Illegal,
  illegal,
  makeFrame,
  NO_CHOICE,
  plainFrames,
  pop,
  pushPlain,
  wrongKind,
} from './frame.ts';
import { ABOVE_END } from './place.ts';

const USE_DIE = plainFrames('use-die');

// 1000 + compartment × 32 + 16 if reserved + die
const FIRST = 1000;
const LAST = FIRST + 4 * 32;

export const isDieChoice = (choice: number): boolean => choice >= FIRST && choice < LAST;
const dieChoice = (from: number, reserved: boolean, die: number): number =>
  FIRST + from * 32 + (reserved ? 16 : 0) + die;

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Adds the usable dice; `usable` comes from `DiceQuery.usableDice`. */
export function addDice(state: State, seat: number, usable: number, out: number[]): number {
  let count = 0;
  const own = state.dice[seat]!;
  for (let left = usable & 0xfff; left !== 0; left &= left - 1) {
    const die = lowestBit(left);
    out[count] = dieChoice(seat, false, die);
    count += toBit(own[die]!);
    out[count] = dieChoice(seat, true, die);
    count += toBit(own[die + 12]!);
  }
  if (usable >> 12 === 0) return count;
  for (let owner = 0; owner < state.dice.length; owner++) {
    if (owner === seat) continue;
    const dice = state.dice[owner]!;
    for (let left = usable >> 12; left !== 0; left &= left - 1) {
      const die = lowestBit(left);
      out[count] = dieChoice(owner, false, die);
      count += toBit(dice[die]!);
    }
  }
  return count;
}

/** A2.1; N2 for the neutral player's die, H14 for Hal's. */
function payFor(state: State, seat: number, from: number, emit: Emit): void {
  spendGoods(state, seat, 'resource', 1, 'A2.1', emit);
  if (isHal(state, from)) gainVp(state, from, 1, 'H14', emit);
  else if (from < state.players.length) gainGoods(state, from, 'resource', 1, 'A2.1', emit);
}

export function takeDie(state: State, seat: number, choice: number, emit: Emit): void {
  const from = (choice - FIRST) >> 5;
  const reserved = ((choice - FIRST) & 16) !== 0;
  const die = (choice - FIRST) & 15;
  own(state, DICE);
  state.dice[from]![die + (reserved ? 12 : 0)]!--;
  const face = emit && dieFace(die);
  if (from === seat) emit?.({ kind: 'dieChosen', rule: 'A2.1', seat, die: face!, reserved });
  else {
    emit?.({ kind: 'dieBought', rule: 'A2.1', seat, from, die: face! });
    payFor(state, seat, from, emit);
  }
  state.turn = {
    sequence: state.turn.sequence,
    dieColour: die >> 2,
    dieFrom: from,
    colour: die >> 2,
    value: die & 3,
    turned: false,
    boostedValue: false,
    boostedColour: false,
  };
  pushPlain(state, USE_DIE, seat);
}

export function moveOfDie(seat: number, choice: number): Move {
  const from = (choice - FIRST) >> 5;
  const die = (choice - FIRST) & 15;
  const reserved = ((choice - FIRST) & 16) !== 0;
  return from === seat
    ? { kind: 'die', colour: die >> 2, value: die & 3, reserved }
    : { kind: 'buy', colour: die >> 2, value: die & 3, from };
}

export function choiceOfDie(state: State, seat: number, move: Move): number {
  if (move.kind === 'die') return dieChoice(seat, move.reserved, move.colour * 4 + move.value);
  if (move.kind === 'buy' && move.from !== seat && move.from < state.dice.length)
    return dieChoice(move.from, false, move.colour * 4 + move.value);
  return NO_CHOICE;
}

export function refuseDie(state: State, seat: number, move: Move & { kind: 'die' | 'buy' }): Illegal {
  const die = move.colour * 4 + move.value;
  const face = { colour: COLOURS[move.colour]!, value: move.value };
  if (move.kind === 'die') {
    const there = state.dice[seat]![die + (move.reserved ? 12 : 0)]!;
    return there > 0
      ? illegal('T3', { problem: 'dieUseless', ...face })
      : illegal('A2.1', { problem: 'noSuchDie', ...face });
  }
  if (move.from === seat) return illegal('A2.1', { problem: 'ownDie', ...face });
  const dice = state.dice[move.from];
  if (!dice || dice[die]! + dice[die + 12]! === 0) return illegal('A2.1', { problem: 'noSuchDie', ...face });
  if (dice[die] === 0) return illegal('A2.1', { problem: 'reserved', ...face });
  if (state.players[seat]!.resources === 0) return illegal('A2.1', { problem: 'noResource', ...face });
  return illegal('T3', { problem: 'dieUseless', ...face });
}

export type ChooseDieDecision = DecisionOf<'choose-die'>;

export const chooseDie: FrameRules<ChooseDieDecision> = {
  choices: (state, frame, out) => addDice(state, frame.seat, new DiceQuery(state, frame.seat).usableDice(), out),
  step(state, frame, choice, emit) {
    pop(state);
    takeDie(state, frame.seat, choice, emit);
  },
  moveOf: (_state, frame, choice) => moveOfDie(frame.seat, choice),
  choiceOf: (state, frame, move) => choiceOfDie(state, frame.seat, move),
  refuse: (state, frame, move) =>
    move.kind === 'die' || move.kind === 'buy'
      ? refuseDie(state, frame.seat, move)
      : move.kind === 'play'
        ? illegal('A1.1', { problem: 'oneCardOnly' })
        : wrongKind(frame, move),
  show: (frame) => ({ kind: 'choose-die', seat: frame.seat }),
  pack: (decision) => makeFrame('choose-die', decision.seat),
  isPossible: (state) => state.turn.dieColour < 0,
  place: ABOVE_END,
  misfit: (state, { seat }) =>
    state.players[seat]!.slots.some((card) => card !== 0) ? null : ['kind', 'no card was played before (A1.1)'],
};
