// Facts are said in the player's language, without words of the file.

import { defaultContent, factsOf } from '@black-angel/rules/components';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchTexts, fixedT, loadLanguage } from '../texts/i18n.ts';
import { sayFact, sayUnit, sayValue } from './say-fact.ts';

beforeAll(async () => {
  await loadLanguage('en');
  await fetchTexts('workshop');
  await loadLanguage('ru');
});

afterAll(() => loadLanguage('en'));

/** Strips have faces A and B; two letters make a word of the file. */
const LATIN = /[a-z]{2,}/i;

it('every fact of the default set has a name and a value in Russian', () => {
  const t = fixedT('ru');
  for (const { path, value } of factsOf(defaultContent.set)) {
    const said = [sayUnit(t, path), sayFact(t, path), sayValue(t, value)];
    expect([path, said.filter((text) => text === '' || LATIN.test(text))]).toEqual([path, []]);
  }
});

it('values in English', () => {
  const t = fixedT('en');
  expect(sayValue(t, { territory: 'green', comet: true })).toBe('green, comet');
  expect(sayValue(t, { ship: 2 })).toBe('2 ships');
  expect(sayValue(t, { kind: 'activation', cost: {}, gain: { ship: 2 } })).toBe('Gain 2 ships');
  expect(sayValue(t, undefined)).toBe('none');
  expect(
    sayValue(t, [
      [0, 0],
      [1, 1],
    ]),
  ).toBe('row 1, column 1 · row 2, column 2');
});

it('a colour in Russian agrees with “цвет”, the colour of a hex with “владение”', () => {
  const t = fixedT('ru');
  expect(sayValue(t, 'gray')).toBe('серый');
  expect(sayValue(t, { territory: 'gray' })).toBe('серое');
  expect(sayValue(t, { territory: 'asteroid' })).toBe('астероидное поле');
});

it('amounts in Russian are in the nominative', () => {
  const t = fixedT('ru');
  expect(sayValue(t, { robot: 1, missionCard: 1, technology: 2 })).toBe(
    '1 робот, 1 карта делегации, 2 жетона технологий',
  );
});
