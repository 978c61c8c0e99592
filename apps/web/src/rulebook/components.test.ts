// The headings of the cards and tiles agree with them: a colour is an adjective.

import { beforeAll, expect, it } from 'vitest';
import {
  type CompleteLanguage,
  fetchLanguage,
  fetchTexts,
  fixedT,
  LANGUAGES,
  loadLanguage,
  RULEBOOK,
} from '../texts/i18n.ts';
import { allComponents } from './components.tsx';

beforeAll(async () => {
  for (const language of LANGUAGES) {
    await fetchLanguage(language);
    await loadLanguage(language);
    await fetchTexts(...RULEBOOK);
  }
  await loadLanguage('en');
});

/** A gray Mission card, a green one, an orange one, a gray tile. */
const HEADINGS: Record<CompleteLanguage, readonly string[]> = {
  en: ['021 · gray', '041 · green', '001 · orange', 'gray'],
  fr: ['021 · grise', '041 · verte', '001 · orange', 'grise'],
  // A card is feminine, a tile is masculine.
  ru: ['021 · серая', '041 · зелёная', '001 · оранжевая', 'серый'],
};

it.each(LANGUAGES)('cards and tiles are headed in %s by an adjective of their gender', (language) => {
  const components = allComponents(fixedT(language));
  const nameOf = (id: string): string => components.find((component) => component.id === id)!.name;
  const tile = components.find(({ group, id }) => group === 'technology' && id.startsWith('gray'))!.id;
  expect(['021', '041', '001', tile].map(nameOf)).toEqual(HEADINGS[language]);
});
