// Strategist: information-set tree search over whole turns. Every iteration deals the unknown anew, walks down a tree of
// turns (each player choosing for himself: max-n), widens it by the best turn not yet tried, and judges where it ends by the
// evaluation.

import {
  choices,
  contentOf,
  determinize,
  isOver,
  makeMove,
  moveOf,
  parseMove,
  type State,
  stepNumber,
} from '@black-angel/rules';
import type { Bot, BotInput, Line, Thought } from './bot.ts';
import { type Evaluation, makeEvaluation } from './evaluation.ts';
import { FULL, lineOf, QUICK, TurnSearch } from './turn-search.ts';

export interface StrategistSettings {
  /** Turns looked ahead, one's own included. */
  depth: number;
  /** Turns considered at the root. */
  rootTurns: number;
  /** How eagerly little-tried turns are tried, in VP. */
  curiosity: number;
  /** Iterations when the budget names none. */
  iterations: number;
}

export const STRATEGIST: StrategistSettings = { depth: 5, rootTurns: 8, curiosity: 1.5, iterations: 60 };

interface Branch {
  /** Moves from the decision to the end of the turn. */
  moves: readonly string[];
  visits: number;
  /** Sum of the values for the player whose turn it is. */
  total: number;
  node: Node;
}

interface Node {
  visits: number;
  branches: Branch[];
}

const makeNode = (): Node => ({ visits: 0, branches: [] });
const makeBranch = (moves: readonly string[]): Branch => ({ moves, visits: 0, total: 0, node: makeNode() });

/** One more branch as visits grow with their square root. */
const allowedBranches = (visits: number): number => Math.ceil(Math.sqrt((visits + 1) / 2));

class Search {
  private readonly evaluation: Evaluation;
  private readonly settings: StrategistSettings;
  private readonly quick: TurnSearch;
  readonly root = makeNode();

  constructor(evaluation: Evaluation, settings: StrategistSettings) {
    this.evaluation = evaluation;
    this.settings = settings;
    this.quick = new TurnSearch(evaluation, QUICK);
  }

  /** The candidates at the root: the best turns of a full search. */
  prepare(world: State): void {
    const turns = new TurnSearch(this.evaluation, FULL).best(world, this.settings.rootTurns);
    this.root.branches = turns.map((turn) => makeBranch(lineOf(world, turn, 0).moves));
  }

  iterate(world: State): void {
    const path: { seat: number; node: Node; branch: Branch }[] = [];
    let node = this.root;
    for (let depth = 0; depth < this.settings.depth && !isOver(world); depth++) {
      const seat = world.frames.at(-1)!.seat;
      const branch = this.select(world, node, depth === 0);
      path.push({ seat, node, branch });
      this.playTurn(world, seat, branch.moves);
      node = branch.node;
    }
    for (const { seat, node: at, branch } of path) {
      at.visits++;
      branch.visits++;
      branch.total += this.evaluation.value(world, seat);
    }
  }

  private select(world: State, node: Node, isRoot: boolean): Branch {
    const legal = new Set(legalTexts(world));
    const open = node.branches.filter((branch) => legal.has(branch.moves[0]!));
    if (!isRoot && open.length < allowedBranches(node.visits)) {
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

function isSpent(budget: BotInput['budget'], settings: StrategistSettings, done: number, began: number): boolean {
  if (budget.milliseconds !== undefined) return performance.now() - began >= budget.milliseconds;
  return done >= (budget.iterations ?? settings.iterations);
}

export function makeStrategist(
  id = 'strategist',
  evaluation: Evaluation = makeEvaluation(),
  settings: StrategistSettings = STRATEGIST,
): Bot {
  function* ponder({ view, moves, budget, random, isCancelled }: BotInput): Generator<void, Thought> {
    if (moves.length === 1) return { move: moves[0]!, lines: [] };
    const began = performance.now();
    const search = new Search(evaluation, settings);
    search.prepare(determinize(view, random));
    if (search.root.branches.length > 1)
      for (let done = 0; !isSpent(budget, settings, done, began) && !isCancelled?.(); done++) {
        search.iterate(determinize(view, random));
        yield;
      }
    const lines = search.root.branches.map(lineOfBranch).sort((a, b) => b.visits - a.visits || b.value - a.value);
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

const lineOfBranch = (branch: Branch): Line => ({
  moves: branch.moves,
  value: branch.visits > 0 ? branch.total / branch.visits : Number.NEGATIVE_INFINITY,
  visits: branch.visits,
});
