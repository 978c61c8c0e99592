// The texts of cards and tiles in every language (say-loaded.ts).

import type { Language } from './languages.ts';
import { en } from './say.en.ts';
import { fr } from './say.fr.ts';
import { ru } from './say.ru.ts';
import { addWords } from './say-loaded.ts';
import type { Words } from './say-types.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, fr, ru };
for (const [language, words] of Object.entries(WORDS)) addWords(language as Language, words);

export * from './say-loaded.ts';
