// Every tile effect by its name.

import { activateHorizontal, activateVertical } from './activate-neighbour.ts';
import { drawMissionEffect } from './draw-mission.ts';
import { gainDebris, gainResource, gainRobot, gainShip, gainVpEffect } from './gain.ts';
import { moveShip } from './move-ship.ts';
import { reassignRobot } from './reassign-robot.ts';
import { EFFECTS } from './tile-effect.ts';

Object.assign(EFFECTS, {
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
} satisfies typeof EFFECTS);
