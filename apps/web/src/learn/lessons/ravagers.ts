// Chapter: Ravagers and damage.

import { makeLesson } from '../step.ts';
import { scene } from './scene.ts';

export const RAVAGERS = makeLesson('ravagers', 4, [
  {
    id: 'wake',
    position: scene({ dice: ['green 2'], hand: ['042'] }, { decks: { ravager: ['089', '074'] } }),
    point: ['hex:3a hex:5c'],
  },
  {
    id: 'pay',
    position: scene(
      { dice: ['green 2'], hand: ['042', '021'] },
      { ravagers: { 6: ['078'] }, damage: { 6: 1 }, decks: { ravager: ['089', '074'] } },
    ),
    line: ['die green 2', 'action 6', 'discard 021', 'launch 4b'],
    answers: [
      { when: 'play', say: 'card', rule: 'A1.1' },
      { when: 'action 5', say: 'destroy', rule: 'A2.X1' },
      { when: 'discard 042', say: 'green', rule: 'A2.6' },
      { when: 'launch', say: 'hex', rule: 'A2.C3' },
    ],
  },
  {
    id: 'free',
    position: scene(
      { dice: ['green 2'], robots: { breakRoom: 4, workstations: { orange: 1, gray: 1, green: 1 } } },
      { ravagers: { 2: ['062'], 4: ['088', '076'] }, damage: { 2: 1, 4: 2 }, captives: [{ card: '088', seat: 0 }] },
    ),
    line: ['die green 2', 'action 5', 'destroy 4'],
    answers: [
      { when: 'action 6', say: 'command', rule: 'A2.3' },
      { when: 'destroy 2', say: 'other', rule: 'A2.X2' },
    ],
  },
  {
    id: 'spend',
    position: scene(
      { dice: ['green 2'], hand: ['062', '076'], ships: 0 },
      { ravagers: { 1: ['079'] }, damage: { 1: 1 }, space: [{ at: '4b', card: '047', owner: 0 }] },
    ),
    line: ['die green 2', 'mission 4b', 'discard 062', 'activate'],
    answers: [
      { when: 'play', say: 'card', rule: 'A1.1' },
      { when: 'action', say: 'destroy', rule: 'A2.M1' },
      { when: 'done', say: 'more', rule: 'A2.M2' },
    ],
  },
  {
    id: 'find',
    position: scene(
      {
        dice: ['green 1', 'green 3'],
        ships: 0,
        robots: { breakRoom: 4, workstations: { orange: 1, gray: 1, green: 1 } },
      },
      {
        ravagers: { 2: ['062'], 3: ['087', '075'] },
        damage: { 2: 1, 3: 2, 5: 2 },
        captives: [{ card: '087', seat: 0 }],
      },
    ),
    passes: { happened: { kind: 'robotFreed', seat: 0 } },
    line: ['die green 3', 'destroy 3'],
    isFound: true,
    answers: [
      { when: 'B', say: 'roll', rule: 'B1.1' },
      { when: 'turn', say: 'turn', rule: 'A2.X1' },
    ],
  },
]);
