// Chapter for owners of the box: what the screen does for you.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

export const SCREEN = makeLesson('screen', 3, [
  {
    id: 'setup',
    position: scene(
      { dice: ['green 2', 'gray 1'], hand: ['042'] },
      { damage: { 4: 1 }, decks: { ravager: ['089', '074'], green: ['045'] } },
    ),
    point: ['seat:0 standing:0'],
  },
  {
    id: 'glow',
    line: ['die green 2', 'launch 4b'],
    answers: [
      { when: 'die gray', say: 'gray', rule: 'A2.3' },
      { when: 'play', say: 'card', rule: 'A1.1' },
      { when: 'B', say: 'roll', rule: 'B1.1' },
      { when: 'launch', say: 'hex', rule: 'A2.C3' },
    ],
  },
  { id: 'place', line: ['place 042'], answers: [{ when: 'done', say: 'done', rule: 'A2.C3' }] },
  { id: 'end', line: ['end'] },
  {
    id: 'roll',
    position: scene(
      { dice: ['gray 0'], ships: 0, fleet: ['2c'], hand: [] },
      { seed: 'screen-1', damage: { 4: 1 }, space: [{ at: '1d', card: '035', owner: 0 }] },
    ),
    line: ['B', 'end'],
  },
  {
    id: 'find',
    position: scene(
      { dice: ['green 2', 'gray 1'], ships: 0, fleet: ['3b'] },
      { damage: { 2: 1 }, ravagers: { 4: ['088'] }, space: [{ at: '4b', card: '045', owner: 0 }] },
    ),
    passes: { vpGained: 4 },
    line: ['die green 2', 'mission 4b', 'activate', 'activate', 'end'],
    isFound: true,
    answers: [
      { when: 'B', say: 'roll', rule: 'B1.1' },
      { when: 'turn', say: 'turn', rule: 'A2.M2' },
    ],
  },
]);
