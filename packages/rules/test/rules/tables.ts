// Positions that several rule tests start from.

import type { State } from '../../src/index.ts';
import { makePosition, type PlayerPosition, type Position } from '../../src/position.ts';
import { positionInKnownSky as position } from '../known-sky.ts';

/**
 * A board of five strips, c for a comet, r for a Ravager icon, the Black Angel on 3c:
 *   1  orange r   green c    gray    green      orange c
 *   2  gray c     green      orange  gray       green c r
 *   3  orange r   gray       green   gray c     orange c
 *   4  green c r  gray c     green   orange     gray
 *   5  gray c r   orange     green   gray       orange c r
 */
export const STRIPS = ['1B', '3B', '5B', '7B', '2B'];

/** Hal's seat. */
export const HAL = 1;

export type Solo = Partial<Position> & { player?: PlayerPosition };

/** Solitaire: the player has a ship and one orange die to move it; no damage, no Ravagers, an empty display. */
export const solo = ({ player = {}, ...stated }: Solo): State =>
  position({
    options: { players: 1 },
    strips: STRIPS,
    damage: {},
    ravagers: {},
    display: [null, null, null, null, null, null],
    players: [
      {
        ...{ vp: 20, ships: 0, resources: 0, debris: 0, hand: [], grid: {}, fleet: ['3b'], dice: ['orange 1'] },
        robots: { breakRoom: 3, workstations: { orange: 0, gray: 0, green: 0 } },
        ...player,
      },
    ],
    ...stated,
  });

/** Two players with the advanced rules. Nothing is damaged, no Ravagers, one cost-1 tile on the display. */
export const advancedTable = (first: PlayerPosition, stated: Partial<Position> = {}): State =>
  position({
    options: { players: 2, advanced: true },
    strips: STRIPS,
    damage: {},
    ravagers: {},
    display: [null, null, 'green-drawMission-reserveDie', null, null, null],
    decks: { orange: ['001', '002', '003'], gray: ['021', '022', '023'], green: ['041', '042', '043'] },
    players: [
      { vp: 5, ships: 0, resources: 0, debris: 0, hand: [], grid: {}, dice: [], ...first },
      { vp: 5, resources: 0, hand: [], dice: [] },
    ],
    neutral: { dice: [] },
    ...stated,
  });

/** A tile with its boost side up. */
export const up = (tile: string): { tile: string; boost: true } => ({ tile, boost: true });

/** The first player's grid as a position states it. */
export const gridOf = (state: State): NonNullable<PlayerPosition['grid']> => makePosition(state).players![0]!.grid!;
