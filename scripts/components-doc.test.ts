import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultContent } from '../packages/rules/src/components.ts';
import { factAt, factsOf } from '../packages/rules/src/content/facts.ts';
import { componentsDocText } from './components-doc.ts';
import { appliedFacts, readReport } from './facts-report.ts';

describe('docs/components.md', () => {
  const text = readFileSync(new URL('../docs/components.md', import.meta.url), 'utf8');

  it('is current (npm run task components-doc)', () => {
    expect(text).toBe(componentsDocText());
  });

  it('names every kind of fact with its origin, and every card and tile', () => {
    for (const { rule } of factsOf(defaultContent.set)) expect(text).toContain(`| \`${rule.pattern}\` |`);
    const { missions, ravagers, technology, advancedTechnology, hal } = defaultContent.set;
    for (const { id } of [...missions, ...ravagers, ...technology, ...advancedTechnology, ...hal.cards])
      expect(text).toContain(`\n| ${id} |`);
  });
});

describe('reports of the workshop', () => {
  const report = (path: string, printed: unknown, change: object = {}): string =>
    JSON.stringify({
      format: 'black-angel-facts',
      default: defaultContent.hash,
      different: [{ path, default: null, printed }],
      ...change,
    });

  it('make the next default set', () => {
    const reports = [
      readReport(report('missions[001].reward', { ship: 2 }), 'a'),
      readReport(report('turnOrderAdvantage.2.resource', null), 'b'),
    ];
    const { set } = appliedFacts(reports);
    expect(factAt(set, 'missions[001].reward')).toEqual({ ship: 2 });
    expect(factAt(set, 'turnOrderAdvantage.2')).toEqual({});
  });

  it.each([
    ['no report', '{}', 'no report'],
    ['one of another default set', report('missions[001].reward', {}, { default: 'abc' }), 'another default set'],
    ['one with an unknown fact', report('missions[001].title', 'x'), 'no fact missions[001].title'],
  ])('are refused: %s', (_, text, words) => {
    expect(() => readReport(text, 'file')).toThrow(words);
  });

  it('are refused where they contradict each other, or make no set', () => {
    const one = readReport(report('missions[001].reward', { ship: 2 }), 'a');
    const other = readReport(report('missions[001].reward', { ship: 1 }), 'b');
    expect(() => appliedFacts([one, other])).toThrow('b contradicts');
    expect(() => appliedFacts([readReport(report('missions[001].reward', { ship: -1 }), 'c')])).toThrow('reward.ship');
  });
});
