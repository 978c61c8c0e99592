// The languages have the same keys and placeholders, their own plurals, and proper typography.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { advice as adviceEn } from './en/advice.ts';
import { community as communityEn } from './en/community.ts';
import { learn as learnEn } from './en/learn.ts';
import { online as onlineEn } from './en/online.ts';
import { puzzles as puzzlesEn } from './en/puzzles.ts';
import { rulebook as rulebookEn } from './en/rulebook.ts';
import { statistics as statisticsEn } from './en/statistics.ts';
import { workshop as workshopEn } from './en/workshop.ts';
import { en } from './en.ts';
import { advice as adviceFr } from './fr/advice.ts';
import { community as communityFr } from './fr/community.ts';
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
import { learn as learnRu } from './ru/learn.ts';
import { online as onlineRu } from './ru/online.ts';
import { puzzles as puzzlesRu } from './ru/puzzles.ts';
import { rulebook as rulebookRu } from './ru/rulebook.ts';
import { statistics as statisticsRu } from './ru/statistics.ts';
import { workshop as workshopRu } from './ru/workshop.ts';
import { ru } from './ru.ts';

type Tree = { readonly [key: string]: string | Tree };

const TREES: Readonly<Record<Language, Tree>> = {
  en: {
    ...en,
    ...adviceEn,
    ...communityEn,
    ...learnEn,
    ...onlineEn,
    ...puzzlesEn,
    ...rulebookEn,
    ...statisticsEn,
    ...workshopEn,
  },
  fr: {
    ...fr,
    ...adviceFr,
    ...communityFr,
    ...learnFr,
    ...onlineFr,
    ...puzzlesFr,
    ...rulebookFr,
    ...statisticsFr,
    ...workshopFr,
  },
  ru: {
    ...ru,
    ...adviceRu,
    ...communityRu,
    ...learnRu,
    ...onlineRu,
    ...puzzlesRu,
    ...rulebookRu,
    ...statisticsRu,
    ...workshopRu,
  },
};
const LANGUAGES = Object.keys(TREES) as Language[];
const CATEGORY = /_(one|few|many|other)$/;

function* leaves(tree: Tree, path = ''): Generator<[key: string, text: string]> {
  for (const [name, value] of Object.entries(tree)) {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') yield [key, value];
    else yield* leaves(value, key);
  }
}

/** All texts but the inflected colours, of which each language has its own. */
const textsOf = (language: Language): [string, string][] =>
  [...leaves(TREES[language])].filter(([key]) => !key.startsWith('colour.'));

const baseOf = (key: string): string => key.replace(CATEGORY, '');
const basesOf = (language: Language): string[] => [...new Set(textsOf(language).map(([key]) => baseOf(key)))].sort();

/** The categories that whole numbers need in a language. */
function categoriesOf(language: Language): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))].sort();
}

const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)(?:\.\w+)?\}\}/g)].map((match) => match[1]!))].sort();

describe.each(LANGUAGES)('%s', (language) => {
  it('has the keys of English', () => {
    expect(basesOf(language)).toEqual(basesOf('en'));
  });

  it('has exactly the plural forms it needs, wherever English has them', () => {
    const plurals = new Map<string, string[]>();
    for (const [key] of textsOf(language)) {
      const category = CATEGORY.exec(key)?.[1];
      if (category) plurals.set(baseOf(key), [...(plurals.get(baseOf(key)) ?? []), category]);
    }
    const plural = textsOf('en').filter(([key]) => CATEGORY.test(key));
    expect([...plurals.keys()].sort()).toEqual([...new Set(plural.map(([key]) => baseOf(key)))].sort());
    for (const [key, categories] of plurals) expect([key, categories.sort()]).toEqual([key, categoriesOf(language)]);
  });

  it('counts only in plurals', () => {
    for (const [key, text] of textsOf(language))
      if (!CATEGORY.test(key)) expect([key, text]).not.toEqual([key, expect.stringContaining('{{count}}')]);
  });

  it('uses no placeholder that English lacks, and lacks none of its', () => {
    const expected = new Map<string, Set<string>>();
    for (const [key, text] of textsOf('en'))
      for (const name of placeholdersOf(text))
        expected.set(baseOf(key), (expected.get(baseOf(key)) ?? new Set()).add(name));
    const found = new Map<string, Set<string>>();
    for (const [key, text] of textsOf(language))
      for (const name of placeholdersOf(text)) found.set(baseOf(key), (found.get(baseOf(key)) ?? new Set()).add(name));
    expect(found).toEqual(expected);
  });

  it('knows every form of a colour or a card that it asks for', () => {
    const colours = TREES[language]['colour'] as Record<string, Tree>;
    for (const [key, text] of textsOf(language))
      for (const [, what, form] of text.matchAll(/\{\{(\w+)\.(\w+)\}\}/g)) {
        if (what === 'card')
          expect([key, ['bare', 'subject', 'object', 'genitive']]).toEqual([key, expect.arrayContaining([form])]);
        else
          for (const colour of Object.values(colours))
            expect([key, Object.keys(colour)]).toEqual([key, expect.arrayContaining([form])]);
      }
  });

  it('has no empty text, no doubled or stray space, no typewriter quotes', () => {
    for (const [key, text] of leaves(TREES[language])) {
      expect([key, text.trim()]).toEqual([key, text]);
      expect([key, text]).not.toEqual([key, expect.stringMatching(/^$| {2}|'|"|\.\.\.| - /)]);
    }
  });
});

/** Wordings that were corrected and must not come back. */
const WRONG: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    / of \{\{name\}\}/,
    // A possessive stands before what is owned: “Ada’s ship”.
    /\b(?:board|card|compartment|grid|robot|ship|\w+\}\}) \{\{of\}\}/,
    /victory points/i,
    /\bso many\b|\banew\b|\bWhoever (?:made|runs|opens|sat)\b|\bbe told of\b|\b(?:an?|no) \w+ of yours\b/,
  ],
  fr: [
    /\bQui (?:a ouvert|gère|l’ouvre|s’assied|a ce)|\b[Ss]i qui\b/,
    /points de victoire/i,
    /pioche Ravageur/,
    /\bfut\b/,
    // In the masculine only.
    /(?:êtes|été|s’est|s’y est|être) (?:déjà |encore |plus )?(?:invité|assis|connecté|déconnecté|prévenu)(?!\p{L})/u,
    // A round is a “tour de table”.
    /[Mm]anche/,
  ],
  ru: [
    // It means to lose a game.
    /проигр\S* (?:\S+ )?парти|парти\S* проигр/i,
    /(?:передов|начальн)\S+ жетон/i,
    /победных очков/i,
    /лицом вниз/i,
    // A Mission card's action is performed; tiles are activated.
    /активир\S+ (?:\S+ )?(?:карт|делегац|\{\{card)|делегаци\S* не активир/i,
    // A game that is played is «партия»; «игра» is the game in the box and its rules.
    /(?:нов|ваш|эт|сохранённ)\S* игр(?:а|ы|у|е)(?![а-яё])/i,
    /(?<![а-яё])Согласен(?![а-яё])/,
  ],
};

describe('wording', () => {
  it.each(LANGUAGES)('of %s has none of the known faults', (language) => {
    for (const [key, text] of textsOf(language))
      for (const wrong of WRONG[language]) expect([key, text]).not.toEqual([key, expect.stringMatching(wrong)]);
  });

  it('says in every language where a die may be used (A2.3, A2.M1)', () => {
    // Another player's card counts too, and an own card only with a robot or a ship on it.
    const presence: Record<Language, RegExp> = {
      en: /robot or ship/,
      fr: /un robot ou un vaisseau/,
      ru: /робот или корабль/,
    };
    for (const language of LANGUAGES)
      for (const key of ['prompt.use-die.text', 'prompt.use-die.turn'])
        expect(new Map(textsOf(language)).get(key)).toMatch(presence[language]);
  });
});

describe('typography', () => {
  it('sets French signs with a narrow no-break space', () => {
    for (const [key, text] of textsOf('fr')) {
      expect([key, text]).not.toEqual([key, expect.stringMatching(/[ \u00a0][:;!?»]|«(?!\u202f)|[\p{L}\d}][:;!?»]/u)]);
    }
  });

  it('mixes no Latin letters into Russian words', () => {
    for (const [key, text] of textsOf('ru')) {
      const words = text.replace(/\{\{[^}]*\}\}/g, ' ');
      expect([key, words]).not.toEqual([key, expect.stringMatching(/[а-яё][a-z]|[a-z][а-яё]/i)]);
      expect([key, words]).not.toEqual([key, expect.stringMatching(/[“”„]/)]);
    }
  });

  it('writes ё in Russian', () => {
    const plainE =
      /(?<![а-яё])(?:еще|ее|нее|зелен|берет|кладет|полет|черн|вперед|подсчет|счет|уйдет|сойдет|уведет|придется)(?![а-яё]*ё)/i;
    for (const [key, text] of leaves(ru as unknown as Tree))
      expect([key, text]).not.toEqual([key, expect.stringMatching(plainE)]);
  });
});

it('the manifest describes the game in every language', () => {
  const config = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');
  const words = /description_localized: \{([^}]+)\}/.exec(config)?.[1] ?? '';
  expect(['en', ...[...words.matchAll(/^ {4}(\w+): '/gm)].map((match) => match[1])]).toEqual(LANGUAGES);
});

it('the page without scripts says so in every language', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const words = /<noscript>([\s\S]+)<\/noscript>/.exec(page)?.[1] ?? '';
  expect([...words.matchAll(/<p lang="(\w+)">[^<]{20,}<\/p>/g)].map((match) => match[1])).toEqual(LANGUAGES);
});
