// The decision part of a position: the present turn and the stack of frames. Stacks that play cannot lead to are
// refused, by the place of each kind of decision (frames/).

import { choicesOf, FRAMES } from './frames/frame.ts';
import { boolAt, fail, type Json, listAt, objectAt, say, wholeAt } from './position-json.ts';
import type { Frame, FrameKind, State, Turn } from './state.ts';
import { FRESH_TURN, TURN_OF } from './turn.ts';

function kindAt(value: unknown, at: string): FrameKind {
  if (typeof value !== 'string' || !Object.hasOwn(FRAMES, value)) fail(at, `${say(value)} is no decision`);
  return value as FrameKind;
}

/** The turn, the pending decisions and the random streams, if the position states them. */
export function fillDecision(data: Json, state: State): void {
  if (data['turn'] !== undefined) {
    const turn = objectAt(data['turn'], 'turn', Object.keys(state.turn));
    if (!['', 'A', 'B', 'pass'].includes(turn['sequence'] as string)) fail('turn.sequence', 'must be "", A, B or pass');
    const wholeOf = (key: 'dieColour' | 'dieFrom' | 'colour' | 'value') => wholeAt(turn[key], `turn.${key}`, -1, 3);
    const boolOf = (key: 'turned' | 'boostedValue' | 'boostedColour') => boolAt(turn[key], `turn.${key}`);
    state.turn = {
      sequence: turn['sequence'] as Turn['sequence'],
      dieColour: wholeOf('dieColour'),
      dieFrom: wholeOf('dieFrom'),
      colour: wholeOf('colour'),
      value: wholeOf('value'),
      turned: boolOf('turned'),
      boostedValue: boolOf('boostedValue'),
      boostedColour: boolOf('boostedColour'),
    };
  }
  if (data['frames'] !== undefined)
    state.frames = listAt(data['frames'], 'frames', 20).map((value, i) => {
      const at = `frames[${i}]`;
      const frame = objectAt(value, at, ['kind', 'seat', 'left', 'at', 'list']);
      return {
        kind: kindAt(frame['kind'], at),
        seat: wholeAt(frame['seat'], `${at}.seat`, 0, state.players.length - 1),
        left: wholeAt(frame['left'], `${at}.left`, 0, 99),
        at: wholeAt(frame['at'], `${at}.at`, 0, 99),
        list: listAt(frame['list'], `${at}.list`, 20).map((n, j) => wholeAt(n, `${at}.list[${j}]`, 0, 99)),
      };
    });
  if (data['chance'] !== undefined) {
    const chance = objectAt(data['chance'], 'chance', ['key', 'drawn']);
    const numbers = (key: 'key' | 'drawn', count: number): number[] => {
      const list = listAt(chance[key], `chance.${key}`).map((n, i) => wholeAt(n, `chance.${key}[${i}]`, 0, 0xffffffff));
      return list.length === count ? list : fail(`chance.${key}`, `${count} numbers are needed`);
    };
    state.key = numbers('key', state.key.length);
    state.drawn = numbers('drawn', state.drawn.length);
  }
}

/** The kinds that must be pending, or must not be, for the turn to be as it is. */
function checkTurn(state: State): void {
  const { turn, frames, dice, options } = state;
  const isOpen = turn.sequence !== 'A' || frames.some(({ kind }) => kind === 'choose-die');
  if (isOpen) {
    const open = turn.sequence === '' ? FRESH_TURN : TURN_OF[turn.sequence];
    for (const key of Object.keys(open) as (keyof Turn)[])
      if (turn[key] !== open[key]) fail(`turn.${key}`, `must be ${say(open[key])}: no die is in use`, 'T1');
    if (turn.sequence === 'pass' && state.round !== state.lastRound) fail('turn.sequence', 'nobody can pass yet', 'E3');
    return;
  }
  const check = (key: keyof Turn, isRight: boolean, why: string, rule: string): void => {
    if (!isRight) fail(`turn.${key}`, why, rule);
  };
  check('dieColour', turn.dieColour >= 0 && turn.dieColour < 3, 'a die of a colour is in use', 'A2.1');
  check('dieFrom', turn.dieFrom >= 0 && turn.dieFrom < dice.length, 'there is no such compartment', 'A2.1');
  check('value', turn.value >= 0 && (!turn.boostedValue || turn.value === 3), 'the die has a value', 'A2.1');
  check('turned', !turn.turned || turn.dieFrom === state.seat, 'a bought die is not turned', 'A2.2');
  check('boostedValue', !turn.boostedValue || options.advanced, 'boosts belong to the advanced rules', 'V2');
  check('boostedColour', !turn.boostedColour || options.advanced, 'boosts belong to the advanced rules', 'V2');
  const isOwn = turn.colour === turn.dieColour;
  check('colour', turn.colour >= 0 && turn.colour < 3 && isOwn !== turn.boostedColour, 'only a boost changes it', 'V2');
}

/** T1: the frame can lie on the one below, in this sequence. */
function checkPlace(state: State, frame: Frame, below: Frame | undefined, at: string): void {
  const { place } = FRAMES[frame.kind];
  const { sequence } = state.turn;
  if (!place.on.includes(below?.kind ?? null))
    fail(at, `"${frame.kind}" cannot be pending ${below ? `above "${below.kind}"` : 'below all others'}`, 'T1');
  if (!place.in.includes(sequence)) fail(at, `"${frame.kind}" is not decided in the sequence ${say(sequence)}`, 'T1');
}

/** T1: the frame agrees with the one below and with the turn, which checkTurn and checkPlace have accepted. */
function checkFit(state: State, frame: Frame, below: Frame | undefined, at: string): void {
  const { seatOf, misfit } = FRAMES[frame.kind];
  const seat = seatOf(state, frame, below);
  if (frame.seat !== seat) fail(`${at}.seat`, seat === undefined ? 'nobody decides this' : `must be ${seat}`, 'T1');
  const found = misfit(state, frame, below);
  if (found) fail(`${at}.${found[0]}`, found[1], 'T1');
}

/** Refuses frames that play cannot lead to. A finished game has none. */
export function checkDecision(state: State): void {
  const top = state.frames.at(-1);
  if (!top) {
    if (state.ending === 'none' || state.round !== state.lastRound)
      fail('frames', 'nobody decides, but the game is not over', 'E1');
    return;
  }
  for (const [i, frame] of state.frames.entries()) {
    const at = `frames[${i}]`;
    if (!FRAMES[frame.kind].isPossible(state, frame)) fail(at, `"${frame.kind}" cannot be decided like this`, 'T1');
  }
  checkTurn(state);
  // All places first: a frame fits a die in use only if the whole stack is one in which a die is used.
  for (const check of [checkPlace, checkFit])
    for (const [i, frame] of state.frames.entries()) check(state, frame, state.frames[i - 1], `frames[${i}]`);
  const rules = FRAMES[top.kind];
  if (rules.isSpent?.(state, top) || choicesOf(state, []) === 0)
    fail('frames', `nothing can be chosen in "${top.kind}"`, 'T3');
}
