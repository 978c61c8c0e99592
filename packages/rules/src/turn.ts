// The running turn before a die is chosen. A turn is immutable, so each of these objects is made once.

import type { Turn } from './state.ts';

const withoutDie = (sequence: Turn['sequence']): Turn => ({
  sequence,
  dieColour: -1,
  dieFrom: -1,
  colour: -1,
  value: 0,
  turned: false,
  boostedValue: false,
  boostedColour: false,
});

export const FRESH_TURN: Turn = withoutDie('');

/** The turn once its sequence is chosen. */
export const TURN_OF: Record<'A' | 'B' | 'pass', Turn> = {
  A: withoutDie('A'),
  B: withoutDie('B'),
  pass: withoutDie('pass'),
};
