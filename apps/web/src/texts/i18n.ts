// The languages. Each is loaded on demand, together with the texts of the rules.

import i18next, { type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '../browser/settings.ts';
import type { advice } from './en/advice.ts';
import type { community } from './en/community.ts';
import type { learn } from './en/learn.ts';
import type { workshop } from './en/workshop.ts';
import type { en } from './en.ts';
import type { T } from './texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en & typeof advice & typeof community & typeof learn & typeof workshop };
  }
}

export { LANGUAGES, type Language };

interface Loaded {
  texts: Readonly<Record<string, unknown>>;
  rules: Readonly<Record<string, string>>;
}

/** Each language is a chunk of its own. */
const LOAD: Record<Language, () => Promise<Loaded>> = {
  en: async () => {
    const [texts, rules] = await Promise.all([import('./en.ts'), import('@black-angel/rules/texts/rules.en')]);
    return { texts: texts.en, rules: rules.rulesEn };
  },
  fr: async () => {
    const [texts, rules] = await Promise.all([import('./fr.ts'), import('@black-angel/rules/texts/rules.fr')]);
    return { texts: texts.fr, rules: rules.rulesFr };
  },
  ru: async () => {
    const [texts, rules] = await Promise.all([import('./ru.ts'), import('@black-angel/rules/texts/rules.ru')]);
    return { texts: texts.ru, rules: rules.rulesRu };
  },
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
  /** The lessons. */
  learn: {
    en: async () => (await import('./en/learn.ts')).learn,
    fr: async () => (await import('./fr/learn.ts')).learn,
    ru: async () => (await import('./ru/learn.ts')).learn,
  },
  /** The player's own component sets. */
  workshop: {
    en: async () => (await import('./en/workshop.ts')).workshop,
    fr: async () => (await import('./fr/workshop.ts')).workshop,
    ru: async () => (await import('./ru/workshop.ts')).workshop,
  },
} satisfies Record<string, Record<Language, () => Promise<object>>>;
type LaterTexts = keyof typeof LATER;
const wanted = new Set<LaterTexts>();
const added = new Set<string>();

const rulesOf = new Map<Language, Loaded['rules']>();

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
  if (rulesOf.has(language)) return;
  const { texts, rules } = await LOAD[language]();
  i18next.addResourceBundle(language, 'translation', texts);
  rulesOf.set(language, rules);
}

async function addTexts(texts: LaterTexts, language: Language): Promise<void> {
  const name = `${texts} ${language}`;
  if (added.has(name)) return;
  i18next.addResourceBundle(language, 'translation', await LATER[texts][language]());
  added.add(name);
}

/** Loads later texts in the present language, and with every later one. */
export async function fetchTexts(texts: LaterTexts): Promise<void> {
  wanted.add(texts);
  await addTexts(texts, currentLanguage());
}

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

/** The text of a rule, or null for an unknown id. */
export function ruleText(id: string, language: Language = currentLanguage()): string | null {
  const rules = rulesOf.get(language);
  return rules && Object.hasOwn(rules, id) ? rules[id]! : null;
}
