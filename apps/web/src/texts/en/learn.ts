// All texts of the lessons. The page loads its parts (i18n.ts).

import { acts } from './learn-acts.ts';
import { chapters } from './learn-chapters.ts';
import { experts } from './learn-experts.ts';
import { learnPage } from './learn-page.ts';
import { voyage } from './learn-voyage.ts';

export const learn = {
  learn: {
    ...learnPage,
    ...voyage,
    ...acts,
    ...chapters,
    ...experts,
  },
} as const;
