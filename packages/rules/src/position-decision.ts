// The decision part of a position: the present turn and the stack of frames. External stacks that play cannot lead to
// are refused.

import { choicesOf, FRAMES } from './frames/frame.ts';
import { boolAt, fail, type Json, listAt, objectAt, wholeAt } from './position-json.ts';
import type { Frame, FrameKind, State, Turn } from './state.ts';
import { FRESH_TURN } from './turn.ts';

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
        kind: String(frame['kind']) as Frame['kind'],
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

const TURN_START: readonly FrameKind[] = ['turn'];

/**
 * The kinds from the bottom up: the start of a turn, the reservations at setup, or a turn that has its closing frames.
 */
function isPossibleStack(state: State): boolean {
  const kinds = state.frames.map(({ kind }) => kind);
  const isFresh = JSON.stringify(state.turn) === JSON.stringify(FRESH_TURN);
  if (kinds.includes('turn'))
    return kinds.length === TURN_START.length && isFresh && state.frames[0]!.seat === state.seat;
  if (kinds[0] === 'reserve') return kinds.every((kind) => kind === 'reserve') && isFresh && state.round === 1;
  if (kinds[0] !== 'discard-excess' || state.frames[0]!.seat !== state.seat) return false;
  if (kinds.length === 1) return true;
  if (kinds[1] === 'keep-card') return kinds.length === 2;
  if (kinds[1] !== 'end-turn' || state.frames[1]!.seat !== state.seat) return false;
  const { sequence, dieColour, dieFrom, colour, value } = state.turn;
  const above = kinds.slice(2);
  if (sequence === 'B') return above.every((kind) => kind === 'reserve') && above.length <= 1;
  if (above[0] === 'choose-die') return dieColour < 0;
  return (
    dieColour >= 0 &&
    dieColour < 3 &&
    colour >= 0 &&
    colour < 3 &&
    value >= 0 &&
    dieFrom >= 0 &&
    dieFrom < state.dice.length
  );
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
    if (!Object.hasOwn(FRAMES, frame.kind)) fail(`frames[${i}]`, `${JSON.stringify(frame.kind)} is no decision`);
    if (!FRAMES[frame.kind].isPossible(state, frame))
      fail(`frames[${i}]`, `"${frame.kind}" cannot be decided like this`, 'T1');
  }
  if (!isPossibleStack(state)) fail('frames', 'these decisions cannot be pending together', 'T1');
  const rules = FRAMES[top.kind];
  if (rules.isSpent?.(state, top) || choicesOf(state, []) === 0)
    fail('frames', `nothing can be chosen in "${top.kind}"`, 'T3');
}
