// Says a rating with its 95 % interval.

import type { Standing } from '@black-angel/protocol';
import { shownRating } from '@black-angel/protocol/formulas';
import { sayNumber } from '../texts/numbers.ts';
import type { T } from '../texts/texts.ts';

export function sayRating(standing: Pick<Standing, 'mu' | 'sigma'>, t: T): string {
  const { rating, range } = shownRating(standing);
  const language = t.language;
  return t('ranking.value', { rating: sayNumber(rating, language), range: sayNumber(range, language) });
}
