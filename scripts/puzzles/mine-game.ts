// Plays one game between bots and looks for puzzles in it. The same number gives the same game and the same puzzles.

import { botRandom, LEVELS, type LevelName, playBots, timeLeft } from '@black-angel/bots';
import { findPuzzle, isSolution, planOf } from '@black-angel/bots/advice';
import {
  contentOf,
  decision,
  determinize,
  legalMoves,
  makeRecord,
  type Options,
  RULES_VERSION,
  replaySteps,
  type State,
  setup,
  view,
} from '@black-angel/rules';
import { makePosition, parsePosition } from '@black-angel/rules/position';
import { type MinedPuzzle, TRIERS, TRIES } from './journal.ts';

/** Puzzles are found most often where little time is left, and cost least there. */
const LATE = 0.16;
/** Of the earlier turns, one in this many is looked at. */
const EARLY_EVERY = 97;
/**
 * The same table with other dice and cards, tried wherever a puzzle is found. Each variant is searched and verified
 * like any position.
 */
const VARIANTS = 6;
/** Puzzles of one game have different plans, but they resemble each other. */
const MOST_IN_GAME = 4;
/** Of the level Hard, so that its tries do not depend on the speed of the machine. */
const ITERATIONS = 48;

const PLAYERS = [3, 2, 4, 3, 2, 4, 3, 1] as const;
const MIXES: readonly (readonly LevelName[])[] = [['easy'], ['normal'], ['easy', 'normal'], ['novice', 'easy']];
const HAL = ['easy', 'standard', 'difficult'] as const;

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

/** The same table with other dice and other hidden cards, the mover's hand included. */
function variantOf(state: State, seed: string): State {
  const random = botRandom(`variant/${seed}`, 0, 0);
  const { dieFaces } = contentOf(state);
  const rolled = (dice: readonly string[] = []): string[] =>
    dice.map((die) => `${die.split(' ')[0]} ${dieFaces[random(dieFaces.length)]}`);
  const position = makePosition(determinize(view(state, 'spectator'), random));
  return parsePosition({
    ...position,
    players: position.players!.map((player) => ({ ...player, dice: rolled(player.dice) })),
    ...(position.hal && { hal: { ...position.hal, dice: rolled(position.hal.dice) } }),
    ...(position.neutral && { neutral: { ...position.neutral, dice: rolled(position.neutral.dice) } }),
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
  const look = (state: State, id: string): boolean => {
    const puzzle = puzzles.length < MOST_IN_GAME ? puzzleIn(state, id, plans) : null;
    if (puzzle) puzzles.push(puzzle);
    return puzzle !== null;
  };
  for (const [turn, state] of statesOf(game).entries()) {
    const id = `${game}-${turn}`;
    if (timeLeft(state) > LATE && (turn + game) % EARLY_EVERY !== 0) continue;
    if (!look(state, id)) continue;
    for (let n = 1; n <= VARIANTS; n++) look(variantOf(state, `${id}-${n}`), `${id}-${n}`);
  }
  return puzzles;
}
