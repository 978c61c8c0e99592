// The texts of cards and tiles in every language (say-loaded.ts).

import { en } from './say.en.ts';
import { fr } from './say.fr.ts';
import { ru } from './say.ru.ts';
import { addWords } from './say-loaded.ts';

addWords('en', en);
addWords('fr', fr);
addWords('ru', ru);

export * from './say-loaded.ts';
