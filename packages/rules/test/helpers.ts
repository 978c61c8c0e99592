// Helpers of the rule tests: positions, moves as text, and a seeded random player.

import { type Content, contentOf } from '../src/components.ts';
import {
  actors,
  apply,
  explain,
  formatMove,
  type GameEvent,
  type Illegal,
  isOver,
  legalMoves,
  parseMove,
  type State,
  setup,
} from '../src/index.ts';
import { applyChoice, choices } from '../src/playout.ts';
import { type Position, parsePosition } from '../src/position.ts';

/** A position from its entries. The format version and, by default, two players are filled in. */
export function position(stated: Omit<Position, 'position' | 'options'> & { options?: Position['options'] }): State {
  return parsePosition({ position: 1, options: { players: 2 }, ...stated });
}

/** The legal moves of the seat that decides, as sorted texts. */
export function legal(state: State): string[] {
  const [seat] = actors(state);
  return seat === undefined
    ? []
    : legalMoves(state, seat)
        .map((move) => formatMove(move, contentOf(state))!)
        .sort();
}

export interface Played {
  state: State;
  /** Events of all the moves, in order. */
  events: GameEvent[];
}

/** Plays moves given as text, each for the seat that decides. Throws with the rule if one is refused. */
export function play(state: State, ...moves: string[]): Played {
  const events: GameEvent[] = [];
  let now = state;
  for (const text of moves) {
    const move = parseMove(text, contentOf(now));
    if (!move) throw new Error(`No move is written "${text}"`);
    const applied = apply(now, actors(now)[0]!, move);
    if (!applied.ok)
      throw new Error(
        `"${text}" refused: ${applied.rule} ${JSON.stringify(applied.params)}; legal: ${legal(now).join(' | ')}`,
      );
    now = applied.state;
    events.push(...applied.events);
  }
  return { state: now, events };
}

/** Why a move of the seat that decides is refused; null if it is legal. */
export function refusal(state: State, text: string): Illegal | null {
  const move = parseMove(text, contentOf(state));
  if (!move) throw new Error(`No move is written "${text}"`);
  return explain(state, actors(state)[0]!, move);
}

/** A small seeded generator for tests. */
export function testRandom(seed: number): (below: number) => number {
  let x = seed >>> 0;
  return (below) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 0x100000000) * below);
  };
}

/** Plays a random game in place, calling `see` before every decision and at the end. */
export function randomGame(
  options: Position['options'],
  seed: string,
  random: (below: number) => number,
  see?: (state: State, move: number) => void,
  content?: Content,
): State {
  const state = setup(options, seed, content);
  const out: number[] = [];
  for (let move = 0; ; move++) {
    see?.(state, move);
    if (isOver(state)) return state;
    const count = choices(state, out);
    if (count === 0) throw new Error(`Dead end in ${state.frames.at(-1)!.kind}, game ${seed}`);
    applyChoice(state, out[random(count)]!, null);
  }
}

/** Every mode of the game. */
export const MODES: { players: 1 | 2 | 3 | 4; advanced: boolean }[] = [1, 2, 3, 4].flatMap((players) =>
  [false, true].map((advanced) => ({ players: players as 1 | 2 | 3 | 4, advanced })),
);
