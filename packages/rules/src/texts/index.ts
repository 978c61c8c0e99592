// The texts of the game: the rules by id, and what is printed on the components, in English, French and Russian.

import { rulesEn } from './rules.en.ts';
import { rulesFr } from './rules.fr.ts';
import { rulesRu } from './rules.ru.ts';
import type { Language } from './say.ts';

export { RULE_IDS } from './rule-ids.ts';
export * from './say.ts';

const RULES: Record<Language, Readonly<Record<string, string>>> = { en: rulesEn, fr: rulesFr, ru: rulesRu };

/** The text of a rule, or null for an unknown id. */
export const ruleText = (id: string, language: Language): string | null =>
  Object.hasOwn(RULES[language], id) ? RULES[language][id]! : null;
