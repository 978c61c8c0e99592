// Chapter: both endings and scoring.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

/** The Ravager cards of a game against Hal but one; they lie in the discard. */
const DISCARDED = [
  '061',
  '062',
  '063',
  '064',
  '065',
  '066',
  '067',
  '068',
  '069',
  '070',
  '071',
  '072',
  '073',
  '074',
  '075',
  '076',
  '077',
];

export const ENDINGS = makeLesson('endings', 4, [
  {
    id: 'two',
    position: scene({ dice: ['gray 0'] }, { spes: { row: 4, inSight: true } }),
    point: ['hex:4c', 'deck:ravager'],
  },
  {
    id: 'arrive',
    position: scene({ dice: ['gray 0'], ships: 0 }, { spes: { row: 4, inSight: true }, seed: 'endings-spes' }),
    line: ['B', 'end'],
  },
  {
    id: 'overrun',
    position: scene(
      { dice: ['green 2'], hand: ['042'] },
      { decks: { ravager: ['089'] }, discards: { ravager: DISCARDED } },
    ),
    line: ['die green 2', 'launch 4b', 'place 042'],
    answers: [
      { when: 'play', say: 'card', rule: 'A1.1' },
      { when: 'launch', say: 'hex', rule: 'A2.C3' },
      { when: 'done', say: 'done', rule: 'E1' },
    ],
  },
  {
    id: 'items',
    position: scene(
      { ships: 2, resources: 3, dice: ['gray 1'] },
      { ending: 'spes', spes: { row: 3, inSight: true }, round: 7, damage: { 4: 1 } },
    ),
    point: ['storage:0', 'break-room'],
  },
  {
    id: 'find',
    position: scene(
      {
        dice: ['gray 2', 'green 1'],
        ships: 0,
        resources: 2,
        grid: { r2c2: 'start-gray' },
      },
      {
        ending: 'ravagers',
        round: 7,
        damage: { 4: 1 },
        ravagers: { 2: ['062'] },
        space: [{ at: '4c', card: '025', owner: 0 }],
      },
    ),
    passes: { vpGained: 4 },
    line: ['die gray 2', 'mission 4c', 'activate', 'activate', 'end'],
    isFound: true,
    answers: [
      { when: 'B', say: 'roll', rule: 'E2' },
      { when: 'turn', say: 'turn', rule: 'E4' },
    ],
  },
]);
