// First voyage, act 3: arrival.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

export const ACT_3 = makeLesson('act3', 4, [
  {
    id: 'two',
    position: scene(
      {
        vp: 34,
        dice: ['orange 1', 'gray 0'],
        ships: 2,
        resources: 3,
        grid: { r2c1: 'start-gray', r2c2: 'gray-gainResource-vpForAction', r2c3: 'cardsInSpace-1' },
        ejectedCards: ['045', '047'],
      },
      {
        round: 17,
        spes: { row: 4, inSight: true },
        advanced: ['orangeInGrid-1', 'grayInGrid-1', 'ravagerCards-1', 'debris-1'],
        space: [
          { at: '2b', card: '021', owner: 0 },
          { at: '4b', card: '042', owner: 0 },
          { at: '5c', card: '025', owner: 0 },
        ],
        hal: { vp: 36, dice: ['orange 2', 'gray 1'], deck: ['hal-03', 'hal-05', 'hal-09'] },
        seed: 'act-3-42',
      },
    ),
    point: ['hex:4c', 'deck:ravager'],
  },
  { id: 'tile', point: ['cell:r2c3', 'hex:2b hex:4b hex:5c'] },
  { id: 'limit', point: ['hex:2b hex:4b hex:5c', 'cell:r2c3'] },
  { id: 'place', point: ['advanced:orange advanced:gray advanced:green', 'advanced:green'] },
  {
    id: 'eject',
    point: ['arrow:row2', 'cell:r2c3', 'advanced:green'],
    came: ['advanced:green'],
    line: ['die orange 1', 'action 1', 'take 4', 'inject orange-vp-reserveDie row2', 'advanced green', 'end'],
    answers: [
      { when: 'buy', say: 'buy', rule: 'A2.1' },
      { when: 'action 2', say: 'command', rule: 'A2.3' },
      { when: 'take', say: 'tile', rule: 'A2.D1' },
      { when: 'inject', say: 'row', rule: 'A2.D5' },
      { when: 'advanced', say: 'place', rule: 'E5' },
      { when: 'B', say: 'roll', rule: 'E2' },
    ],
  },
  {
    id: 'steer',
    point: ['break-room storage:0'],
    after: { 1: ['standard:0'] },
    came: ['hex:3c', 'countdown'],
    line: ['B', 'done', 'end'],
    answers: [
      { when: 'buy', say: 'buy', rule: 'E4' },
      { when: 'reserve', say: 'reserve', rule: 'E4' },
    ],
  },
  {
    id: 'last',
    point: ['storage:0'],
    came: ['seat:0 standing:0'],
    passes: { vpGained: 4 },
    line: ['die gray 2', 'mission 4c', 'activate', 'activate', 'end'],
    isFound: true,
    answers: [
      { when: 'B', say: 'roll', rule: 'E2' },
      { when: 'turn', say: 'turn', rule: 'E4' },
    ],
  },
]);
