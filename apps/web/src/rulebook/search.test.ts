import { RULE_IDS } from '@black-angel/rules/texts/rule-ids';
import { rulesEn } from '@black-angel/rules/texts/rules.en';
import { rulesFr } from '@black-angel/rules/texts/rules.fr';
import { rulesRu } from '@black-angel/rules/texts/rules.ru';
import { describe, expect, it } from 'vitest';
import { findEntries, wordsOf } from './search.ts';

const RULES = { en: rulesEn, fr: rulesFr, ru: rulesRu };
const find = (language: keyof typeof RULES, search: string): string[] =>
  findEntries(search, RULE_IDS, (id) => `${id} ${RULES[language][id]}`);

describe('the search of the rulebook', () => {
  it.each([
    ['en', 'asteroid'],
    ['en', 'ASTEROIDS'],
    ['fr', 'astéroïde'],
    ['fr', 'asteroide'],
    ['fr', 'Astéroïdes'],
    ['ru', 'астероид'],
    ['ru', 'АСТЕРОИДЫ'],
  ] as const)('finds in %s what a reader types: %s', (language, search) => {
    expect(find(language, search)).toEqual(['A2.C2', 'B3.1']);
  });

  it('finds the beginnings of words in any order, and ids', () => {
    expect(find('en', 'hexes asteroid')).toEqual(['A2.C2']);
    expect(find('en', 'a2.c2')).toContain('A2.C2');
    // Within a word it finds nothing.
    expect(find('en', 'steroid')).toEqual([]);
    expect(find('en', '  ')).toEqual([]);
  });

  it('folds accents, capitals and ё', () => {
    expect(wordsOf('L’Équipe : «Чёрный», A2.C4.')).toEqual(['l', 'equipe', 'черныи', 'a2.c4']);
  });
});
