// The languages of the page.

import { describe, expect, it } from 'vitest';
import { detectLanguage } from './i18n.ts';

describe('the language of the browser', () => {
  it('is the first one that the game knows', () => {
    expect(detectLanguage(['fr-CA', 'en'])).toBe('fr');
    expect(detectLanguage(['de', 'ru-RU', 'en'])).toBe('ru');
    expect(detectLanguage(['de'])).toBe('en');
    expect(detectLanguage([])).toBe('en');
  });
});
