// Chapter: Advanced tiles and their limits.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

export const ADVANCED = makeLesson('advanced', 3, [
  {
    id: 'fit',
    position: scene(
      { dice: ['orange 2'], ships: 0, robots: { breakRoom: 2, workstations: { orange: 1, gray: 1, green: 1 } } },
      {
        space: [
          { at: '4b', card: '042', owner: 0 },
          { at: '4c', card: '025', owner: 0 },
          { at: '2b', card: '021', owner: 0 },
        ],
      },
    ),
    line: ['die orange 2', 'take A1', 'inject cardsInSpace-1 row2'],
    answers: [
      { when: 'take A2|A3', say: 'grid', rule: 'X1' },
      { when: 'take A4', say: 'ravager', rule: 'X1' },
      { when: 'take', say: 'tile', rule: 'A2.D1' },
      { when: 'inject', say: 'column', rule: 'A2.D3' },
    ],
  },
  {
    id: 'limit',
    position: scene(
      {
        ships: 0,
        dice: ['orange 1'],
        grid: { r2c1: 'start-gray', r2c2: 'start-orange', r2c3: 'cardsInSpace-1' },
        ejectedCards: ['045', '047'],
      },
      { advanced: ['orangeInGrid-1', 'grayInGrid-1', 'ravagerCards-1', 'debris-1'] },
    ),
    point: ['advanced:orange advanced:gray advanced:green'],
  },
  {
    id: 'eject',
    line: ['die orange 1', 'take 4', 'inject orange-vp-reserveDie row2', 'advanced green'],
    answers: [
      { when: 'take', say: 'tile', rule: 'A2.D1' },
      { when: 'inject', say: 'row', rule: 'A2.D3' },
      { when: 'advanced', say: 'place', rule: 'E5' },
    ],
  },
  {
    id: 'find',
    position: scene(
      {
        ships: 0,
        dice: ['orange 1'],
        grid: { r3c2: 'start-gray', r2c2: 'start-orange', r1c2: 'orangeInGrid-1' },
        ejectedCards: ['045', '021', '022', '025'],
      },
      { advanced: ['cardsInSpace-1', 'grayInGrid-1', 'ravagerCards-1', 'debris-1'] },
    ),
    passes: { happened: { kind: 'advancedPlaced', place: 'gray' } },
    line: ['die orange 1', 'take 4', 'inject * col2', 'advanced gray'],
    isFound: true,
    answers: [
      { when: 'advanced', say: 'place', rule: 'E5' },
      { when: 'turn', say: 'turn', rule: 'A2.D5' },
    ],
  },
]);
