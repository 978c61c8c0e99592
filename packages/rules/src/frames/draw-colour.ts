// Draw a Mission card of a chosen colour (green tile). With the advanced rules, draw two and keep one (V5).

import { canDrawMission } from '../decks.ts';
import { canActAfterDraw } from '../effects/draw-mission.ts';
import { keepCompletable } from '../feasibility/tile-query.ts';
import { COLOURS, type Frame, type State } from '../state.ts';
import { type DecisionOf, type FrameRules, illegal, makeFrame, NO_CHOICE, pop, wrongKind } from './frame.ts';
import { drawAndKeep } from './keep-card.ts';
import { BY_TILE, misfitOfTile } from './place.ts';

function addAll(state: State, _frame: Frame, out: number[]): number {
  let count = 0;
  for (let colour = 0; colour < 3; colour++) if (canDrawMission(state, colour)) out[count++] = colour;
  return count;
}

export type DrawColourDecision = DecisionOf<'draw-colour'>;

export const drawColour: FrameRules<DrawColourDecision> = {
  options: addAll,
  choices: (state, frame, out) => keepCompletable(state, frame.seat, out, addAll(state, frame, out), canActAfterDraw),
  step(state, frame, choice, emit) {
    pop(state);
    drawAndKeep(state, frame.seat, choice, state.options.advanced ? 'V5' : 'X1', emit);
  },
  moveOf: (_state, _frame, choice) => ({ kind: 'draw', colour: choice }),
  choiceOf: (_state, _frame, move) => (move.kind === 'draw' ? move.colour : NO_CHOICE),
  refuse(state, frame, move) {
    if (move.kind !== 'draw') return wrongKind(frame, move, 'X1');
    const colour = COLOURS[move.colour]!;
    return canDrawMission(state, move.colour)
      ? illegal('T3', { problem: 'noActionAfter', colour })
      : illegal('A3.2', { problem: 'noCards', colour });
  },
  show: (frame) => ({ kind: 'draw-colour', seat: frame.seat }),
  pack: (decision) => makeFrame('draw-colour', decision.seat),
  isPossible: () => true,
  place: BY_TILE,
  misfit: (state, frame, below) => misfitOfTile(state, frame, below!, 'drawMission'),
};
