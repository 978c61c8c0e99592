// Positions in the middle of Command Your Ships.

import type { State } from '../src/index.ts';
import type { PlayerPosition } from '../src/position.ts';
import { legal, play, position } from './helpers.ts';

// The board of these tests unless a strip is named: no asteroids, the Black Angel on 3c.
//   1: orange* green  gray   green   orange     (* a Ravager icon)
//   2: gray*   orange green  gray    orange*
//   3: gray    green  orange gray    green*
//   4: gray    green  gray   orange* green*
//   5: orange* gray   green  gray    orange
const CALM = ['1B', '2B', '3B', '4B', '5B'];

interface Board {
  strips?: string[];
  spes?: { row: number; inSight: boolean };
  space?: { at: string; card: string; owner: number }[];
  damage?: Record<string, number>;
  ravagers?: Record<string, string[]>;
  other?: PlayerPosition;
}

/** The first player has what is stated, and nothing else that matters here. */
export const before = (mine: PlayerPosition, board: Board = {}): State =>
  position({
    strips: board.strips ?? CALM,
    spes: board.spes ?? { row: 5, inSight: false },
    space: board.space ?? [],
    damage: board.damage ?? {},
    ravagers: board.ravagers ?? {},
    players: [
      { vp: 5, ships: 0, resources: 0, debris: 0, hand: [], robots: { breakRoom: 3 }, ...mine },
      { ships: 0, resources: 0, debris: 0, hand: [], dice: ['orange 1'], ...board.other },
    ],
  });

const ACTION = { orange: 2, gray: 4, green: 6 };

/** The first player in the middle of Command Your Ships with a die of this face. */
export const commanding = (die: string, mine: PlayerPosition, board?: Board): State =>
  play(
    before({ dice: [die], ...mine }, board),
    `die ${die}`,
    `action ${ACTION[die.split(' ')[0] as keyof typeof ACTION]}`,
  ).state;

export const destinations = (state: State, from: string): string[] =>
  legal(state)
    .filter((move) => move.startsWith(from))
    .map((move) => move.split(' ').at(-1)!);
