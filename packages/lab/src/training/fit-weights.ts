// Finds the linear weights that come nearest to a net in the turns that it compares. They become the linear part of the
// learned judgement (packages/bots/src/learned/learned-weights.ts), so the net needs to add less.

import {
  type Evaluation,
  extractFeatures,
  FEATURES,
  LEARNED_WEIGHTS,
  makeLearnedEvaluation,
  makeUnitRandom,
  type Net,
  timeLeft,
  type Weights,
} from '@black-angel/bots';
import { isOver } from '@black-angel/rules';
import { LessonWriter } from './lesson.ts';
import { modeAt } from './modes.ts';
import { PLAY, SelfPlay } from './self-play.ts';

/** The share of the judged positions that are read. */
const READ = 0.3;
/** Positions that are much worse than the best of their turn matter less. */
const CLOSE = 3;
const FAR_WEIGHT = 0.15;
/** How much the present weights count, so that a feature that hardly occurs keeps its weight. */
const RIDGE = 0.002;
const SIZE = FEATURES.length;
const VP = FEATURES.indexOf('vp');

/** A judged position of a turn: its features, and its worth by the net. */
interface Row {
  readonly features: Float64Array;
  readonly worth: number;
}

/** Sums over turns for the normal equations, about what differs within a turn. */
class Sums {
  readonly squares = Array.from({ length: SIZE }, () => new Float64Array(SIZE));
  readonly products = new Float64Array(SIZE);
  turns = 0;

  addTurn(rows: readonly Row[]): void {
    if (rows.length < 2) return;
    const best = Math.max(...rows.map(({ worth }) => worth));
    const shares = rows.map(({ worth }) => (worth > best - CLOSE ? 1 : FAR_WEIGHT));
    const all = shares.reduce((sum, share) => sum + share, 0);
    const mean = new Float64Array(SIZE);
    let meanWorth = 0;
    for (const [r, { features, worth }] of rows.entries()) {
      const share = shares[r]! / all;
      for (let i = 0; i < SIZE; i++) mean[i] = mean[i]! + share * features[i]!;
      meanWorth += share * worth;
    }
    for (const [r, { features, worth }] of rows.entries())
      this.addRow(features, mean, worth - meanWorth, shares[r]! / all);
    this.turns++;
  }

  private addRow(features: Float64Array, mean: Float64Array, worth: number, share: number): void {
    const differing = [...FEATURES.keys()].filter((i) => features[i] !== mean[i]);
    for (const i of differing) {
      const by = share * (features[i]! - mean[i]!);
      this.products[i] = this.products[i]! + by * worth;
      const row = this.squares[i]!;
      for (const j of differing) row[j] = row[j]! + by * (features[j]! - mean[j]!);
    }
  }
}

/** Solves a system of linear equations by elimination. The matrix is positive definite. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  for (let i = 0; i < SIZE; i++)
    for (let k = i + 1; k < SIZE; k++) {
      const by = matrix[k]![i]! / matrix[i]![i]!;
      for (let j = i; j < SIZE; j++) matrix[k]![j] = matrix[k]![j]! - by * matrix[i]![j]!;
      right[k] = right[k]! - by * right[i]!;
    }
  const solution = new Float64Array(SIZE);
  for (let i = SIZE - 1; i >= 0; i--) {
    let rest = right[i]!;
    for (let j = i + 1; j < SIZE; j++) rest -= matrix[i]![j]! * solution[j]!;
    solution[i] = rest / matrix[i]![i]!;
  }
  return solution;
}

/** Lets the net play games against itself and fits the weights to what it says of the positions that it judges. */
export function fitWeights(net: Net, games: number): Weights {
  const unit = makeUnitRandom(1);
  const evaluation = makeLearnedEvaluation(net);
  const present = Float64Array.from(FEATURES, (name) => LEARNED_WEIGHTS[name]);
  const sums = new Sums();
  let rows: Row[] = [];
  const watched: Evaluation = {
    ...evaluation,
    judgeTurn(start, mover) {
      sums.addTurn(rows);
      rows = [];
      return evaluation.judgeTurn(start, mover);
    },
    correct(state, seat) {
      const added = evaluation.correct!(state, seat);
      if (isOver(state) || unit() >= READ) return added;
      const features = new Float64Array(SIZE);
      extractFeatures(state, seat, features, timeLeft(state));
      rows.push({ features, worth: features.reduce((sum, value, i) => sum + value * present[i]!, added) });
      return added;
    },
  };
  const player = new SelfPlay(watched, PLAY, unit);
  for (let game = 0; game < games; game++) player.play(modeAt(unit()), `train/weights/${game}`, new LessonWriter());
  const { squares, products, turns } = sums;
  for (let i = 0; i < SIZE; i++) {
    // A VP is a VP.
    const pull = i === VP ? 1e9 : RIDGE * turns;
    squares[i]![i] = squares[i]![i]! + pull;
    products[i] = products[i]! + pull * present[i]!;
  }
  const solution = solve(squares, products);
  return Object.fromEntries(
    FEATURES.map((name, i) => [name, Math.round(solution[i]! * 1000) / 1000]),
  ) as unknown as Weights;
}
