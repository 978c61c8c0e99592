// A2.D5: the place of an ejected Advanced tile. `list` that tile.

import { placeAdvanced as putOnPlace } from '../grid.ts';
import { COLOURS } from '../state.ts';
import { type FrameRules, illegal, pop, wrongKind } from './frame.ts';

export const placeAdvanced: FrameRules = {
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
  choiceOf: (_state, _frame, move) => (move.kind === 'advanced' ? move.colour : -1),
  refuse: (_state, frame, move) =>
    move.kind === 'advanced'
      ? illegal('A2.D5', { problem: 'placeTaken', colour: COLOURS[move.colour]! })
      : wrongKind(frame, move, 'A2.D5'),
};
