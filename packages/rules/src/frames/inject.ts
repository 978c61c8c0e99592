// A2.D3: inject the tiles taken, one by one, in any order. `list` the tiles still to inject.

import { contentOf } from '../content/content.ts';
import { lineName, tileName } from '../events.ts';
import { inject as injectTile, isAdvanced, isTakeable } from '../grid.ts';
import type { State } from '../state.ts';
import {
  type DecisionOf,
  type FrameRules,
  illegal,
  makeFrame,
  NO_CHOICE,
  pop,
  replace,
  without,
  wrongKind,
} from './frame.ts';
import { ABOVE_END, valueFor } from './place.ts';

const ALL_ARROWS = [0, 1, 2, 3, 4, 5];

const arrowsFor = (state: State, tile: number): readonly number[] =>
  isAdvanced(tile) ? contentOf(state).blackArrows : ALL_ARROWS;

export interface InjectDecision extends DecisionOf<'inject'> {
  /** Tiles still to inject. */
  tiles: readonly number[];
}

export const inject: FrameRules<InjectDecision> = {
  choices(state, frame, out) {
    let count = 0;
    for (let i = 0; i < frame.list.length; i++) {
      const tile = frame.list[i]!;
      const arrows = arrowsFor(state, tile);
      for (let j = 0; j < arrows.length; j++) out[count++] = tile * 8 + arrows[j]!;
    }
    return count;
  },
  isSpent: (_state, frame) => frame.list.length === 0,
  close: pop,
  step(state, frame, choice, emit) {
    const tile = choice >> 3;
    replace(state, frame, 0, 0, without(frame.list, tile));
    injectTile(state, frame.seat, tile, choice & 7, emit);
  },
  moveOf: (_state, _frame, choice) => ({ kind: 'inject', tile: choice >> 3, arrow: choice & 7 }),
  choiceOf: (_state, _frame, move) => (move.kind === 'inject' ? move.tile * 8 + move.arrow : NO_CHOICE),
  refuse(state, frame, move) {
    if (move.kind !== 'inject') return wrongKind(frame, move, 'A2.D3');
    const named = { tile: tileName(contentOf(state), move.tile), arrow: lineName(move.arrow) };
    const problem = frame.list.includes(move.tile) ? 'wrongArrow' : 'notTaken';
    return illegal('A2.D3', { problem, ...named });
  },
  show: (frame) => ({ kind: 'inject', seat: frame.seat, tiles: frame.list.slice() }),
  pack: (decision) => makeFrame('inject', decision.seat, 0, 0, decision.tiles),
  isPossible: (state, { list }) => list.every((tile) => isTakeable(state, tile)),
  place: ABOVE_END,
  misfit: (state, { list }) =>
    list.length <= valueFor(state, 'discover') ? null : ['list', 'the die does not take so many tiles'],
  tilesIn: (frame) => frame.list,
};
