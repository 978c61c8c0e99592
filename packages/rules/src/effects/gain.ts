// Tiles that simply give something.

import { gainGoods, gainRobots, gainVp } from '../gains.ts';
import type { TileEffectRules } from './tile-effect.ts';

const always = (): boolean => true;

export const gainVpEffect: TileEffectRules = {
  can: always,
  run: (state, seat, _cell, emit) => gainVp(state, seat, 1, 'X1', emit),
  reach: null,
  mayGive: [],
  canActAfter: (look, _cell, cellsToCome) => look.canActThrough(cellsToCome),
};

const gainOne = (good: 'ship' | 'resource' | 'debris', store: 'ships' | 'resources' | 'debris'): TileEffectRules => ({
  can: always,
  run: (state, seat, _cell, emit) => gainGoods(state, seat, good, 1, 'X1', emit),
  reach: null,
  mayGive: [good],
  canActAfter(look, _cell, cellsToCome) {
    look.player[store]++;
    const possible = look.canActThrough(cellsToCome);
    look.player[store]--;
    return possible;
  },
});

export const gainShip = gainOne('ship', 'ships');
export const gainResource = gainOne('resource', 'resources');
/** To storage; it cannot be put on a tile. */
export const gainDebris = gainOne('debris', 'debris');

export const gainRobot: TileEffectRules = {
  can: (state, seat) => state.players[seat]!.robots > 0,
  run: (state, seat, _cell, emit) => gainRobots(state, seat, 1, 'X1', emit),
  reach: null,
  mayGive: ['robot'],
  canActAfter(look, _cell, cellsToCome) {
    const { player } = look;
    if (player.robots === 0) return false;
    player.robots--;
    player.breakRoom++;
    const possible = look.canActThrough(cellsToCome);
    player.robots++;
    player.breakRoom--;
    return possible;
  },
};
