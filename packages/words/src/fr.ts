// What is said about the game in French. A narrow no-break space stands before : ; ! ? and inside « ».

import { refusalsFr } from '@black-angel/rules/texts/refusals.fr';
import { events } from './fr/events.ts';
import { moves } from './fr/moves.ts';
import { words } from './fr/words.ts';
import type { GameTexts } from './texts.ts';

export { fr as components } from '@black-angel/rules/texts/say.fr';

export const fr: GameTexts<'fr'> = { ...words, log: events, move: moves, refusal: refusalsFr };
