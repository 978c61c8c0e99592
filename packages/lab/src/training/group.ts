// A group: the possible turns of one position, each with the inputs of the net at its end and with its result in worlds
// that all of them share. The luck of these worlds cancels out inside the group.

import {
  collectInputs,
  type Evaluation,
  extractFeatures,
  FEATURES,
  FULL,
  HASTY,
  Inputs,
  type Judge,
  judgingAhead,
  lineOf,
  makeEvaluation,
  playAhead,
  playMoves,
  type Turn,
  TurnSearch,
  timeLeft,
} from '@black-angel/bots';
import {
  applyChoice,
  copy,
  decider,
  decisionKind,
  determinize,
  isOver,
  type Random,
  type State,
  type View,
} from '@black-angel/rules';

/** The end of a turn. */
export interface Sample {
  /** The linear judgement. */
  readonly linear: number;
  /** Empty if the game is over. */
  readonly index: Uint16Array;
  readonly value: Int16Array;
}

export interface Candidate {
  /** One sample; several for Sequence B, whose end depends on the roll. Then the net's output is their mean. */
  readonly samples: readonly Sample[];
  /**
   * The mean results in the common worlds, in VP: after a third of the turns ahead, after two thirds, and after all.
   * Later results are less biased and noisier.
   */
  readonly near: number;
  readonly middle: number;
  readonly far: number;
}

export interface Group {
  /** The number of the mode (modes.ts). */
  readonly mode: number;
  readonly candidates: readonly Candidate[];
}

/** The best turns, other ends of them that look nearly as good, and a few that look worse. */
const BEST = 5;
const NEARLY = 3;
const WORSE = 2;
/** The noise, in VP, that is added to the judgement to find turns that look nearly as good. */
const BLUR = 1;
/** Common worlds for each group. */
const WORLDS = 3;
/** Rolls of a Sequence B. */
const ROLLS = 4;

/** Turns to look ahead: with fewer players more rounds. */
const depthAt = (players: number): number => 5 + 2 * players;

const SEQUENCE_B = 'B';

/** The same evaluation, blurred by noise. */
function blurred(evaluation: Evaluation, unit: () => number): Evaluation {
  return {
    ...evaluation,
    judgeTurn(start, mover) {
      const judge = evaluation.judgeTurn(start, mover);
      // A sum of three: nearly a normal distribution, with a standard deviation of one half.
      return (state, seat) => judge(state, seat) + 2 * BLUR * (unit() + unit() + unit() - 1.5);
    },
  };
}

interface Results {
  near: number;
  middle: number;
  far: number;
}

/**
 * Makes groups. The evaluation plans the candidates. If not told otherwise, the linear one plays all seats ahead: it
 * takes half the time, so there are twice as many groups.
 */
export class GroupMaker {
  readonly full: TurnSearch;
  private readonly blurredSearch: TurnSearch;
  private readonly quick: TurnSearch;
  private readonly linear = makeEvaluation();
  private readonly ahead = judgingAhead();
  private readonly random: Random;
  private readonly features = new Float64Array(FEATURES.length);
  private readonly inputs = new Inputs();

  constructor(evaluation: Evaluation, unit: () => number, ahead: Evaluation = makeEvaluation()) {
    this.full = new TurnSearch(evaluation, FULL);
    this.quick = new TurnSearch(ahead, HASTY);
    this.blurredSearch = new TurnSearch(blurred(evaluation, unit), FULL);
    this.random = (below) => Math.floor(unit() * below);
  }

  /** `turns` are those of the full search in `world`, best first. Null if there is nothing to choose. */
  make(mode: number, seen: View, world: State, turns: readonly Turn[]): Group | null {
    const seat = decider(world);
    const judge = this.linear.judgeTurn(world, seat);
    // Turns that end in the same position are one candidate.
    const different = new Map<string, { moves: readonly string[]; samples: readonly Sample[] }>();
    for (const moves of this.plansIn(world, turns)) {
      const samples = this.endsOf(world, seat, moves).map((end) => this.sample(end, seat, judge));
      different.set(samples.map(({ linear, index, value }) => `${linear}:${index}:${value}`).join(), {
        moves,
        samples,
      });
    }
    if (different.size < 2) return null;
    const ends = [...different.values()];
    const results = this.tryOut(
      seen,
      world,
      ends.map(({ moves }) => moves),
    );
    return { mode, candidates: ends.map(({ samples }, i) => ({ samples, ...results[i]! })) };
  }

  /** The candidates as moves, without duplicates. */
  private plansIn(world: State, turns: readonly Turn[]): (readonly string[])[] {
    const plans = new Map<string, readonly string[]>();
    const add = (turn: Turn): void => {
      const { moves } = lineOf(world, turn, 0);
      plans.set(moves.join(' '), moves);
    };
    for (const turn of turns.slice(0, BEST)) add(turn);
    const enough = plans.size + NEARLY;
    for (const turn of this.blurredSearch.best(world, BEST + NEARLY)) if (plans.size < enough) add(turn);
    for (let i = 0; i < WORSE && turns.length > BEST; i++) add(turns[BEST + this.random(turns.length - BEST)]!);
    return [...plans.values()];
  }

  private tryOut(seen: View, world: State, plans: readonly (readonly string[])[]): Results[] {
    const seat = decider(world);
    const judge = this.ahead.judgeFrom(world);
    const depth = depthAt(world.players.length);
    const results = plans.map((): Results => ({ near: 0, middle: 0, far: 0 }));
    for (let i = 0; i < WORLDS; i++) {
      const common = determinize(seen, this.random);
      for (const [plan, moves] of plans.entries()) {
        const draft = copy(common);
        const values: number[] = [];
        playAhead(draft, seat, moves, this.quick, depth, (turns) => {
          if (turns === Math.round(depth / 3) || turns === Math.round((2 * depth) / 3)) values.push(judge(draft, seat));
        });
        // After the end of the game all results are the final one.
        const far = judge(draft, seat);
        const [near = far, middle = far] = values;
        results[plan]!.near += near / WORLDS;
        results[plan]!.middle += middle / WORLDS;
        results[plan]!.far += far / WORLDS;
      }
    }
    return results;
  }

  /** The position at the end of the turn; after Sequence B one for each of several rolls. */
  private endsOf(world: State, seat: number, moves: readonly string[]): State[] {
    const isOpen = moves.length === 1 && moves[0] === SEQUENCE_B;
    return Array.from({ length: isOpen ? ROLLS : 1 }, () => {
      const draft = copy(world);
      if (isOpen) draft.key = Array.from({ length: 4 }, () => this.random(0x10000) * 0x10000 + this.random(0x10000));
      playMoves(draft, seat, moves);
      this.completeTurn(draft, seat);
      return draft;
    });
  }

  private completeTurn(draft: State, seat: number): void {
    while (!isOver(draft) && decider(draft) === seat) {
      const kind = decisionKind(draft);
      if (kind === 'turn' || kind === 'end-turn') return;
      for (const choice of this.full.best(draft, 1)[0]!.choices) applyChoice(draft, choice, null);
    }
  }

  private sample(end: State, seat: number, judge: Judge): Sample {
    const linear = judge(end, seat);
    if (isOver(end)) return { linear, index: new Uint16Array(), value: new Int16Array() };
    const left = timeLeft(end);
    extractFeatures(end, seat, this.features, left);
    collectInputs(end, seat, this.features, left, this.inputs);
    return { linear, ...this.inputs.lists() };
  }
}
