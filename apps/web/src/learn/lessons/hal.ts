// Chapter: Hal.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

export const HAL = makeLesson('hal', 3, [
  {
    id: 'card',
    position: scene(
      { dice: ['green 3', 'gray 1'], ships: 0, hand: ['021'] },
      {
        damage: { 4: 1 },
        ravagers: { 2: ['062'], 4: ['088'] },
        hal: { vp: 10, dice: ['green 1', 'orange 2'], deck: ['hal-09', 'hal-03'] },
        seed: 'hal',
      },
    ),
    point: ['hal-card', 'standard:1'],
  },
  {
    id: 'take',
    line: ['die gray 1', 'debris storage', 'end'],
    answers: [
      { when: 'die green', say: 'green', rule: 'H4' },
      { when: 'play', say: 'card', rule: 'A1.1' },
      { when: 'debris', say: 'debris', rule: 'A2.R2' },
    ],
  },
  {
    id: 'buy',
    line: ['buy orange 2'],
    answers: [
      { when: 'play', say: 'card', rule: 'A1.1' },
      { when: 'B', say: 'roll', rule: 'H3' },
    ],
  },
  {
    id: 'find',
    position: scene(
      { dice: ['gray 2'], ships: 0, fleet: ['2b'] },
      {
        damage: { 4: 1 },
        space: [{ at: '2b', card: '022', owner: 1 }],
        hal: { vp: 10, dice: ['orange 1'], deck: ['hal-03'] },
      },
    ),
    passes: { vpGained: 2 },
    line: ['die gray 2', 'mission 2b', 'activate', 'end'],
    isFound: true,
    answers: [
      { when: 'B', say: 'roll', rule: 'H3' },
      { when: 'turn', say: 'turn', rule: 'H13' },
    ],
  },
]);
