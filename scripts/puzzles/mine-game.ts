// Plays one game between bots and looks for puzzles in it. The same number gives the same game and the same puzzles.

import { botRandom, LEVELS, type LevelName, playBots, timeLeft } from '@black-angel/bots';
import { findPuzzle, isSolution, planOf } from '@black-angel/bots/advice';
import {
  decision,
  type HalLevel,
  legalMoves,
  makeRecord,
  type Options,
  RULES_VERSION,
  replaySteps,
  type State,
  setup,
  view,
} from '@black-angel/rules';
import { makePosition } from '@black-angel/rules/position';
import { type MinedPuzzle, TRIERS, TRIES } from './journal.ts';

/** Puzzles are found most often where little time is left, and cost least there. */
const LATE = 0.16;
/** Of the earlier turns, one in this many is looked at. */
const EARLY_EVERY = 97;
/** Puzzles of one game have different plans, but they resemble each other. */
const MOST_IN_GAME = 4;
/** Of the level Hard, so that its tries do not depend on the speed of the machine. */
const ITERATIONS = 48;

const PLAYERS = [3, 2, 4, 3, 2, 4, 3, 1] as const;
const MIXES: readonly (readonly LevelName[])[] = [['easy'], ['normal'], ['easy', 'normal'], ['novice', 'easy']];
const HAL = ['easy', 'standard', 'difficult'] as const satisfies readonly HalLevel[];

function optionsOf(game: number): { players: number; advanced: boolean; hal?: Options['hal'] } {
  const players = PLAYERS[game % PLAYERS.length]!;
  const advanced = Math.floor(game / PLAYERS.length) % 2 === 1;
  return players === 1 ? { players, advanced, hal: HAL[game % HAL.length]! } : { players, advanced };
}

function statesOf(game: number): State[] {
  const options = optionsOf(game);
  const seed = `puzzle/${game}`;
  const mix = MIXES[game % MIXES.length]!;
  const bots = Array.from({ length: options.players }, (_, seat) => LEVELS[mix[seat % mix.length]!].make());
  const played = playBots(bots, options, seed, {});
  const steps = [...replaySteps(makeRecord(played.state, seed, played.moves))].map(({ state }) => state);
  return [setup(options, seed), ...steps].filter((state) => decision(state)?.kind === 'turn');
}

/** How often a bot of each level fails. */
function failsOf(state: State, puzzle: Parameters<typeof isSolution>[0], id: string): number[] {
  const { seat } = decision(state)!;
  const [seen, moves] = [view(state, seat), legalMoves(state, seat)];
  return TRIERS.map((level) => {
    const bot = LEVELS[level].make();
    const tries = Array.from({ length: TRIES }, (_, n) =>
      bot.think({ view: seen, moves, budget: { iterations: ITERATIONS }, random: botRandom(`try/${id}`, seat, n) }),
    );
    return tries.filter(({ lines }) => !isSolution(puzzle, lines[0]?.moves ?? [])).length;
  });
}

/** A puzzle that a Normal bot always fails and whose plan is a new one. */
function puzzleIn(state: State, id: string, plans: Set<string>): MinedPuzzle | null {
  const found = findPuzzle(state, id);
  if (!found || plans.has(planOf(found.solution))) return null;
  const fails = failsOf(state, found, id);
  if (fails[TRIERS.indexOf('normal')] !== TRIES) return null;
  plans.add(planOf(found.solution));
  return { id, rules: RULES_VERSION, position: makePosition(state), ...found, fails };
}

export function minePuzzles(game: number): MinedPuzzle[] {
  const puzzles: MinedPuzzle[] = [];
  const plans = new Set<string>();
  for (const [turn, state] of statesOf(game).entries()) {
    if (puzzles.length === MOST_IN_GAME) break;
    if (timeLeft(state) > LATE && (turn + game) % EARLY_EVERY !== 0) continue;
    const puzzle = puzzleIn(state, `${game}-${turn}`, plans);
    if (puzzle) puzzles.push(puzzle);
  }
  return puzzles;
}
