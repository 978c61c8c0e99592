// The net's output as a correction of the linear evaluation.

import type { State } from '@black-angel/rules';
import type { Correct, Correction } from '../evaluation.ts';
import { collectInputs, Inputs, isKnownSet } from './inputs.ts';
import type { Net, Summed } from './net.ts';

/** With components that the net does not know, it adds nothing. `share` is the part of the output that is added. */
export function makeCorrection(net: Net, share = 1): Correction {
  const inputs = new Inputs();
  const withinTurn = (): Correct => {
    // The first position of the turn is summed once; the others by their difference from it.
    let start: Summed | null = null;
    return (state: State, seat, features, left) => {
      if (start === null && !isKnownSet(state.components)) return 0;
      collectInputs(state, seat, features, left, inputs);
      start ??= net.begin(inputs);
      return share * net.valueFrom(start, inputs);
    };
  };
  return { at: (state, seat, features, left) => withinTurn()(state, seat, features, left), withinTurn };
}
