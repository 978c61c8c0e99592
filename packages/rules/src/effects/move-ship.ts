// X3: move a ship up to 2, one in space or a new one; no card is placed.

import { push } from '../frames/frame.ts';
import { angelHex, canMove } from '../space.ts';
import type { State } from '../state.ts';
import type { TileEffectRules } from './tile-effect.ts';

export const MOVE_SHIP_STEPS = 2;

/** Whether the seat has a ship, in space or to launch, that can end on another hex. */
export function canFlyAnywhere(state: State, seat: number, steps: number): boolean {
  const player = state.players[seat]!;
  for (const hex of player.fleet) if (canMove(state, seat, hex, steps)) return true;
  return player.ships > 0 && player.breakRoom > 0 && canMove(state, seat, angelHex(state), steps);
}

export const moveShip: TileEffectRules = {
  can: (state, seat) => canFlyAnywhere(state, seat, MOVE_SHIP_STEPS),
  run: (state, seat) => push(state, 'fly', seat, MOVE_SHIP_STEPS),
};
