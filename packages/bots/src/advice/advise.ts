// Advice from a player's view: the best complete turns, their parts, and what separates them. It uses a view and never
// a state, so nothing hidden can change it. The same question gives the same advice.

import type { Line, View } from '@black-angel/engine';
import type { State } from '@black-angel/rules';
import { copy, decider, type Random } from '@black-angel/rules/playout';
import { determinize } from '../deal.ts';
import { makeEvaluation } from '../evaluation.ts';
import { firstOfEach } from '../first-of-each.ts';
import { botRandom } from '../play.ts';
import { playAhead } from '../play-ahead.ts';
import { FULL, HASTY, lineOf, TurnSearch } from '../turn-search.ts';
import { meanOf, tryTurns } from './ahead.ts';
import { type Comparison, compareTurns } from './compare.ts';
import { PART_KINDS, type Part, PartsSum, sumOf } from './parts.ts';
import { planOf } from './plan-of.ts';
import { WARNED_LOSS } from './review-marks.ts';

/** How thorough advice is. */
export interface AdviceSettings {
  /** The number of dealt worlds over which a turn is averaged. */
  worlds?: number;
  /** The number of turns that are explained. */
  turns?: number;
  /** Whether losses that are worth a warning are confirmed by looking ahead. */
  isChecked?: boolean;
}

export interface AdvisedTurn {
  /** Moves as text, from the present decision to the end of the turn. */
  readonly moves: readonly string[];
  /** The worth of the turn in VP, compared with doing nothing: the sum of its parts. */
  readonly value: number;
  readonly parts: readonly Part[];
}

/** What one choice of the present decision is worth, if the turn is finished well. */
export interface ChoiceWorth {
  /** The move as text. */
  readonly move: string;
  /** VP scored in this turn. */
  readonly vpNow: number;
  /** Expected VP that it gives up, compared with the best choice; 0 for the best. */
  readonly loss: number;
}

/** The best turns of a position, and why. */
export interface Advice {
  /** The best turns, best first. */
  readonly turns: readonly AdvisedTurn[];
  /** Why the best turn is better than the next best; than doing nothing, if there is only one. */
  readonly why: Comparison;
  readonly choices: readonly ChoiceWorth[];
}

const WORLDS = 6;
const TURNS = 4;
const LOOK_AHEAD = PART_KINDS.indexOf('ahead');

/** The best turn of each plan, in the given order. */
export const onePerPlan = <Turn extends { readonly moves: readonly string[] }>(turns: readonly Turn[]): Turn[] =>
  firstOfEach(turns, ({ moves }) => planOf(moves));

const randomOf = (seed: string): Random => botRandom(`advice/${seed}`, 0, 0);

/** The parts of complete turns, averaged over worlds that all of them share. */
export function partsOfTurns(
  view: View,
  turns: readonly (readonly string[])[],
  seed: string,
  worlds = WORLDS,
): Part[][] {
  const random = randomOf(seed);
  const seat = view.decision!.seat;
  const quick = new TurnSearch(makeEvaluation(), HASTY);
  const sums = turns.map(() => new PartsSum(seat));
  for (let n = 0; n < worlds; n++) {
    const world = determinize(view, random);
    for (const [i, moves] of turns.entries()) {
      const draft = copy(world);
      playAhead(draft, seat, moves, quick, 1);
      sums[i]!.add(world, draft);
    }
  }
  return sums.map((sum) => sum.mean());
}

/** Adds what looking ahead found: `values` of the turns, of which only the differences count. */
export function withAhead(parts: readonly Part[][], values: readonly number[]): Part[][] {
  return parts.map((turn, i) => {
    const ahead = values[i]! - values[0]! - (sumOf(turn) - sumOf(parts[0]!));
    return turn.map((part, kind) => (kind === LOOK_AHEAD ? { ...part, amount: ahead } : part));
  });
}

function adviceOf(lines: readonly (readonly string[])[], parts: readonly Part[][], choices: ChoiceWorth[]): Advice {
  const turns = lines.map((moves, i): AdvisedTurn => ({ moves, value: sumOf(parts[i]!), parts: parts[i]! }));
  turns.sort((a, b) => b.value - a.value);
  return { turns, why: compareTurns(turns[0]!.parts, turns[1]?.parts ?? null), choices };
}

/** Explains the turns that a bot has found, best first, by the bot's own values. */
export function explainLines(view: View, given: readonly Line[], seed: string): Advice {
  const lines = onePerPlan(given);
  const moves = lines.map((line) => line.moves);
  const parts = withAhead(
    partsOfTurns(view, moves, seed),
    lines.map(({ value }) => value),
  );
  return adviceOf(moves, parts, []);
}

/** The best turn for each first choice, by the mean of a full search in several worlds. */
function searchWorlds(view: View, seed: string, worlds: number): { moves: string[]; value: number; start: State }[] {
  const random = randomOf(seed);
  const found = new Map<string, { moves: string[]; value: number; worlds: number; start: State }>();
  for (let n = 0; n < worlds; n++) {
    const world = determinize(view, random);
    const best = new Map<string, { moves: readonly string[]; value: number }>();
    for (const turn of new TurnSearch(makeEvaluation(), FULL).best(world, Number.POSITIVE_INFINITY)) {
      const { moves } = lineOf(world, turn, 1);
      if (!best.has(moves[0]!)) best.set(moves[0]!, { moves, value: turn.value });
    }
    for (const [first, { moves, value }] of best) {
      const known = found.get(first);
      if (known) {
        known.value += value;
        known.worlds++;
      } else found.set(first, { moves: [...moves], value, worlds: 1, start: world });
    }
  }
  return [...found.values()]
    .map(({ moves, value, worlds: seen, start }) => ({ moves, value: value / seen, start }))
    .sort((a, b) => b.value - a.value);
}

/** VP that a seat scores in a turn, in the world where the turn was found. */
function vpIn(start: State, moves: readonly string[], quick: TurnSearch): number {
  const seat = decider(start);
  const draft = copy(start);
  playAhead(draft, seat, moves, quick, 1);
  return draft.players[seat]!.vp - start.players[seat]!.vp;
}

const SEARCHED_WORLDS = 2;
const CHECKED_WORLDS = 6;

/** A warning must be right: looking ahead must confirm the loss. */
function checkLosses(view: View, seed: string, choices: { moves: readonly string[]; loss: number }[]): void {
  const doubtful = choices.filter(({ loss }) => loss >= WARNED_LOSS);
  if (doubtful.length === 0) return;
  const lines = [choices[0]!, ...doubtful].map(({ moves }) => moves);
  const { seat } = view.decision!;
  const [best, ...others] = tryTurns(view, lines, { worlds: CHECKED_WORLDS, seed }).map((results) =>
    meanOf(results.map((expected) => expected[seat]!)),
  );
  for (const [i, choice] of doubtful.entries()) choice.loss = Math.max(0, Math.min(choice.loss, best! - others[i]!));
}

/** The best turns of a view, explained. */
export function advise(view: View, seed: string, settings: AdviceSettings = {}): Advice {
  const quick = new TurnSearch(makeEvaluation(), HASTY);
  const found = searchWorlds(view, seed, SEARCHED_WORLDS);
  const best = found[0]!.value;
  const choices = found.map(({ moves, value, start }) => ({
    move: moves[0]!,
    moves,
    vpNow: vpIn(start, moves, quick),
    loss: best - value,
  }));
  if (settings.isChecked) checkLosses(view, seed, choices);
  const lines = onePerPlan(found)
    .slice(0, settings.turns ?? TURNS)
    .map(({ moves }) => moves);
  return adviceOf(
    lines,
    partsOfTurns(view, lines, seed, settings.worlds),
    choices.map(({ moves: _, ...choice }) => choice),
  );
}
