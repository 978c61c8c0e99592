import { expect, it } from 'vitest';
import { SHARES, sharesOf } from '../src/advice/shares.ts';

it('shows numbers that add up', () => {
  const seat = { start: 1.26, luck: -3.333, skill: -7.777, others: 4.05, result: 1.26 - 3.333 - 7.777 + 4.05 };
  const shown = sharesOf(seat);
  expect(SHARES.reduce((sum, share) => sum + Math.round(shown[share] * 10), 0)).toBe(Math.round(shown.result * 10));
  expect(shown.luck).toBeCloseTo(seat.luck, 0);
});
