// The parts of the rulebook, and the part that an address leads to. Headless.

import { RULE_IDS } from '@black-angel/words';
import { SECTIONS } from './rule-sections.ts';

export const CHAPTERS = ['start', 'rules', 'icons', 'cards', 'editions', 'origins'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const isRule = (place: string): boolean => RULE_IDS.includes(place);

/** `place` is a part, a section, a rule, or the number of a card; null is the beginning. */
export function chapterOf(place: string | null): Chapter {
  if (place === null) return 'start';
  const part = CHAPTERS.find((name) => name === place);
  if (part) return part;
  if (isRule(place) || (SECTIONS as readonly string[]).includes(place)) return 'rules';
  return /^\d{3}$/.test(place) ? 'cards' : 'start';
}
