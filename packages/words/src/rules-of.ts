// The texts of the rules. They are long, so a page loads them with the first rule that it shows.

import type { Language } from '@black-angel/rules/texts/languages';

type Rules = Readonly<Record<string, string>>;

export const rulesOf: Readonly<Record<Language, () => Promise<Rules>>> = {
  en: async () => (await import('@black-angel/rules/texts/rules.en')).rulesEn,
  fr: async () => (await import('@black-angel/rules/texts/rules.fr')).rulesFr,
  ru: async () => (await import('@black-angel/rules/texts/rules.ru')).rulesRu,
};
