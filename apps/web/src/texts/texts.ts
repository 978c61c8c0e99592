// The types of the page's texts and of their keys. English is the model.

import type { Colours, GameKey, KeysOf, Like, Parts, Plural, Say } from '@black-angel/words';
import type { acts } from './en/acts.ts';
import type { advice } from './en/advice.ts';
import type { chapters } from './en/chapters.ts';
import type { community } from './en/community.ts';
import type { dialogs } from './en/dialogs.ts';
import type { forms } from './en/forms.ts';
import type { learn } from './en/learn.ts';
import type { online } from './en/online.ts';
import type { puzzles } from './en/puzzles.ts';
import type { rulebook } from './en/rulebook.ts';
import type { start } from './en/start.ts';
import type { statistics } from './en/statistics.ts';
import type { workshop } from './en/workshop.ts';

/** The files of a language; each is loaded with the first page that needs it. */
interface Bundles {
  start: typeof start;
  /** Hints with reasons, the coach, paths to points. */
  advice: typeof advice;
  /** Accounts, notices, ratings and the daily challenge. */
  community: typeof community;
  dialogs: typeof dialogs;
  /** The pages that begin, open and list games. */
  forms: typeof forms;
  /** The beginning of the first voyage, and what all lessons say. */
  learn: typeof learn;
  /** The later acts of the first voyage. */
  acts: typeof acts;
  /** The other lessons. */
  chapters: typeof chapters;
  /** Tables on a server, and its problems. */
  online: typeof online;
  /** The list of puzzles, and what is said at their tables. */
  puzzles: typeof puzzles;
  rulebook: typeof rulebook;
  statistics: typeof statistics;
  /** The player's own component sets. */
  workshop: typeof workshop;
}
export type Bundle = keyof Bundles;

/** A bundle in another language. */
export type TextsOf<Name extends Bundle, L extends keyof Plural> = Like<Omit<Bundles[Name], 'colour'>, Plural[L]> &
  ('colour' extends keyof Bundles[Name] ? Colours : unknown);

type Whole<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every key, as a dotted path without its plural category. */
export type Key = KeysOf<Omit<Whole<Bundles[Bundle]>, 'colour'>>;

/** Says a sentence of the page. */
export type T = Say<Key>;

export type PageParts = Parts<Exclude<Key, GameKey>>;
