// Chapter: Sequence B and the journey.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

export const JOURNEY = makeLesson('journey', 4, [
  {
    id: 'strip',
    position: scene(
      { dice: ['green 1', 'gray 0'], fleet: ['2c'], ships: 0 },
      {
        damage: { 4: 1 },
        space: [{ at: '1d', card: '035', owner: 0 }],
        hal: { vp: 10, dice: ['gray 1', 'orange 1'], deck: ['hal-05'] },
        seed: 'journey',
      },
    ),
    point: ['hex:1a hex:1b hex:1c hex:1d hex:1e'],
  },
  {
    id: 'ship',
    line: ['die green 1', 'fly 2c 1d', 'end'],
    answers: [
      { when: 'fly', say: 'hex', rule: 'X5' },
      { when: 'B', say: 'roll', rule: 'B3.2' },
    ],
  },
  { id: 'leave', line: ['B', 'end'] },
  {
    id: 'station',
    position: scene({ dice: ['gray 1'], hand: ['041'], ships: 0 }, { damage: { 4: 1 } }),
    line: ['play 041 row3', 'tile r3c3 reassignRobot', 'assign green'],
    answers: [
      { when: 'die', say: 'die', rule: 'A1.1' },
      { when: 'play', say: 'slot', rule: 'A1.2' },
      { when: 'tile r3c3 gainRobot', say: 'gain', rule: 'X4' },
      { when: 'assign', say: 'colour', rule: 'B1.2' },
    ],
  },
  {
    id: 'find',
    position: scene(
      { dice: ['gray 0'], fleet: ['1d'], ships: 0, resources: 1 },
      {
        damage: { 4: 1 },
        ravagers: { 2: ['062'] },
        space: [{ at: '1d', card: '035', owner: 0 }],
        hal: { vp: 10, dice: ['green 2', 'orange 1'] },
        seed: 'journey-find',
      },
    ),
    passes: { vpGained: 6 },
    line: ['B', 'done', 'end'],
    isFound: true,
    answers: [{ when: 'turn', say: 'turn', rule: 'B3.2' }],
  },
]);
