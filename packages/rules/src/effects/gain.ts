// Tiles that simply give something.

import { gainGoods, gainRobots, gainVp } from '../gains.ts';
import type { TileEffectRules } from './tile-effect.ts';

const always = (): boolean => true;

export const gainVpEffect: TileEffectRules = {
  can: always,
  run: (state, seat, _cell, emit) => gainVp(state, seat, 1, 'X1', emit),
};

export const gainShip: TileEffectRules = {
  can: always,
  run: (state, seat, _cell, emit) => gainGoods(state, seat, 'ship', 1, 'X1', emit),
};

export const gainResource: TileEffectRules = {
  can: always,
  run: (state, seat, _cell, emit) => gainGoods(state, seat, 'resource', 1, 'X1', emit),
};

/** To storage; it does not light another tile. */
export const gainDebris: TileEffectRules = {
  can: always,
  run: (state, seat, _cell, emit) => gainGoods(state, seat, 'debris', 1, 'X1', emit),
};

export const gainRobot: TileEffectRules = {
  can: (state, seat) => state.players[seat]!.robots > 0,
  run: (state, seat, _cell, emit) => gainRobots(state, seat, 1, 'X1', emit),
};
