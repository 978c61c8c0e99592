// The types of a language and of its keys. English is the model.

import type { Language } from '@black-angel/rules/texts/languages';
import type { mails } from './en/mails.ts';
import type { notices } from './en/notices.ts';
import type { en } from './en.ts';

export type Category = 'one' | 'few' | 'many' | 'other';

/** The plural categories that whole numbers need in a language. */
export interface Plural extends Record<Language, Category> {
  en: 'one' | 'other';
  fr: 'one' | 'other';
  ru: 'one' | 'few' | 'many';
}

/** A language with the keys of English and its own plural categories. */
export type Like<T, Plurals extends Category> = {
  readonly [K in keyof T as K extends `${string}_${Category}` ? never : K]: T[K] extends string
    ? string
    : Like<T[K], Plurals>;
} & {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_${Plurals}` : never]: string;
};

/** A language has the forms of a colour that its own sentences use, as {{colour.a}}. */
export type Colours = {
  readonly colour: Readonly<Record<'orange' | 'gray' | 'green', Readonly<Record<string, string>>>>;
};

/** The texts about the game in one language. */
export type GameTexts<L extends Language> = Like<Omit<typeof en, 'colour'>, Plural[L]> & Colours;

/** Every key as a dotted path, without its plural category. */
export type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Base}_${Category}`
      ? Base
      : K
    : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

export type GameKey = KeysOf<Omit<typeof en, 'colour'>>;

export type NoticeKey = keyof typeof notices;
export type NoticeTexts = Readonly<Record<NoticeKey, string>>;
export type MailTexts = Readonly<Record<keyof typeof mails, string>>;
