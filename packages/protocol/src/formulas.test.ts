import { expect, it } from 'vitest';
import { shownRating } from './formulas.ts';

it('begins at 1500 and is wide at first', () => {
  expect(shownRating({ mu: 25, sigma: 25 / 3 })).toEqual({ rating: 1500, range: 667 });
});

it('gets narrower with every game', () => {
  expect(shownRating({ mu: 27.8, sigma: 1.06 })).toEqual({ rating: 1612, range: 85 });
});
