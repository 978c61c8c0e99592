// X2: which neighbour is activated. `at` the activating cell, `list` the cells beside it.

import { addNeighbourChoices } from '../effects/activate-neighbour.ts';
import { activateTile, choiceCell, choiceEffect, tileChoice } from '../effects/tile-effect.ts';
import { keepCompletable, type TileQuery } from '../feasibility/tile-query.ts';
import { refuseTile } from './activate-tiles.ts';
import { type DecisionOf, type FrameRules, illegal, isCell, makeFrame, NO_CHOICE, pop, wrongKind } from './frame.ts';
import { BY_TILE, misfitOfNeighbour } from './place.ts';

/** T3 */
const canActAfter = (look: TileQuery, choice: number, cellsToCome: number): boolean =>
  look.canActAfterTile(choice, cellsToCome);

export interface ActivateNeighbourDecision extends DecisionOf<'activate-neighbour'> {
  /** The activating cell. */
  cell: number;
  /** The cells beside it. */
  neighbours: readonly number[];
}

export const activateNeighbour: FrameRules<ActivateNeighbourDecision> = {
  options: (state, frame, out) => addNeighbourChoices(state, frame.seat, frame.list, out),
  choices: (state, frame, out) =>
    keepCompletable(state, frame.seat, out, addNeighbourChoices(state, frame.seat, frame.list, out), canActAfter),
  step(state, frame, choice, emit) {
    pop(state);
    activateTile(state, frame.seat, choice, 'X2', emit);
  },
  moveOf: (_state, _frame, choice) => ({ kind: 'tile', cell: choiceCell(choice), effect: choiceEffect(choice) }),
  choiceOf: (_state, _frame, move) => (move.kind === 'tile' ? tileChoice(move.cell, move.effect) : NO_CHOICE),
  refuse(state, frame, move) {
    if (move.kind !== 'tile') return wrongKind(frame, move, 'X2');
    const all: number[] = [];
    addNeighbourChoices(state, frame.seat, frame.list, all);
    if (all.includes(tileChoice(move.cell, move.effect))) return illegal('T3', { problem: 'noActionAfter' });
    return refuseTile(state, frame.seat, move.cell, move.effect, 'X2');
  },
  show: (frame) => ({ kind: 'activate-neighbour', seat: frame.seat, cell: frame.at, neighbours: frame.list.slice() }),
  pack: (decision) => makeFrame('activate-neighbour', decision.seat, 0, decision.cell, decision.neighbours),
  isPossible: (_state, { at, list }) => isCell(at) && list.every(isCell),
  place: BY_TILE,
  misfit: (state, frame, below) => misfitOfNeighbour(state, frame, below!),
};
