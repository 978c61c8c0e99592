// Все тексты уроков. Страница загружает их по частям (i18n.ts).

import type { LearnTexts } from '../texts.ts';
import { acts } from './learn-acts.ts';
import { chapters } from './learn-chapters.ts';
import { experts } from './learn-experts.ts';
import { learnPage } from './learn-page.ts';
import { voyage } from './learn-voyage.ts';

export const learn: LearnTexts<'one' | 'few' | 'many'> = {
  learn: {
    ...learnPage,
    ...voyage,
    ...acts,
    ...chapters,
    ...experts,
  },
};
