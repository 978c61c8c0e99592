// The notes of the rulebook fit the rules, the lessons and the icons.

import { readFileSync } from 'node:fs';
import { RULE_IDS } from '@black-angel/rules/texts/rule-ids';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../art/glyphs-actions.tsx';
import { GOODS } from '../art/glyphs-goods.tsx';
import { findLesson } from '../learn/lessons/index.ts';
import { rulebook } from '../texts/en/rulebook.ts';
import { chapterOf } from './chapters.ts';
import { LEGEND, LEGEND_GROUPS, LEGEND_ICONS } from './icon-legend.tsx';
import { DIFFERENCES, EDITIONS, RULINGS, reasonKey, TRY_IT } from './notes.ts';
import { RULE_PICTURES } from './rule-pictures.ts';

const RULES_MD = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
/** The rules of docs/rules.md whose text has the mark of a ruling. */
const MARKED = RULES_MD.split(/^- \*\*/m)
  .filter((rule) => rule.includes('**[ruling'))
  .flatMap((rule) => /^([A-Z]\d*(?:\.[A-Z]?\d+)?)\*\*/.exec(rule)?.[1] ?? []);

describe('the rulebook', () => {
  it('marks the rulings of docs/rules.md, each with a reason', () => {
    expect([...RULINGS].sort()).toEqual([...new Set(MARKED)].sort());
    expect(Object.keys(rulebook.rulebook.rulingReasons).sort()).toEqual(RULINGS.map(reasonKey).sort());
  });

  it('says of which rule the editions differ', () => {
    for (const name of DIFFERENCES) expect(RULE_IDS).toContain(EDITIONS[name]);
    expect(Object.keys(rulebook.rulebook.editions).sort()).toEqual([...DIFFERENCES].sort());
  });

  it('lets rules be tried in steps that exist and that ask for something', () => {
    for (const [rule, [lesson, step]] of Object.entries(TRY_IT)) {
      expect(RULE_IDS).toContain(rule);
      const found = findLesson(lesson)?.steps.find(({ id }) => id === step);
      expect([rule, found?.passes]).not.toEqual([rule, undefined]);
      expect([rule, found?.passes]).not.toEqual([rule, 'read']);
    }
  });

  it('has pictures of rules that exist', () => {
    for (const rule of Object.keys(RULE_PICTURES)) expect(RULE_IDS).toContain(rule);
    expect(Object.keys(RULE_PICTURES).length).toBeGreaterThan(70);
  });

  it('explains every icon of the game once, with a rule', () => {
    expect(new Set(LEGEND_ICONS).size).toBe(LEGEND_ICONS.length);
    expect(LEGEND_ICONS).toEqual(expect.arrayContaining([...Object.keys(GOODS), ...Object.keys(ACTIONS)]));
    for (const group of LEGEND_GROUPS)
      for (const rule of Object.values(LEGEND[group])) expect(RULE_IDS).toContain(rule);
  });

  it('opens the part of an address', () => {
    expect([null, 'A2.D3', 'A2D', 'icons', '016', 'nonsense'].map(chapterOf)).toEqual([
      'start',
      'rules',
      'rules',
      'icons',
      'cards',
      'start',
    ]);
  });
});
