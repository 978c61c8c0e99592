// Draw a Mission card of any colour; with the advanced rules two of one colour, of which one is kept (V5).

import { canDrawMission } from '../decks.ts';
import { push } from '../frames/frame.ts';
import type { TileEffectRules } from './tile-effect.ts';

export const drawMissionEffect: TileEffectRules = {
  can: (state) => canDrawMission(state, 0) || canDrawMission(state, 1) || canDrawMission(state, 2),
  run: (state, seat) => push(state, 'draw-colour', seat),
};
