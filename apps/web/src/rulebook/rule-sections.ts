// The rules in sections. Headless.

import { RULE_IDS } from '@black-angel/words';

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

/** As rules are cited: A2.D for the section A2D. */
export const sayRuleSection = (section: Section): string =>
  section.length === 3 ? `${section.slice(0, 2)}.${section.slice(2)}` : section;

export interface RuleSection {
  section: Section;
  rules: string[];
}

/** The rules for which `isWanted` is true, by section, in the order of the rulebook. */
export function ruleSections(isWanted: (id: string) => boolean = () => true): RuleSection[] {
  const rules = RULE_IDS.filter(isWanted);
  return SECTIONS.map((section) => ({ section, rules: rules.filter((id) => sectionOf(id) === section) })).filter(
    (found) => found.rules.length > 0,
  );
}

const CITED = /(?<![\p{L}\d.])(?:[AB]\d\.[A-Z]?\d+|[CSTENVHKX]\d{1,2})(?![\p{L}\d])/gu;

/** A text in pieces: words, and the ids of rules that it cites. */
export function citations(text: string): { text: string; rule: string | null }[] {
  const pieces: { text: string; rule: string | null }[] = [];
  let at = 0;
  for (const { 0: id, index } of text.matchAll(CITED)) {
    if (!RULE_IDS.includes(id)) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), rule: null });
    pieces.push({ text: id, rule: id });
    at = index + id.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), rule: null });
  return pieces;
}
