import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './i18n.ts';
import { sayNumber } from './numbers.ts';

const inEach = (say: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)]));

describe('numbers', () => {
  it('have the decimal sign of the language, and at most one decimal', () => {
    expect(inEach((language) => sayNumber(0.84, language))).toMatchObject({ en: '0.8', fr: '0,8', ru: '0,8' });
    for (const language of LANGUAGES) expect(sayNumber(12, language)).toBe('12');
  });

  it('are grouped from five digits on', () => {
    for (const language of LANGUAGES) expect(sayNumber(1500, language)).toBe('1500');
    const said = inEach((language) => sayNumber(20000, language).replace(/\s/, '_'));
    expect(said).toMatchObject({ en: '20,000', fr: '20_000', ru: '20_000' });
  });

  it('can show their sign, with a minus and not a hyphen', () => {
    for (const language of LANGUAGES)
      expect([3, -3, 0].map((value) => sayNumber(value, language, 'signed'))).toEqual(['+3', '−3', '0']);
  });

  it('can be percentages', () => {
    // The kind of no-break space depends on the browser's data.
    const said = inEach((language) => sayNumber(0.417, language, 'percent').replace(/\s/, '_'));
    expect(said).toMatchObject({ en: '42%', fr: '42_%', ru: '42_%' });
  });

  it('are said by this helper alone', () => {
    const source = new URL('../', import.meta.url);
    const others = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('numbers') && !name.includes('.test.'),
    );
    const bypassing = others.filter((name) => /Intl\.NumberFormat/.test(readFileSync(new URL(name, source), 'utf8')));
    expect(bypassing).toEqual([]);
  });
});
