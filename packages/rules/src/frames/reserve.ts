// S9, B1.3, V2: reserve dice. `left`: how many are free of charge; `at`: 1 while one may be paid for.

import { contentOf, range } from '../content/content.ts';
import { DICE, own } from '../copy.ts';
import { cellName, dieFace, type Emit } from '../events.ts';
import { spendGoods } from '../gains.ts';
import { isBoostUp, tileIn, useBoost } from '../grid.ts';
import { COLOURS, type Frame, type State } from '../state.ts';
import { toBit } from '../to-bit.ts';
import { startTurn } from '../turn-order.ts';
import {
  type DecisionOf,
  DONE,
  type FrameRules,
  type Illegal,
  illegal,
  makeFrame,
  NO_CHOICE,
  pop,
  replace,
  wrongKind,
} from './frame.ts';

// die, or 100 + cell × 16 + die with the boost of that cell
const BOOST = 100;

const ALL_CELLS = range(0, 8);
const ALL_DICE = range(0, 11);
const DICE_OF = [range(0, 3), range(4, 7), range(8, 11)];

/** Before the first turn, or in Sequence B. */
const ruleOf = (state: State): string => (state.turn.sequence === 'B' ? 'B1.3' : 'S9');
const isFree = (frame: Frame): boolean => frame.left > 0;
const mayPay = (state: State, frame: Frame): boolean => frame.at === 1 && state.players[frame.seat]!.resources > 0;

/** The colour that the reserveDie boost in this cell can reserve, or -1. In Sequence B only. */
function boostColour(state: State, frame: Frame, cell: number): number {
  const value = state.players[frame.seat]!.grid[cell]!;
  if (state.turn.sequence !== 'B' || !isBoostUp(value)) return -1;
  const boost = contentOf(state).tiles[tileIn(value)]!.boost!;
  return boost.kind === 'reserveDie' ? boost.colour : -1;
}

function addAll(state: State, frame: Frame, out: number[]): number {
  const dice = state.dice[frame.seat]!;
  let count = 0;
  if (isFree(frame) || mayPay(state, frame))
    for (let die = 0; die < 12; die++) {
      out[count] = die;
      count += toBit(dice[die]!);
    }
  if (!state.options.advanced) return count;
  for (let cell = 0; cell < 9; cell++) {
    const colour = boostColour(state, frame, cell);
    if (colour < 0) continue;
    for (let die = colour * 4; die < colour * 4 + 4; die++) if (dice[die]! > 0) out[count++] = BOOST + cell * 16 + die;
  }
  return count;
}

/** Whether `addAll` would add any. */
function canReserve(state: State, frame: Frame): boolean {
  const dice = state.dice[frame.seat]!;
  const isThere = (die: number): boolean => dice[die]! > 0;
  if ((isFree(frame) || mayPay(state, frame)) && ALL_DICE.some(isThere)) return true;
  if (!state.options.advanced) return false;
  return ALL_CELLS.some((cell) => {
    const colour = boostColour(state, frame, cell);
    return colour >= 0 && DICE_OF[colour]!.some(isThere);
  });
}

/** After the last player at setup has decided, the game begins. */
function finish(state: State, _frame: Frame, emit: Emit): void {
  pop(state);
  if (state.frames.length === 0) startTurn(state, emit);
}

export interface ReserveDecision extends DecisionOf<'reserve'> {
  /** Dice that may be reserved free of charge. */
  free: number;
  /** B1.3: one may be paid for. */
  mayPay: boolean;
}

export const reserve: FrameRules<ReserveDecision> = {
  choices(state, frame, out) {
    const count = addAll(state, frame, out);
    out[count] = DONE;
    return count + 1;
  },
  isSpent: (state, frame) => !canReserve(state, frame),
  close: finish,
  step(state, frame, choice, emit) {
    if (choice === DONE) return finish(state, frame, emit);
    const seat = frame.seat;
    const boosted = choice >= BOOST;
    const die = boosted ? (choice - BOOST) & 15 : choice;
    const rule = boosted ? 'V2' : isFree(frame) ? 'S9' : 'B1.3';
    if (boosted) useBoost(state, seat, (choice - BOOST) >> 4, emit);
    else if (isFree(frame)) replace(state, frame, frame.left - 1, frame.at, frame.list);
    else {
      spendGoods(state, seat, 'resource', 1, 'B1.3', emit);
      replace(state, frame, frame.left, 0, frame.list);
    }
    own(state, DICE);
    const dice = state.dice[seat]!;
    dice[die]!--;
    dice[die + 12]!++;
    emit?.({ kind: 'dieReserved', rule, seat, die: dieFace(die) });
  },
  moveOf(_state, _frame, choice) {
    if (choice === DONE) return { kind: 'done' };
    const die = choice < BOOST ? choice : (choice - BOOST) & 15;
    return { kind: 'reserve', colour: die >> 2, value: die & 3, cell: choice < BOOST ? -1 : (choice - BOOST) >> 4 };
  },
  choiceOf(_state, _frame, move) {
    if (move.kind === 'done') return DONE;
    if (move.kind !== 'reserve') return NO_CHOICE;
    const die = move.colour * 4 + move.value;
    return move.cell < 0 ? die : BOOST + move.cell * 16 + die;
  },
  refuse(state, frame, move) {
    if (move.kind !== 'reserve') return wrongKind(frame, move, ruleOf(state));
    return refuseReserve(state, frame, move.colour, move.value, move.cell);
  },
  show: (frame) => ({ kind: 'reserve', seat: frame.seat, free: frame.left, mayPay: frame.at === 1 }),
  pack: (decision) => makeFrame('reserve', decision.seat, decision.free, decision.mayPay ? 1 : 0),
  isPossible: (state, { left, at }) => left <= 1 && at <= 1 && state.turn.sequence !== 'A',
  place: { on: [null, 'reserve', 'end-turn'], in: ['', 'B'] },
  seatOf(state, _frame, below) {
    if (below?.kind === 'end-turn') return below.seat;
    const { advantages } = contentOf(state);
    const seats = range(0, (below?.seat ?? state.players.length) - 1);
    return seats.findLast((seat) => advantages[seat]!.reserveDie > 0); // S9: they are asked in turn order
  },
  misfit(state, { left, at }, below) {
    if (below?.kind === 'end-turn') return left === 0 ? null : ['left', 'no die is free in Sequence B'];
    if (state.turn.sequence !== '' || state.round !== 1 || state.seat !== 0)
      return ['kind', 'dice are reserved before the first turn, or in Sequence B'];
    return left === 1 && at === 0 ? null : ['left', 'one die is free before the first turn'];
  },
};

function refuseReserve(state: State, frame: Frame, colour: number, value: number, cell: number): Illegal {
  const named = { colour: COLOURS[colour]!, value };
  if (state.dice[frame.seat]![colour * 4 + value] === 0)
    return illegal(ruleOf(state), { problem: 'noSuchDie', ...named });
  if (cell >= 0) return illegal('V2', { problem: 'boostDoesNotFit', cell: cellName(cell), ...named });
  if (frame.at === 0) return illegal(ruleOf(state), { problem: 'oneOnly', ...named });
  return illegal('B1.3', { problem: 'noResource', ...named });
}
