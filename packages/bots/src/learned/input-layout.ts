// The inputs of the net, block by block: some numbers, and marks that are true or not. docs/training.md describes the
// blocks.

import { defaultContent, TILE_EFFECTS } from '@black-angel/rules/components';
import { DIE_COUNTS, DIE_KINDS } from '@black-angel/rules/playout';
import { sha256 } from '@black-angel/rules/server';
import { FEATURES } from '../features.ts';

/** The value of an input that is simply true. Real numbers are rounded to 1 / ONE. */
export const ONE = 256;
/** The largest number, so that the difference of two numbers has 16 bits. */
const MOST_NUMBER = 0x3fff;
export const toNumber = (value: number): number => Math.max(-MOST_NUMBER, Math.min(MOST_NUMBER, Math.round(value)));
/** Features are larger than the other inputs. */
export const FEATURE_SCALE = 0.2 * ONE;

const { tiles: TILES } = defaultContent;
export const ADVANCED = TILES.filter((tile) => tile.advanced !== null).length;
export const FIRST_ADVANCED = TILES.length - ADVANCED;
export const EFFECTS = TILE_EFFECTS.length;
/** What can lie in a cell: nothing, an Advanced tile, a Technology tile by colour and effect, a Starting tile. */
export const TILE_KINDS = 1 + ADVANCED + 3 * EFFECTS + 3;
const HEXES = 35;
const CARDS = 91;
export const FIRST_RAVAGER = 61;
const SHOWN = 6;
/** Counts are told apart up to these numbers. */
export const RAVAGERS_AT_ACTION = 4;
export const WORKERS = 8;
/** How near the end of a Mission in space is: by its row, up to this many. */
export const NEARNESSES = 4;
export const EJECTED = 8;

/** The size of each block of inputs, in their order. */
const BLOCKS = {
  features: FEATURES.length,
  clock: 10,
  seats: 9,
  turn: 4,
  damage: 6 * 3,
  ravagers: 6 * RAVAGERS_AT_ACTION,
  topRavagers: CARDS - FIRST_RAVAGER,
  ravagerDeck: 28,
  spes: 14,
  lead: 4,
  leadStep: 13,
  goods: 4 * 10,
  workstations: 3 * WORKERS,
  hand: CARDS,
  slots: 6 * 5,
  grid: 9 * TILE_KINDS,
  boostSides: 9,
  debrisOnTiles: 9,
  advancedPlaces: 3 * ADVANCED,
  advancedBeyond: ADVANCED,
  ejectedCards: 3 * EJECTED,
  ejectedTiles: 10,
  dice: DIE_COUNTS * 3,
  ownMissions: FIRST_RAVAGER * NEARNESSES,
  ownMissionHexes: HEXES,
  otherMissionHexes: HEXES,
  ownShips: HEXES,
  visitedMissions: FIRST_RAVAGER * 2,
  otherDice: DIE_KINDS * 5,
  otherShips: HEXES,
  display: SHOWN * EFFECTS,
  advancedShow: ADVANCED,
} as const;
type BlockName = keyof typeof BLOCKS;

/** The first input of each block. */
export const BLOCK = {} as Record<BlockName, number>;
let size = 0;
for (const name of Object.keys(BLOCKS) as BlockName[]) {
  BLOCK[name] = size;
  size += BLOCKS[name];
}

/** The number of inputs of a net. */
export const INPUTS = size;
/** Nets and training data with another layout do not fit. */
export const LAYOUT = sha256(JSON.stringify([FEATURES, BLOCKS, ONE, FEATURE_SCALE])).slice(0, 16);

/** The inputs of the block `clock`. */
export const CLOCK = {
  timeLeft: 0,
  timeLeftSquared: 1,
  round: 2,
  isEndBySpes: 3,
  isEndByRavagers: 4,
  isHalted: 5,
  isAdvanced: 6,
  roundsLeft: 7,
  isLastRoundKnown: 8,
  seat: 9,
} as const;
const CLOCK_NUMBERS = ['timeLeft', 'timeLeftSquared', 'round', 'roundsLeft', 'seat'] as const;

/**
 * The inputs of the block `lead`: the lead over the best and the mean of the others, the own VP and those of the best.
 */
const LEAD = { overBest: 0, overMean: 1, own: 2, best: 3 } as const;
const LEAD_NUMBERS = ['overBest', 'overMean', 'own', 'best'] as const;

const placesOf = <Name extends string>(names: readonly Name[], first: number): Record<Name, number> =>
  Object.fromEntries(names.map((name, i) => [name, first + i])) as Record<Name, number>;

/** The inputs that are numbers, in the order of `Inputs.numbers`. All others are marks: true or not. */
const NUMBER_INPUTS = [
  ...FEATURES.map((_, i) => BLOCK.features + i),
  ...CLOCK_NUMBERS.map((name) => BLOCK.clock + CLOCK[name]),
  ...LEAD_NUMBERS.map((name) => BLOCK.lead + LEAD[name]),
];
export const INPUT_OF_NUMBER = Uint16Array.from(NUMBER_INPUTS);
/** The place of each number of the clock and the lead in `Inputs.numbers`. */
export const CLOCK_NUMBER = placesOf(CLOCK_NUMBERS, FEATURES.length);
export const LEAD_NUMBER = placesOf(LEAD_NUMBERS, FEATURES.length + CLOCK_NUMBERS.length);

/** More than any position has. */
export const MOST_MARKS = 512;
