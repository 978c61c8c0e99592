// The words of the player's language, for the parts of the table.

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { namesOf } from '../panels/seat-names.ts';
import type { Language } from '../texts/i18n.ts';
import type { SeatNames } from '../texts/index.ts';
import { useTable } from './table-context.tsx';

export function useWords(): { t: TFunction; language: Language } {
  const { t, i18n } = useTranslation();
  return { t, language: i18n.language as Language };
}

/** How the seats are called, by the viewer. */
export function useNames(): SeatNames {
  const { t } = useTranslation();
  const info = useTable((state) => state.info);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  return namesOf(info, viewer, t);
}
