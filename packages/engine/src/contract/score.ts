// Scores and forecasts, for pages that show them.

import type { ColourName } from './names.ts';

/** What an Advanced tile scores, and the most it could. @rule E5 */
export interface ScoredTile {
  tile: number;
  limit: number;
  vp: number;
}

/** The parts of a final score. @rule E4 */
export interface FinalScore {
  advanced: ScoredTile[];
  /** Robots in the break room, resources and ships in storage. */
  items: number;
  /** What the items give if Spes is reached. */
  itemsVp: number;
}

/** What a die is worth at each action of its colour. */
export interface DieOutlook {
  colour: ColourName;
  value: number;
  reserved: boolean;
  /** The value after damage at each action of its colour, for the die as it lies and for its opposite face (A2.2). */
  actions: { action: number; value: number; turned: number }[];
}

/** What a seat can expect, from public information. */
export interface Outlook {
  vp: number;
  /** VP that the Advanced tiles would score now (E5, E6). */
  advanced: number;
  /** VP that robots, resources and ships would give at Spes (E4). */
  items: number;
  /** The total if the game ended now, with and without Spes reached. */
  ifSpes: number;
  ifRavagers: number;
  /** The number of Sequence Bs, by any player, until the Black Angel arrives on Spes; 0 after that. */
  sequenceBsToSpes: number;
  /** The number of Ravager cards that can be drawn before the deck is empty. */
  ravagersLeft: number;
  /** The number of rounds to the end, the present one included, once the end is triggered; else null. */
  roundsLeft: number | null;
  dice: DieOutlook[];
}
