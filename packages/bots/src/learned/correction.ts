// The net's output as a correction of the linear evaluation.

import type { Correction } from '../evaluation.ts';
import { InputReader } from './input-reader.ts';
import { isKnownSet } from './known-set.ts';
import type { Net } from './net.ts';

/** With components that the net does not know, it adds nothing. */
export function makeCorrection(net: Net): Correction {
  // A reader for each seat: positions that are judged in a row differ little for one seat.
  const seats = [0, 1, 2, 3].map((seat) => {
    const sums = net.makeSums();
    return { sums, inputs: new InputReader(seat, sums), output: net.output(sums) };
  });
  return (state, seat, features, left) => {
    if (!isKnownSet(state.components)) return 0;
    const known = seats[seat]!;
    known.inputs.read(state, features, left);
    if (!known.sums.isSettled) known.output = net.output(known.sums);
    return known.output;
  };
}
