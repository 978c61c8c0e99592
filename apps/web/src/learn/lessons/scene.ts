// The position that most chapters begin from: a game against Hal after some rounds. A scene states what differs.

import type { PlayerPosition, Position } from '@black-angel/rules/position';

const PLAYER: PlayerPosition = {
  vp: 12,
  ships: 1,
  resources: 0,
  debris: 0,
  robots: { breakRoom: 5, workstations: { orange: 1, gray: 1, green: 1 } },
  hand: [],
  grid: { r1c1: 'start-orange', r2c2: 'start-gray', r3c3: 'start-green' },
  dice: [],
};

const SOLO: Position = {
  position: 1,
  options: { players: 1, hal: 'easy' },
  round: 4,
  strips: ['2B', '3A', '7A', '1B', '4B'],
  spes: { row: 5, inSight: false },
  damage: {},
  ravagers: {},
  hal: { vp: 10, dice: ['orange 1'] },
  display: [
    'orange-gainShip-dieToThree',
    'gray-gainResource-dieToThree',
    'green-gainRobot-reserveDie',
    'orange-vp-reserveDie',
    'gray-gainDebris-reserveDie',
    'green-vp-dieToThree',
  ],
  advanced: ['cardsInSpace-1', 'orangeInGrid-1', 'grayInGrid-1', 'ravagerCards-1'],
};

/** A scene: what the learner has, and what else differs. */
export const scene = (learner: PlayerPosition, others: Partial<Position> = {}): Position => ({
  ...SOLO,
  ...others,
  players: [{ ...PLAYER, ...learner }, ...(others.players ?? [])],
});
