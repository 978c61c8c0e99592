// What is said about the game in Russian.

import { refusalsRu } from '@black-angel/rules/texts/refusals.ru';
import { events } from './ru/events.ts';
import { moves } from './ru/moves.ts';
import { words } from './ru/words.ts';
import type { GameTexts } from './texts.ts';

export { ru as components } from '@black-angel/rules/texts/say.ru';

export const ru: GameTexts<'ru'> = { ...words, log: events, move: moves, refusal: refusalsRu };
