// Every tile effect by its name.

import { TILE_EFFECTS, type TileEffect } from '../content/component-set.ts';
import { activateHorizontal, activateVertical } from './activate-neighbour.ts';
import { drawMissionEffect } from './draw-mission.ts';
import { gainDebris, gainResource, gainRobot, gainShip, gainVpEffect } from './gain.ts';
import { moveShip } from './move-ship.ts';
import { reassignRobot } from './reassign-robot.ts';
import { EFFECTS, type TileEffectRules } from './tile-effect.ts';

const all: Record<TileEffect, TileEffectRules> = {
  vp: gainVpEffect,
  gainShip,
  gainResource,
  gainDebris,
  gainRobot,
  moveShip,
  reassignRobot,
  drawMission: drawMissionEffect,
  activateVertical,
  activateHorizontal,
};

/** By number, as in TILE_EFFECTS. */
export const TILE_EFFECT_RULES: readonly TileEffectRules[] = TILE_EFFECTS.map((effect) => all[effect]);
EFFECTS.push(...TILE_EFFECT_RULES);
