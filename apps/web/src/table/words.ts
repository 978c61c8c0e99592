// The words of the player's language, for the parts of the table.

import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { SeatNames } from '../texts/index.ts';
import { onWords, type Words, wordsIn } from '../texts/remembered.ts';
import { namesOf } from '../ui/seat-names.ts';
import { useTable } from './table-context.tsx';

const present = (): Words => wordsIn(i18next.language);

export const useWords = (): Words => useSyncExternalStore(onWords, present);

/** How the seats are called, by the viewer. */
export function useNames(): SeatNames {
  const { t } = useWords();
  const info = useTable((state) => state.info);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  return namesOf(info, viewer, t);
}
