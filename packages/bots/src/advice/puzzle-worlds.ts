// Plans of a puzzle, tried in worlds that all of them share. A world has a number: the same number is the same world.

import type { View } from '@black-angel/engine';
import { isOver, type State } from '@black-angel/rules';
import { copy, standing } from '@black-angel/rules/playout';
import { determinize } from '../deal.ts';
import { makeEvaluation } from '../evaluation.ts';
import { timeLeft } from '../features.ts';
import { botRandom } from '../play.ts';
import { playAhead } from '../play-ahead.ts';
import { judgingAhead, STRATEGIST } from '../strategist.ts';
import { type SearchLimits, TurnSearch } from '../turn-search.ts';
import { expectationsAt } from './ahead.ts';

export interface Outcome {
  /** The player's VP minus the mean of the others. */
  readonly vp: number;
  /** Whether the player wins alone or shares the victory; null if the game is not over after the last turn played. */
  readonly isWon: boolean | null;
  readonly ending: State['ending'];
}

/** With this little time left, games are played to their end if the depth allows it. */
const NEAR_END = 0.25;
export const TO_THE_END = 60;

export class PuzzleWorlds {
  private readonly view: View;
  private readonly seed: string;
  private readonly quick: TurnSearch;
  private readonly judging = judgingAhead();
  private readonly depth: number;
  readonly seat: number;

  constructor(view: View, seed: string, limits: SearchLimits, depth: number) {
    this.view = view;
    this.seed = seed;
    this.seat = view.decision!.seat;
    this.quick = new TurnSearch(makeEvaluation(), limits);
    this.depth = timeLeft(this.world(0)) <= NEAR_END ? depth : STRATEGIST.depth;
  }

  world(number: number): State {
    return determinize(this.view, botRandom(`${this.seed}/${number}`, 0, 0));
  }

  /** The result of each turn in one world. */
  try(turns: readonly (readonly string[])[], number: number): Outcome[] {
    const world = this.world(number);
    return turns.map((moves) => {
      const draft = copy(world);
      playAhead(draft, this.seat, moves, this.quick, this.depth);
      const isWon = isOver(draft) ? standing(draft).winners.includes(this.seat) : null;
      return { vp: expectationsAt(draft, this.judging)[this.seat]!, isWon, ending: draft.ending };
    });
  }
}
