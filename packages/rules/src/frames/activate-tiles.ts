// A1.2: activate the tiles of the line in any order; each may be skipped. `at` the slot, `list` the cells to come.

import { contentOf } from '../content/content.ts';
import {
  activateTile,
  addTileChoices,
  choiceCell,
  choiceEffect,
  hasTileChoice,
  tileChoice,
} from '../effects/tile-effect.ts';
import { cellName } from '../events.ts';
import { keepCompletable, type TileQuery } from '../feasibility/tile-query.ts';
import { activatedCells, isTechnology, tileIn } from '../grid.ts';
import type { Frame, State } from '../state.ts';
import {
  type DecisionOf,
  DONE,
  type FrameRules,
  type Illegal,
  illegal,
  isCell,
  makeFrame,
  NO_CHOICE,
  pop,
  replace,
  without,
  wrongKind,
} from './frame.ts';

function addAll(state: State, frame: Frame, out: number[]): number {
  let count = 0;
  for (let i = 0; i < frame.list.length; i++)
    count = addTileChoices(state, frame.seat, frame.list[i]!, false, out, count);
  return count;
}

function addAllOrDone(state: State, frame: Frame, out: number[]): number {
  const count = addAll(state, frame, out);
  out[count] = DONE;
  return count + 1;
}

/** Why the tile in this cell cannot have this effect now. */
export function refuseTile(state: State, seat: number, cell: number, effect: string, rule: string): Illegal {
  const tile = tileIn(state.players[seat]!.grid[cell]!);
  const where = { cell: cellName(cell), effect };
  if (tile !== 0 && !isTechnology(tile)) return illegal('A1.3', { problem: 'advancedTile', ...where });
  return illegal(rule, { problem: 'tileCannot', ...where });
}

/** T3: the chosen cell is removed from the cells to come. */
const canActAfter = (look: TileQuery, choice: number, toCome: number): boolean =>
  look.canActAfterTile(choice, toCome & ~(1 << choiceCell(choice)));

export interface ActivateTilesDecision extends DecisionOf<'activate-tiles'> {
  /** Where the card lies. */
  slot: number;
  /** Cells that can still be activated. */
  cells: readonly number[];
}

export const activateTiles: FrameRules<ActivateTilesDecision> = {
  options: addAllOrDone,
  choices: (state, frame, out) => keepCompletable(state, frame.seat, out, addAllOrDone(state, frame, out), canActAfter),
  isSpent(state, frame) {
    const { list, seat } = frame;
    for (let i = 0; i < list.length; i++) if (hasTileChoice(state, seat, list[i]!, false)) return false;
    return true;
  },
  close: pop,
  step(state, frame, choice, emit) {
    if (choice === DONE) return pop(state);
    const cell = choiceCell(choice);
    replace(state, frame, 0, frame.at, without(frame.list, cell));
    activateTile(state, frame.seat, choice, 'A1.2', emit);
  },
  moveOf: (_state, _frame, choice) =>
    choice === DONE ? { kind: 'done' } : { kind: 'tile', cell: choiceCell(choice), effect: choiceEffect(choice) },
  choiceOf: (_state, _frame, move) =>
    move.kind === 'done' ? DONE : move.kind === 'tile' ? tileChoice(move.cell, move.effect) : NO_CHOICE,
  refuse(state, frame, move) {
    if (move.kind === 'done') return illegal('T3', { problem: 'noActionAfter' });
    if (move.kind !== 'tile') return wrongKind(frame, move, 'A1.2');
    const all: number[] = [];
    addAll(state, frame, all);
    if (all.includes(tileChoice(move.cell, move.effect))) return illegal('T3', { problem: 'noActionAfter' });
    return refuseTile(state, frame.seat, move.cell, move.effect, 'A1.2');
  },
  show: (frame) => ({ kind: 'activate-tiles', seat: frame.seat, slot: frame.at, cells: frame.list.slice() }),
  pack: (decision) => makeFrame('activate-tiles', decision.seat, 0, decision.slot, decision.cells),
  isPossible: (state, { seat, at, list }) =>
    at < 6 &&
    state.players[seat]!.slots[at] !== 0 &&
    list.every((cell) => isCell(cell) && isTechnology(tileIn(state.players[seat]!.grid[cell]!))),
  place: { on: ['choose-die'], in: ['A'] },
  misfit(state, { seat, at, list }) {
    const { grid, slots } = state.players[seat]!;
    const content = contentOf(state);
    const cells = activatedCells(content, grid, content.back[slots[at]!]!, at);
    const isLine = new Set(list).size === list.length && list.every((cell) => cells & (1 << cell));
    return isLine ? null : ['list', 'the card does not activate these tiles (A1.2)'];
  },
};
