import { RULE_IDS } from '@black-angel/rules/texts/rule-ids';
import { describe, expect, it } from 'vitest';
import { citations, ruleSections, SECTIONS, sayRuleSection, sectionOf } from './rule-sections.ts';

describe('the sections of the rules', () => {
  it.each([
    ['C4', 'C'],
    ['A1.2', 'A1'],
    ['A2.3', 'A2'],
    ['A2.D1', 'A2D'],
    ['A2.C4', 'A2C'],
    ['B1.3', 'B'],
    ['H16', 'H'],
  ])('put %s into %s', (id, section) => {
    expect(sectionOf(id)).toBe(section);
  });

  it('have every rule once', () => {
    const all = ruleSections();
    expect(all.map(({ section }) => section)).toEqual([...SECTIONS]);
    expect(all.flatMap(({ rules }) => rules)).toEqual(RULE_IDS);
    expect(sayRuleSection('A2D')).toBe('A2.D');
  });

  it('know the rules that a text cites', () => {
    expect(citations('as in A2.C4, see B1.1.')).toEqual([
      { text: 'as in ', rule: null },
      { text: 'A2.C4', rule: 'A2.C4' },
      { text: ', see ', rule: null },
      { text: 'B1.1', rule: 'B1.1' },
      { text: '.', rule: null },
    ]);
    // A phase is no rule, and a rule is no part of a word.
    expect(citations('phase A3, (E5) XE5').flatMap(({ rule }) => rule ?? [])).toEqual(['E5']);
  });
});
