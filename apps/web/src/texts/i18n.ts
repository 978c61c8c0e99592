// The languages of the page. Each is loaded on demand; what only some pages need is loaded with them.

import {
  addWords,
  type CompleteLanguage,
  isDraft,
  LANGUAGES,
  type Language,
  makeSpeech,
  type Speech,
  sayRule,
  type Tree,
  type Words,
} from '@black-angel/words';
import { rulesOf } from '@black-angel/words/rules-of';
import type { Bundle, Key, T } from './texts.ts';

export { type CompleteLanguage, LANGUAGES, type Language, type T };

/** Every file of every language: a folder for each language, a file for each bundle. */
const FILES = import.meta.glob<Record<string, Tree>>('./*/*.ts');

/** What is loaded: bundles, and the texts of the rules. */
type Part = Bundle | 'rules';

interface Loading {
  readonly speech: Speech<Key>;
  readonly parts: Map<Part, Promise<void>>;
}

/** For components that draw texts; another object when more texts are loaded. */
export interface Spoken {
  readonly t: T;
  readonly language: Language;
}

const wanted = new Set<Part>(['start']);
const loadings = new Map<Language, Loading>();
const listeners = new Set<() => void>();
let spoken: Spoken = { t: loadingOf('en').speech.say, language: 'en' };

function loadingOf(language: Language): Loading {
  const known = loadings.get(language);
  if (known) return known;
  const loading = { speech: makeSpeech<Key>(language), parts: new Map() };
  loadings.set(language, loading);
  return loading;
}

/** What a draft lacks is said in English. */
export async function addBundle(
  bundle: Bundle,
  language: Language,
  { add }: Speech<Key>,
  files = FILES,
  isPartial = isDraft(language),
): Promise<void> {
  for (const of of isPartial ? (['en', language] as const) : [language]) {
    const load = files[`./${of}/${bundle}.ts`];
    if (!load && isPartial) continue;
    const { [bundle]: texts, components } = await load!();
    add(texts!);
    if (components) addWords(language, components as unknown as Words);
  }
}

async function addPart(part: Part, language: Language, speech: Speech<Key>): Promise<void> {
  if (part === 'rules') speech.add({ rule: await rulesOf[language]() });
  else await addBundle(part, language, speech);
  if (language === spoken.language) show(language);
}

/** Loads a part once; a failure is forgotten, so that the next call tries again. */
function fetchPart(part: Part, language: Language): Promise<void> {
  const { parts, speech } = loadingOf(language);
  const known = parts.get(part);
  if (known) return known;
  const loading = addPart(part, language, speech).catch((error: unknown) => {
    parts.delete(part);
    throw error;
  });
  parts.set(part, loading);
  return loading;
}

function show(language: Language): void {
  spoken = { t: fixedT(language), language };
  for (const listen of listeners) listen();
}

/** The first language of the browser that the game knows, else English. */
export function detectLanguage(preferred: readonly string[] = navigator.languages): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}

/** Loads a language without switching to it. */
export async function fetchLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => fetchPart(part, language)));
}

/** Loads later texts in the present language, and with every later one. */
export async function fetchTexts(...parts: Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all(parts.map((part) => fetchPart(part, spoken.language)));
}

/** All that the rulebook says. */
export const RULEBOOK = ['rules', 'dialogs', 'rulebook', 'workshop'] as const;

/** Loads a language and switches to it. Everything that uses `useWords` renders again. */
export async function loadLanguage(language: Language): Promise<void> {
  await fetchLanguage(language);
  show(language);
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.querySelector('meta[name="description"]')?.setAttribute('content', spoken.t('app.description'));
}

export const present = (): Spoken => spoken;

/** Calls back when the language changes or more of its texts are loaded. */
export function onTexts(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The present language. */
export const currentLanguage = (): Language => spoken.language;

/** The texts of a loaded language, independent of the present one. */
export const fixedT = (language: Language): T => loadingOf(language).speech.say;

/** The text of a rule; null for an unknown id, and before the rules are loaded. */
export const ruleText = (id: string, language: Language = currentLanguage()): string | null =>
  sayRule(fixedT(language), id);
