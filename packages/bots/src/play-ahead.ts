// Plays turns in a world that a bot may change: first a plan while it is legal, then turns of a quick search.

import { formatMove, isOver, type State } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { applyChoice, choices, decider, decisionKind, moveOf, settleSequenceB } from '@black-angel/rules/playout';
import type { TurnSearch } from './turn-search.ts';

const MOST_SEATS = 4;

/** A number that identifies a turn of the game. */
const turnOf = ({ round, seat }: State): number => round * MOST_SEATS + seat;

export function choiceOf(state: State, text: string): number {
  const out: number[] = [];
  const count = choices(state, out);
  for (let i = 0; i < count; i++) if (formatMove(moveOf(state, out[i]!), contentOf(state)) === text) return out[i]!;
  return -1;
}

/** Plays a seat's moves as far as they are legal in this world. */
export function playMoves(world: State, seat: number, moves: readonly string[]): void {
  for (const text of moves) {
    const choice = choiceOf(world, text);
    if (choice < 0 || decider(world) !== seat) break;
    applyChoice(world, choice, null);
  }
}

/** Whether all of a turn is decided, so that only its end is left. */
const isDecided = (world: State): boolean => decisionKind(world) === 'end-turn';

/**
 * Plays the rest of the turn by the quick search, up to the end of the turn, or up to where only the end is left. A
 * plan is followed as far as it is legal.
 */
function finishTurn(world: State, turn: number, quick: TurnSearch, stopsBeforeEnd = false): void {
  const out: number[] = [];
  const isDone = (): boolean => isOver(world) || turnOf(world) !== turn || (stopsBeforeEnd && isDecided(world));
  while (!isDone())
    for (const choice of choices(world, out) === 1 ? out.slice(0, 1) : quick.best(world, 1)[0]!.choices) {
      if (isDone()) break;
      if (out.lastIndexOf(choice, choices(world, out) - 1) < 0) break;
      applyChoice(world, choice, null);
    }
}

/**
 * Plays the moves of a turn, then turns of all seats, `depth` turns in all. If the evaluation of the quick search
 * judges settled ends of turns, and the last turn is the seat's own, the world is one afterwards: it can be judged, not
 * played on.
 */
export function playAhead(
  world: State,
  seat: number,
  moves: readonly string[],
  quick: TurnSearch,
  depth: number,
): void {
  const turn = turnOf(world);
  playMoves(world, seat, moves);
  finishTurn(world, turn, quick);
  for (let turns = 1; turns < depth && !isOver(world); turns++) {
    const isLast = turns === depth - 1 && quick.isSettled && decider(world) === seat;
    finishTurn(world, turnOf(world), quick, isLast);
    if (isLast && !isOver(world)) settleSequenceB(world);
  }
}
