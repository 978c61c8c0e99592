// The rules in sections, and a search over them. Headless.

import { RULE_IDS } from '@black-angel/rules/texts/rule-ids';

export const SECTIONS = [
  'C',
  'S',
  'T',
  'A1',
  'A2',
  'A2D',
  'A2R',
  'A2X',
  'A2C',
  'A2M',
  'A3',
  'B',
  'E',
  'N',
  'V',
  'H',
  'K',
  'X',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A2.D1 is of A2D, A2.3 of A2, B1.2 of B, C4 of C. */
export function sectionOf(id: string): Section {
  const [, letters = '', rest = ''] = /^([A-Z]\d?)\.?([A-Z]?)/.exec(id) ?? [];
  const section = letters.startsWith('A') ? letters + rest : letters.charAt(0);
  return section as Section;
}

export interface FoundSection {
  section: Section;
  rules: { id: string; text: string }[];
}

const folded = (text: string, language: string): string =>
  text
    .toLocaleLowerCase(language)
    .normalize('NFD')
    // A search ignores accents; й and ё are folded on both sides.
    .replace(/\p{M}/gu, '');

/** Every word of the search must be in the rule or be its id. */
export function findRules(search: string, textOf: (id: string) => string | null, language: string): FoundSection[] {
  const words = folded(search, language).split(/\s+/).filter(Boolean);
  const found = RULE_IDS.flatMap((id) => {
    const text = textOf(id) ?? '';
    const searched = folded(`${id} ${text}`, language);
    return words.every((word) => searched.includes(word)) ? [{ id, text }] : [];
  });
  return SECTIONS.map((section) => ({ section, rules: found.filter(({ id }) => sectionOf(id) === section) })).filter(
    ({ rules }) => rules.length > 0,
  );
}
