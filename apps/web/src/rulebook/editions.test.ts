// What the page says about editions and numbers, in every language, against what the published texts say.

import { defaultContent, FACT_RULES } from '@black-angel/rules/components';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulebook as en } from '../texts/en/rulebook.ts';
import { rulebook as fr } from '../texts/fr/rulebook.ts';
import { type CompleteLanguage, fetchTexts, fixedT, loadLanguage, RULEBOOK } from '../texts/i18n.ts';
import { rulebook as ru } from '../texts/ru/rulebook.ts';
import { DIFFERENCES, type Difference } from './notes.ts';
import { sayPattern } from './origins.tsx';
import { sayAdvantages } from './rule-entry.tsx';

/** The first French, the two English and the Russian edition, and the publisher's FAQ. */
type Edition = 'F1' | 'E1' | 'E2' | 'R' | 'FAQ';
const FIRST: Edition[] = ['F1', 'E1'];

/**
 * The editions that each sentence of an entry is about, in order. They were compared text by text; an edition that is
 * silent is named only where its silence is the difference.
 */
const SAID: Record<Difference, Edition[][]> = {
  names: [['R']],
  supplies: [['E1', 'E2', 'R', 'FAQ'], ['F1']],
  turnDie: [FIRST, ['E2', 'R']],
  oneActivation: [FIRST, ['E2', 'R', 'FAQ']],
  unpaid: [['F1', 'E1', 'E2', 'R'], ['E2', 'FAQ'], ['F1'], ['E1', 'R']],
  block: [['F1'], ['E1', 'E2'], ['R']],
  angelHex: [['E2', 'R', 'FAQ'], FIRST],
  afterEnd: [['FAQ']],
  neutralDice: [FIRST, ['E2', 'R'], []],
  boosts: [['E2', 'R', 'FAQ'], FIRST],
  early: [FIRST, ['E2', 'FAQ'], ['R']],
  comet: [FIRST, ['E2', 'R', 'FAQ']],
};

/** How an edition is named; what a longer name says is taken out before the shorter ones are looked for. */
const NAMES: Record<CompleteLanguage, readonly (readonly [RegExp, readonly Edition[]])[]> = {
  en: [
    [/every rulebook/i, ['F1', 'E1', 'E2', 'R']],
    [/first editions/i, FIRST],
    [/(both|the) English editions/i, ['E1', 'E2']],
    [/first French/i, ['F1']],
    [/first English/i, ['E1']],
    [/second English/i, ['E2']],
    [/Russian/, ['R']],
    [/FAQ/, ['FAQ']],
  ],
  fr: [
    [/tous les livrets/i, ['F1', 'E1', 'E2', 'R']],
    [/premières éditions/i, FIRST],
    [/les (deux )?éditions anglaises/i, ['E1', 'E2']],
    [/première édition française/i, ['F1']],
    [/première édition anglaise/i, ['E1']],
    [/deuxième (édition )?anglaise/i, ['E2']],
    [/russe/, ['R']],
    [/FAQ/, ['FAQ']],
  ],
  ru: [
    [/все правила/i, ['F1', 'E1', 'E2', 'R']],
    [/первых изданиях|первые издания/i, FIRST],
    [/оба английских|^английские издания/i, ['E1', 'E2']],
    [/перв(ое|ом|ого) французск/i, ['F1']],
    [/перв(ое|ом|ого) английск/i, ['E1']],
    [/втор(ое|ом) английск/i, ['E2']],
    [/русск/i, ['R']],
    [/ответ/i, ['FAQ']],
  ],
};

const TEXTS: Record<CompleteLanguage, Record<Difference, string>> = {
  en: en.rulebook.editions,
  fr: fr.rulebook.editions,
  ru: ru.rulebook.editions,
};

function named(sentence: string, language: CompleteLanguage): Edition[] {
  let left = sentence;
  const found = new Set<Edition>();
  for (const [name, editions] of NAMES[language]) {
    if (!name.test(left)) continue;
    left = left.replace(name, '');
    for (const edition of editions) found.add(edition);
  }
  return [...found].sort();
}

describe.each<CompleteLanguage>(['en', 'fr', 'ru'])('in %s', (language) => {
  const t = () => fixedT(language);
  beforeAll(async () => {
    await loadLanguage(language);
    await fetchTexts(...RULEBOOK);
  });

  it.each(DIFFERENCES)('the entry %s is about the editions that differ', (difference) => {
    const sentences = TEXTS[language][difference].split(/(?<=\.) (?=\p{Lu})/u);
    expect(sentences.map((sentence) => named(sentence, language))).toEqual(
      SAID[difference].map((editions) => [...editions].sort()),
    );
  });

  it('S9: the numbers are those of the set, and they are said to be our own', () => {
    const numbers = (said: string): number[] => (said.match(/(?<!\d)\d+(?= (?:res|рес))/g) ?? []).map(Number);
    const printed = defaultContent.advantages.slice(1).map(({ resource }) => resource);
    expect(numbers(sayAdvantages(t()))).toEqual(printed);
    const advantages = [0, 2, 3, 1].map((resource) => ({ resource, reserveDie: 0 }));
    expect(numbers(sayAdvantages(t(), { ...defaultContent, advantages }))).toEqual([2, 3, 1]);
    expect(sayAdvantages(t())).toMatch({ en: /our own/, fr: /notre choix/, ru: /подобрали сами/ }[language]);
  });

  it('facts that are known in different ways have different names', () => {
    const rows = new Map<string, string>();
    for (const { pattern, status } of FACT_RULES) {
      const name = sayPattern(t(), pattern);
      expect(name).not.toBe(t()('workshop.part.ship'));
      // Hal's values are one thing: a part of them is published.
      if (rows.has(name) && pattern !== 'hal.vpPer.*') expect(rows.get(name), name).toBe(status);
      rows.set(name, status);
    }
  });
});
