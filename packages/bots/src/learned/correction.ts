// The net's output as a correction of the linear evaluation.

import type { Correction } from '../evaluation.ts';
import { collectInputs } from './inputs.ts';
import { isKnownSet } from './known-set.ts';
import type { Net } from './net.ts';

/** With components that the net does not know, it adds nothing. */
export const makeCorrection =
  (net: Net): Correction =>
  (state, seat, features, left) => {
    if (!isKnownSet(state.components)) return 0;
    collectInputs(state, seat, features, left, net.next);
    return net.value();
  };
