// Where everybody's VP came from. Read off the events; what they add up to is the engine's own result.

import type { Entry } from '@black-angel/match';
import type { GameEvent } from '@black-angel/rules';

export const SOURCES = [
  'start',
  'missions',
  'rewards',
  'neutralization',
  'technology',
  'boosts',
  'other',
  'dice',
  'damage',
  'ravagers',
] as const;
export type Source = (typeof SOURCES)[number];

export interface SeatScore {
  /** During the game. */
  sources: Record<Source, number>;
  during: number;
  advanced: { tile: string; vp: number; limit: number }[];
  advancedVp: number;
  /** Null when items did not score. */
  items: { items: number; vp: number } | null;
  total: number;
}

/** By the rule that gave or took VP; Hal's own rules turn goods into VP (H2). */
const SOURCE_OF_RULE: Readonly<Record<string, Source>> = {
  'A2.M2': 'missions',
  'A2.M3': 'missions',
  H13: 'missions',
  'A2.C3': 'rewards',
  X5: 'neutralization',
  H12: 'neutralization',
  X1: 'technology',
  V2: 'boosts',
  'B1.1': 'dice',
  'B1.2': 'damage',
  'A2.6': 'ravagers',
};

function vpOf(event: GameEvent): number {
  if (!('what' in event) || event.what !== 'vp') return 0;
  if (event.kind === 'gained') return event.amount;
  return event.kind === 'lost' || event.kind === 'spent' ? -event.amount : 0;
}

/** @param start VP of every seat at the first moment. */
export function scoreSources(entries: readonly Entry[], start: readonly number[]): SeatScore[] {
  const scores = start.map((vp): SeatScore => {
    const sources = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
    return { sources: { ...sources, start: vp }, during: vp, advanced: [], advancedVp: 0, items: null, total: vp };
  });
  for (const { index, events } of entries)
    for (const event of events) {
      // What the setup gave is in the VP of the first moment.
      const score = 'seat' in event && index >= 0 ? scores[event.seat] : undefined;
      if (!score) continue;
      if (event.kind === 'advancedScored') {
        score.advanced.push({ tile: event.tile, vp: event.vp, limit: event.limit });
        score.advancedVp += event.vp;
        score.total += event.vp;
      } else if (event.kind === 'itemsScored') {
        score.items = { items: event.items, vp: event.vp };
        score.total += event.vp;
      } else {
        const vp = vpOf(event);
        score.sources[SOURCE_OF_RULE[event.rule] ?? 'other'] += vp;
        score.during += vp;
        score.total += vp;
      }
    }
  return scores;
}

/** The sources that moved anybody's VP. */
export const usedSources = (scores: readonly SeatScore[]): Source[] =>
  SOURCES.filter((source) => scores.some(({ sources }) => sources[source] !== 0));
