// Chapter: boosts (advanced rules).

import type { PlayerPosition, Position } from '@black-angel/rules/position';
import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

const boosted = (learner: PlayerPosition, others: Partial<Position> = {}): Position =>
  scene(learner, { options: { players: 1, hal: 'easy', advanced: true }, ...others });

export const BOOSTS = makeLesson('boosts', 4, [
  {
    id: 'three',
    position: boosted({
      dice: ['orange 1'],
      ships: 0,
      grid: {
        r1c1: { tile: 'orange-gainShip-dieToAnyColour', boost: false },
        r1c2: { tile: 'orange-vp-dieToThree', boost: true },
      },
    }),
    line: ['die orange 1', 'boost r1c2'],
    answers: [{ when: 'action', say: 'first', rule: 'V2' }],
  },
  {
    id: 'colour',
    position: boosted(
      {
        dice: ['gray 3'],
        ships: 0,
        grid: { r1c1: { tile: 'gray-vp-dieToAnyColour', boost: true } },
      },
      { damage: { 2: 1 }, space: [{ at: '4b', card: '042', owner: 0 }] },
    ),
    line: ['die gray 3', 'boost r1c1 green', 'activate', 'activate'],
    answers: [
      { when: 'action', say: 'repair', rule: 'V2' },
      { when: 'boost r1c1 orange', say: 'orange', rule: 'A2.M1' },
      { when: 'done', say: 'more', rule: 'A2.4' },
    ],
  },
  {
    id: 'vp',
    position: boosted(
      {
        dice: ['gray 1'],
        ships: 0,
        grid: { r1c1: { tile: 'gray-gainDebris-vpForAction', boost: true } },
      },
      { damage: { 2: 1 } },
    ),
    line: ['die gray 1', 'boost r1c1'],
    answers: [{ when: 'done', say: 'done', rule: 'V2' }],
  },
  {
    id: 'keep',
    position: boosted(
      { dice: ['green 1'], ships: 0, fleet: ['3b'], hand: [] },
      { ravagers: { 4: ['088'] }, damage: { 4: 1 }, decks: { green: ['042', '053'] } },
    ),
    line: ['die green 1', 'action 5', 'end', 'keep 042'],
    answers: [
      { when: 'action 6', say: 'command', rule: 'A2.3' },
      { when: 'keep', say: 'other', rule: 'V4' },
    ],
  },
  {
    id: 'find',
    position: boosted(
      {
        dice: ['green 1'],
        ships: 0,
        grid: { r1c1: { tile: 'green-gainRobot-dieToThree', boost: true } },
      },
      { space: [{ at: '4b', card: '042', owner: 0 }], ravagers: { 4: ['088'] }, damage: { 4: 1 } },
    ),
    passes: { vpGained: 3 },
    line: ['die green 1', 'boost r1c1', 'mission 4b', 'activate', 'activate', 'end', 'keep'],
    isFound: true,
    answers: [
      { when: 'B', say: 'roll', rule: 'B1.1' },
      { when: 'turn', say: 'turn', rule: 'V2' },
    ],
  },
]);
