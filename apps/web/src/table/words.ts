// Hooks for the texts and names at the table.

import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { SeatNames } from '../texts/index.ts';
import { onWords, type Words, wordsIn } from '../texts/remembered.ts';
import { namesOf } from '../ui/seat-names.ts';
import { useTable } from './table-context.tsx';

const present = (): Words => wordsIn(i18next.language);

export const useWords = (): Words => useSyncExternalStore(onWords, present);

/** The names of the seats, for the viewer. */
export function useNames(): SeatNames {
  const { t } = useWords();
  const info = useTable((state) => state.info);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  return namesOf(info, viewer, t);
}
