// How good a state is for a player: the weighted sum of his features, less what the others have on average.

import { isOver, type State, standing } from '@black-angel/rules';
import { extractFeatures, FEATURES } from './features.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** How much an opponent's gain counts against one's own. */
const ENVY = 0.35;

export interface Evaluation {
  /** In VP: this player alone. */
  worth(state: State, seat: number): number;
  /** In VP: this player beside the others. */
  value(state: State, seat: number): number;
  /** The same within one's own turn, where the others change little: only their VP and resources are looked at. */
  during(state: State, seat: number): number;
}

export function makeEvaluation(weights: Weights = WEIGHTS): Evaluation {
  const numbers = Float64Array.from(FEATURES, (name) => weights[name]);
  const features = new Float64Array(FEATURES.length);
  const worth = (state: State, seat: number): number => {
    if (isOver(state)) return standing(state).vp[seat]!;
    if (state.hal && seat === 1) return state.hal.vp;
    extractFeatures(state, seat, features);
    let sum = 0;
    for (let i = 0; i < numbers.length; i++) sum += numbers[i]! * features[i]!;
    return sum;
  };
  const beside = (state: State, seat: number, ofOther: (other: number) => number): number => {
    const seats = state.players.length + (state.hal ? 1 : 0);
    let others = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) others += ofOther(other);
    return worth(state, seat) - (ENVY * others) / (seats - 1);
  };
  const inPassing = (state: State, other: number): number => {
    const player = state.players[other];
    return player ? player.vp + 0.5 * player.resources : state.hal!.vp;
  };
  return {
    worth,
    value: (state, seat) => beside(state, seat, (other) => worth(state, other)),
    during: (state, seat) => beside(state, seat, (other) => inPassing(state, other)),
  };
}
