// Every reason, path and lack has its sentence in every language.

import { type Missing, PART_KINDS, type Path, type PathSource } from '@black-angel/bots/advice';
import { defaultContent } from '@black-angel/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchLanguage, fetchTexts, fixedT, LANGUAGES, loadLanguage } from './i18n.ts';
import { sayMissing, sayPath, sayWhy } from './say-advice.ts';

const ADVANCED = defaultContent.tiles.findIndex((tile) => tile?.advanced);
const SOURCES: PathSource[] = [
  { kind: 'activation', card: 1 },
  { kind: 'reward', card: 21 },
  { kind: 'neutralization', card: 15 },
  { kind: 'tile', tile: 1 },
  { kind: 'boost', tile: 1 },
  { kind: 'advanced', tile: ADVANCED },
];
const LACKS: Missing[] = [
  { kind: 'die', colour: 'orange', canBuy: true },
  { kind: 'die', colour: 'gray', canBuy: false },
  { kind: 'ship' },
  { kind: 'berth', colour: 'green' },
  { kind: 'goods', what: 'ravagerCard', count: 2 },
  { kind: 'advances', count: 3 },
  { kind: 'discover' },
  { kind: 'card', colour: 'orange' },
];

describe.each(LANGUAGES)('advice in %s', (language) => {
  beforeAll(async () => {
    await fetchLanguage(language);
    await loadLanguage(language);
    await fetchTexts('advice');
  });

  it('says every reason, for and against', () => {
    const t = fixedT(language);
    for (const kind of PART_KINDS) {
      const [good, bad] = [
        { kind, amount: 2, count: 0 },
        { kind, amount: -1, count: 0 },
      ];
      const said = sayWhy(t, { amount: 1, reasons: [good], drawback: bad }, defaultContent);
      expect(said).not.toMatch(/advice\.|\{\{|undefined/);
      expect(said).toMatch(/2.*1/s);
    }
    expect(sayWhy(t, { amount: 0, reasons: [], drawback: null }, defaultContent)).not.toContain('advice.');
  });

  it('says every path and what it needs', () => {
    const t = fixedT(language);
    for (const source of SOURCES)
      expect(sayPath(t, { source } as Path, defaultContent)).not.toMatch(/advice\.|\{\{|undefined|\[/);
    expect(sayMissing(t, LACKS, defaultContent)).not.toMatch(/advice\.|\{\{|undefined/);
    expect(sayMissing(t, [], defaultContent)).not.toContain('advice.');
  });
});
