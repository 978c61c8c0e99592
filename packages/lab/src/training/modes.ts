// The kinds of games that training plays, and how often.

import { HAL_LEVELS, type Options } from '@black-angel/rules';

export interface TrainingMode {
  readonly name: string;
  readonly options: Options;
  /** Games of this mode among 100. */
  readonly share: number;
}

const versus = (players: 2 | 3 | 4, advanced: boolean, share: number): TrainingMode => ({
  name: `${players} players, ${advanced ? 'advanced' : 'standard'}`,
  options: { players, advanced, hal: null },
  share,
});

const solitaire = (advanced: boolean, share: number): TrainingMode[] =>
  HAL_LEVELS.map((hal) => ({
    name: `Hal ${hal}, ${advanced ? 'advanced' : 'standard'}`,
    options: { players: 1, advanced, hal },
    share: share / HAL_LEVELS.length,
  }));

/** The number of a mode is its place here. */
export const TRAINING_MODES: readonly TrainingMode[] = [
  versus(4, false, 20),
  versus(4, true, 16),
  versus(3, false, 9),
  versus(3, true, 7),
  versus(2, false, 9),
  versus(2, true, 7),
  ...solitaire(false, 18),
  ...solitaire(true, 14),
];

/** The mode for a number from 0 up to, but not including, 1. */
export function modeAt(unit: number): number {
  let rest = unit * TRAINING_MODES.reduce((sum, { share }) => sum + share, 0);
  for (const [number, { share }] of TRAINING_MODES.entries()) {
    if (rest < share) return number;
    rest -= share;
  }
  return 0;
}
