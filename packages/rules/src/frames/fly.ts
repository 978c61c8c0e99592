// X3: the flight that a tile gives. `left` the number of steps.

import { contentOf } from '../content/content.ts';
import { canActAfterFlight, MOVE_SHIP_STEPS } from '../effects/move-ship.ts';
import { hexName } from '../events.ts';
import { keepCompletable } from '../feasibility/tile-query.ts';
import { addFlights, choiceOfFlight, flyShip, moveOfFlight } from '../flight.ts';
import type { Move } from '../moves.ts';
import { angelHex, canEnter, hasRoomFor } from '../space.ts';
import type { Frame, State } from '../state.ts';
import { type DecisionOf, type FrameRules, type Illegal, illegal, makeFrame, pop, wrongKind } from './frame.ts';
import { BY_TILE, misfitOfTile } from './place.ts';

export function refuseFlight(state: State, frame: Frame, move: Move & { kind: 'launch' | 'fly' }): Illegal {
  const player = state.players[frame.seat]!;
  const from = move.kind === 'fly' ? move.from : angelHex(state);
  const at = { from: hexName(from), to: hexName(move.to), steps: frame.left };
  if (move.kind === 'fly' && !player.fleet.includes(from)) return illegal('A2.C1', { problem: 'noShipThere', ...at });
  if (move.kind === 'launch' && player.ships === 0) return illegal('A2.C6', { problem: 'noShip', ...at });
  if (move.kind === 'launch' && player.breakRoom === 0) return illegal('A2.C6', { problem: 'noRobot', ...at });
  if (frame.left === 0) return illegal('A2.C1', { problem: 'valueZero', ...at });
  if (move.to >= state.cards.length) return illegal('A2.C1', { problem: 'offBoard', ...at });
  if (move.to === from) return illegal('A2.C1', { problem: 'mustMove', ...at });
  if (!canEnter(state, contentOf(state), move.to)) return illegal('A2.C2', { problem: 'asteroids', ...at });
  if (!hasRoomFor(state, frame.seat, move.to)) return illegal('A2.C2', { problem: 'noRoom', ...at });
  return illegal('A2.C1', { problem: 'tooFar', ...at });
}

export interface FlyDecision extends DecisionOf<'fly'> {
  steps: number;
}

export const fly: FrameRules<FlyDecision> = {
  options: (state, frame, out) => addFlights(state, frame.seat, frame.left, out, 0),
  choices: (state, frame, out) =>
    keepCompletable(state, frame.seat, out, addFlights(state, frame.seat, frame.left, out, 0), canActAfterFlight),
  step(state, frame, choice, emit) {
    pop(state);
    flyShip(state, frame.seat, choice, 'X3', emit);
  },
  moveOf: (_state, _frame, choice) => moveOfFlight(choice),
  choiceOf: (_state, _frame, move) => choiceOfFlight(move),
  refuse(state, frame, move) {
    if (move.kind !== 'launch' && move.kind !== 'fly') return wrongKind(frame, move, 'X3');
    const flights: number[] = [];
    addFlights(state, frame.seat, frame.left, flights, 0);
    if (flights.includes(choiceOfFlight(move))) return illegal('T3', { problem: 'noActionAfter' });
    return refuseFlight(state, frame, move);
  },
  show: (frame) => ({ kind: 'fly', seat: frame.seat, steps: frame.left }),
  pack: (decision) => makeFrame('fly', decision.seat, decision.steps),
  isPossible: (_state, { left }) => left === MOVE_SHIP_STEPS,
  place: BY_TILE,
  misfit: (state, frame, below) => misfitOfTile(state, frame, below!, 'moveShip'),
};
