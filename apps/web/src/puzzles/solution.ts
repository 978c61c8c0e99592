// The solution move by move: which moves the table asks for, and where each is made. Headless.

import type { Engine, State, View } from '@black-angel/engine';
import { movesIn, playMove } from '../learn/play-line.ts';

export interface SolutionStep {
  readonly move: string;
  /** What the player sees before it. */
  readonly view: View;
}

/** What comes after the end of the plan: nothing, where that is possible. */
const restOf = (legal: readonly string[]): string =>
  legal.find((move) => move === 'end' || move === 'done') ?? legal[0]!;

interface Walked {
  steps: SolutionStep[];
  /** All moves, the trivial ones included. */
  turn: string[];
  /** VP that the player gains in it. */
  vp: number;
}

/** Plays a turn as planned; where it ends later than its plan, it is completed. */
function walk(start: State, plan: readonly string[], engine: Engine): Walked {
  const { seat } = engine.decision(start)!;
  const steps: SolutionStep[] = [];
  const turn: string[] = [];
  let next = 0;
  let vp = 0;
  for (let state = start; ; ) {
    const legal = movesIn(state, engine);
    const planned = plan[next];
    const move = planned !== undefined && legal.includes(planned) ? planned : restOf(legal);
    const played = playMove(state, move, engine)!;
    steps.push({ move, view: engine.view(state, seat) });
    turn.push(...played.moves);
    vp += played.vp;
    if (played.isTurnOver) return { steps, turn, vp };
    for (const made of played.moves) if (made === plan[next]) next++;
    state = played.state;
  }
}

/** The moves of a turn that the player makes; trivial ones resolve themselves. */
export const stepsOf = (start: State, plan: readonly string[], engine: Engine): SolutionStep[] =>
  walk(start, plan, engine).steps;

/** All moves of a turn. */
export const turnOf = (start: State, plan: readonly string[], engine: Engine): string[] =>
  walk(start, plan, engine).turn;

/** VP that a turn gains. */
export const vpOfTurn = (start: State, plan: readonly string[], engine: Engine): number => walk(start, plan, engine).vp;

/** The moves that tell a turn: the card, the die and the plan, without the details. */
const TOLD = new Set([
  'play',
  'die',
  'buy',
  'B',
  'pass',
  'action',
  'mission',
  'launch',
  'fly',
  'place',
  'destroy',
  'take',
]);

export const toldSteps = (steps: readonly SolutionStep[]): SolutionStep[] =>
  steps.filter(({ move }) => TOLD.has(move.split(' ')[0]!));
