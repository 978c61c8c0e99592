// A puzzle accepts the turns of its solution's plan and no others.

import { setup } from '@black-angel/rules';
import { expect, it } from 'vitest';
import { findPuzzle, isSolution } from '../src/advice/index.ts';

const TURNS = [
  ['play 012 col2', 'die green 3', 'action 5', 'destroy 3'],
  ['die orange 2', 'action 1', 'take A2', 'inject orangeInGrid-1 row2'],
  ['B'],
];

const PUZZLE = { solution: TURNS[0]!, needsCard: false };

it('accepts its solution, also with another card or without one, and no other turn', () => {
  expect(isSolution(PUZZLE, TURNS[0]!)).toBe(true);
  expect(isSolution(PUZZLE, ['play 031 row1', ...TURNS[0]!.slice(1), 'end'])).toBe(true);
  expect(isSolution(PUZZLE, TURNS[0]!.slice(1))).toBe(true);
  for (const turn of TURNS.slice(1)) expect(isSolution(PUZZLE, turn)).toBe(false);
});

it('asks for a card that is part of the solution', () => {
  const puzzle = { ...PUZZLE, needsCard: true };
  expect(isSolution(puzzle, TURNS[0]!)).toBe(true);
  expect(isSolution(puzzle, TURNS[0]!.slice(1))).toBe(false);
});

it('a position in which the Normal bot finds the best turn is none', () => {
  expect(findPuzzle(setup({ players: 2 }, 'none'), 'none')).toBeNull();
});
