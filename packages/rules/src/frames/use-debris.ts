// A2.R2: debris from a repair goes to storage, or onto a tile that bears none, which is activated at once.

import { contentOf } from '../content/content.ts';
import { GRID, ownLists } from '../copy.ts';
import { activateTile, addTileChoices, choiceCell, choiceEffect, tileChoice } from '../effects/tile-effect.ts';
import { cellName, tileName } from '../events.ts';
import { gainGoods } from '../gains.ts';
import { hasDebris, tileIn, withDebris } from '../grid.ts';
import { refuseTile } from './activate-tiles.ts';
import { type DecisionOf, type FrameRules, illegal, makeFrame, NO_CHOICE, pop, wrongKind } from './frame.ts';
import { isBegun } from './place.ts';

const STORAGE = 5000;

export type UseDebrisDecision = DecisionOf<'use-debris'>;

export const useDebris: FrameRules<UseDebrisDecision> = {
  choices(state, frame, out) {
    const grid = state.players[frame.seat]!.grid;
    let count = 0;
    for (let cell = 0; cell < 9; cell++)
      if (!hasDebris(grid[cell]!)) count = addTileChoices(state, frame.seat, cell, false, out, count);
    out[count++] = STORAGE;
    return count;
  },
  step(state, frame, choice, emit) {
    pop(state);
    if (choice === STORAGE) return gainGoods(state, frame.seat, 'debris', 1, 'A2.R2', emit);
    const cell = choiceCell(choice);
    const { grid } = ownLists(state, frame.seat, GRID);
    const tile = tileName(contentOf(state), tileIn(grid[cell]!));
    grid[cell] = withDebris(grid[cell]!);
    emit?.({ kind: 'debrisPlaced', rule: 'A2.R2', seat: frame.seat, cell: cellName(cell), tile });
    activateTile(state, frame.seat, choice, 'A2.R2', emit);
  },
  moveOf: (_state, _frame, choice) =>
    choice === STORAGE
      ? { kind: 'store-debris' }
      : { kind: 'debris', cell: choiceCell(choice), effect: choiceEffect(choice) },
  choiceOf: (_state, _frame, move) =>
    move.kind === 'store-debris' ? STORAGE : move.kind === 'debris' ? tileChoice(move.cell, move.effect) : NO_CHOICE,
  refuse(state, frame, move) {
    if (move.kind !== 'debris') return wrongKind(frame, move, 'A2.R2');
    if (hasDebris(state.players[frame.seat]!.grid[move.cell]!))
      return illegal('A2.R2', { problem: 'debrisThere', cell: cellName(move.cell) });
    return refuseTile(state, frame.seat, move.cell, move.effect, 'A2.R2');
  },
  show: (frame) => ({ kind: 'use-debris', seat: frame.seat }),
  pack: (decision) => makeFrame('use-debris', decision.seat),
  isPossible: () => true,
  place: { on: ['repair'], in: ['A'] },
  misfit: (_state, _frame, below) => (isBegun(below!) ? null : ['kind', 'no cube was removed before (A2.R2)']),
};
