import { playGame } from '@black-angel/rules';
import { expect, it } from 'vitest';
import { addTally, emptyTally, type SeatTally, tallyGame } from './tally.ts';

const doubled = (value: unknown): unknown => {
  if (typeof value === 'number') return 2 * value;
  if (Array.isArray(value)) return value.map(doubled);
  return Object.fromEntries(Object.entries(value as object).map(([name, figure]) => [name, doubled(figure)]));
};

it('every figure of a tally is summed', () => {
  const record = playGame({ players: 2, advanced: true }, 'tally', (_state, moves) => moves.length - 1);
  for (const tally of tallyGame(record)) {
    const before = structuredClone(tally);
    const sum: SeatTally = emptyTally();
    addTally(sum, tally);
    addTally(sum, tally);
    expect(sum).toEqual(doubled(before));
    expect(tally).toEqual(before);
  }
});
