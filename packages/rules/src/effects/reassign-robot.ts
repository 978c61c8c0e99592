// X4: one robot from the break room to a workstation, or back.

import { push } from '../frames/frame.ts';
import type { TileEffectRules } from './tile-effect.ts';

export const reassignRobot: TileEffectRules = {
  can: (state, seat) => {
    const player = state.players[seat]!;
    return player.breakRoom > 0 || player.workstations.some((robots) => robots > 0);
  },
  run: (state, seat) => push(state, 'reassign', seat),
};
