// Chapter: cards and the Technology grid.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

export const CARDS = makeLesson('cards', 4, [
  {
    id: 'row',
    position: scene(
      {
        dice: ['gray 1'],
        hand: ['001'],
        ships: 0,
        grid: {
          r1c1: 'orange-vp-vpForAction',
          r1c2: 'gray-gainResource-vpForAction',
          r1c3: 'orange-gainShip-vpForAction',
        },
      },
      { damage: { 4: 1 } },
    ),
    line: ['play 001 row1', 'tile r1c1', 'tile r1c3'],
    answers: [
      { when: 'die', say: 'die', rule: 'A1.1' },
      { when: 'play 001 row2|row3', say: 'empty', rule: 'A1.2' },
      { when: 'play 001 col1|col2|col3', say: 'column', rule: 'A1.2' },
      { when: 'done', say: 'done', rule: 'A1.2' },
    ],
  },
  {
    id: 'ravager',
    position: scene(
      {
        dice: ['gray 1'],
        hand: ['062', '021'],
        ships: 0,
        grid: { r1c1: 'orange-vp-vpForAction', r2c1: 'gray-vp-vpForAction', r3c1: 'green-vp-vpForAction' },
      },
      { damage: { 4: 1 } },
    ),
    line: ['play 062 col1', 'tile r1c1', 'tile r2c1', 'tile r3c1'],
    answers: [
      { when: 'die', say: 'die', rule: 'A1.1' },
      { when: 'play 021', say: 'gray', rule: 'A1.2' },
      { when: 'play 062', say: 'slot', rule: 'A1.2' },
      { when: 'done', say: 'done', rule: 'A1.2' },
    ],
  },
  {
    id: 'inject',
    position: scene({
      dice: ['orange 1'],
      ships: 0,
      grid: { r1c1: 'orange-vp-vpForAction', r1c2: 'orange-gainShip-vpForAction', r2c2: 'start-gray' },
    }),
    line: ['die orange 1', 'take 4', 'inject orange-vp-reserveDie row1'],
    answers: [
      { when: 'take', say: 'tile', rule: 'A2.D1' },
      { when: 'inject', say: 'row', rule: 'A2.D3' },
    ],
  },
  {
    id: 'neighbour',
    position: scene(
      {
        dice: ['gray 1'],
        hand: ['001'],
        ships: 0,
        grid: { r1c1: 'gray-vp-vpForAction', r2c1: 'orange-activateVertical-vpForAction', r3c1: 'start-green' },
      },
      { damage: { 4: 1 } },
    ),
    line: ['play 001 row2', 'tile r2c1', 'tile r1c1'],
    answers: [
      { when: 'die', say: 'die', rule: 'A1.1' },
      { when: 'play', say: 'slot', rule: 'A1.2' },
      { when: 'tile r3c1', say: 'robot', rule: 'X2' },
    ],
  },
  {
    id: 'find',
    position: scene(
      {
        dice: ['gray 1'],
        hand: ['062', '001'],
        ships: 0,
        grid: { r1c2: 'orange-vp-vpForAction', r2c2: 'gray-vp-vpForAction', r3c2: 'green-vp-vpForAction' },
      },
      { damage: { 4: 1 } },
    ),
    passes: { vpGained: 3 },
    line: ['play 062 col2', 'tile r1c2', 'tile r2c2', 'tile r3c2', 'debris storage', 'end'],
    isFound: true,
    answers: [
      { when: 'B', say: 'roll', rule: 'B2.1' },
      { when: 'turn', say: 'turn', rule: 'A1.2' },
    ],
  },
]);
