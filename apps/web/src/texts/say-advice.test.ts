// Every reason, path and lack has its sentence in every language.

import { type Missing, PART_KINDS, type Path, type PathSource } from '@black-angel/bots/advice';
import { defaultContent } from '@black-angel/rules/components';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CompleteLanguage, fetchLanguage, fetchTexts, fixedT, LANGUAGES, loadLanguage } from './i18n.ts';
import { sayMissing, sayPath, sayTurningPoint, sayWhy } from './say-advice.ts';

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
  { kind: 'place' },
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

  it('says of a turning point whose turn it was and whose chance changed', () => {
    const t = fixedT(language);
    const names = {
      names: ['Ada', t('who.you'), t('who.hal')],
      given: [null, null, { kind: 'hal' }],
      viewer: 1,
    } as const;
    const say = (mover: number, seat: number): string =>
      sayTurningPoint(t, { index: 4, round: 10, mover, change: 0.48 }, seat, names, defaultContent);
    const wanted = {
      en: ['Round 10, Hal’s turn: Ada’s chance to win +48%', 'Round 10, your turn: your chance to win +48%'],
      fr: [
        'Tour de table 10, tour de Hal\u202f: chances de victoire d’Ada +48\u202f%',
        'Tour de table 10, votre tour\u202f: vos chances de victoire +48\u202f%',
      ],
      ru: ['Раунд 10, ход Эала: шансы игрока Ada на победу +48 %', 'Раунд 10, ваш ход: ваши шансы на победу +48 %'],
    };
    const plainSpace = (text: string): string => text.replace(/\s/g, ' ');
    expect([say(2, 0), say(1, 1)].map(plainSpace)).toEqual(wanted[language].map(plainSpace));
  });

  it('says every path and what it needs', () => {
    const t = fixedT(language);
    for (const source of SOURCES)
      expect(sayPath(t, { source } as Path, defaultContent)).not.toMatch(/advice\.|\{\{|undefined|\[/);
    const paths: Record<CompleteLanguage, readonly string[]> = {
      en: ['Activate orange Mission 001', 'Place gray Mission 021'],
      fr: ['Activer\u202f: la Mission orange 001', 'Placer\u202f: la Mission grise 021'],
      // The action of a card is performed: the card is in the genitive.
      ru: ['Выполнить действие оранжевой карты делегации 001', 'Выложить серую карту делегации 021'],
    };
    expect(SOURCES.slice(0, 2).map((source) => sayPath(t, { source } as Path, defaultContent))).toEqual(
      paths[language],
    );
    expect(sayMissing(t, LACKS, defaultContent)).not.toMatch(/advice\.|\{\{|undefined/);
    expect(sayMissing(t, [], defaultContent)).not.toContain('advice.');
  });
});
