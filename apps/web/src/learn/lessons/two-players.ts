// Chapter: two players and the neutral player.

import type { PlayerPosition, Position } from '@black-angel/rules/position';
import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

const RIVAL: PlayerPosition = {
  vp: 11,
  ships: 1,
  resources: 1,
  debris: 0,
  hand: ['001', '021', '041'],
  dice: ['orange 2', 'gray 3'],
};

function duel(learner: PlayerPosition, others: Partial<Position> = {}, rival: PlayerPosition = {}): Position {
  const { hal: _, ...position } = scene(learner, {
    options: { players: 2 },
    neutral: { robots: { orange: 1, gray: 1, green: 1 }, dice: ['orange 1', 'gray 1', 'green 3'] },
    ...others,
    players: [{ ...RIVAL, ...rival }],
  });
  return position;
}

export const TWO_PLAYERS = makeLesson('two', 3, [
  { id: 'neutral', position: duel({ dice: ['gray 0'], resources: 1 }), point: ['standard:2'] },
  {
    id: 'buy',
    position: duel(
      { dice: ['gray 0'], resources: 1, ships: 0 },
      { space: [{ at: '4b', card: '042', owner: 0 }], ravagers: { 4: ['088'] }, damage: { 4: 1 } },
    ),
    line: ['buy green 3 from 3', 'mission 4b', 'activate', 'activate'],
    answers: [
      { when: 'buy orange', say: 'orange', rule: 'A2.3' },
      { when: 'buy gray', say: 'gray', rule: 'A2.1' },
      { when: 'action', say: 'action', rule: 'A2.M1' },
      { when: 'done', say: 'more', rule: 'A2.4' },
    ],
  },
  {
    id: 'robot',
    position: duel({ dice: ['gray 1'], hand: ['042'], ships: 0 }, { damage: { 4: 1 } }),
    line: ['play 042 row3', 'tile r3c3 reassignRobot', 'assign green'],
    answers: [
      { when: 'die', say: 'die', rule: 'A1.1' },
      { when: 'play', say: 'slot', rule: 'A1.2' },
      { when: 'tile r3c3 gainRobot', say: 'gain', rule: 'X4' },
      { when: 'assign', say: 'colour', rule: 'N4' },
    ],
  },
  {
    id: 'find',
    position: duel(
      { dice: ['orange 0'], resources: 1, ships: 0 },
      {
        space: [{ at: '4c', card: '022', owner: 0 }],
        damage: { 4: 1 },
        neutral: { robots: { orange: 1, gray: 1, green: 1 }, dice: ['orange 1', 'gray 1'] },
      },
    ),
    passes: { vpGained: 3 },
    line: ['buy gray 3', 'mission 4c', 'activate', 'activate', 'end'],
    isFound: true,
    answers: [
      { when: 'buy gray 1', say: 'one', rule: 'A2.4' },
      { when: 'turn', say: 'turn', rule: 'A2.1' },
    ],
  },
]);
