// All languages at once: for the server and the terminal.

import type { Language } from '@black-angel/rules/texts/languages';
import { rulesEn } from '@black-angel/rules/texts/rules.en';
import { rulesFr } from '@black-angel/rules/texts/rules.fr';
import { rulesRu } from '@black-angel/rules/texts/rules.ru';
import '@black-angel/rules/texts/say';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { GameSay } from './parts.ts';
import { ru } from './ru.ts';
import type { GameKey } from './texts.ts';
import { makeSpeech, type Tree } from './translate.ts';

export * from './index.ts';

function sayer(language: Language, texts: Tree, rule: Tree): GameSay {
  const { say, add } = makeSpeech<GameKey>(language);
  add(texts);
  add({ rule });
  return say;
}

/** Says the sentences about the game in a language. */
export const SAY: Readonly<Record<Language, GameSay>> = {
  en: sayer('en', en, rulesEn),
  fr: sayer('fr', fr, rulesFr),
  ru: sayer('ru', ru, rulesRu),
};
