// X3: move a ship up to 2, one in space or a new one; no card is placed.

import { FLEET, ownLists } from '../copy.ts';
import { addFlights, flyShip } from '../flight.ts';
import { push } from '../frames/frame.ts';
import { canFly } from '../space.ts';
import type { LookAhead, TileEffectRules } from './tile-effect.ts';

export const MOVE_SHIP_STEPS = 2;

/** T3 */
export function canActAfterFlight(look: LookAhead, choice: number, cellsToCome: number): boolean {
  const { state, seat } = look;
  const player = ownLists(state, seat, FLEET);
  const { fleet, ships, breakRoom } = player;
  player.fleet = fleet.slice();
  flyShip(state, seat, choice, 'X3', null);
  const possible = look.canActThrough(cellsToCome);
  player.fleet = fleet;
  player.ships = ships;
  player.breakRoom = breakRoom;
  return possible;
}

export const moveShip: TileEffectRules = {
  can: (state, seat) => {
    const player = state.players[seat]!;
    return canFly(state, seat, player.ships > 0 && player.breakRoom > 0, MOVE_SHIP_STEPS);
  },
  run: (state, seat) => push(state, 'fly', seat, MOVE_SHIP_STEPS),
  reach: null,
  mayGive: ['flight'],
  canActAfter(look, _cell, cellsToCome) {
    if (!look.mightActBy('moveShip', cellsToCome)) return false;
    const flights: number[] = [];
    const count = addFlights(look.state, look.seat, MOVE_SHIP_STEPS, flights, 0);
    for (let i = 0; i < count; i++) if (canActAfterFlight(look, flights[i]!, cellsToCome)) return true;
    return false;
  },
};
