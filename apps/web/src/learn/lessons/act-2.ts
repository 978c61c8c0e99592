// First voyage, act 2: the middle of the journey.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

const GRID = {
  r1c1: 'orange-vp-vpForAction',
  r1c2: 'gray-gainResource-vpForAction',
  r1c3: 'orange-gainShip-vpForAction',
  r2c2: 'start-gray',
  r3c3: 'start-green',
};

const STRIP_1 = 'hex:1a hex:1b hex:1c hex:1d hex:1e';

export const ACT_2 = makeLesson('act2', 6, [
  {
    id: 'days',
    position: scene(
      {
        vp: 19,
        dice: ['gray 1', 'orange 0', 'green 2'],
        hand: ['002', '021', '062'],
        ships: 1,
        debris: 1,
        grid: GRID,
      },
      {
        round: 8,
        damage: { 4: 2 },
        ravagers: { 4: ['076'], 2: ['074'] },
        hal: { vp: 20, dice: ['orange 1', 'gray 2'], deck: ['hal-03'] },
        spes: { row: 4, inSight: false },
        seed: 'act-2',
      },
    ),
    point: ['cell:r1c1 cell:r1c2 cell:r1c3', 'seat:1 standing:1', 'ravager:076 ravager:074'],
  },
  {
    id: 'card',
    point: ['card:002', 'slot:row1'],
    came: ['cell:r1c1 cell:r1c3'],
    line: ['play 002 row1', 'tile r1c1', 'tile r1c3'],
    answers: [
      { when: 'die', say: 'die', rule: 'A1.1' },
      { when: 'play 021', say: 'gray', rule: 'A1.2' },
      { when: 'play 062', say: 'ravager', rule: 'A1.2' },
      { when: 'play', say: 'slot', rule: 'A1.2' },
      { when: 'done', say: 'done', rule: 'A1.2' },
    ],
  },
  {
    id: 'turn',
    came: ['seat:0 standing:0'],
    line: ['die orange 0', 'turn', 'action 1'],
    answers: [
      { when: 'die gray', say: 'gray', rule: 'A2.3' },
      { when: 'die green', say: 'green', rule: 'A2.3' },
      { when: 'action 2', say: 'command', rule: 'A2.6' },
    ],
  },
  {
    id: 'neutralization',
    position: scene(
      { vp: 20, dice: ['gray 2', 'green 1'], hand: ['035', '021', '042'], ships: 1, grid: GRID },
      {
        round: 9,
        damage: { 4: 1 },
        ravagers: { 4: ['076'] },
        decks: { ravager: ['089', '074', '085'] },
        hal: { vp: 22, dice: ['orange 1'], deck: ['hal-03'] },
        spes: { row: 4, inSight: false },
      },
    ),
    point: ['card:035', STRIP_1],
  },
  {
    id: 'pay',
    point: ['hex:1d', 'ravager:076'],
    came: ['hex:1d', 'ravager:089 ravager:074 ravager:085'],
    line: ['die gray 2', 'action 4', 'discard 042', 'launch 1d', 'place 035'],
    answers: [
      { when: 'die green', say: 'green', rule: 'A2.3' },
      { when: 'play', say: 'card', rule: 'A1.1' },
      { when: 'action 3', say: 'repair', rule: 'A2.3' },
      { when: 'discard', say: 'discard', rule: 'A2.6' },
      { when: 'launch', say: 'hex', rule: 'B3.2' },
      { when: 'place 021', say: 'activation', rule: 'A2.M1' },
      { when: 'done', say: 'done', rule: 'A2.C3' },
    ],
  },
  {
    id: 'count',
    point: ['ravager:088 ravager:076'],
    came: ['card:088 card:076'],
    position: scene(
      { vp: 21, dice: ['green 1', 'green 2'], hand: [], ships: 0, grid: GRID },
      {
        round: 11,
        damage: { 2: 1, 4: 1 },
        ravagers: { 2: ['062'], 4: ['088', '076'] },
        hal: { vp: 23, dice: ['orange 1'], deck: ['hal-03'] },
      },
    ),
    line: ['die green 2', 'destroy 4'],
    answers: [
      { when: 'die green 1', say: 'low', rule: 'A2.X1' },
      { when: 'destroy 2', say: 'one', rule: 'A2.X1' },
      { when: 'B', say: 'roll', rule: 'B1.1' },
    ],
  },
  {
    id: 'robot',
    point: ['station:green'],
    came: ['station:green'],
    position: scene(
      { vp: 21, dice: ['gray 1'], hand: ['042'], ships: 0, grid: GRID },
      { round: 12, damage: { 4: 1 }, hal: { vp: 24, dice: ['orange 1'], deck: ['hal-03'] } },
    ),
    line: ['play 042 row3', 'tile r3c3 reassignRobot', 'assign green'],
    answers: [
      { when: 'die', say: 'die', rule: 'A1.1' },
      { when: 'play', say: 'slot', rule: 'A1.2' },
      { when: 'tile r3c3 gainRobot', say: 'gain', rule: 'X4' },
      { when: 'assign', say: 'colour', rule: 'B1.2' },
    ],
  },
  {
    id: 'strip',
    point: ['hex:1d'],
    came: ['hex:1d'],
    position: scene(
      { vp: 22, dice: ['green 1', 'gray 0'], fleet: ['2c'], ships: 0, grid: GRID },
      {
        round: 13,
        damage: { 4: 1 },
        space: [{ at: '1d', card: '035', owner: 0 }],
        hal: { vp: 26, dice: ['gray 1', 'orange 1'], deck: ['hal-05'] },
        seed: 'act-2-strip',
      },
    ),
    line: ['die green 1', 'fly 2c 1d', 'end'],
    answers: [
      { when: 'fly', say: 'hex', rule: 'X5' },
      { when: 'B', say: 'roll', rule: 'B3.2' },
    ],
  },
  { id: 'leave', after: { 1: ['standard:0'] }, came: ['seat:0 standing:0', 'advanced:gray'], line: ['B', 'end'] },
  {
    id: 'keep',
    after: { 1: ['standard:0'] },
    came: ['secure:0'],
    position: scene(
      { vp: 28, dice: ['gray 0'], resources: 1, ships: 0, grid: GRID },
      { round: 15, seed: 'dice-1', damage: { 4: 1 }, hal: { vp: 28, dice: ['orange 1'], deck: ['hal-03'] } },
    ),
    line: ['B', 'reserve green 3', 'end'],
    answers: [
      { when: 'done', say: 'done', rule: 'B1.3' },
      { when: 'reserve', say: 'lower', rule: 'B1.3' },
    ],
  },
  {
    id: 'find',
    came: ['seat:0 standing:0'],
    position: scene(
      {
        vp: 29,
        dice: ['gray 1', 'green 2'],
        hand: ['002'],
        ships: 0,
        grid: { r1c1: 'orange-vp-vpForAction', r2c2: 'start-gray', r3c3: 'start-green' },
      },
      {
        round: 16,
        damage: { 4: 1 },
        ravagers: { 2: ['062'] },
        space: [{ at: '4b', card: '042', owner: 0 }],
        hal: { vp: 31, dice: ['orange 1'], deck: ['hal-03'] },
      },
    ),
    passes: { vpGained: 3 },
    line: ['play 002 row1', 'tile r1c1', 'die green 2', 'mission 4b', 'activate', 'end'],
    isFound: true,
    answers: [
      { when: 'B', say: 'roll', rule: 'B1.1' },
      { when: 'turn', say: 'turn', rule: 'A1.1' },
    ],
  },
]);
