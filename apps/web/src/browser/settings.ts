// The player's settings, stored in this browser.

import type { Language } from '@black-angel/words';
import { useSyncExternalStore } from 'react';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

/** How well the player knows the game. */
export const SKILLS = ['new', 'knows', 'often'] as const;
export type Skill = (typeof SKILLS)[number];
/** How much the coach says: nothing, warnings, or also what every choice is worth. */
export type CoachLevel = 'off' | 'gentle' | 'full';

export interface Settings {
  /** Null: the language of the browser. */
  language: Language | null;
  sound: boolean;
  speed: Speed;
  /** Turns are told for a screen reader: one message for each, no film, and the focus waits for a key. */
  isSpoken: boolean;
  /** Trivial decisions resolve themselves. */
  automatic: boolean;
  /** Ask before a legal but costly choice. */
  confirm: boolean;
  coach: CoachLevel;
  /** Whether the paths to points are shown. Null: where there is room for them. */
  paths: boolean | null;
  /** Letters, digits and signs are commands at the table. */
  shortcuts: boolean;
  /** Whether the log and answers show the ids of rules. Null: by how well the player knows the game. */
  ruleIds: boolean | null;
  /** The player's name at the table. */
  name: string;
  /** Null: not asked yet (Play now asks). */
  skill: Skill | null;
}

const DEFAULTS: Settings = {
  language: null,
  sound: true,
  speed: 'normal',
  isSpoken: false,
  automatic: true,
  confirm: true,
  coach: 'off',
  paths: null,
  shortcuts: true,
  ruleIds: null,
  name: '',
  skill: null,
};
const KEY = 'black-angel-settings';

function read(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULTS, ...(stored as Partial<Settings>) };
  } catch {
    // Storage is forbidden or broken: the defaults hold.
    return DEFAULTS;
  }
}

let current = read();
const listeners = new Set<() => void>();

export const settings = (): Settings => current;

/** Who knows the rules finds them by their ids; a newcomer reads them as noise. */
export const hasRuleIds = ({ ruleIds, skill } = current): boolean => ruleIds ?? (skill !== null && skill !== 'new');

/** The speed of what moves. A film would be faster than speech. */
export const filmSpeed = ({ speed, isSpoken } = current): Speed => (isSpoken ? 'off' : speed);

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without storage they hold for this visit.
  }
  for (const listen of listeners) listen();
}

export function onSettings(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

// Another tab has changed them.
globalThis.addEventListener?.('storage', (event) => {
  if ((event as StorageEvent).key !== KEY) return;
  current = read();
  for (const listen of listeners) listen();
});

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings);
