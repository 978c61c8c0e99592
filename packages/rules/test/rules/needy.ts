// A player with nothing but what is stated: without dice, ships, tiles, damage and Ravagers no action is possible.

import type { State } from '../../src/index.ts';
import type { PlayerPosition } from '../../src/position.ts';
import { position } from '../helpers.ts';

// The sky of these tests: no asteroids, the Black Angel on 3c.
//   1  orange green gray green orange      4  gray green gray orange green
//   2  gray orange green gray orange       5  orange gray green gray orange
//   3  gray green orange gray green
const STRIPS = ['1B', '2B', '3B', '4B', '5B'];

export type Stated = Omit<Parameters<typeof position>[0], 'players'>;

export function needy(own: PlayerPosition, other: PlayerPosition = {}, stated: Stated = {}): State {
  const nothing = {
    ships: 0,
    resources: 0,
    debris: 0,
    fleet: [],
    dice: [],
    reserved: [],
    hand: [],
    slots: {},
    grid: {},
  };
  return position({
    strips: STRIPS,
    damage: {},
    ravagers: {},
    neutral: { dice: [] },
    display: [null, null, null, null, null, null],
    advanced: [null, null, null, null],
    ...stated,
    players: [
      { ...nothing, robots: { breakRoom: 1 }, ...own },
      { ...nothing, hand: ['060'], ...other },
    ],
  });
}

/** One tile of cost 1 on the display. */
export const ON_SHOW: Stated = { display: [null, null, 'orange-vp-dieToThree', null, null, null] };
