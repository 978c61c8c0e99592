// V2: "+2 VP" boosts that name the action being performed. `at` the action, `list` the cells that fit.

import { contentOf } from '../content/content.ts';
import { cellName } from '../events.ts';
import { neededValue } from '../feasibility/command-query.ts';
import { gainVp } from '../gains.ts';
import { isBoostUp, tileIn, useBoost } from '../grid.ts';
import type { State } from '../state.ts';
import {
  type DecisionOf,
  DONE,
  type FrameRules,
  illegal,
  isAction,
  isCell,
  makeFrame,
  NO_CHOICE,
  pop,
  replace,
  wrongKind,
} from './frame.ts';
import { isBegun } from './place.ts';

/** For ship actions only, not for Mission cards. */
export function findActionBoosts(state: State, seat: number, action: number): number[] {
  const content = contentOf(state);
  const found: number[] = [];
  const grid = state.players[seat]!.grid;
  for (let cell = 0; cell < 9; cell++) {
    if (!isBoostUp(grid[cell]!)) continue;
    const boost = content.tiles[tileIn(grid[cell]!)]!.boost!;
    if (boost.action === content.actionKind[action] && boost.colour === content.actionColour[action]) found.push(cell);
  }
  return found;
}

export interface BoostActionDecision extends DecisionOf<'boost-action'> {
  /** The action being performed. */
  action: number;
  /** Cells with a boost that fits. */
  cells: readonly number[];
}

export const boostAction: FrameRules<BoostActionDecision> = {
  choices(_state, frame, out) {
    let count = 0;
    for (const cell of frame.list) out[count++] = cell;
    out[count++] = DONE;
    return count;
  },
  isSpent: (_state, frame) => frame.list.length === 0,
  close: pop,
  step(state, frame, choice, emit) {
    if (choice === DONE) return pop(state);
    const tile = contentOf(state).tiles[tileIn(state.players[frame.seat]!.grid[choice]!)]!;
    replace(
      state,
      frame,
      0,
      frame.at,
      frame.list.filter((cell) => cell !== choice),
    );
    useBoost(state, frame.seat, choice, emit);
    gainVp(state, frame.seat, tile.boost!.vp, 'V2', emit);
  },
  moveOf: (_state, _frame, choice) =>
    choice === DONE ? { kind: 'done' } : { kind: 'boost', cell: choice, colour: -1 },
  choiceOf: (_state, _frame, move) =>
    move.kind === 'done' ? DONE : move.kind === 'boost' && move.colour < 0 ? move.cell : NO_CHOICE,
  refuse: (_state, frame, move) =>
    move.kind === 'boost'
      ? illegal('V2', { problem: 'boostDoesNotFit', cell: cellName(move.cell) })
      : wrongKind(frame, move, 'V2'),
  show: (frame) => ({ kind: 'boost-action', seat: frame.seat, action: frame.at, cells: frame.list.slice() }),
  pack: (decision) => makeFrame('boost-action', decision.seat, 0, decision.action, decision.cells),
  isPossible: (state, { at, list }) => isAction(at) && state.options.advanced && list.every(isCell),
  place: { on: ['discover', 'repair', 'destroy', 'command'], in: ['A'] },
  misfit(state, { seat, at, list }, below) {
    if (at !== below!.at || isBegun(below!)) return ['at', 'the action below has begun, or is another one'];
    if (below!.left < neededValue(state, seat, at, true)) return ['at', 'nothing can be done with the action below'];
    const all = findActionBoosts(state, seat, at);
    return list.join() === all.join() ? null : ['list', 'these are not the boosts that fit the action'];
  },
};
