// What is said about the game in English: the language the keys are made from (texts.ts).

import { refusalsEn } from '@black-angel/rules/texts/refusals.en';
import { events } from './en/events.ts';
import { moves } from './en/moves.ts';
import { words } from './en/words.ts';

export { en as components } from '@black-angel/rules/texts/say.en';

export const en = { ...words, log: events, move: moves, refusal: refusalsEn } as const;
