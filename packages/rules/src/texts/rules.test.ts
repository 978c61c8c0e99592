import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, RULE_IDS, ruleText } from './index.ts';
import { rulesEn } from './rules.en.ts';
import { rulesFr } from './rules.fr.ts';
import { rulesRu } from './rules.ru.ts';

const SETS = { en: rulesEn, fr: rulesFr, ru: rulesRu };

describe('rule texts', () => {
  it.each(LANGUAGES)('are complete in %s, and say nothing of rules that do not exist', (language) => {
    expect(Object.keys(SETS[language]).sort()).toEqual(RULE_IDS.slice().sort());
    for (const id of RULE_IDS) {
      const text = ruleText(id, language)!;
      expect(text.length, id).toBeGreaterThan(20);
      expect(text.length, id).toBeLessThanOrEqual(420);
      for (const [cited] of text.matchAll(/\b[A-Z]\d?\.?[A-Z]?\d+\b/g))
        if (cited.includes('.')) expect(RULE_IDS).toContain(cited);
    }
  });

  it('are in their own languages', () => {
    for (const id of RULE_IDS) {
      expect(ruleText(id, 'ru'), id).toMatch(/[а-яё]/i);
      expect(new Set(LANGUAGES.map((language) => ruleText(id, language))).size, id).toBe(LANGUAGES.length);
    }
  });

  it('use the terms of the Russian rulebook', () => {
    for (const id of RULE_IDS) {
      expect(ruleText(id, 'ru'), id).not.toMatch(/(?:передов|начальн)\S+ жетон|лицом вниз/i);
      // The phases А1 to А3 are written in Cyrillic; only the ids of rules are Latin.
      expect(ruleText(id, 'ru'), id).not.toMatch(/[ (]A[1-3](?!\.)/);
    }
  });

  it('exist for every rule that the engine cites', () => {
    const source = new URL('../', import.meta.url);
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const cited = files.flatMap((name) => [
      ...readFileSync(new URL(name, source), 'utf8').matchAll(
        /(?:rule: |illegal\(|rule = |\? |: |, )'([CSTENVHKX]\d+|[AB]\d\.[A-Z]?\d+)'/g,
      ),
    ]);
    expect(cited.length).toBeGreaterThan(100);
    for (const [, id] of cited) expect(RULE_IDS).toContain(id);
  });

  it('are null for an unknown id', () => {
    expect(ruleText('Z9', 'en')).toBeNull();
    expect(ruleText('__proto__', 'en')).toBeNull();
  });
});
