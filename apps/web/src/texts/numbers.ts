// Numbers as a language writes them: 0.8 in English, 0,8 in French and Russian.

import type { Language } from './i18n.ts';

export type NumberStyle = 'plain' | 'signed' | 'percent';

const OPTIONS: Record<NumberStyle, Intl.NumberFormatOptions> = {
  // Four digits are not grouped: a rating is 1500, not 1,500.
  plain: { maximumFractionDigits: 1, useGrouping: 'min2' },
  signed: { maximumFractionDigits: 1, useGrouping: 'min2', signDisplay: 'exceptZero' },
  percent: { style: 'percent', maximumFractionDigits: 0 },
};

/** Cached: making one takes longer than using it. */
const FORMATS = new Map<string, Intl.NumberFormat>();

/** At most one decimal; a minus sign instead of the hyphen. */
export function sayNumber(value: number, language: Language, style: NumberStyle = 'plain'): string {
  const key = `${language} ${style}`;
  const format = FORMATS.get(key) ?? new Intl.NumberFormat(language, OPTIONS[style]);
  FORMATS.set(key, format);
  return format.format(value).replace('-', '−');
}
