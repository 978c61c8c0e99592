// The texts of the present language.

import { useSyncExternalStore } from 'react';
import { onTexts, present, type Spoken } from '../texts/i18n.ts';

export const useWords = (): Spoken => useSyncExternalStore(onTexts, present);
