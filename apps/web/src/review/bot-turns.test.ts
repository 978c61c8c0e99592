import type { Handover } from '@black-angel/protocol';
import { expect, it } from 'vitest';
import { isBotTurn } from './review-page.tsx';

const handovers: Handover[] = [
  { at: 10, seat: 1, what: 'timeUp' },
  { at: 30, seat: 0, what: 'timeUp' },
  { at: 44, seat: 1, what: 'left' },
  { at: 65, seat: 1, what: 'back' },
  { at: 90, seat: 1, what: 'left' },
  { at: 90, seat: 1, what: 'back' },
];

it.each<[string, number, number, boolean]>([
  ['before it', 0, 10, false],
  ['whose time was up', 10, 20, true],
  ['after one that a bot played', 20, 30, false],
  ['whose clock ran out in the middle', 5, 15, true],
  ['of another player', 30, 40, false],
  ['left in the middle', 40, 50, true],
  ['of a seat that a bot has', 50, 60, true],
  ['in which the player came back', 60, 70, true],
  ['after that', 70, 80, false],
  ['that begins when the player is back', 65, 70, false],
  ['left and taken back at once', 90, 99, false],
])('a turn %s', (_name, from, to, isBot) => {
  expect(isBotTurn(handovers, 1, from, to)).toBe(isBot);
});
