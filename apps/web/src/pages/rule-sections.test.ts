import { RULE_IDS } from '@black-angel/rules/texts/rule-ids';
import { describe, expect, it } from 'vitest';
import { findRules, SECTIONS, sectionOf } from './rule-sections.ts';

describe('the rules page', () => {
  it.each([
    ['C4', 'C'],
    ['A1.2', 'A1'],
    ['A2.3', 'A2'],
    ['A2.D1', 'A2D'],
    ['A2.C4', 'A2C'],
    ['B1.3', 'B'],
    ['H16', 'H'],
  ])('puts %s into %s', (id, section) => {
    expect(sectionOf(id)).toBe(section);
  });

  it('has a section for every rule, and shows each once', () => {
    const all = findRules('', () => 'text', 'en');
    expect(all.map(({ section }) => section)).toEqual([...SECTIONS]);
    expect(all.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(RULE_IDS);
  });

  it('finds words in any order, without accents or capitals, and ids', () => {
    const texts: Record<string, string> = { 'A2.5': 'Une action endommagée', C1: 'Trois couleurs' };
    const ids = (search: string) =>
      findRules(search, (id) => texts[id] ?? null, 'fr').flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids('ENDOMMAGEE action')).toEqual(['A2.5']);
    expect(ids('a2.5')).toEqual(['A2.5']);
    expect(ids('couleurs dés')).toEqual([]);
  });
});
