// Chapter: the three ship actions.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

export const ACTIONS = makeLesson('actions', 4, [
  {
    id: 'discover',
    position: scene({ dice: ['orange 2'], ships: 1 }),
    line: ['die orange 2', 'action 1', 'take A1', 'inject cardsInSpace-1 row2'],
    answers: [
      { when: 'action 2', say: 'command', rule: 'A2.3' },
      { when: 'take 1|2', say: 'dear', rule: 'A2.D1' },
      { when: 'take 3|4|5|6', say: 'cheap', rule: 'A2.D1' },
      { when: 'take A2|A3|A4', say: 'other', rule: 'X1' },
      { when: 'inject * col2', say: 'column', rule: 'A2.D3' },
    ],
  },
  {
    id: 'repair',
    position: scene({ dice: ['gray 1'], ships: 1 }, { damage: { 6: 1 }, damagedDice: { green: 1 } }),
    line: ['die gray 1', 'action 3', 'repair green', 'debris r2c2 gainResource'],
    answers: [
      { when: 'action 4', say: 'command', rule: 'A2.3' },
      { when: 'repair 6', say: 'one', rule: 'A2.5' },
      { when: 'debris r2c2 gainDebris', say: 'debris', rule: 'A2.R2' },
      { when: 'debris', say: 'other', rule: 'A2.R2' },
    ],
  },
  {
    id: 'destroy',
    position: scene(
      { dice: ['green 2'], ships: 1 },
      { ravagers: { 2: ['062'], 4: ['088', '076'] }, damage: { 2: 1, 4: 1 } },
    ),
    line: ['die green 2', 'action 5', 'destroy 4'],
    answers: [
      { when: 'action 6', say: 'command', rule: 'A2.3' },
      { when: 'destroy 2', say: 'one', rule: 'A2.X1' },
    ],
  },
  {
    id: 'damaged',
    position: scene(
      { dice: ['green 2', 'green 3'], ships: 1 },
      { ravagers: { 1: ['079', '085'] }, damage: { 1: 1, 5: 2 } },
    ),
    line: ['die green 3', 'action 5'],
    answers: [
      { when: 'die green 2', say: 'two', rule: 'A2.5' },
      { when: 'action 6', say: 'command', rule: 'A2.3' },
    ],
  },
  {
    id: 'find',
    position: scene(
      {
        dice: ['gray 2'],
        ships: 0,
        grid: { r1c1: 'orange-vp-vpForAction', r1c2: 'green-vp-vpForAction', r2c2: 'start-gray' },
      },
      { damage: { 2: 2 } },
    ),
    passes: { vpGained: 2 },
    line: ['die gray 2', 'debris r1c1', 'repair 2', 'debris r1c2', 'end'],
    isFound: true,
    answers: [
      { when: 'B', say: 'roll', rule: 'B1.1' },
      { when: 'turn', say: 'turn', rule: 'A2.R2' },
    ],
  },
]);
