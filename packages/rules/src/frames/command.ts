// A2.C1: which ship flies where. `left` the value, `at` the action.

import { contentOf } from '../content/content.ts';
import { countInHand } from '../decks.ts';
import { hexName } from '../events.ts';
import { addFlights, choiceOfFlight, flyChoice, flyFrom, flyShip, flyTo, moveOfFlight } from '../flight.ts';
import { angelHex, hasRoomFor, isFreeTerritory, LAUNCH } from '../space.ts';
import type { Frame, State } from '../state.ts';
import { refuseFlight } from './fly.ts';
import { type DecisionOf, type FrameRules, illegal, isActionFrame, makeFrame, pop, push, wrongKind } from './frame.ts';
import { ABOVE_END, misfitOfAction } from './place.ts';

/** Each colour as the list of a place-mission frame. */
const COLOUR: readonly (readonly number[])[] = [[0], [1], [2]];

/** A2.C3: a card of the action's colour could be placed on this hex with these robots. */
const canPlaceAt = (state: State, frame: Frame, hex: number, robots: number): boolean => {
  const content = contentOf(state);
  const colour = content.actionColour[frame.at]!;
  return robots > 0 && isFreeTerritory(state, content, hex, colour) && countInHand(state, frame.seat, colour) > 0;
};

/** Staying put counts as the one activation if a card is placed there. */
function addStays(state: State, frame: Frame, out: number[], start: number): number {
  const player = state.players[frame.seat]!;
  let count = start;
  for (let i = 0; i < player.fleet.length; i++) {
    const hex = player.fleet[i]!;
    if (canPlaceAt(state, frame, hex, player.breakRoom)) out[count++] = flyChoice(hex, hex);
  }
  const angel = angelHex(state);
  if (
    frame.left > 0 &&
    player.ships > 0 &&
    hasRoomFor(state, frame.seat, angel) &&
    canPlaceAt(state, frame, angel, player.breakRoom - 1)
  )
    out[count++] = flyChoice(LAUNCH, angel);
  return count;
}

export interface CommandDecision extends DecisionOf<'command'> {
  action: number;
  /** How far a ship may fly. */
  value: number;
}

export const command: FrameRules<CommandDecision> = {
  choices: (state, frame, out) => addStays(state, frame, out, addFlights(state, frame.seat, frame.left, out, 0)),
  step(state, frame, choice, emit) {
    pop(state);
    const to = flyTo(choice);
    const stays = flyFrom(choice) === LAUNCH ? to === angelHex(state) : flyFrom(choice) === to;
    flyShip(state, frame.seat, choice, 'A2.C1', emit);
    push(state, 'place-mission', frame.seat, stays ? 1 : 0, to, COLOUR[contentOf(state).actionColour[frame.at]!]!);
  },
  moveOf: (_state, _frame, choice) => moveOfFlight(choice),
  choiceOf: (_state, _frame, move) => choiceOfFlight(move),
  refuse(state, frame, move) {
    if (move.kind !== 'launch' && move.kind !== 'fly') return wrongKind(frame, move, 'A2.C1');
    if (move.kind === 'fly' && move.from === move.to && state.players[frame.seat]!.fleet.includes(move.from))
      return illegal('A2.C1', { problem: 'mustPlaceOrMove', to: hexName(move.to) });
    if (move.kind === 'launch' && move.to === angelHex(state) && state.players[frame.seat]!.breakRoom === 1)
      return illegal('A2.C6', { problem: 'noSecondRobot', to: hexName(move.to) });
    return refuseFlight(state, frame, move);
  },
  show: (frame) => ({ kind: 'command', seat: frame.seat, action: frame.at, value: frame.left }),
  pack: (decision) => makeFrame('command', decision.seat, decision.value, decision.action),
  isPossible: isActionFrame,
  place: ABOVE_END,
  misfit: misfitOfAction,
};
