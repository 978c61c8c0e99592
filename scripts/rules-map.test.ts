import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../packages/rules/src/texts/index.ts';
import { rulesMap, rulesMapText } from './rules-map.ts';

const docs = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

describe('the rules map', () => {
  it('knows exactly the ids of the rules', () => {
    const ids = [...docs('rules.md').matchAll(/^- \*\*([A-Z][\w.]*)\*\*/gm)].map(([, id]) => id!);
    expect(ids.slice().sort()).toEqual(RULE_IDS.slice().sort());
  });

  it('names code and a test for every rule', () => {
    const map = rulesMap();
    expect(map.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([]);
    expect(map.filter(({ code }) => code.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('is current (npm run task rules-map)', () => {
    expect(docs('rules-map.md')).toBe(rulesMapText());
  });
});
