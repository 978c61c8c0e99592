// A2.C3: place a Mission card where the ship stands. This uses the turn's one action, so the card is not activated
// (A2.M4). `at` the hex, `left` 1 if a card must be placed, `list` the colour.

import { colourNumber, contentOf } from '../content/content.ts';
import { countInHand, removeFromHand } from '../decks.ts';
import { cardName, hexName } from '../events.ts';
import { placeMission as put } from '../missions.ts';
import { isFreeTerritory } from '../space.ts';
import { COLOURS, type ColourName, type Frame, type State } from '../state.ts';
import { type DecisionOf, DONE, type FrameRules, illegal, makeFrame, NO_CHOICE, pop, wrongKind } from './frame.ts';
import { ABOVE_END, valueFor } from './place.ts';

function canPlace(state: State, frame: Frame): boolean {
  const colour = frame.list[0]!;
  return (
    isFreeTerritory(state, contentOf(state), frame.at, colour) &&
    state.players[frame.seat]!.breakRoom > 0 &&
    countInHand(state, frame.seat, colour) > 0
  );
}

export interface PlaceMissionDecision extends DecisionOf<'place-mission'> {
  hex: number;
  colour: ColourName;
  /** The ship stayed where it was, so a card must be placed. */
  isRequired: boolean;
}

export const placeMission: FrameRules<PlaceMissionDecision> = {
  choices(state, frame, out) {
    const backs = contentOf(state).back;
    let count = 0;
    for (const card of state.players[frame.seat]!.hand) if (backs[card] === frame.list[0]) out[count++] = card;
    if (frame.left === 0) out[count++] = DONE;
    return count;
  },
  isSpent: (state, frame) => !canPlace(state, frame),
  close: pop,
  step(state, frame, choice, emit) {
    pop(state);
    if (choice === DONE) return;
    removeFromHand(state, frame.seat, choice);
    state.players[frame.seat]!.breakRoom--;
    put(state, frame.seat, choice, frame.at, emit);
  },
  moveOf: (_state, _frame, choice) => (choice === DONE ? { kind: 'done' } : { kind: 'place', card: choice }),
  choiceOf: (_state, _frame, move) => (move.kind === 'done' ? DONE : move.kind === 'place' ? move.card : NO_CHOICE),
  refuse(state, frame, move) {
    if (move.kind === 'done') return illegal('A2.C1', { problem: 'mustPlace', hex: hexName(frame.at) });
    if (move.kind !== 'place') return wrongKind(frame, move, 'A2.C3');
    const problem = state.players[frame.seat]!.hand.includes(move.card) ? 'wrongColour' : 'notInHand';
    return illegal('A2.C3', { problem, card: cardName(move.card) });
  },
  show: (frame) => ({
    kind: 'place-mission',
    seat: frame.seat,
    hex: frame.at,
    colour: COLOURS[frame.list[0]!]!,
    isRequired: frame.left === 1,
  }),
  pack: (decision) =>
    makeFrame('place-mission', decision.seat, decision.isRequired ? 1 : 0, decision.hex, [
      colourNumber(decision.colour),
    ]),
  isPossible: (state, { seat, at, list, left }) =>
    left <= 1 && list.length === 1 && list[0]! < 3 && state.players[seat]!.fleet.includes(at),
  place: ABOVE_END,
  misfit(state, { left, list }) {
    if (list[0] !== state.turn.colour) return ['list', 'the die has another colour'];
    return left === 1 || valueFor(state, 'command') > 0 ? null : ['left', 'with the value 0 a card must be placed'];
  },
};
