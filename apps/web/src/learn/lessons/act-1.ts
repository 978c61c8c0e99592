// First voyage, act 1: the first hours. One game against an easy Hal from the first die to the first flight.

import type { Position } from '@black-angel/rules/position';
import { makeLesson } from '../step.ts';

const START: Position = {
  position: 1,
  options: { players: 1, hal: 'easy' },
  seed: 'act-1-17',
  strips: ['2B', '3A', '7A', '1B', '4B'],
  spes: { row: 5, inSight: false },
  // Hal repairs from 6 downward, so that action 2 keeps its two cubes.
  damage: { 1: 1, 2: 1, 4: 1, 6: 1 },
  ravagers: { 2: ['062'], 4: ['088'] },
  players: [
    {
      vp: 5,
      ships: 1,
      resources: 0,
      debris: 0,
      robots: { breakRoom: 5, workstations: { orange: 1, gray: 1, green: 1 } },
      hand: ['042', '035', '001', '070'],
      grid: { r1c1: 'start-orange', r2c2: 'start-gray', r3c3: 'start-green' },
      dice: ['green 2', 'green 3', 'gray 2', 'orange 0'],
    },
  ],
  hal: {
    vp: 0,
    dice: ['green 3', 'green 1', 'orange 3', 'orange 2', 'gray 3'],
    deck: ['hal-09', 'hal-05', 'hal-11', 'hal-03'],
  },
  display: ['orange-gainShip-dieToThree', 'gray-vp-dieToThree', 'green-vp-reserveDie', null, null, null],
  stacks: { green: ['green-gainRobot-reserveDie'], gray: ['gray-gainResource-reserveDie'] },
  decks: {
    ravager: ['089', '074'],
    orange: ['002'],
    gray: ['025'],
    green: ['045', '047'],
  },
};

export const ACT_1 = makeLesson('act1', 5, [
  { id: 'look', position: START, point: ['seat:0 standing:0', 'countdown'] },
  {
    id: 'die',
    came: ['die-in-use'],
    line: ['die green 2', 'action 6'],
    answers: [
      { when: 'die gray', say: 'gray', rule: 'A2.3' },
      { when: 'die green 3', say: 'three', rule: 'A2.C1' },
      { when: 'play', say: 'card', rule: 'A1.1' },
      { when: 'B', say: 'roll', rule: 'B1.1' },
      { when: 'action 5', say: 'destroy', rule: 'A2.X1' },
    ],
  },
  {
    id: 'launch',
    point: ['hex:4b'],
    came: ['hex:4b'],
    line: ['launch 4b'],
    answers: [{ when: 'launch', say: 'hex', rule: 'A2.C3' }],
  },
  {
    id: 'place',
    point: ['hex:4b'],
    came: ['hex:4b', 'ravager:089 ravager:074', 'action:5 action:2'],
    line: ['place 042'],
    answers: [{ when: 'done', say: 'done', rule: 'A2.C3' }],
  },
  { id: 'end', came: ['standard:1', 'seat:1 standing:1'], line: ['end'] },
  {
    id: 'activate',
    point: ['hex:4b'],
    came: ['seat:0 standing:0'],
    line: ['die green 3', 'mission 4b', 'activate', 'activate', 'end'],
    answers: [
      { when: 'die gray', say: 'gray', rule: 'A2.M1' },
      { when: 'buy', say: 'buy', rule: 'A2.1' },
      { when: 'action', say: 'action', rule: 'A2.3' },
      { when: 'done', say: 'more', rule: 'A2.4' },
      { when: 'B', say: 'roll', rule: 'B1.1' },
    ],
  },
  {
    id: 'repair',
    point: ['action:2'],
    came: ['action:2'],
    line: ['die gray 2', 'action 3', 'repair 2'],
    answers: [
      { when: 'buy', say: 'buy', rule: 'A2.1' },
      { when: 'action 4', say: 'command', rule: 'A2.3' },
      { when: 'repair', say: 'two', rule: 'A2.5' },
    ],
  },
  {
    id: 'debris',
    point: ['cell:r1c1'],
    came: ['cell:r1c1'],
    line: ['debris r1c1 gainShip'],
    answers: [
      { when: 'debris r1c1 moveShip', say: 'move', rule: 'X3' },
      { when: 'debris storage', say: 'storage', rule: 'A2.R2' },
      { when: 'debris', say: 'tile', rule: 'A2.R2' },
    ],
  },
  {
    id: 'store',
    came: ['storage:0'],
    line: ['repair 1', 'debris storage', 'end'],
    answers: [
      { when: 'done', say: 'done', rule: 'A2.4' },
      { when: 'repair', say: 'again', rule: 'A2.5' },
      { when: 'debris', say: 'tile', rule: 'A2.2' },
    ],
  },
  {
    id: 'buy',
    point: ['die:0:orange:0:s'],
    came: ['seat:1 standing:1'],
    line: ['buy orange 2', 'action 1'],
    answers: [
      { when: 'buy orange 3', say: 'three', rule: 'H14' },
      { when: 'die', say: 'star', rule: 'A2.4' },
      { when: 'action 2', say: 'command', rule: 'A2.3' },
      { when: 'B', say: 'roll', rule: 'B1.1' },
    ],
  },
  {
    id: 'tiles',
    came: ['cell:r1c1 cell:r1c2 cell:r1c3'],
    line: ['take 4', 'take 5', 'inject gray-vp-dieToThree row1', 'inject green-vp-reserveDie row1', 'end'],
    answers: [
      { when: 'take 1|2', say: 'dear', rule: 'A2.D1' },
      { when: 'take', say: 'other', rule: 'A2.D1' },
      { when: 'done', say: 'done', rule: 'A2.D1' },
      { when: 'inject * col1|col2|col3', say: 'column', rule: 'A2.D3' },
      { when: 'inject', say: 'row', rule: 'A2.D3' },
    ],
  },
  {
    id: 'fly',
    point: ['die:0:orange:0:s'],
    after: { 1: ['standard:0'] },
    came: ['standard:0', 'countdown'],
    line: ['B', 'end'],
    answers: [
      { when: 'die', say: 'star', rule: 'A2.4' },
      { when: 'play', say: 'card', rule: 'A1.1' },
    ],
  },
]);
