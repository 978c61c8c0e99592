// X4: one robot from the break room to a workstation, or back.

import { BESIDE, ownLists } from '../copy.ts';
import { push } from '../frames/frame.ts';
import type { LookAhead, TileEffectRules } from './tile-effect.ts';

/** T3: moves a robot from this workstation to the break room, or with −1 the other way. */
export function canActAfterReassigning(look: LookAhead, colour: number, change: number, cellsToCome: number): boolean {
  const player = ownLists(look.state, look.seat, BESIDE);
  player.workstations[colour]! -= change;
  player.breakRoom += change;
  const possible = look.canActThrough(cellsToCome);
  player.breakRoom -= change;
  player.workstations[colour]! += change;
  return possible;
}

export const reassignRobot: TileEffectRules = {
  can: (state, seat) => {
    const { breakRoom, workstations } = state.players[seat]!;
    return breakRoom > 0 || workstations[0]! > 0 || workstations[1]! > 0 || workstations[2]! > 0;
  },
  run: (state, seat) => push(state, 'reassign', seat),
  reach: null,
  mayGive: ['robot'],
  /** T3: it does not matter to which workstation. */
  canActAfter(look, _cell, cellsToCome) {
    const { breakRoom, workstations } = look.player;
    const colour = workstations.findIndex((robots) => robots > 0);
    return (
      (colour >= 0 && canActAfterReassigning(look, colour, 1, cellsToCome)) ||
      (breakRoom > 0 && canActAfterReassigning(look, 0, -1, cellsToCome))
    );
  },
};
