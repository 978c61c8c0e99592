// How a seat is drawn: players by number, then the neutral player or Hal.

import type { View } from '@black-angel/rules';

export type SeatArt = number | 'neutral' | 'hal';

export function seatArt(view: Pick<View, 'players' | 'hal'>, seat: number): SeatArt {
  if (seat < view.players.length) return seat;
  return view.hal ? 'hal' : 'neutral';
}
