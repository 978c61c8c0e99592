// A sentence for every legal move, for programs that ask a person or a language model.

import type { Move, View } from '@black-angel/engine';
import type { Content } from '@black-angel/rules/components';
import type { Language } from '@black-angel/rules/texts/say';
import { en } from './move-words.en.ts';
import { fr } from './move-words.fr.ts';
import { ru } from './move-words.ru.ts';
import type { Asked, MoveSayers } from './move-words.ts';

const SAYERS: Record<Language, MoveSayers> = { en, fr, ru };

export function sayMove(move: Move, view: View, content: Content, language: Language): string {
  const say = SAYERS[language][move.kind] as (asked: Asked, move: Move) => string;
  return say({ view, content }, move);
}
