// Strategist: information-set tree search over whole turns. Every iteration deals the unknown anew, walks down a tree of
// turns (each player choosing for himself: max-n), widens it by the best turn not yet tried, and judges where it ends by the
// evaluation.

import {
  choices,
  contentOf,
  copy,
  determinize,
  isOver,
  makeMove,
  moveOf,
  parseMove,
  type State,
  stepNumber,
} from '@black-angel/rules';
import type { Bot, BotInput, Line, Thought } from './bot.ts';
import { type Evaluation, type Judge, makeEvaluation } from './evaluation.ts';
import { FULL, lineOf, QUICK, TurnSearch } from './turn-search.ts';

export interface StrategistSettings {
  /** Turns looked ahead, one's own included. */
  depth: number;
  /** Turns considered at the root. */
  rootTurns: number;
  /** How eagerly little-tried turns are tried, in VP. */
  curiosity: number;
  /** For how many tries the full search's own judgement of a turn counts at the root. */
  trust: number;
  /** Turns at the root that are tried in the same world. */
  abreast: number;
  /** Iterations when the budget names none. */
  iterations: number;
}

export const STRATEGIST: StrategistSettings = {
  depth: 5,
  rootTurns: 8,
  curiosity: 1.5,
  trust: 3,
  abreast: 4,
  iterations: 60,
};

interface Branch {
  /** Moves from the decision to the end of the turn. */
  moves: readonly string[];
  visits: number;
  /** Sum of the values for the player whose turn it is; at the root of how much better than thought. */
  total: number;
  /** What the full search thought of it; 0 but at the root. */
  prior: number;
  node: Node;
}

interface Node {
  visits: number;
  branches: Branch[];
}

const makeNode = (): Node => ({ visits: 0, branches: [] });
const makeBranch = (moves: readonly string[], prior = 0): Branch => ({
  moves,
  visits: 0,
  total: 0,
  prior,
  node: makeNode(),
});

/** One more branch as visits grow with their square root. */
const allowedBranches = (visits: number): number => Math.ceil(Math.sqrt((visits + 1) / 2));

class Search {
  private readonly evaluation: Evaluation;
  private readonly settings: StrategistSettings;
  private readonly quick: TurnSearch;
  private judge: Judge = () => 0;
  /** Sum of all surprises. */
  private shift = 0;
  readonly root = makeNode();

  constructor(evaluation: Evaluation, settings: StrategistSettings) {
    this.evaluation = evaluation;
    this.settings = settings;
    this.quick = new TurnSearch(evaluation, QUICK);
  }

  /** The candidates at the root: the best turns of a full search. */
  prepare(world: State): void {
    this.judge = this.evaluation.judgeFrom(world);
    const turns = new TurnSearch(this.evaluation, FULL).best(world, this.settings.rootTurns);
    this.root.branches = turns.map((turn) => makeBranch(lineOf(world, turn, 0).moves, turn.value));
  }

  /** Turns at the root to be tried in one world, the most promising first. */
  chosen(): Branch[] {
    const { branches, visits } = this.root;
    const { curiosity, trust, abreast } = this.settings;
    const reach = curiosity * Math.sqrt(Math.log(visits + 2));
    const score = (branch: Branch): number => this.worthOf(branch) + reach / Math.sqrt(branch.visits + trust);
    return branches.toSorted((a, b) => score(b) - score(a)).slice(0, abreast);
  }

  /**
   * Tries some turns in one and the same world, so that the luck of it falls on all alike: what counts of each is how much
   * better it does, beside the others, than the full search thought. Pauses after each; left early, nothing counts.
   */
  *tryIn(world: State, branches: readonly Branch[]): Generator<void> {
    const seat = world.frames.at(-1)!.seat;
    const surprises: number[] = [];
    for (const branch of branches) {
      const draft = copy(world);
      this.walk(draft, branch);
      surprises.push(this.judge(draft, seat) - branch.prior);
      yield;
    }
    const usual = surprises.reduce((sum, surprise) => sum + surprise, 0) / surprises.length;
    for (const [i, branch] of branches.entries()) {
      branch.visits++;
      branch.total += surprises[i]! - usual;
    }
    this.root.visits += branches.length;
    this.shift += branches.length * usual;
  }

  /** What a turn at the root is worth by its tries and by the full search, which counts like a few tries more. */
  worthOf({ prior, total, visits }: Branch): number {
    return prior + total / (visits + this.settings.trust);
  }

  /** How far the tries lie from what the full search thought, on average: it sees the end of the turn, they look farther. */
  usualSurprise(): number {
    return this.root.visits === 0 ? 0 : this.shift / this.root.visits;
  }

  /** Plays the turn, then the next ones down the tree. */
  private walk(world: State, first: Branch): void {
    this.playTurn(world, world.frames.at(-1)!.seat, first.moves);
    const path: { seat: number; node: Node; branch: Branch }[] = [];
    let { node } = first;
    for (let depth = 1; depth < this.settings.depth && !isOver(world); depth++) {
      const seat = world.frames.at(-1)!.seat;
      const branch = this.select(world, node);
      path.push({ seat, node, branch });
      this.playTurn(world, seat, branch.moves);
      node = branch.node;
    }
    for (const { seat, node: at, branch } of path) {
      at.visits++;
      branch.visits++;
      branch.total += this.judge(world, seat);
    }
  }

  private select(world: State, node: Node): Branch {
    const legal = new Set(legalTexts(world));
    const open = node.branches.filter((branch) => legal.has(branch.moves[0]!));
    if (open.length < allowedBranches(node.visits)) {
      const known = new Set(open.map((branch) => branch.moves.join()));
      for (const turn of this.quick.best(world, open.length + 1)) {
        const { moves } = lineOf(world, turn, 0);
        if (known.has(moves.join())) continue;
        const branch = makeBranch(moves);
        node.branches.push(branch);
        return branch;
      }
    }
    if (open.length === 0) {
      const branch = makeBranch(lineOf(world, this.quick.best(world, 1)[0]!, 0).moves);
      node.branches.push(branch);
      return branch;
    }
    return this.mostPromising(open, node.visits);
  }

  /** Upper confidence bound; every branch is tried once first. */
  private mostPromising(open: readonly Branch[], visits: number): Branch {
    let best = open[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const branch of open) {
      if (branch.visits === 0) return branch;
      const score =
        branch.total / branch.visits + this.settings.curiosity * Math.sqrt(Math.log(visits + 1) / branch.visits);
      if (score > most) {
        most = score;
        best = branch;
      }
    }
    return best;
  }

  /** Plays the moves as far as they fit this world, then completes the turn by the quick search. */
  private playTurn(world: State, seat: number, moves: readonly string[]): void {
    const { round, seat: mover } = world;
    for (const text of moves) {
      const choice = choiceOf(world, text);
      if (choice < 0 || world.frames.at(-1)!.seat !== seat) break;
      stepNumber(world, choice, null);
    }
    const out: number[] = [];
    while (!isOver(world) && world.seat === mover && world.round === round) {
      const count = choices(world, out);
      const choice = count === 1 ? out[0]! : this.quick.best(world, 1)[0]!.choices[0]!;
      stepNumber(world, choice, null);
    }
  }
}

function legalTexts(state: State): string[] {
  const out: number[] = [];
  const count = choices(state, out);
  return out.slice(0, count).map((choice) => makeMove(moveOf(state, choice), contentOf(state))!);
}

function choiceOf(state: State, text: string): number {
  const out: number[] = [];
  const count = choices(state, out);
  for (let i = 0; i < count; i++) if (makeMove(moveOf(state, out[i]!), contentOf(state)) === text) return out[i]!;
  return -1;
}

/** What a decision within a turn gets of the budget: the choices left are few, and there may be several such decisions. */
const WITHIN_TURN = 0.2;

/** Tells whether the budget is spent after so many iterations. */
function meterOf({ view, budget }: BotInput, settings: StrategistSettings): (done: number) => boolean {
  const share = view.frames.at(-1)?.kind === 'turn' ? 1 : WITHIN_TURN;
  const { milliseconds } = budget;
  if (milliseconds !== undefined) {
    const end = performance.now() + milliseconds * share;
    return () => performance.now() >= end;
  }
  const iterations = Math.ceil((budget.iterations ?? settings.iterations) * share);
  return (done) => done >= iterations;
}

export function makeStrategist(
  id = 'strategist',
  evaluation: Evaluation = makeEvaluation(),
  settings: StrategistSettings = STRATEGIST,
): Bot {
  function* ponder(input: BotInput): Generator<void, Thought> {
    const { view, moves, random, isCancelled } = input;
    if (moves.length === 1) return { move: moves[0]!, lines: [] };
    const isSpent = meterOf(input, settings);
    const search = new Search(evaluation, settings);
    search.prepare(determinize(view, random));
    if (search.root.branches.length > 1)
      thinking: while (!isSpent(search.root.visits))
        for (const _ of search.tryIn(determinize(view, random), search.chosen())) {
          yield;
          if (isCancelled?.()) break thinking;
        }
    const shift = search.usualSurprise();
    const lines = search.root.branches
      .map((branch): Line => ({ moves: branch.moves, value: search.worthOf(branch) + shift, visits: branch.visits }))
      .sort((a, b) => b.value - a.value);
    return { move: parseMove(lines[0]!.moves[0]!, contentOf(view))!, lines: lines.slice(0, 5) };
  }
  return {
    id,
    ponder,
    think(input) {
      const steps = ponder(input);
      let step = steps.next();
      while (!step.done) step = steps.next();
      return step.value;
    },
  };
}
