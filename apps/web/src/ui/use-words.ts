// The texts of the present language, remembered (texts/remembered.ts): for parts that are drawn at every move.

import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { onWords, type Words, wordsIn } from '../texts/remembered.ts';

const present = (): Words => wordsIn(i18next.language);

export const useWords = (): Words => useSyncExternalStore(onWords, present);
