// The languages. Each is loaded on demand; what only some pages need is loaded with them.

import { addWords, type Words } from '@black-angel/rules/texts/say-loaded';
import i18next, { type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '../browser/settings.ts';
import type { advice } from './en/advice.ts';
import type { community } from './en/community.ts';
import type { dialogs } from './en/dialogs.ts';
import type { forms } from './en/forms.ts';
import type { learn } from './en/learn.ts';
import type { online } from './en/online.ts';
import type { puzzles } from './en/puzzles.ts';
import type { rulebook } from './en/rulebook.ts';
import type { statistics } from './en/statistics.ts';
import type { workshop } from './en/workshop.ts';
import type { en } from './en.ts';
import type { T } from './texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof en &
        typeof advice &
        typeof community &
        typeof dialogs &
        typeof forms &
        typeof learn &
        typeof online &
        typeof puzzles &
        typeof rulebook &
        typeof statistics &
        typeof workshop;
    };
  }
}

export { LANGUAGES, type Language };

/** Each language is a chunk of its own, with the words of the cards and tiles. */
const LOAD: Record<Language, () => Promise<{ texts: object; cards: Words }>> = {
  en: async () => {
    const [texts, cards] = await Promise.all([import('./en.ts'), import('@black-angel/rules/texts/say.en')]);
    return { texts: texts.en, cards: cards.en };
  },
  fr: async () => {
    const [texts, cards] = await Promise.all([import('./fr.ts'), import('@black-angel/rules/texts/say.fr')]);
    return { texts: texts.fr, cards: cards.fr };
  },
  ru: async () => {
    const [texts, cards] = await Promise.all([import('./ru.ts'), import('@black-angel/rules/texts/say.ru')]);
    return { texts: texts.ru, cards: cards.ru };
  },
};

type Rules = Readonly<Record<string, string>>;

/** The texts of the rules, too. */
const LOAD_RULES: Record<Language, () => Promise<Rules>> = {
  en: async () => (await import('@black-angel/rules/texts/rules.en')).rulesEn,
  fr: async () => (await import('@black-angel/rules/texts/rules.fr')).rulesFr,
  ru: async () => (await import('@black-angel/rules/texts/rules.ru')).rulesRu,
};

/** Texts that are loaded with the first page that needs them. */
const LATER = {
  /** Hints with reasons, the coach, paths to points. */
  advice: {
    en: async () => (await import('./en/advice.ts')).advice,
    fr: async () => (await import('./fr/advice.ts')).advice,
    ru: async () => (await import('./ru/advice.ts')).advice,
  },
  /** Accounts, notices, ratings and the daily challenge. */
  community: {
    en: async () => (await import('./en/community.ts')).community,
    fr: async () => (await import('./fr/community.ts')).community,
    ru: async () => (await import('./ru/community.ts')).community,
  },
  /** The dialogs. */
  dialogs: {
    en: async () => (await import('./en/dialogs.ts')).dialogs,
    fr: async () => (await import('./fr/dialogs.ts')).dialogs,
    ru: async () => (await import('./ru/dialogs.ts')).dialogs,
  },
  /** The pages that begin, open and list games. */
  forms: {
    en: async () => (await import('./en/forms.ts')).forms,
    fr: async () => (await import('./fr/forms.ts')).forms,
    ru: async () => (await import('./ru/forms.ts')).forms,
  },
  /** The beginning of the first voyage, and what all lessons say. */
  learn: {
    en: async () => {
      const [page, voyage] = await Promise.all([import('./en/learn-page.ts'), import('./en/learn-voyage.ts')]);
      return { learn: { ...page.learnPage, ...voyage.voyage } };
    },
    fr: async () => {
      const [page, voyage] = await Promise.all([import('./fr/learn-page.ts'), import('./fr/learn-voyage.ts')]);
      return { learn: { ...page.learnPage, ...voyage.voyage } };
    },
    ru: async () => {
      const [page, voyage] = await Promise.all([import('./ru/learn-page.ts'), import('./ru/learn-voyage.ts')]);
      return { learn: { ...page.learnPage, ...voyage.voyage } };
    },
  },
  /** The later acts of the first voyage. */
  acts: {
    en: async () => ({ learn: (await import('./en/learn-acts.ts')).acts }),
    fr: async () => ({ learn: (await import('./fr/learn-acts.ts')).acts }),
    ru: async () => ({ learn: (await import('./ru/learn-acts.ts')).acts }),
  },
  /** The other lessons. */
  chapters: {
    en: async () => {
      const [basics, more] = await Promise.all([import('./en/learn-chapters.ts'), import('./en/learn-experts.ts')]);
      return { learn: { ...basics.chapters, ...more.experts } };
    },
    fr: async () => {
      const [basics, more] = await Promise.all([import('./fr/learn-chapters.ts'), import('./fr/learn-experts.ts')]);
      return { learn: { ...basics.chapters, ...more.experts } };
    },
    ru: async () => {
      const [basics, more] = await Promise.all([import('./ru/learn-chapters.ts'), import('./ru/learn-experts.ts')]);
      return { learn: { ...basics.chapters, ...more.experts } };
    },
  },
  /** Tables on a server, and its problems. */
  online: {
    en: async () => (await import('./en/online.ts')).online,
    fr: async () => (await import('./fr/online.ts')).online,
    ru: async () => (await import('./ru/online.ts')).online,
  },
  /** The list of puzzles, and what is said at their tables. */
  puzzles: {
    en: async () => (await import('./en/puzzles.ts')).puzzles,
    fr: async () => (await import('./fr/puzzles.ts')).puzzles,
    ru: async () => (await import('./ru/puzzles.ts')).puzzles,
  },
  /** The rulebook. */
  rulebook: {
    en: async () => (await import('./en/rulebook.ts')).rulebook,
    fr: async () => (await import('./fr/rulebook.ts')).rulebook,
    ru: async () => (await import('./ru/rulebook.ts')).rulebook,
  },
  statistics: {
    en: async () => (await import('./en/statistics.ts')).statistics,
    fr: async () => (await import('./fr/statistics.ts')).statistics,
    ru: async () => (await import('./ru/statistics.ts')).statistics,
  },
  /** The player's own component sets. */
  workshop: {
    en: async () => (await import('./en/workshop.ts')).workshop,
    fr: async () => (await import('./fr/workshop.ts')).workshop,
    ru: async () => (await import('./ru/workshop.ts')).workshop,
  },
} satisfies Record<string, Record<Language, () => Promise<object>>>;
export type LaterTexts = keyof typeof LATER;
const wanted = new Set<LaterTexts>();
const added = new Set<string>();

const loaded = new Set<Language>();
const rulesOf = new Map<Language, Rules>();
let areRulesWanted = false;

/** The first language of the browser that the game knows, else English. */
export function detectLanguage(preferred: readonly string[] = navigator.languages): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}

let starting: Promise<unknown> | null = null;

function start(): Promise<unknown> {
  starting ??= i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    supportedLngs: LANGUAGES,
    // React escapes. Names may contain the syntax of nesting.
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
  });
  return starting;
}

/** Loads a language without switching to it. */
export async function fetchLanguage(language: Language): Promise<void> {
  await start();
  for (const texts of wanted) await addTexts(texts, language);
  if (areRulesWanted) await addRules(language);
  if (loaded.has(language)) return;
  const { texts, cards } = await LOAD[language]();
  addWords(language, cards);
  addBundle(language, texts);
  loaded.add(language);
}

/** Merged: several bundles may have keys under the same first part. */
const addBundle = (language: Language, texts: object): void =>
  void i18next.addResourceBundle(language, 'translation', texts, true, true);

async function addRules(language: Language): Promise<void> {
  if (!rulesOf.has(language)) rulesOf.set(language, await LOAD_RULES[language]());
}

/** Loads the texts of the rules in the present language, and with every later one. */
export async function fetchRules(): Promise<void> {
  areRulesWanted = true;
  await addRules(currentLanguage());
}

async function addTexts(texts: LaterTexts, language: Language): Promise<void> {
  const name = `${texts} ${language}`;
  if (added.has(name)) return;
  addBundle(language, await LATER[texts][language]());
  added.add(name);
}

/** Loads later texts in the present language, and with every later one. */
export async function fetchTexts(...all: LaterTexts[]): Promise<void> {
  for (const texts of all) wanted.add(texts);
  await Promise.all(all.map((texts) => addTexts(texts, currentLanguage())));
}

/** All that the rulebook says. */
export const fetchRulebook = (): Promise<unknown> =>
  Promise.all([fetchRules(), fetchTexts('dialogs', 'rulebook', 'workshop')]);

/** Loads a language and switches to it. Everything that uses `useTranslation` renders again. */
export async function loadLanguage(language: Language): Promise<void> {
  await fetchLanguage(language);
  await i18next.changeLanguage(language);
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.querySelector('meta[name="description"]')?.setAttribute('content', i18next.t('app.description'));
}

/** The present language. */
export const currentLanguage = (): Language => i18next.language as Language;

/** The language of a `t`. */
export const languageOf = (t: TFunction): Language => (t as unknown as T)('language.code') as Language;

/** `t` of a loaded language, independent of the present one. */
export const fixedT = (language: Language): TFunction => i18next.getFixedT(language);

/** The text of a rule; null for an unknown id, and before `fetchRules`. */
export function ruleText(id: string, language: Language = currentLanguage()): string | null {
  const rules = rulesOf.get(language);
  return rules && Object.hasOwn(rules, id) ? rules[id]! : null;
}
