// A cache of sentences: every move asks for the same ones, and making a sentence takes longer than drawing it.

import i18next, { type TFunction } from 'i18next';
import type { Language } from './i18n.ts';

export interface Words {
  t: TFunction;
  language: Language;
}

/** The size of the cache of a language. A full cache is cleared. */
const MOST = 5000;

function remembering(say: TFunction): TFunction {
  const said = new Map<string, unknown>();
  const t = (key: string, values?: object): unknown => {
    const asked = values ? `${key} ${JSON.stringify(values)}` : key;
    const known = said.get(asked);
    if (known !== undefined) return known;
    if (said.size >= MOST) said.clear();
    const sentence: unknown = values ? say(key as never, values as never) : say(key as never);
    said.set(asked, sentence);
    return sentence;
  };
  return t as unknown as TFunction;
}

const words = new Map<string, Words>();

/** The texts of a language: the same object until more texts are loaded. */
export function wordsIn(language: string): Words {
  const known = words.get(language);
  if (known) return known;
  const made = { t: remembering(i18next.getFixedT(language)), language: language as Language };
  words.set(language, made);
  return made;
}

/** Subscribes to changes of the language and of its loaded texts. */
export function onWords(listen: () => void): () => void {
  const forget = (): void => {
    words.clear();
    listen();
  };
  i18next.on('languageChanged', listen);
  i18next.store.on('added', forget);
  return () => {
    i18next.off('languageChanged', listen);
    i18next.store.off('added', forget);
  };
}
