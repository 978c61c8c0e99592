// The language of an answer, by the header Accept-Language.

import { LANGUAGES, type Language } from '@black-angel/words/all';

const MOST_ASKED = 20;

/** The best of our languages; English if none is asked for. A language counts for all its regions. */
export function askedLanguage(header: string | undefined): Language {
  let best: Language = 'en';
  let bestWeight = 0;
  for (const range of (header ?? '').split(',', MOST_ASKED)) {
    const [tag, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const language = LANGUAGES.find((known) => known === tag!.split('-')[0]);
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    if (!language || !(weight > bestWeight)) continue;
    best = language;
    bestWeight = weight;
  }
  return best;
}
