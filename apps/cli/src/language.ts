// The language of the terminal.

import type { GameEvent, SeatInfo } from '@black-angel/rules';
import type { Content } from '@black-angel/rules/components';
import { type Language, namesOf, plain, SAY, type SeatNames, SPOKEN, sayEvent } from '@black-angel/words/all';
import { type Flags, type Parsed, UsageError } from './command.ts';

export const LANGUAGE_FLAG: Flags = { language: { type: 'string' } };
export const LANGUAGE_HELP = `  --language CODE    ${SPOKEN.join(', ')}; default en\n`;

export function languageOf(values: Parsed['values']): Language {
  const asked = values['language'] ?? 'en';
  const language = SPOKEN.find((known) => known === asked);
  if (!language) throw new UsageError(`"${String(asked)}" is not a language of the game: ${SPOKEN.join(', ')}`);
  return language;
}

/** The names that the rules give are said in the language. */
export function namesIn(language: Language, seats: readonly SeatInfo[], viewer: number | 'spectator'): SeatNames {
  const numbered = seats.map((seat, i) => (seat.name === `Player ${i + 1}` ? { ...seat, number: i + 1 } : seat));
  return namesOf({ seats: numbered }, viewer, SAY[language]);
}

/** Says each event with its rule, for those who watch or for a seat. */
export function sayEvents(
  language: Language,
  seats: readonly SeatInfo[],
  content: Content,
  viewer: number | 'spectator' = 'spectator',
): (event: GameEvent) => string {
  const names = namesIn(language, seats, viewer);
  return (event) => `${plain(sayEvent(SAY[language], event, names, content))} (${event.rule})`;
}
