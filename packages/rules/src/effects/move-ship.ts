// X3: move a ship up to 2, one in space or a new one; no card is placed.

import { push } from '../frames/frame.ts';
import { canFly } from '../space.ts';
import type { TileEffectRules } from './tile-effect.ts';

export const MOVE_SHIP_STEPS = 2;

export const moveShip: TileEffectRules = {
  can: (state, seat) => {
    const player = state.players[seat]!;
    return canFly(state, seat, player.ships > 0 && player.breakRoom > 0, MOVE_SHIP_STEPS);
  },
  run: (state, seat) => push(state, 'fly', seat, MOVE_SHIP_STEPS),
};
