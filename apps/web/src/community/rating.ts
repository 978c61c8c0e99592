// Formats a rating. The server's scale starts at 25 ± 8.3 (mu and sigma). The page shows a scale that starts at 1500,
// with the 95 % interval.

import type { Standing } from '@black-angel/protocol';
import { sayNumber } from '../texts/numbers.ts';
import type { T } from '../texts/texts.ts';

const SCALE = 40;
const BASE = 500;

export interface ShownRating {
  rating: number;
  range: number;
}

export const shownRating = ({ mu, sigma }: Pick<Standing, 'mu' | 'sigma'>): ShownRating => ({
  rating: Math.round(BASE + SCALE * mu),
  range: Math.round(2 * SCALE * sigma),
});

export function sayRating(standing: Pick<Standing, 'mu' | 'sigma'>, t: T): string {
  const { rating, range } = shownRating(standing);
  const language = t.language;
  return t('ranking.value', { rating: sayNumber(rating, language), range: sayNumber(range, language) });
}
