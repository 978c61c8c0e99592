// Strategist tries the best turns of a full search in many random worlds; with more time it tries more. A world is a
// determinization of the view. In it every player continues for some turns with the turn that a quick search thinks
// best for that player; then the evaluation judges the result.

import type { Line, Thought } from '@black-angel/engine';
import { parseMove, type State } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { copy, decider } from '@black-angel/rules/playout';
import type { Bot, BotInput } from './bot.ts';
import { determinize } from './deal.ts';
import { type Evaluation, type Judge, makeEvaluation } from './evaluation.ts';
import { firstOfEach } from './first-of-each.ts';
import { playAhead } from './play-ahead.ts';
import { FULL, HASTY, lineOf, type SearchLimits, type Turn, TurnSearch } from './turn-search.ts';
import { withVariations } from './variations.ts';
import { discounted, WEIGHTS } from './weights.ts';

export interface StrategistSettings {
  /** Turns to look ahead, the bot's own turn included. */
  depth: number;
  /** Instead of the depth: rounds to look ahead. The last turn is the bot's own. */
  rounds?: number;
  /** Turns considered at the root at first; later at least the square root of the tries. */
  rootTurns: number;
  /** Of how many of the best turns at the root variations are considered too (variations.ts). */
  varied?: number;
  /** The exploration bonus of turns with few tries, in VP. */
  curiosity: number;
  /** The number of tries that the full search's value of a turn counts for. */
  trust: number;
  /** Turns that are tried in the same world. */
  abreast: number;
  /** The limits of the search for turns at the root. */
  rootLimits: SearchLimits;
  /** The limits of the quick search that plays every seat ahead. */
  limits: SearchLimits;
  /** Iterations if the budget has none. */
  iterations: number;
}

/** The settings of the strategist. */
export const STRATEGIST: StrategistSettings = {
  depth: 13,
  rootTurns: 8,
  curiosity: 1.5,
  trust: 3,
  abreast: 4,
  rootLimits: FULL,
  limits: HASTY,
  iterations: 32,
};

/**
 * Only part of what a position promises comes true. This matters little when turns from one state are compared; some
 * turns later, gained VP are compared with promises.
 */
const COMES_TRUE = 0.65;
/**
 * When looking ahead, the others' gains count in full. All turns tried in a world share its luck. With a smaller weight
 * every further round looks like a gain, and the bot avoids the end of the game.
 */
const ENVY_AHEAD = 1;

export const judgingAhead = (): Evaluation =>
  makeEvaluation(discounted(WEIGHTS, COMES_TRUE), ENVY_AHEAD, [0, ENVY_AHEAD, ENVY_AHEAD, ENVY_AHEAD]);

/** The turns that a try plays, the bot's own included. */
const depthAt = ({ rounds, depth }: StrategistSettings, players: number): number =>
  rounds === undefined ? depth : 1 + rounds * players;

interface Judgements {
  /** Finds the turns at the root. */
  plans: Evaluation;
  /** Plays every seat ahead. */
  ahead: Evaluation;
  /** Judges where it led. */
  leaves: Evaluation;
}

/** A turn at the root. */
interface Branch {
  /** Moves from the decision to the end of the turn. */
  readonly moves: readonly string[];
  /** The value that the full search gave it. */
  readonly prior: number;
  visits: number;
  /** Sum of the differences between its results and its prior, without the luck of the world. */
  total: number;
}

class Search {
  private readonly settings: StrategistSettings;
  private readonly quick: TurnSearch;
  private readonly judge: Judge;
  private readonly seat: number;
  private readonly world: State;
  private readonly depth: number;
  /** The turns of a full search and their variations, best first. */
  private readonly turns: readonly Turn[];
  /** Sum of the luck of all worlds. */
  private shift = 0;
  visits = 0;
  /** The turns that are considered so far. */
  readonly branches: Branch[] = [];

  constructor(world: State, { plans, ahead, leaves }: Judgements, settings: StrategistSettings) {
    this.settings = settings;
    this.world = world;
    this.seat = decider(world);
    this.depth = depthAt(settings, world.players.length);
    this.quick = new TurnSearch(ahead, settings.limits);
    this.judge = leaves.judgeFrom(world);
    const root = new TurnSearch(plans, settings.rootLimits);
    const turns = root.best(world, Number.POSITIVE_INFINITY);
    this.turns = settings.varied ? withVariations(world, turns, settings.varied, root) : turns;
    this.widen();
  }

  /** A good turn may look poor at first, so more tries consider more turns. */
  private widen(): void {
    const wanted = Math.max(this.settings.rootTurns, Math.ceil(Math.sqrt(this.visits)));
    for (const turn of this.turns.slice(this.branches.length, wanted))
      this.branches.push({ moves: lineOf(this.world, turn, 0).moves, prior: turn.value, visits: 0, total: 0 });
  }

  /** The turns to try in one world, the most promising first. */
  chosen(): Branch[] {
    this.widen();
    const { curiosity, trust, abreast } = this.settings;
    const reach = curiosity * Math.sqrt(Math.log(this.visits + 2));
    const score = (branch: Branch): number => this.worthOf(branch) + reach / Math.sqrt(branch.visits + trust);
    return this.branches.toSorted((a, b) => score(b) - score(a)).slice(0, abreast);
  }

  /**
   * Tries some turns in the same world, so that they share its luck. Each result is compared with the value that the
   * full search gave the turn. Pauses after each try; if the caller stops early, none of them counts.
   */
  *tryIn(world: State, branches: readonly Branch[]): Generator<void> {
    const surprises: number[] = [];
    for (const branch of branches) {
      const draft = copy(world);
      playAhead(draft, this.seat, branch.moves, this.quick, this.depth);
      surprises.push(this.judge(draft, this.seat) - branch.prior);
      yield;
    }
    // The luck of the world is what the results have in common, after subtracting what earlier tries found for each
    // turn.
    const known = branches.map((branch) => this.surpriseOf(branch));
    const luck = surprises.reduce((sum, surprise, i) => sum + surprise - known[i]!, 0) / surprises.length;
    for (const [i, branch] of branches.entries()) {
      branch.visits++;
      branch.total += surprises[i]! - luck;
    }
    this.visits += branches.length;
    this.shift += branches.length * luck;
  }

  /** The value of a turn from its tries and from the full search, which counts like a few tries. */
  worthOf(branch: Branch): number {
    return branch.prior + this.surpriseOf(branch);
  }

  private surpriseOf({ total, visits }: Branch): number {
    return total / (visits + this.settings.trust);
  }

  /** The mean difference between tries and the full search, which sees only the end of the turn. */
  usualSurprise(): number {
    return this.visits === 0 ? 0 : this.shift / this.visits;
  }
}

/**
 * The shares of the budget for a decision within a turn: few choices are left. There may be several such decisions, at
 * most four in 950 turns of Expert, and all of them together should not take long.
 */
const WITHIN_TURN = { tries: 0.2, time: 0.1 };
const WHOLE_TURN = { tries: 1, time: 1 };
/** The number of players for which the iterations of a budget are meant. */
const FULL_TABLE = 4;

interface Meter {
  /** Whether the budget is spent after a number of iterations. */
  isSpent(done: number): boolean;
  /** Whether the time is over. Asked after every try, because a try takes long on a busy machine. */
  isLate(): boolean;
}

function meterOf({ view, budget }: BotInput, settings: StrategistSettings): Meter {
  const share = view.decision?.kind === 'turn' ? WHOLE_TURN : WITHIN_TURN;
  const { milliseconds, iterations = milliseconds === undefined ? settings.iterations : Number.POSITIVE_INFINITY } =
    budget;
  // With fewer players a round has fewer turns, so a try takes less time.
  const tries = (iterations * depthAt(settings, FULL_TABLE)) / depthAt(settings, view.players.length);
  const most = Math.ceil(tries * share.tries);
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds * share.time;
  const isLate = (): boolean => performance.now() >= end;
  return { isSpent: (done) => done >= most || isLate(), isLate };
}

/** Variations of one turn say little about what else could be done, so only the best of them is told. */
const onePerFirstMove = (lines: readonly Line[]): Line[] => firstOfEach(lines, ({ moves }) => moves[0]);

/** A bot that plays its turns on, many times, and takes the best. */
export function makeStrategist(
  id = 'strategist',
  plans: Evaluation = makeEvaluation(),
  settings: StrategistSettings = STRATEGIST,
  leaves: Evaluation = judgingAhead(),
  ahead: Evaluation = plans,
): Bot {
  function* ponder(input: BotInput): Generator<void, Thought> {
    const { view, moves, random, isCancelled } = input;
    if (moves.length === 1) return { move: moves[0]!, lines: [] };
    const { isSpent, isLate } = meterOf(input, settings);
    const search = new Search(determinize(view, random), { plans, ahead, leaves }, settings);
    if (search.branches.length > 1)
      thinking: while (!isSpent(search.visits))
        for (const _ of search.tryIn(determinize(view, random), search.chosen())) {
          yield;
          if (isCancelled?.() || isLate()) break thinking;
        }
    const shift = search.usualSurprise();
    const lines = search.branches
      .map((branch): Line => ({ moves: branch.moves, value: search.worthOf(branch) + shift, visits: branch.visits }))
      .sort((a, b) => b.value - a.value);
    const told = settings.varied ? onePerFirstMove(lines) : lines;
    return { move: parseMove(lines[0]!.moves[0]!, contentOf(view))!, lines: told.slice(0, 5) };
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
