// Strategist: tries the best turns of a full search in many worlds, more of them the longer it thinks. In every world the unknown
// is dealt anew, all go on as the quick search would, each for himself, for some turns, and the evaluation judges where that leads.

import {
  applyChoice,
  choices,
  contentOf,
  copy,
  decider,
  determinize,
  formatMove,
  isOver,
  moveOf,
  parseMove,
  type State,
} from '@black-angel/rules';
import type { Bot, BotInput, Line, Thought } from './bot.ts';
import { type Evaluation, type Judge, makeEvaluation } from './evaluation.ts';
import { FULL, HASTY, lineOf, type SearchLimits, type Turn, TurnSearch } from './turn-search.ts';
import { discounted, WEIGHTS } from './weights.ts';

export interface StrategistSettings {
  /** Turns looked ahead, one's own included. */
  depth: number;
  /** Turns considered at the root at first; later as many as the square root of the tries. */
  rootTurns: number;
  /** How eagerly little-tried turns are tried, in VP. */
  curiosity: number;
  /** For how many tries the full search's own judgement of a turn counts. */
  trust: number;
  /** Turns that are tried in the same world. */
  abreast: number;
  /** How everybody goes on. */
  limits: SearchLimits;
  /** Iterations when the budget names none. */
  iterations: number;
}

export const STRATEGIST: StrategistSettings = {
  depth: 13,
  rootTurns: 8,
  curiosity: 1.5,
  trust: 3,
  abreast: 4,
  limits: HASTY,
  iterations: 32,
};

/**
 * What a position promises comes true in part only. Among turns from one state that matters little; some turns later VP
 * already gained are compared with promises.
 */
const COMES_TRUE = 0.65;
/**
 * Ahead the others' gains count in full. Luck falls on all turns tried alike; and whoever counts them for less gains from
 * every round that the game lasts longer, and will not end it.
 */
const ENVY_AHEAD = 1;

const judgingAhead = (): Evaluation =>
  makeEvaluation(discounted(WEIGHTS, COMES_TRUE), ENVY_AHEAD, [0, ENVY_AHEAD, ENVY_AHEAD, ENVY_AHEAD]);

/** A turn at the root. */
interface Branch {
  /** Moves from the decision to the end of the turn. */
  readonly moves: readonly string[];
  /** What the full search thought of it. */
  readonly prior: number;
  visits: number;
  /** Sum of how much better it did than thought, less the luck of the world. */
  total: number;
}

class Search {
  private readonly settings: StrategistSettings;
  private readonly quick: TurnSearch;
  private readonly judge: Judge;
  private readonly seat: number;
  private readonly world: State;
  /** The turns of a full search, best first. */
  private readonly turns: readonly Turn[];
  /** Sum of the worlds' luck. */
  private shift = 0;
  visits = 0;
  /** Those of the turns that are considered. */
  readonly branches: Branch[] = [];

  constructor(world: State, plans: Evaluation, leaves: Evaluation, settings: StrategistSettings) {
    this.settings = settings;
    this.world = world;
    this.seat = decider(world);
    this.quick = new TurnSearch(plans, settings.limits);
    this.judge = leaves.judgeFrom(world);
    this.turns = new TurnSearch(plans, FULL).best(world, Number.POSITIVE_INFINITY);
    this.widen();
  }

  /** A good turn may look poor at first: whoever has time looks at more of them. */
  private widen(): void {
    const wanted = Math.max(this.settings.rootTurns, Math.ceil(Math.sqrt(this.visits)));
    for (const turn of this.turns.slice(this.branches.length, wanted))
      this.branches.push({ moves: lineOf(this.world, turn, 0).moves, prior: turn.value, visits: 0, total: 0 });
  }

  /** Turns to be tried in one world, the most promising first. */
  chosen(): Branch[] {
    this.widen();
    const { curiosity, trust, abreast } = this.settings;
    const reach = curiosity * Math.sqrt(Math.log(this.visits + 2));
    const score = (branch: Branch): number => this.worthOf(branch) + reach / Math.sqrt(branch.visits + trust);
    return this.branches.toSorted((a, b) => score(b) - score(a)).slice(0, abreast);
  }

  /**
   * Tries some turns in one and the same world, so that the luck of it falls on all alike: what counts of each is how much
   * better it does, beside the others, than the full search thought. Pauses after each; left early, nothing counts.
   */
  *tryIn(world: State, branches: readonly Branch[]): Generator<void> {
    const surprises: number[] = [];
    for (const branch of branches) {
      const draft = copy(world);
      this.playAhead(draft, branch);
      surprises.push(this.judge(draft, this.seat) - branch.prior);
      yield;
    }
    // What all of them have in common is the world's luck; what the tries before found of each is its own.
    const known = branches.map((branch) => this.surpriseOf(branch));
    const luck = surprises.reduce((sum, surprise, i) => sum + surprise - known[i]!, 0) / surprises.length;
    for (const [i, branch] of branches.entries()) {
      branch.visits++;
      branch.total += surprises[i]! - luck;
    }
    this.visits += branches.length;
    this.shift += branches.length * luck;
  }

  /** What a turn is worth by its tries and by the full search, which counts like a few tries more. */
  worthOf(branch: Branch): number {
    return branch.prior + this.surpriseOf(branch);
  }

  private surpriseOf({ total, visits }: Branch): number {
    return total / (visits + this.settings.trust);
  }

  /** How far the tries lie from what the full search thought, on average: it sees the end of the turn, they look farther. */
  usualSurprise(): number {
    return this.visits === 0 ? 0 : this.shift / this.visits;
  }

  /** Plays the turn, as far as its moves fit this world, then the next ones. */
  private playAhead(world: State, { moves }: Branch): void {
    const turn = turnOf(world);
    for (const text of moves) {
      const choice = choiceOf(world, text);
      if (choice < 0 || decider(world) !== this.seat) break;
      applyChoice(world, choice, null);
    }
    this.finishTurn(world, turn);
    for (let depth = 1; depth < this.settings.depth && !isOver(world); depth++) this.finishTurn(world, turnOf(world));
  }

  /** Plays on by the quick search until the turn is over; what it planned is followed as far as it fits. */
  private finishTurn(world: State, turn: number): void {
    const out: number[] = [];
    while (!isOver(world) && turnOf(world) === turn)
      for (const choice of choices(world, out) === 1 ? out.slice(0, 1) : this.quick.best(world, 1)[0]!.choices) {
        if (isOver(world) || turnOf(world) !== turn) break;
        if (out.lastIndexOf(choice, choices(world, out) - 1) < 0) break;
        applyChoice(world, choice, null);
      }
  }
}

const MOST_SEATS = 4;

/** A number that no two turns of a game share. */
const turnOf = ({ round, seat }: State): number => round * MOST_SEATS + seat;

function choiceOf(state: State, text: string): number {
  const out: number[] = [];
  const count = choices(state, out);
  for (let i = 0; i < count; i++) if (formatMove(moveOf(state, out[i]!), contentOf(state)) === text) return out[i]!;
  return -1;
}

/** What a decision within a turn gets of the budget: the choices left are few, and there may be several such decisions. */
const WITHIN_TURN = 0.2;

/** Tells whether the budget is spent after so many iterations. */
function meterOf({ view, budget }: BotInput, settings: StrategistSettings): (done: number) => boolean {
  const share = view.decision?.kind === 'turn' ? 1 : WITHIN_TURN;
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
  plans: Evaluation = makeEvaluation(),
  settings: StrategistSettings = STRATEGIST,
  leaves: Evaluation = judgingAhead(),
): Bot {
  function* ponder(input: BotInput): Generator<void, Thought> {
    const { view, moves, random, isCancelled } = input;
    if (moves.length === 1) return { move: moves[0]!, lines: [] };
    const isSpent = meterOf(input, settings);
    const search = new Search(determinize(view, random), plans, leaves, settings);
    if (search.branches.length > 1)
      thinking: while (!isSpent(search.visits))
        for (const _ of search.tryIn(determinize(view, random), search.chosen())) {
          yield;
          if (isCancelled?.()) break thinking;
        }
    const shift = search.usualSurprise();
    const lines = search.branches
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
