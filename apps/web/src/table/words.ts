// Hooks for the texts and names at the table.

import { namesOf, type SeatNames } from '@black-angel/words';
import type { Seat } from '../art/palette.ts';
import { seatArtOf } from '../ui/seat-names.ts';
import { useWords } from '../ui/use-words.ts';
import { useTable } from './table-context.tsx';

export { useWords };

/** The names of the seats, for the viewer. */
export function useNames(): SeatNames {
  const { t } = useWords();
  const info = useTable((state) => state.info);
  const viewer = useTable(({ moment }) => moment.view.viewer);
  return namesOf(info, viewer, t);
}

export function useSeatArt(): (seat: number) => Seat {
  const info = useTable((state) => state.info);
  return (seat) => seatArtOf(info, seat);
}
