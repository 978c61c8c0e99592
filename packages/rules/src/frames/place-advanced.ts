// A2.D5: the place of an ejected Advanced tile. `list` that tile.

import { isAdvanced, placeAdvanced as putOnPlace } from '../grid.ts';
import { COLOURS } from '../state.ts';
import { type DecisionOf, type FrameRules, illegal, makeFrame, NO_CHOICE, pop, wrongKind } from './frame.ts';
import { valueFor } from './place.ts';

export interface PlaceAdvancedDecision extends DecisionOf<'place-advanced'> {
  /** The ejected Advanced tile. */
  tile: number;
}

export const placeAdvanced: FrameRules<PlaceAdvancedDecision> = {
  choices(state, frame, out) {
    let count = 0;
    for (let colour = 0; colour < 3; colour++)
      if (state.players[frame.seat]!.advancedPlaces[colour] === 0) out[count++] = colour;
    return count;
  },
  step(state, frame, choice, emit) {
    pop(state);
    putOnPlace(state, frame.seat, frame.list[0]!, choice, emit);
  },
  moveOf: (_state, _frame, choice) => ({ kind: 'advanced', colour: choice }),
  choiceOf: (_state, _frame, move) => (move.kind === 'advanced' ? move.colour : NO_CHOICE),
  refuse: (_state, frame, move) =>
    move.kind === 'advanced'
      ? illegal('A2.D5', { problem: 'placeTaken', colour: COLOURS[move.colour]! })
      : wrongKind(frame, move, 'A2.D5'),
  show: (frame) => ({ kind: 'place-advanced', seat: frame.seat, tile: frame.list[0]! }),
  pack: (decision) => makeFrame('place-advanced', decision.seat, 0, 0, [decision.tile]),
  isPossible: (_state, { list }) => list.length === 1 && isAdvanced(list[0]!),
  place: { on: ['inject'], in: ['A'] },
  misfit: (state, _frame, below) =>
    below!.list.length < valueFor(state, 'discover') ? null : ['kind', 'no tile was injected before (A2.D5)'],
  tilesIn: (frame) => frame.list,
};
