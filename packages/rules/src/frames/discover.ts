// A2.D1: take tiles from the display, then inject them. `left` activations left, `list` the tiles taken.

import { contentOf } from '../content/content.ts';
import { DISPLAY, own, PILES } from '../copy.ts';
import { effectiveValue } from '../damage.ts';
import { type Emit, tileName } from '../events.ts';
import { neededToDiscover } from '../feasibility/needed-value.ts';
import { ADVANCED_COST, isTakeable } from '../grid.ts';
import type { Frame, State } from '../state.ts';
import { toBit } from '../to-bit.ts';
import {
  type DecisionOf,
  DONE,
  type FrameRules,
  illegal,
  isActionFrame,
  makeFrame,
  NO_CHOICE,
  pop,
  push,
  replace,
  wrongKind,
} from './frame.ts';
import { ABOVE_END, isBegun, misfitOfAction } from './place.ts';

const ADVANCED = 20;

function addTiles(state: State, frame: Frame, out: number[]): number {
  const costs = contentOf(state).displayCosts;
  const { display } = state;
  let count = 0;
  for (let place = 0; place < costs.length; place++) {
    if (costs[place]! > frame.left) continue;
    out[count] = place;
    count += toBit(display[place]!);
  }
  if (frame.left >= ADVANCED_COST)
    for (let place = 0; place < state.advancedShow.length; place++)
      if (state.advancedShow[place] !== 0) out[count++] = ADVANCED + place;
  return count;
}

/** A2.D2: replaced at once while the stack lasts. */
function takeAdvanced(state: State, place: number, emit: Emit): number {
  own(state, DISPLAY | PILES);
  const tile = state.advancedShow[place]!;
  const next = state.advancedStack.pop() ?? 0;
  state.advancedShow[place] = next;
  if (next)
    emit?.({ kind: 'advancedRevealed', rule: 'A2.D2', place: place + 1, tile: tileName(contentOf(state), next) });
  return tile;
}

function finish(state: State, frame: Frame): void {
  pop(state);
  push(state, 'inject', frame.seat, 0, 0, frame.list);
}

export interface DiscoverDecision extends DecisionOf<'discover'> {
  action: number;
  activationsLeft: number;
  /** Tiles taken so far. */
  taken: readonly number[];
}

export const discover: FrameRules<DiscoverDecision> = {
  choices(state, frame, out) {
    const count = addTiles(state, frame, out);
    if (frame.list.length === 0) return count;
    out[count] = DONE;
    return count + 1;
  },
  isSpent: (state, frame) => frame.list.length > 0 && frame.left < neededToDiscover(state, contentOf(state)),
  close: finish,
  step(state, frame, choice, emit) {
    if (choice === DONE) return finish(state, frame);
    const advanced = choice >= ADVANCED;
    const place = advanced ? choice - ADVANCED : choice;
    const cost = advanced ? ADVANCED_COST : contentOf(state).displayCosts[place]!;
    const tile = advanced ? state.advancedShow[place]! : state.display[place]!;
    if (emit) {
      const name = tileName(contentOf(state), tile);
      const from = `${advanced ? 'A' : ''}${place + 1}`;
      emit({ kind: 'tileTaken', rule: 'A2.D1', seat: frame.seat, tile: name, place: from });
    }
    if (advanced) takeAdvanced(state, place, emit);
    else {
      own(state, DISPLAY);
      state.display[place] = 0;
    }
    replace(state, frame, frame.left - cost, frame.at, [...frame.list, tile]);
  },
  moveOf(_state, _frame, choice) {
    if (choice === DONE) return { kind: 'done' };
    return choice >= ADVANCED ? { kind: 'take-advanced', place: choice - ADVANCED } : { kind: 'take', place: choice };
  },
  choiceOf(_state, _frame, move) {
    if (move.kind === 'done') return DONE;
    if (move.kind === 'take-advanced') return ADVANCED + move.place;
    return move.kind === 'take' ? move.place : NO_CHOICE;
  },
  refuse(state, frame, move) {
    if (move.kind === 'done') return illegal('A2.4', { problem: 'atLeastOne' });
    if (move.kind !== 'take' && move.kind !== 'take-advanced') return wrongKind(frame, move, 'A2.D1');
    const tile = (move.kind === 'take' ? state.display : state.advancedShow)[move.place] ?? 0;
    const cost = move.kind === 'take' ? contentOf(state).displayCosts[move.place] : ADVANCED_COST;
    if (tile === 0 || cost === undefined) return illegal('A2.D1', { problem: 'emptyPlace', place: move.place + 1 });
    return illegal('A2.D1', { problem: 'tooDear', cost, left: frame.left });
  },
  show: (frame) => ({
    kind: 'discover',
    seat: frame.seat,
    action: frame.at,
    activationsLeft: frame.left,
    taken: frame.list.slice(),
  }),
  pack: (decision) => makeFrame('discover', decision.seat, decision.activationsLeft, decision.action, decision.taken),
  isPossible: (state, frame) => isActionFrame(state, frame) && frame.list.every((tile) => isTakeable(state, tile)),
  place: ABOVE_END,
  misfit(state, frame) {
    const { displayCosts } = contentOf(state);
    const spent = effectiveValue(state, frame.at, state.turn.value) - frame.left;
    const taken = frame.list.length;
    const least = taken * Math.min(ADVANCED_COST, ...displayCosts);
    const most = taken * Math.max(ADVANCED_COST, ...displayCosts);
    if (isBegun(frame) && (spent < least || spent > most)) return ['left', 'the tiles taken do not cost the rest'];
    return misfitOfAction(state, frame);
  },
  tilesIn: (frame) => frame.list,
};
