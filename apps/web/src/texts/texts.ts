// The type of a language, and its keys. English is the model.

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

type Category = 'one' | 'few' | 'many' | 'other';

/** A language with the keys of English, its own plural categories, and its own forms of the inflected colours. */
type Like<T, Plural extends Category> = {
  readonly [K in keyof T as K extends `${string}_${Category}` ? never : K]: T[K] extends string
    ? string
    : Like<T[K], Plural>;
} & {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_${Plural}` : never]: string;
};

type Inflected = { readonly colour: Readonly<Record<'orange' | 'gray' | 'green', Readonly<Record<string, string>>>> };

export type Texts<Plural extends Category> = Like<Omit<typeof en, 'colour'>, Plural> & Inflected;

/** The texts that are loaded with the pages that need them. */
export type CommunityTexts<Plural extends Category> = Like<typeof community, Plural>;
export type DialogTexts<Plural extends Category> = Like<typeof dialogs, Plural>;
export type FormTexts<Plural extends Category> = Like<typeof forms, Plural>;
export type OnlineTexts<Plural extends Category> = Like<typeof online, Plural>;
export type AdviceTexts<Plural extends Category> = Like<typeof advice, Plural>;
export type WorkshopTexts<Plural extends Category> = Like<typeof workshop, Plural>;
export type RulebookTexts<Plural extends Category> = Like<typeof rulebook, Plural>;
export type StatisticsTexts<Plural extends Category> = Like<typeof statistics, Plural>;
export type PuzzleTexts<Plural extends Category> = Like<typeof puzzles, Plural>;
export type LearnTexts<Plural extends Category> = Like<typeof learn, Plural>;

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Base}_${Category}`
      ? Base
      : K
    : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** Every key, as a dotted path without a plural suffix. */
export type Key = KeysOf<
  Omit<typeof en, 'colour'> &
    typeof advice &
    typeof community &
    typeof dialogs &
    typeof forms &
    typeof learn &
    typeof online &
    typeof puzzles &
    typeof rulebook &
    typeof statistics &
    typeof workshop
>;

export type Value = string | number | Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, Value>>;

/** Says a sentence. i18next's own `t` fits it. */
export type T = (key: Key, values?: Values) => string;
