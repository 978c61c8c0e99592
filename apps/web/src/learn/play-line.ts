// Where the steps of a lesson begin: the position of a scene, and the lines of the steps before played out.

import type { Engine, GameEvent, State } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { automaticMove } from '@black-angel/match';
import { fitsMove, type Lesson, type MovePattern } from './step.ts';

/** The seat of the learner. */
export const LEARNER = 0;

export interface Played {
  state: State;
  events: GameEvent[];
  /** The move and the trivial ones that followed it. */
  moves: string[];
  /** VP that the learner gained or lost in the own turn. Hal's turn and the final scoring do not count. */
  vp: number;
  /** Whether the learner's turn is over. */
  isTurnOver: boolean;
}

const isOthersTurn = (event: GameEvent): boolean =>
  event.kind === 'turnStarted' ||
  event.kind === 'advancedScored' ||
  event.kind === 'itemsScored' ||
  event.kind === 'gameEnded';

function vpOf(events: readonly GameEvent[], seat: number): number {
  const end = events.findIndex(isOthersTurn);
  return (end < 0 ? events : events.slice(0, end)).reduce((sum, event) => {
    if (!('what' in event) || event.what !== 'vp' || event.seat !== seat) return sum;
    return event.kind === 'gained' ? sum + event.amount : event.kind === 'notGained' ? sum : sum - event.amount;
  }, 0);
}

/** A move of the seat that decides and the trivial ones that follow it; null if it is not legal. */
export function playMove(state: State, move: string, engine: Engine = PRESENT_ENGINE): Played | null {
  const content = engine.contentOf(state);
  const seat = engine.decision(state)?.seat;
  if (seat === undefined) return null;
  const applied = engine.apply(state, seat, engine.parseMove(move, content));
  if (!applied.ok) return null;
  let after = applied.state;
  const { events } = applied;
  const moves = [move];
  for (let next = automaticMove(after, engine); next; next = automaticMove(after, engine)) {
    if (engine.decision(after)?.seat !== seat) break;
    const further = engine.apply(after, seat, next);
    if (!further.ok) break;
    after = further.state;
    events.push(...further.events);
    moves.push(engine.formatMove(next, content)!);
  }
  return { state: after, events, moves, vp: vpOf(events, seat), isTurnOver: events.some(isOthersTurn) };
}

/** The texts of the learner's legal moves. */
export function movesIn(state: State, engine: Engine = PRESENT_ENGINE): string[] {
  const content = engine.contentOf(state);
  const seat = engine.decision(state)?.seat;
  if (seat === undefined) return [];
  return engine.legalMoves(state, seat).map((move) => engine.formatMove(move, content)!);
}

/** The first legal move that fits a pattern. */
export const moveFitting = (state: State, pattern: MovePattern): string | null =>
  movesIn(state).find((move) => fitsMove(pattern, move)) ?? null;

export function playLine(state: State, line: readonly MovePattern[]): State {
  return line.reduce((before, pattern) => {
    const move = moveFitting(before, pattern);
    const played = move && playMove(before, move);
    if (!played) throw new Error(`no legal move fits "${pattern}"`);
    return played.state;
  }, state);
}

/** The state in which a step begins. */
export function startOf({ steps, engine = PRESENT_ENGINE }: Lesson, index: number): State {
  const first = steps.slice(0, index + 1).findLastIndex(({ position }) => position !== undefined);
  const state = engine.parsePosition(steps[first]!.position);
  return steps.slice(first, index).reduce((before, { line }) => playLine(before, line), state);
}
