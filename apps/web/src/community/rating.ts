// Says a rating with its 95 % interval.

import type { Standing } from '@black-angel/protocol';
import { shownRating } from '@black-angel/protocol/formulas';
import type { TFunction } from 'i18next';
import { languageOf } from '../texts/i18n.ts';
import { sayNumber } from '../texts/numbers.ts';

export function sayRating(standing: Pick<Standing, 'mu' | 'sigma'>, t: TFunction): string {
  const { rating, range } = shownRating(standing);
  const language = languageOf(t);
  return t('ranking.value', { rating: sayNumber(rating, language), range: sayNumber(range, language) });
}
