// How well the player knows the game, and the level of Hal that Play now starts with. Stored in this browser.

import { HAL_LEVELS, type HalLevel } from '@black-angel/engine';
import { useSyncExternalStore } from 'react';
import { keptValue } from './kept-value.ts';
import { type Skill, settings } from './settings.ts';

/** The level that each skill begins with. */
export const FIRST_LEVEL: Readonly<Record<Skill, HalLevel>> = {
  new: 'easy',
  knows: 'standard',
  often: 'difficult',
};

export interface PlayNow {
  /** The skill that the level belongs to. If the player changes the skill in the settings, the level starts again. */
  skill: Skill;
  level: HalLevel;
  /** Games that ended before are not counted. Milliseconds since 1970. */
  since: number;
}

function parse(stored: unknown): PlayNow | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { skill, level, since } = stored as Partial<PlayNow>;
  const isKnown = skill !== undefined && skill in FIRST_LEVEL && HAL_LEVELS.some((one) => one === level);
  return isKnown && typeof since === 'number' ? { skill, level: level!, since } : null;
}

const kept = keptValue<PlayNow | null>('black-angel-play-now', parse);

/** Null until the player has said how well they know the game. */
export function playNowOf(stored: PlayNow | null, skill: Skill | null): PlayNow | null {
  if (skill === null) return null;
  return stored?.skill === skill ? stored : { skill, level: FIRST_LEVEL[skill], since: 0 };
}

export const usePlayNow = (skill: Skill | null): PlayNow | null =>
  playNowOf(useSyncExternalStore(kept.subscribe, kept.get), skill);

/** Takes or declines another level. Either way, only games after `now` count for the next offer. */
export function setLevel(level: HalLevel, now = Date.now()): void {
  const { skill } = settings();
  if (skill !== null) kept.set({ skill, level, since: now });
}
