// What a round says about the net: how well it foretells the lead in games that it has not learned from, and how the
// games went.

import type { PlayedGame } from './games.ts';
import { eachPosition, type Learner } from './learner.ts';
import type { Lesson } from './lesson.ts';
import { TRAINING_MODES } from './modes.ts';

interface ModeFigures {
  games: number;
  /** Sums over the games: mean VP of the players, games ended by Ravagers, games won against Hal. */
  vp: number;
  ravagers: number;
  won: number;
}

export interface RoundFigures {
  games: number;
  /** By mode. */
  readonly modes: ModeFigures[];
  /** Held-out positions, and sums over them. */
  positions: number;
  lead: number;
  leadSquared: number;
  /** Squared errors of the net, and of the linear judgement alone. */
  missed: number;
  missedLinear: number;
}

export const noFigures = (): RoundFigures => ({
  games: 0,
  modes: TRAINING_MODES.map(() => ({ games: 0, vp: 0, ravagers: 0, won: 0 })),
  positions: 0,
  lead: 0,
  leadSquared: 0,
  missed: 0,
  missedLinear: 0,
});

export function addPlayed(figures: RoundFigures, games: readonly PlayedGame[]): void {
  figures.games += games.length;
  for (const { mode, vp, winners, isEndedByRavagers } of games) {
    const players = vp.slice(0, TRAINING_MODES[mode]!.options.players);
    const of = figures.modes[mode]!;
    of.games++;
    of.vp += players.reduce((sum, points) => sum + points, 0) / players.length;
    of.ravagers += Number(isEndedByRavagers);
    of.won += Number(winners.includes(0));
  }
}

export function addHeldOut(figures: RoundFigures, lesson: Lesson, net: Learner): void {
  figures.positions += lesson.active.length;
  eachPosition(lesson, (position, number) => {
    const lead = lesson.outcome[number]!;
    figures.lead += lead;
    figures.leadSquared += lead * lead;
    figures.missed += (lead - position.linear - net.output(position)) ** 2;
    figures.missedLinear += (lead - position.linear) ** 2;
  });
}

export interface HeldOut {
  positions: number;
  /** The share of the variance of the final lead that the net foretells, and the linear judgement alone. */
  net: number;
  linear: number;
}

export function heldOutOf({ positions, lead, leadSquared, missed, missedLinear }: RoundFigures): HeldOut {
  const variance = leadSquared - (lead * lead) / positions;
  const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;
  return { positions, net: rounded(1 - missed / variance), linear: rounded(1 - missedLinear / variance) };
}
