// Chapter: dice and buying.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

export const DICE = makeLesson('dice', 3, [
  {
    id: 'value',
    position: scene(
      { dice: ['orange 2', 'gray 1', 'green 3'], debris: 0 },
      { ravagers: { 4: ['088'] }, damage: { 4: 1 } },
    ),
    point: ['standard:0'],
  },
  {
    id: 'turn',
    position: scene({ dice: ['orange 1', 'gray 2'], debris: 1 }, { damage: { 4: 1 } }),
    line: ['die orange 1', 'turn', 'action 1'],
    answers: [
      { when: 'die gray', say: 'gray', rule: 'A2.3' },
      { when: 'action 1', say: 'first', rule: 'A2.2' },
      { when: 'action 2', say: 'command', rule: 'A2.3' },
    ],
  },
  {
    id: 'buy',
    position: scene(
      { dice: ['gray 1'], resources: 1 },
      { damage: { 4: 1 }, hal: { vp: 10, dice: ['orange 3', 'gray 2'] } },
    ),
    line: ['buy orange 3', 'action 1'],
    answers: [
      { when: 'die gray', say: 'own', rule: 'A2.1' },
      { when: 'buy gray', say: 'gray', rule: 'A2.3' },
      { when: 'action 2', say: 'command', rule: 'A2.3' },
    ],
  },
  {
    id: 'star',
    position: scene({ dice: ['green 0', 'gray 1'], fleet: ['4b'], ships: 0, hand: ['042'] }, { damage: { 4: 1 } }),
    line: ['die green 0', 'place 042'],
    answers: [
      { when: 'die gray', say: 'gray', rule: 'A2.C1' },
      { when: 'play', say: 'card', rule: 'A1.1' },
    ],
  },
  {
    id: 'reserve',
    position: scene({ dice: ['gray 0'], resources: 1, ships: 0 }, { seed: 'dice-1' }),
    line: ['B', 'reserve green 3', 'end'],
    answers: [
      { when: 'done', say: 'done', rule: 'B1.3' },
      { when: 'reserve', say: 'lower', rule: 'B1.3' },
    ],
  },
  {
    id: 'find',
    position: scene(
      { dice: ['green 3', 'gray 1'], hand: [], ships: 0, resources: 0, vp: 12 },
      { space: [{ at: '4b', card: '042', owner: 0 }], damage: { 4: 1 }, ravagers: { 2: ['062'] } },
    ),
    passes: { vpGained: 3 },
    line: ['die green 3', 'mission 4b', 'activate', 'activate', 'end'],
    isFound: true,
    answers: [
      { when: 'B', say: 'roll', rule: 'B1.1' },
      { when: 'turn', say: 'turn', rule: 'A2.M2' },
    ],
  },
]);
