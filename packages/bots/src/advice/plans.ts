// All plans of a turn, each with its best complete turn by the evaluation. A turn search keeps only the best turn for
// each first choice; a puzzle needs all alternatives.

import { formatMove, isOver, type State } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { applyChoice, choices, copy, decider, decisionKind, moveOf } from '@black-angel/rules/playout';
import { distinctChoices } from '../distinct-choices.ts';
import { type Evaluation, type Judge, makeEvaluation } from '../evaluation.ts';
import { TREATMENT } from '../turn-search.ts';
import { planOf } from './plan-of.ts';

export interface Plan {
  readonly plan: string;
  /** The slot of the card that is played first: "play 012 row2" plays at "row2". Null: no card is played. */
  readonly slot: string | null;
  readonly moves: readonly string[];
  readonly value: number;
}

/** Where a turn plays a card first. */
export const slotOf = (moves: readonly string[]): string | null =>
  moves.find((move) => move.startsWith('play '))?.split(' ')[2] ?? null;

const textOf = (state: State, choice: number): string => formatMove(moveOf(state, choice), contentOf(state))!;

class PlanSearch {
  private readonly judge: Judge;
  private readonly seat: number;
  /** The best turn of each plan, with and without a card. */
  readonly found = new Map<string, Plan>();

  constructor(state: State, evaluation: Evaluation) {
    this.seat = decider(state);
    this.judge = evaluation.judgeTurn(state, this.seat);
  }

  private keep(moves: readonly string[], state: State): void {
    const plan = planOf(moves);
    const slot = slotOf(moves);
    const key = `${plan}/${slot === null}`;
    const value = this.judge(state, this.seat);
    const known = this.found.get(key);
    if (!known || known.value < value) this.found.set(key, { plan, slot, moves, value });
  }

  /** The choice of greatest immediate worth. */
  private bestOf(state: State): number {
    const out: number[] = [];
    const count = choices(state, out);
    let best = out[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; count > 1 && i < count; i++) {
      const trial = copy(state);
      applyChoice(trial, out[i]!, null);
      const value = this.judge(trial, this.seat);
      if (value <= most) continue;
      most = value;
      best = out[i]!;
    }
    return best;
  }

  /** Follows every choice that makes a plan; decides the others by their immediate worth. Changes the draft. */
  follow(draft: State, made: readonly string[]): void {
    const moves = [...made];
    while (!isOver(draft) && decider(draft) === this.seat) {
      const treatment = TREATMENT[decisionKind(draft)];
      if (treatment === 'end') break;
      if (treatment === 'branch' || treatment === 'collect') {
        for (const choice of distinctChoices(draft, [])) this.take(draft, choice, moves);
        return;
      }
      const choice = this.bestOf(draft);
      moves.push(textOf(draft, choice));
      applyChoice(draft, choice, null);
    }
    this.keep(moves, draft);
  }

  take(state: State, choice: number, made: readonly string[]): void {
    const draft = copy(state);
    const moves = [...made, textOf(state, choice)];
    applyChoice(draft, choice, null);
    // What follows a roll depends on it: the plan is to roll.
    if (moves[0] === 'B') this.keep(moves, draft);
    else this.follow(draft, moves);
  }

  /** Plays a card and activates its tiles by immediate worth, up to the choice of a die. */
  play(state: State, choice: number): { state: State; moves: string[]; value: number } {
    const draft = copy(state);
    const moves: string[] = [];
    for (let next = choice; ; next = this.bestOf(draft)) {
      moves.push(textOf(draft, next));
      applyChoice(draft, next, null);
      if (decisionKind(draft) === 'choose-die') return { state: draft, moves, value: this.judge(draft, this.seat) };
    }
  }
}

/** The plans at the beginning of a turn, best first. `plays`: the ways to play a card first that are followed up. */
export function plansOf(state: State, plays: number, evaluation: Evaluation = makeEvaluation()): Plan[] {
  const search = new PlanSearch(state, evaluation);
  const played: { state: State; moves: string[]; value: number }[] = [];
  for (const choice of distinctChoices(state, [])) {
    if (moveOf(state, choice).kind === 'play') played.push(search.play(state, choice));
    else search.take(state, choice, []);
  }
  played.sort((a, b) => b.value - a.value);
  for (const after of played.slice(0, plays)) search.follow(after.state, after.moves);
  return [...search.found.values()].sort((a, b) => b.value - a.value);
}
