// A2.M2: an activation mission gives something for a price, each time that it is activated.

import type { Mission } from '../content/content.ts';
import type { Emit } from '../events.ts';
import { push } from '../frames/frame.ts';
import { gainAll, spendGoods, spendRobots } from '../gains.ts';
import type { State } from '../state.ts';
import type { MissionEffectRules } from './mission-effects.ts';

/** Cards and tiles to spend are decisions; the gain comes after them. */
function pay(state: State, seat: number, { cost }: Mission, emit: Emit): void {
  spendGoods(state, seat, 'ship', cost.ship, 'A2.M2', emit);
  spendGoods(state, seat, 'resource', cost.resource, 'A2.M2', emit);
  spendGoods(state, seat, 'debris', cost.debris, 'A2.M2', emit);
  spendRobots(state, seat, cost.robot, 'A2.M2', emit);
  if (cost.missionCard > 0) push(state, 'spend-card', seat, cost.missionCard, 0);
  if (cost.ravagerCard > 0) push(state, 'spend-card', seat, cost.ravagerCard, 1);
  if (cost.technology > 0) push(state, 'spend-technology', seat, cost.technology);
}

export const activation: MissionEffectRules = {
  activate: {
    pay,
    gain: (state, seat, mission, rule, emit) => gainAll(state, seat, mission.gain, rule, emit),
  },
  eject: null,
  isPlacedFar: true,
};
