// A few games of training, played with the weights as they are now.

import { makeLearnedEvaluation, makeUnitRandom, Net } from '@black-angel/bots';
import { type Lesson, LessonWriter } from './lesson.ts';
import { modeAt } from './modes.ts';
import { type NetSizes, roundWeights } from './net-weights.ts';
import { type PlaySettings, SelfPlay } from './self-play.ts';

export interface Task {
  /** All weights, shared with the learner. */
  readonly weights: Float32Array<SharedArrayBuffer>;
  readonly sizes: NetSizes;
  readonly settings: PlaySettings;
}

/** Some games, by their numbers. */
export interface Games {
  readonly round: number;
  readonly first: number;
  readonly count: number;
}

export interface PlayedGame {
  readonly mode: number;
  readonly vp: readonly number[];
  readonly winners: readonly number[];
  readonly isEndedByRavagers: boolean;
}

export interface Played {
  readonly games: readonly PlayedGame[];
  readonly lesson: Lesson;
}

/** The seed of a game. The first word keeps it apart from those of judging and tuning. */
export const trainingSeed = (round: number, game: number): string => `train/${round}/${game}`;

/** Plays games with these weights. */
export function playGames({ weights, sizes, settings }: Task, { round, first, count }: Games): Played {
  const unit = makeUnitRandom(Math.imul(first + 1, 0x9e3779b1) ^ round);
  const player = new SelfPlay(makeLearnedEvaluation(new Net(roundWeights(weights, sizes))), settings, unit);
  const writer = new LessonWriter();
  const games = Array.from({ length: count }, (_, i): PlayedGame => {
    const mode = modeAt(unit());
    const { result, ending } = player.play(mode, trainingSeed(round, first + i), writer);
    return { mode, vp: result.vp, winners: result.winners, isEndedByRavagers: ending === 'ravagers' };
  });
  return { games, lesson: writer.take() };
}
