// Plays games of the net against itself. The end of every turn becomes a position of a lesson. What the net should have
// said there is a mean of what it says at the ends of the player's later turns and of the final lead: TD(λ).

import {
  type Evaluation,
  HASTY,
  makeLeadEvaluation,
  type SearchLimits,
  type Turn,
  TurnSearch,
} from '@black-angel/bots';
import { determinize, isOver, type Result, result, type State, setup, view } from '@black-angel/rules';
import { applyChoice, choices, copy, decider, decisionKind, settleSequenceB } from '@black-angel/rules/playout';
import type { LessonWriter } from './lesson.ts';
import { TRAINING_MODES } from './modes.ts';

export interface PlaySettings {
  /** The share of turns that are chosen by a blurred judgement, so that all kinds of positions occur. */
  readonly detours: number;
  /** The noise of that judgement, in VP. */
  readonly blur: number;
  /** 0: a turn is judged by the judgement of the next one; 1: by the end of the game. */
  readonly lambda: number;
}

export const PLAY: PlaySettings = { detours: 0.1, blur: 1, lambda: 0.85 };

/** While it learns, the net is asked about every step and turn, so that it learns where it is wrong. */
const ALL = { step: Number.POSITIVE_INFINITY, turn: Number.POSITIVE_INFINITY };
const LIMITS: SearchLimits = { ...HASTY, close: ALL };

/** The same evaluation, blurred by nearly normal noise. */
function blurred(evaluation: Evaluation, blur: number, unit: () => number): Evaluation {
  return {
    ...evaluation,
    judgeTurn(start, mover) {
      const judge = evaluation.judgeTurn(start, mover);
      // A sum of three has a standard deviation of one half.
      return (state, seat) => judge(state, seat) + 2 * blur * (unit() + unit() + unit() - 1.5);
    },
  };
}

/** The end of a turn in the lesson. */
interface End {
  readonly position: number;
  /** What the net says there. */
  readonly lead: number;
  /** If another turn was played, what the net says of the best one. */
  readonly bestLead: number | null;
}

/** VP more than the others have on average. */
export function leadOf(vp: readonly number[], seat: number): number {
  const others = vp.reduce((sum, points) => sum + points, 0) - vp[seat]!;
  return vp[seat]! - others / (vp.length - 1);
}

export class SelfPlay {
  private readonly evaluation: Evaluation;
  private readonly linear = makeLeadEvaluation(null);
  private readonly search: TurnSearch;
  private readonly blurredSearch: TurnSearch;
  private readonly settings: PlaySettings;
  private readonly unit: () => number;
  private readonly buffer: number[] = [];

  constructor(evaluation: Evaluation, settings: PlaySettings, unit: () => number) {
    this.evaluation = evaluation;
    this.search = new TurnSearch(evaluation, LIMITS);
    this.blurredSearch = new TurnSearch(blurred(evaluation, settings.blur, unit), LIMITS);
    this.settings = settings;
    this.unit = unit;
  }

  /** Plays a game and adds the ends of its turns to the lesson. */
  play(mode: number, seed: string, lesson: LessonWriter): { result: Result; ending: State['ending'] } {
    const state = setup(TRAINING_MODES[mode]!.options, seed);
    const ends: End[][] = state.players.map(() => []);
    while (!isOver(state)) {
      const seat = decider(state);
      const bestLead = this.decideTurn(state);
      if (isOver(state) || decisionKind(state) !== 'end-turn') continue;
      ends[seat]!.push(this.endOf(state, seat, mode, bestLead, lesson));
      applyChoice(state, this.onlyChoice(state), null);
    }
    const final = result(state)!;
    for (const [seat, own] of ends.entries()) this.setTargets(own, leadOf(final.vp, seat), lesson);
    return { result: final, ending: state.ending };
  }

  private onlyChoice(state: State): number {
    choices(state, this.buffer);
    return this.buffer[0]!;
  }

  /**
   * Plays all decisions up to where only the end of the turn is left, or of what comes before a turn (S9) or after it
   * (T4). Returns the net's judgement of the best turn if another one was played.
   */
  private decideTurn(state: State): number | null {
    const { round, seat } = state;
    const isDecided = (): boolean =>
      isOver(state) || state.round !== round || state.seat !== seat || decisionKind(state) === 'end-turn';
    let bestLead: number | null = null;
    let isDetour = decisionKind(state) === 'turn' && this.unit() < this.settings.detours;
    while (!isDecided()) {
      if (choices(state, this.buffer) === 1) {
        applyChoice(state, this.buffer[0]!, null);
        continue;
      }
      const world = determinize(view(state, decider(state)), (below) => Math.floor(this.unit() * below));
      let [turn] = this.search.best(world, 1) as [Turn];
      if (isDetour) {
        bestLead = turn.value;
        [turn] = this.blurredSearch.best(world, 1) as [Turn];
        isDetour = false;
      }
      for (const choice of turn.choices) {
        if (isDecided() || this.buffer.lastIndexOf(choice, choices(state, this.buffer) - 1) < 0) break;
        applyChoice(state, choice, null);
      }
    }
    return bestLead;
  }

  private endOf(state: State, seat: number, mode: number, bestLead: number | null, lesson: LessonWriter): End {
    const end = copy(state);
    settleSequenceB(end);
    const linear = this.linear.judgeFrom(end)(end, seat);
    const lead = this.evaluation.judgeFrom(end)(end, seat);
    return { position: lesson.add(end, seat, linear, mode), lead, bestLead };
  }

  private setTargets(ends: readonly End[], outcome: number, lesson: LessonWriter): void {
    const { lambda } = this.settings;
    let target = outcome;
    for (const { position, lead, bestLead } of ends.toReversed()) {
      lesson.setTarget(position, target, outcome);
      // What follows a turn that was not the best one says nothing about the turn before it.
      target = bestLead ?? (1 - lambda) * lead + lambda * target;
    }
  }
}
