// How the seats of the open table are drawn.

import type { Seat } from '../art/palette.ts';
import { seatArtOf } from '../ui/seat-names.ts';
import { useTable } from './table-context.tsx';

export function useSeatArt(): (seat: number) => Seat {
  const info = useTable((state) => state.info);
  return (seat) => seatArtOf(info, seat);
}
