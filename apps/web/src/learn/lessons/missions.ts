// Chapter: commanding ships and Missions.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

export const MISSIONS = makeLesson('missions', 4, [
  {
    id: 'fly',
    position: scene(
      { dice: ['green 1'], fleet: ['3b'], ships: 0, hand: ['042'] },
      { decks: { ravager: ['089', '074'] } },
    ),
    line: ['die green 1', 'fly 3b 4b', 'place 042'],
    answers: [
      { when: 'play', say: 'card', rule: 'A1.1' },
      { when: 'fly', say: 'hex', rule: 'A2.C3' },
      { when: 'done', say: 'done', rule: 'A2.C3' },
    ],
  },
  {
    id: 'neutralize',
    position: scene(
      { dice: ['gray 2'], hand: ['035', '021'] },
      { damage: { 2: 1 }, decks: { ravager: ['089', '074'] } },
    ),
    line: ['die gray 2', 'action 4', 'launch 1d', 'place 035'],
    answers: [
      { when: 'action 3', say: 'repair', rule: 'A2.3' },
      { when: 'launch', say: 'hex', rule: 'B3.2' },
      { when: 'place 021', say: 'activation', rule: 'A2.M1' },
      { when: 'done', say: 'done', rule: 'A2.C3' },
    ],
  },
  {
    id: 'cost',
    position: scene(
      { dice: ['gray 2'], ships: 0, resources: 2 },
      { damage: { 2: 1 }, space: [{ at: '4c', card: '025', owner: 0 }] },
    ),
    line: ['die gray 2', 'mission 4c', 'activate', 'activate'],
    answers: [
      { when: 'action', say: 'action', rule: 'A2.M1' },
      { when: 'buy', say: 'buy', rule: 'A2.1' },
      { when: 'done', say: 'more', rule: 'A2.4' },
    ],
  },
  {
    id: 'guest',
    position: scene(
      { dice: ['gray 2'], ships: 0, fleet: ['2b'] },
      { damage: { 2: 1 }, space: [{ at: '2b', card: '022', owner: 1 }] },
    ),
    line: ['die gray 2', 'mission 2b', 'activate', 'end'],
    answers: [
      { when: 'action', say: 'action', rule: 'A2.M1' },
      { when: 'done', say: 'more', rule: 'A2.4' },
    ],
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
