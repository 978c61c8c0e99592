// The sources of VP, from the events. Their sum is the engine's result.

import type { GameEvent } from '@black-angel/engine';
import type { Entry } from '@black-angel/match';
import type { VpRule } from '@black-angel/rules';

export const SOURCES = [
  'start',
  'missions',
  'rewards',
  'neutralization',
  'technology',
  'boosts',
  'halDiscover',
  'halRepair',
  'halDestroy',
  'halCommand',
  'halInstead',
  'halDice',
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

/** The source of each rule that gives or takes VP. */
const SOURCE_OF_RULE: Readonly<Record<VpRule, Exclude<Source, 'start' | 'other'>>> = {
  'A2.M2': 'missions',
  'A2.M3': 'missions',
  H13: 'missions',
  'A2.C3': 'rewards',
  X5: 'neutralization',
  H12: 'neutralization',
  X1: 'technology',
  V2: 'boosts',
  H6: 'halDiscover',
  H7: 'halRepair',
  H8: 'halDestroy',
  H10: 'halCommand',
  H3: 'halInstead',
  H9: 'halInstead',
  H14: 'halDice',
  'B1.1': 'dice',
  'B1.2': 'damage',
  'A2.6': 'ravagers',
};

/** A game of an older rules version may have a rule that this version does not know. */
const sourceOf = (rule: string): Source => (SOURCE_OF_RULE as Partial<Record<string, Source>>)[rule] ?? 'other';

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
      // The VP of the first moment contain those of the setup.
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
        if (vp !== 0) score.sources[sourceOf(event.rule)] += vp;
        score.during += vp;
        score.total += vp;
      }
    }
  return scores;
}

/** The sources that changed the VP of any seat. */
export const usedSources = (scores: readonly SeatScore[]): Source[] =>
  SOURCES.filter((source) => scores.some(({ sources }) => sources[source] !== 0));
