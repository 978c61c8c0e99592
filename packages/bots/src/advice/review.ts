// The review of a finished game: what every player could expect before and after each turn, what each decision gave up,
// and how much was luck or skill. The same record and settings give the same review.
//
// Before a turn, a player expects the result of the best turn found. The decision changes this to the result of the
// turn played: skill. The rolls, draws and reveals that follow change it to the expectation before the next turn: luck.
// The changes add up to the difference between an even start and the final result, even if the bot errs.

import type { GameRecord, View } from '@black-angel/engine';
import { decision, replaySteps, type State, setup, view as viewOf } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { determinize } from '../deal.ts';
import { makeEvaluation } from '../evaluation.ts';
import { timeLeft } from '../features.ts';
import { botRandom } from '../play.ts';
import { FULL, lineOf, TurnSearch } from '../turn-search.ts';
import { onePerPlan, partsOfTurns, withAhead } from './advise.ts';
import { type Expectations, marginsOf, meanOf, seatsOf, trying } from './ahead.ts';
import { type Comparison, compareTurns } from './compare.ts';
import { type Mark, markOf, REVIEW_VERSION } from './review-marks.ts';

/** The turns that are compared: the one played and the best few that the search finds. */
const CANDIDATES = 3;

/** Turns that a try plays. Fewer than a bot plays ahead: a review tries every turn of the game. */
const DEPTH = 8;

export interface ReviewSettings {
  /** Tries of a turn, over all candidates. */
  tries: number;
}

/** A turn that could have been played. */
export interface FoundTurn {
  readonly moves: readonly string[];
  /** What the mover could expect with it beyond the turn played, in VP; negative if it is worse. */
  readonly gain: number;
}

/** A turn of a review. */
export interface ReviewedTurn {
  /** The number of moves before it. */
  readonly index: number;
  readonly seat: number;
  readonly round: number;
  readonly played: readonly string[];
  /** The best turn found; the one played, if none is better. */
  readonly best: readonly string[];
  /** The other turns that were compared, the best first. */
  readonly found: readonly FoundTurn[];
  /** What each seat could expect with the best turn and with the one played: its VP minus the mean of the others. */
  readonly expected: Expectations;
  readonly decided: Expectations;
  /** Chances to win before the turn, by seat. */
  readonly chances: readonly number[];
  /** What the decision gave up, in VP and in chance to win. */
  readonly loss: number;
  readonly lostChance: number;
  readonly mark: Mark;
  /** Why the best turn is better than the one played; null for a good turn. */
  readonly why: Comparison | null;
}

/** The difference between an even start and the result, in four parts that add up to it. */
export interface SeatReview {
  /** What the seat and the set-up were worth. */
  readonly start: number;
  /** The effect of everybody's rolls, draws and reveals. */
  readonly luck: number;
  /** What own decisions gave up: not positive. */
  readonly skill: number;
  /** What the others' decisions gave up. */
  readonly others: number;
  readonly result: number;
}

/** A finished game, judged turn by turn. */
export interface Review {
  readonly version: typeof REVIEW_VERSION;
  /** The settings of the judge: tries for each turn over all candidates, and the turns that each try played. */
  readonly tries: number;
  readonly depth: number;
  readonly turns: readonly ReviewedTurn[];
  readonly seats: readonly SeatReview[];
}

/** A turn of the record: where it begins, and the mover's moves. */
interface PlayedTurn {
  index: number;
  state: State;
  seat: number;
  moves: string[];
}

function turnsOf(record: GameRecord): { turns: PlayedTurn[]; end: State } {
  const turns: PlayedTurn[] = [];
  let state = setup(record.options, record.seed, contentOf({ components: record.components.hash }));
  const begin = (index: number): void => {
    const asked = decision(state);
    if (asked?.kind === 'turn') turns.push({ index, state, seat: asked.seat, moves: [] });
  };
  begin(0);
  let index = 0;
  for (const step of replaySteps(record)) {
    const turn = turns.at(-1);
    if (turn && decision(state)?.seat === turn.seat) turn.moves.push(record.moves[index]!);
    state = step.state;
    index++;
    begin(index);
  }
  return { turns, end: state };
}

/** The chance of each seat to win: an advantage says less when the end is far away. */
export function chancesOf(expected: Expectations, left: number): number[] {
  const scale = CHANCE_AT_END + CHANCE_PER_TIME * left;
  const most = Math.max(...expected);
  const weights = expected.map((margin) => Math.exp((margin - most) / scale));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Fitted to games of bots (docs/advice.md). */
const CHANCE_AT_END = 3;
const CHANCE_PER_TIME = 2;

function candidatesOf(seen: View, played: readonly string[], seed: string): (readonly string[])[] {
  const world = determinize(seen, botRandom(`review/${seed}`, 0, 0));
  const found = new TurnSearch(makeEvaluation(), FULL).best(world, 24).map((turn) => lineOf(world, turn, 1));
  const text = played.join();
  const others = onePerPlan(found)
    .map(({ moves }) => moves)
    .filter((moves) => !`${text},`.startsWith(`${moves.join()},`));
  return [played, ...others.slice(0, CANDIDATES)];
}

const averageOf = (results: readonly Expectations[]): Expectations =>
  results[0]!.map((_, seat) => meanOf(results.map((expected) => expected[seat]!)));

/** The candidate that beats the played turn most surely, by more than the error of the tries; 0: none does. */
function bestOf(results: readonly Expectations[][], seat: number): number {
  let best = 0;
  let most = 0;
  for (let i = 1; i < results.length; i++) {
    const gains = results[i]!.map((expected, n) => expected[seat]! - results[0]![n]![seat]!);
    const mean = meanOf(gains);
    const error = Math.sqrt(meanOf(gains.map((gain) => (gain - mean) ** 2)) / Math.max(1, gains.length - 1));
    if (mean - error <= most) continue;
    most = mean - error;
    best = i;
  }
  return best;
}

function* reviewTurn(turn: PlayedTurn, tries: number): Generator<void, ReviewedTurn> {
  const { index, state, seat, moves } = turn;
  const seen = viewOf(state, seat);
  const seed = `${index}`;
  const lines = candidatesOf(seen, moves, seed);
  const worlds = Math.max(1, Math.round(tries / lines.length));
  const results = yield* trying(seen, lines, { worlds, seed, depth: DEPTH });
  const best = bestOf(results, seat);
  const averages = results.map(averageOf);
  const [expected, decided] = [averages[best]!, averages[0]!];
  const found = lines
    .map((line, i) => ({ moves: line, gain: averages[i]![seat]! - decided[seat]! }))
    .slice(1)
    .sort((a, b) => b.gain - a.gain);
  const left = timeLeft(state);
  const chances = chancesOf(expected, left);
  const loss = expected[seat]! - decided[seat]!;
  const mark = markOf(loss);
  let why: Comparison | null = null;
  if (mark !== 'good') {
    const parts = partsOfTurns(seen, [lines[best]!, moves], seed);
    const [first, second] = withAhead(parts, [expected[seat]!, decided[seat]!]);
    why = compareTurns(first!, second!);
  }
  return {
    index,
    seat,
    round: state.round,
    played: moves,
    best: lines[best]!,
    found,
    expected,
    decided,
    chances,
    loss,
    lostChance: chances[seat]! - chancesOf(decided, left)[seat]!,
    mark,
    why,
  };
}

function seatReview(seat: number, turns: readonly ReviewedTurn[], result: number): SeatReview {
  let [luck, skill, others] = [0, 0, 0];
  for (const [i, { seat: mover, expected, decided }] of turns.entries()) {
    const change = decided[seat]! - expected[seat]!;
    if (mover === seat) skill += change;
    else others += change;
    luck += (turns[i + 1]?.expected[seat] ?? result) - decided[seat]!;
  }
  return { start: turns[0]!.expected[seat]!, luck, skill, others, result };
}

/** Reviews a finished game. Yields the share that is done after each small step. */
export function* reviewing(record: GameRecord, { tries }: ReviewSettings): Generator<number, Review> {
  const { turns: played, end } = turnsOf(record);
  const turns: ReviewedTurn[] = [];
  for (const turn of played) {
    const steps = reviewTurn(turn, tries);
    let step = steps.next();
    while (!step.done) {
      yield turns.length / played.length;
      step = steps.next();
    }
    turns.push(step.value);
  }
  const results = marginsOf(end);
  const seats = Array.from({ length: seatsOf(end) }, (_, seat) => seatReview(seat, turns, results[seat]!));
  return { version: REVIEW_VERSION, tries, depth: DEPTH, turns, seats };
}
