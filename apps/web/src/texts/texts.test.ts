// The languages have the same keys and placeholders, their own plurals, and proper typography. Words: wording.test.ts.

import { readdirSync, readFileSync } from 'node:fs';
import type { Tree } from '@black-angel/words';
import { describe, expect, it } from 'vitest';
import { leaves, TREES, textsOf } from './all-texts.ts';
import { LANGUAGES, type Language } from './i18n.ts';

const CATEGORY = /_(one|few|many|other)$/;

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
      /(?<![а-яё])(?:(?:еще|ее|нее|берет|кладет|вперед|(?:полет|подсчет|счет)[аеу]?|уйдет|сойдет|уведет|придется)(?![а-яё])|(?:зелен|черн)[ыо](?!в))/i;
    for (const [key, text] of leaves(TREES.ru)) expect([key, text]).not.toEqual([key, expect.stringMatching(plainE)]);
  });
});

it('the manifest describes the game in every language', () => {
  const manifest = readFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8');
  const { description_localized } = JSON.parse(manifest) as { description_localized: Record<string, string> };
  expect(['en', ...Object.keys(description_localized)]).toEqual(LANGUAGES);
});

it('the page without scripts says so in every language', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const words = /<noscript>([\s\S]+)<\/noscript>/.exec(page)?.[1] ?? '';
  expect([...words.matchAll(/<p lang="(\w+)">[^<]{20,}<\/p>/g)].map((match) => match[1])).toEqual(LANGUAGES);
});

it('the sources write the narrow no-break space as an escape, because it is invisible', () => {
  const ROOT = new URL('../../../../', import.meta.url);
  const folders = ['apps/web/src/texts/', 'packages/rules/src/texts/', 'packages/words/src/'];
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}${name}`),
  );
  const literal = [...files, 'apps/web/public/manifest.webmanifest'].filter((file) =>
    /[\u00a0\u202f]/.test(readFileSync(new URL(file, ROOT), 'utf8')),
  );
  expect(literal).toEqual([]);
});
