// For tests: every text of the page in every language, also those that are loaded later.

import { advice as adviceEn } from './en/advice.ts';
import { community as communityEn } from './en/community.ts';
import { dialogs as dialogsEn } from './en/dialogs.ts';
import { forms as formsEn } from './en/forms.ts';
import { learn as learnEn } from './en/learn.ts';
import { online as onlineEn } from './en/online.ts';
import { puzzles as puzzlesEn } from './en/puzzles.ts';
import { rulebook as rulebookEn } from './en/rulebook.ts';
import { statistics as statisticsEn } from './en/statistics.ts';
import { workshop as workshopEn } from './en/workshop.ts';
import { en } from './en.ts';
import { advice as adviceFr } from './fr/advice.ts';
import { community as communityFr } from './fr/community.ts';
import { dialogs as dialogsFr } from './fr/dialogs.ts';
import { forms as formsFr } from './fr/forms.ts';
import { learn as learnFr } from './fr/learn.ts';
import { online as onlineFr } from './fr/online.ts';
import { puzzles as puzzlesFr } from './fr/puzzles.ts';
import { rulebook as rulebookFr } from './fr/rulebook.ts';
import { statistics as statisticsFr } from './fr/statistics.ts';
import { workshop as workshopFr } from './fr/workshop.ts';
import { fr } from './fr.ts';
import type { Language } from './i18n.ts';
import { advice as adviceRu } from './ru/advice.ts';
import { community as communityRu } from './ru/community.ts';
import { dialogs as dialogsRu } from './ru/dialogs.ts';
import { forms as formsRu } from './ru/forms.ts';
import { learn as learnRu } from './ru/learn.ts';
import { online as onlineRu } from './ru/online.ts';
import { puzzles as puzzlesRu } from './ru/puzzles.ts';
import { rulebook as rulebookRu } from './ru/rulebook.ts';
import { statistics as statisticsRu } from './ru/statistics.ts';
import { workshop as workshopRu } from './ru/workshop.ts';
import { ru } from './ru.ts';

export type Tree = { readonly [key: string]: string | Tree };

/** Several bundles may have keys under the same first part. */
function merged(...trees: Tree[]): Tree {
  const whole: Record<string, string | Tree> = {};
  for (const tree of trees)
    for (const [name, value] of Object.entries(tree)) {
      const known = whole[name];
      whole[name] = typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value;
    }
  return whole;
}

export const TREES: Readonly<Record<Language, Tree>> = {
  en: merged(
    en,
    adviceEn,
    communityEn,
    dialogsEn,
    formsEn,
    learnEn,
    onlineEn,
    puzzlesEn,
    rulebookEn,
    statisticsEn,
    workshopEn,
  ),
  fr: merged(
    fr,
    adviceFr,
    communityFr,
    dialogsFr,
    formsFr,
    learnFr,
    onlineFr,
    puzzlesFr,
    rulebookFr,
    statisticsFr,
    workshopFr,
  ),
  ru: merged(
    ru,
    adviceRu,
    communityRu,
    dialogsRu,
    formsRu,
    learnRu,
    onlineRu,
    puzzlesRu,
    rulebookRu,
    statisticsRu,
    workshopRu,
  ),
};

export function* leaves(tree: Tree, path = ''): Generator<[key: string, text: string]> {
  for (const [name, value] of Object.entries(tree)) {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') yield [key, value];
    else yield* leaves(value, key);
  }
}

/** All texts with their keys but the inflected colours, of which each language has its own. */
export const textsOf = (language: Language): [string, string][] =>
  [...leaves(TREES[language])].filter(([key]) => !key.startsWith('colour.'));
