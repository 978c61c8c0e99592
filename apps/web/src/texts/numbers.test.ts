import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './i18n.ts';
import { sayNumber } from './numbers.ts';

describe('numbers', () => {
  it('have the decimal sign of the language, and at most one decimal', () => {
    expect(LANGUAGES.map((language) => sayNumber(0.84, language))).toEqual(['0.8', '0,8', '0,8']);
    expect(LANGUAGES.map((language) => sayNumber(12, language))).toEqual(['12', '12', '12']);
  });

  it('are grouped from five digits on', () => {
    expect(LANGUAGES.map((language) => sayNumber(1500, language))).toEqual(['1500', '1500', '1500']);
    const said = LANGUAGES.map((language) => sayNumber(20000, language).replace(/\s/, '_'));
    expect(said).toEqual(['20,000', '20_000', '20_000']);
  });

  it('can show their sign, with a minus and not a hyphen', () => {
    for (const language of LANGUAGES)
      expect([3, -3, 0].map((value) => sayNumber(value, language, 'signed'))).toEqual(['+3', '−3', '0']);
  });

  it('can be percentages', () => {
    // The kind of no-break space depends on the browser's data.
    const said = LANGUAGES.map((language) => sayNumber(0.417, language, 'percent').replace(/\s/, '_'));
    expect(said).toEqual(['42%', '42_%', '42_%']);
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
