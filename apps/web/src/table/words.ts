// Hooks for the texts and names at the table.

import type { Seat } from '../art/palette.ts';
import type { SeatNames } from '../texts/index.ts';
import { namesOf, seatArtOf, useWords } from '../ui/seat-names.ts';
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
