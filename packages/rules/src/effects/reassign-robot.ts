// X4: one robot from the break room to a workstation, or back.

import { push } from '../frames/frame.ts';
import type { TileEffectRules } from './tile-effect.ts';

export const reassignRobot: TileEffectRules = {
  can: (state, seat) => {
    const { breakRoom, workstations } = state.players[seat]!;
    return breakRoom > 0 || workstations[0]! > 0 || workstations[1]! > 0 || workstations[2]! > 0;
  },
  run: (state, seat) => push(state, 'reassign', seat),
};
