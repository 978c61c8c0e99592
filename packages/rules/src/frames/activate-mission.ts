// A2.M2, A2.M3: activate a Mission card in space. `left` activations left, `at` the hex,
// `list` [performed so far, 1 if this is the owner's one activation, 1 if an activation is paid and its gain pending].

import { contentOf, type Mission } from '../content/content.ts';
import type { MissionActivation } from '../effects/mission-effects.ts';
import { missionEffect } from '../effects/mission-effects.ts';
import { cardName, type Emit, hexName } from '../events.ts';
import { canPayMission } from '../feasibility/dice-query.ts';
import { isHal } from '../gains.ts';
import { isPresentAt } from '../space.ts';
import type { Frame, State } from '../state.ts';
import type { VpRule } from '../vp-rule.ts';
import {
  type DecisionOf,
  DONE,
  type FrameRules,
  illegal,
  makeFrame,
  NO_CHOICE,
  pop,
  push,
  replace,
  wrongKind,
} from './frame.ts';
import { ABOVE_END } from './place.ts';

const ACTIVATE = 1;

const missionAt = (state: State, hex: number): Mission => contentOf(state).missions[state.cards[hex]!]!;
const canActivate = (state: State, frame: Frame): boolean =>
  frame.left > 0 && canPayMission(state, frame.seat, missionAt(state, frame.at));
const isOwners = (frame: Frame): boolean => frame.list[1] === 1;
const isPaid = (frame: Frame): boolean => frame.list[2] === 1;
const ruleOf = (frame: Frame): VpRule => (isOwners(frame) ? 'A2.M3' : 'A2.M2');

/** The frame is put on the stack for activation missions only. */
const activationAt = (state: State, hex: number): MissionActivation =>
  missionEffect(state, state.cards[hex]!).activate!;

/** A2.M3: an owner who is another player may activate the card once; Hal always does, at any cost (H13). */
function finish(state: State, frame: Frame, emit: Emit): void {
  pop(state);
  const owner = state.owners[frame.at]!;
  if (isOwners(frame) || owner === frame.seat) return;
  if (isHal(state, owner)) {
    const card = cardName(state.cards[frame.at]!);
    emit?.({ kind: 'missionActivated', rule: 'H13', seat: owner, card, at: hexName(frame.at) });
    activationAt(state, frame.at).gain(state, owner, missionAt(state, frame.at), 'H13', emit);
  } else push(state, 'activate-mission', owner, 1, frame.at, [0, 1, 0]);
}

export interface ActivateMissionDecision extends DecisionOf<'activate-mission'> {
  hex: number;
  activationsLeft: number;
  /** Activations performed so far. */
  performed: number;
  /** A2.M3: the owner's one activation, without a die. */
  isOwners: boolean;
  /** An activation is paid for, its gain is pending. */
  isPaid: boolean;
}

export const activateMission: FrameRules<ActivateMissionDecision> = {
  choices(_state, frame, out) {
    out[0] = ACTIVATE;
    if (frame.list[0] === 0 && !isOwners(frame)) return 1;
    out[1] = DONE;
    return 2;
  },
  isSpent: (state, frame) => isPaid(frame) || !canActivate(state, frame),
  close(state, frame, emit) {
    if (!isPaid(frame)) return finish(state, frame, emit);
    replace(state, frame, frame.left, frame.at, [frame.list[0]!, frame.list[1]!, 0]);
    activationAt(state, frame.at).gain(state, frame.seat, missionAt(state, frame.at), ruleOf(frame), emit);
  },
  step(state, frame, choice, emit) {
    if (choice === DONE) return finish(state, frame, emit);
    const card = cardName(state.cards[frame.at]!);
    emit?.({ kind: 'missionActivated', rule: ruleOf(frame), seat: frame.seat, card, at: hexName(frame.at) });
    replace(state, frame, frame.left - 1, frame.at, [frame.list[0]! + 1, frame.list[1]!, 1]);
    activationAt(state, frame.at).pay(state, frame.seat, missionAt(state, frame.at), emit);
  },
  moveOf: (_state, _frame, choice) => (choice === DONE ? { kind: 'done' } : { kind: 'activate' }),
  choiceOf: (_state, _frame, move) => (move.kind === 'done' ? DONE : move.kind === 'activate' ? ACTIVATE : NO_CHOICE),
  refuse: (_state, frame, move) =>
    move.kind === 'done' ? illegal('A2.4', { problem: 'atLeastOne' }) : wrongKind(frame, move, ruleOf(frame)),
  show: (frame) => ({
    kind: 'activate-mission',
    seat: frame.seat,
    hex: frame.at,
    activationsLeft: frame.left,
    performed: frame.list[0]!,
    isOwners: isOwners(frame),
    isPaid: isPaid(frame),
  }),
  pack: (decision) =>
    makeFrame('activate-mission', decision.seat, decision.activationsLeft, decision.hex, [
      decision.performed,
      decision.isOwners ? 1 : 0,
      decision.isPaid ? 1 : 0,
    ]),
  isPossible: (state, { seat, at, list, left }) =>
    left <= 3 &&
    list.length === 3 &&
    list.every((n) => n <= 3) &&
    (state.cards[at] ?? 0) !== 0 &&
    missionAt(state, at).isActivation &&
    isPresentAt(state, seat, at),
  place: ABOVE_END,
  seatOf: (state, frame, below) => (isOwners(frame) ? state.owners[frame.at] : below!.seat),
  misfit(state, frame, below) {
    const { colour, value } = state.turn;
    const { at, left, list } = frame;
    if (missionAt(state, at).colour !== colour) return ['at', 'the die has not the colour of this Mission'];
    const [performed = 0, owners = 0, paid = 0] = list;
    if (owners > 1 || paid > 1) return ['list', 'a mark is 0 or 1'];
    if (value === 0) return ['kind', 'the die has the value 0'];
    if (owners === 1 && (frame.seat === below!.seat || !isPresentAt(state, below!.seat, at)))
      return ['list', 'no other player has activated this Mission (A2.M3)'];
    if (paid === 1 && performed === 0) return ['list', 'what is paid has been performed'];
    const all = owners === 1 ? 1 : value;
    return performed + left === all ? null : ['left', `${all} activations are performed and left together`];
  },
};
