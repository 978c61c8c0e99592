// The best complete turns of a player in a (determinized) state. Greedy plays the best one; Strategist chooses among
// them.
//
// Decisions that open different plans (which die, which action, which flight) are all tried. Decisions inside a plan
// (along which arrow, which card to pay with) are made by their immediate worth. A card is played before the die only
// if that is worth more than not playing it, and only the best few plays are followed up.

import type { DecisionKind, Line } from '@black-angel/engine';
import { formatMove, isOver, type State } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { applyChoice, choices, copy, decider, decisionKind, moveOf, settleSequenceB } from '@black-angel/rules/playout';
import { distinctChoices } from './distinct-choices.ts';
import type { Evaluation, Judge } from './evaluation.ts';

/** How much of a turn is searched. */
export interface SearchLimits {
  /** The number of ways to play a card first that are followed up. */
  plays: number;
  /** The number of rolls that are averaged to judge Sequence B. */
  rolls: number;
  /** The number of flights of one Command that are followed up, best first. */
  flights: number;
  /** Whether turns without a card are skipped when playing one gains something. */
  isHasty?: boolean;
  close?: Closeness;
}

/**
 * How far behind the best, in VP by the linear judgement, steps and turns are that the net is still asked about. Null:
 * it is not asked about steps.
 */
export interface Closeness {
  readonly step: number | null;
  readonly turn: number;
}

/** A thorough search of a turn. */
export const FULL: SearchLimits = { plays: 3, rolls: 4, flights: 40 };
/** A quick search of a turn. */
export const QUICK: SearchLimits = { plays: 1, rolls: 1, flights: 6 };
/** For looking ahead: half the time of the quick search, and nearly as good. */
export const HASTY: SearchLimits = { plays: 1, rolls: 1, flights: 3, isHasty: true };

/** A turn: the choices from the state on, and its worth. */
export interface Turn {
  choices: number[];
  value: number;
}

/**
 * How the search treats a kind of decision:
 * - `branch`: every choice is followed to the end of the turn;
 * - `collect`: the same for a decision that is asked again after each choice, where the order of the choices does not
 *   matter. Each set of them is followed once, in ascending order;
 * - `atOnce`: the choice of greatest immediate worth is made;
 * - `sequel`: the choice that is best together with the `atOnce` decisions that follow from it. These do not depend on
 *   the choice: which cube is repaired does not matter for the debris. So they are made once and are the same for all
 *   choices. Trying every sequence of repaired cubes would take most of the time, and the order matters little;
 * - `end`: the turn is complete.
 */
export const TREATMENT: Record<DecisionKind, 'branch' | 'collect' | 'atOnce' | 'sequel' | 'end'> = {
  turn: 'end',
  'end-turn': 'end',
  'activate-tiles': 'branch',
  'choose-die': 'branch',
  'use-die': 'branch',
  discover: 'collect',
  destroy: 'collect',
  command: 'branch',
  fly: 'branch',
  'place-mission': 'branch',
  'activate-mission': 'branch',
  repair: 'sequel',
  'activate-neighbour': 'atOnce',
  'boost-action': 'atOnce',
  'pay-ravager': 'atOnce',
  inject: 'atOnce',
  'place-advanced': 'atOnce',
  'use-debris': 'atOnce',
  'spend-technology': 'atOnce',
  'spend-card': 'atOnce',
  reassign: 'atOnce',
  'draw-colour': 'atOnce',
  'keep-card': 'atOnce',
  reserve: 'atOnce',
  'discard-excess': 'atOnce',
};

/** A turn as the search builds it, from its end. */
interface Found {
  /** The choices, the last one first. */
  backwards: number[];
  value: number;
  /** The judgement of its end without the net. */
  linear: number;
}

/** No choice is negative. */
const NONE = -1;

/**
 * A position after some choices, and its judgements, without and with the net, if they are known already: the last
 * choice may have been judged.
 */
interface Taken {
  state: State;
  linear: number | null;
  value: number | null;
}

/**
 * The net is asked only where it may change the choice (docs/strength.md). Of the dice to reserve the linear judgement
 * knows too little, so the net is always asked about them.
 */
const CLOSE: Closeness = { step: null, turn: 1 };

/** The options that a player notices, of those there are; at least one. */
export type Glance = (options: number[]) => number[];

/** Finds the best turns of a position. */
export class TurnSearch {
  private readonly evaluation: Evaluation;
  private readonly limits: SearchLimits;
  private readonly glance: Glance | null;
  /** Whose turn it is, and how good a position within it is. */
  private seat = 0;
  private judge: Judge = () => 0;
  private readonly correct: Judge | null;
  private readonly close: Closeness;
  /** The choices of the present decision. Reused, because most decisions are only looked at. */
  private readonly buffer: number[] = [];
  /** Complete plans evaluated so far, for budgets and figures. */
  leaves = 0;

  constructor(evaluation: Evaluation, limits: SearchLimits, glance: Glance | null = null) {
    this.evaluation = evaluation;
    this.limits = limits;
    this.correct = evaluation.correct;
    this.close = limits.close ?? CLOSE;
    this.glance = glance;
  }

  /** Whether the ends of turns are judged as `settleSequenceB` leaves them. */
  get isSettled(): boolean {
    return this.evaluation.isSettled;
  }

  /** The choices of this decision that are tried. */
  private optionsIn(state: State): number[] {
    const options = distinctChoices(state, this.buffer);
    return this.glance && options.length > 1 ? this.glance(options) : options;
  }

  /**
   * At most `most` turns from the present decision on, best first. Their values compare with those of other turns from
   * `start`, an earlier decision of the same turn.
   */
  best(state: State, most: number, start = state): Turn[] {
    const seat = decider(state);
    this.seat = seat;
    this.judge = this.evaluation.judgeTurn(start, seat);
    const turns = decisionKind(state) === 'turn' ? this.fromStart(state, seat) : this.openings(state, seat);
    return bestFirst(turns)
      .slice(0, most)
      .map(({ backwards, value }) => ({ choices: backwards.reverse(), value }));
  }

  /** One turn for each first choice. */
  private openings(state: State, seat: number): Found[] {
    return this.optionsIn(state).map((choice) => this.follow(state, seat, choice));
  }

  private fromStart(state: State, seat: number): Found[] {
    const turns: Found[] = [];
    const plays: { choices: number[]; value: number; state: State }[] = [];
    const dice: number[] = [];
    for (const choice of this.optionsIn(state)) {
      const move = moveOf(state, choice);
      if (move.kind === 'sequence-b') turns.push(this.rollOften(state, seat, choice));
      else if (move.kind === 'play') plays.push(this.playCard(state, choice));
      else dice.push(choice);
    }
    bestFirst(plays);
    const isWorthIt = plays.length > 0 && plays[0]!.value > this.valueOf(unjudged(state));
    if (!(this.limits.isHasty && isWorthIt)) for (const choice of dice) turns.push(this.follow(state, seat, choice));
    for (const play of plays.slice(0, this.limits.plays)) {
      for (const turn of bestFirst(this.openings(play.state, seat)).slice(0, 3))
        turns.push(precede(turn, play.choices));
    }
    return turns;
  }

  /** Plays a card and activates its tiles by immediate worth, up to the choice of a die. */
  private playCard(state: State, choice: number): { choices: number[]; value: number; state: State } {
    const draft = copy(state);
    applyChoice(draft, choice, null);
    const made = [choice];
    let end: Taken = unjudged(draft);
    while (decisionKind(end.state) !== 'choose-die') end = this.takeBest(end.state, made);
    return { choices: made, value: this.valueOf(end), state: end.state };
  }

  /** The worth of Sequence B is the mean over several rolls. */
  private rollOften(state: State, seat: number, choice: number): Found {
    let sum = 0;
    for (let roll = 0; roll < this.limits.rolls; roll++) {
      const world = copy(state);
      world.key = state.key.map((word, i) => (word ^ Math.imul(roll + 1, 0x9e3779b1 + i)) >>> 0);
      sum += this.follow(world, seat, choice).value;
    }
    return { backwards: [choice], value: sum / this.limits.rolls, linear: 0 };
  }

  /** The best turn that begins with this choice. */
  private follow(state: State, seat: number, choice: number): Found {
    return this.followIn(copy(state), seat, choice, NONE, Number.NEGATIVE_INFINITY);
  }

  /** `collected`: the choice, if it is one of a set (`collect`). */
  private followIn(draft: State, seat: number, choice: number, collected: number, least: number): Found {
    applyChoice(draft, choice, null);
    const turn = this.complete(draft, seat, collected, least);
    turn.backwards.push(choice);
    return turn;
  }

  /** The best completion of the present turn; the net is not asked about ends below `least`. Changes the draft. */
  private complete(draft: State, seat: number, collected: number, least: number): Found {
    const made: number[] = [];
    let end: Taken = unjudged(draft);
    for (;;) {
      const { state } = end;
      const treatment = isOver(state) || decider(state) !== seat ? 'end' : TREATMENT[decisionKind(state)];
      if (treatment === 'end') break;
      if (treatment === 'atOnce') end = this.takeBest(state, made);
      else if (treatment === 'sequel') end = this.takeBestWithSequel(state, seat, made);
      else return precede(this.bestBranch(state, seat, treatment === 'collect' ? collected : NONE, least), made);
    }
    this.leaves++;
    if (this.evaluation.isSettled && settleSequenceB(end.state)) end = unjudged(end.state);
    const linear = this.linearOf(end);
    const isClose = !this.correct || linear >= least;
    const value = isClose ? (end.value ?? this.corrected(end.state, linear)) : Number.NEGATIVE_INFINITY;
    return { backwards: made.reverse(), value, linear };
  }

  /**
   * The best turn through this decision, with choices above `collected` only. Changes the state: the last choice is
   * followed in it.
   */
  private bestBranch(state: State, seat: number, collected: number, least: number): Found {
    let options = this.optionsIn(state);
    if (collected !== NONE) options = options.filter((option) => option > collected);
    if (decisionKind(state) === 'command' && options.length > this.limits.flights)
      options = this.likeliest(state, options);
    // Who overlooks options may notice some only in another order.
    const isSet = TREATMENT[decisionKind(state)] === 'collect' && !this.glance;
    let best: Found | null = null;
    for (let i = 0; i < options.length; i++) {
      const draft = i === options.length - 1 ? state : copy(state);
      const close = best ? Math.max(least, best.linear - this.close.turn) : least;
      const turn = this.followIn(draft, seat, options[i]!, isSet ? options[i]! : NONE, close);
      if (!best || turn.value > best.value) best = turn;
    }
    return best!;
  }

  /** The flights with the greatest immediate worth. Those that can place a card come first. */
  private likeliest(state: State, options: number[]): number[] {
    const scored = options.map((choice) => {
      const draft = copy(state);
      applyChoice(draft, choice, null);
      const places = decisionKind(draft) === 'place-mission' ? 4 : 0;
      return { choice, value: this.judge(draft, this.seat) + places };
    });
    scored.sort((a, b) => b.value - a.value);
    return scored.slice(0, this.limits.flights).map(({ choice }) => choice);
  }

  private linearOf({ state, linear }: Taken): number {
    return linear ?? this.judge(state, this.seat);
  }

  private valueOf(taken: Taken): number {
    return taken.value ?? this.corrected(taken.state, this.linearOf(taken));
  }

  private corrected(state: State, linear: number): number {
    return this.correct ? linear + this.correct(state, this.seat) : linear;
  }

  /** Makes the choice that is best together with its sequel, and adds them to `made`. */
  private takeBestWithSequel(draft: State, seat: number, made: number[]): Taken {
    const close = this.close.step;
    let best: Taken | null = null;
    let most = Number.NEGATIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    let choicesOfBest: number[] = [];
    let sequel: readonly number[] | null = null;
    for (const choice of distinctChoices(draft, this.buffer)) {
      const trial = copy(draft);
      applyChoice(trial, choice, null);
      const tried = [choice];
      let end: Taken = unjudged(trial);
      if (this.hasSequel(trial, seat)) {
        if (sequel === null) {
          end = this.takeSequel(trial, seat, tried);
          sequel = tried.slice(1);
        } else
          for (const next of sequel) {
            applyChoice(trial, next, null);
            tried.push(next);
          }
      }
      const linear = this.linearOf(end);
      if (close !== null && linear < highest - close) continue;
      if (linear > highest) highest = linear;
      const value = close === null ? linear : (end.value ?? this.corrected(end.state, linear));
      if (best && value <= most) continue;
      most = value;
      best = close === null && this.correct ? unjudged(end.state) : { state: end.state, linear, value };
      choicesOfBest = tried;
    }
    made.push(...choicesOfBest);
    return best!;
  }

  private hasSequel(state: State, seat: number): boolean {
    return !isOver(state) && decider(state) === seat && TREATMENT[decisionKind(state)] === 'atOnce';
  }

  /** Makes the `atOnce` decisions that come now, and adds their choices to `made`. May change the draft. */
  private takeSequel(draft: State, seat: number, made: number[]): Taken {
    let end: Taken = unjudged(draft);
    while (this.hasSequel(end.state, seat)) end = this.takeBest(end.state, made);
    return end;
  }

  /** Makes the choice of greatest immediate worth and adds it to `made`. May change the draft. */
  private takeBest(draft: State, made: number[]): Taken {
    const out = this.buffer;
    const count = choices(draft, out);
    let best = out[0]!;
    if (count === 1) {
      made.push(best);
      applyChoice(draft, best, null);
      return unjudged(draft);
    }
    const close = decisionKind(draft) === 'reserve' ? Number.POSITIVE_INFINITY : this.close.step;
    const isAsked = close !== null && this.correct !== null;
    let state = draft;
    let most = Number.NEGATIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    let linearOfBest = 0;
    for (let i = 0; i < count; i++) {
      // The last choice needs no copy: nobody reads the draft after it.
      const trial = i === count - 1 ? draft : copy(draft);
      applyChoice(trial, out[i]!, null);
      const linear = this.judge(trial, this.seat);
      if (isAsked && linear < highest - close) continue;
      if (linear > highest) highest = linear;
      const value = isAsked ? this.corrected(trial, linear) : linear;
      if (i > 0 && value <= most) continue;
      most = value;
      linearOfBest = linear;
      best = out[i]!;
      state = trial;
    }
    made.push(best);
    // Who was not asked about steps must be asked about the turn, and knows only the position that was judged last.
    return isAsked || this.correct === null ? { state, linear: linearOfBest, value: most } : unjudged(state);
  }
}

const unjudged = (state: State): Taken => ({ state, linear: null, value: null });

const bestFirst = <T extends { value: number }>(turns: T[]): T[] => turns.sort((a, b) => b.value - a.value);

/** The turn with these choices before it. */
function precede(turn: Found, choices: readonly number[]): Found {
  for (let i = choices.length - 1; i >= 0; i--) turn.backwards.push(choices[i]!);
  return turn;
}

/** The turn as moves, from the state where it begins. Stops where a choice is not legal (another roll, other cards). */
export function lineOf(state: State, turn: Turn, visits: number): Line {
  const draft = copy(state);
  const moves: string[] = [];
  const out: number[] = [];
  for (const choice of turn.choices) {
    const count = choices(draft, out);
    if (out.lastIndexOf(choice, count - 1) < 0) break;
    moves.push(formatMove(moveOf(draft, choice), contentOf(draft))!);
    applyChoice(draft, choice, null);
  }
  return { moves, value: turn.value, visits };
}
