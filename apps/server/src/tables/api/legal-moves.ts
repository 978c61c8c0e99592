// The legal moves of a seat, each with a sentence.

import type { LegalMove } from '@black-angel/protocol';
import { contentOf } from '@black-angel/rules/components';
import type { Language } from '@black-angel/rules/texts/say';
import type { Room } from '../room/room.ts';
import { sayMove } from '../say-move.ts';

/** None unless the seat decides. */
export function legalMovesOf(
  { game, row }: Pick<Room, 'game' | 'row'>,
  seat: number | null,
  language: Language,
): LegalMove[] {
  if (!game || seat === null || game.decider !== seat || row.status !== 'running') return [];
  const { engine, state } = game.match;
  const content = contentOf(state);
  const view = engine.view(state, seat);
  return engine
    .legalMoves(state, seat)
    .map((move) => ({ move: engine.formatMove(move, content)!, sentence: sayMove(move, view, content, language) }));
}
