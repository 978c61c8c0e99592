// The legal moves of a seat, each with a sentence: for programs that ask a person or a language model.

import type { LegalMove } from '@black-angel/protocol';
import { contentOf } from '@black-angel/rules/components';
import { type Language, namesOf, SAY, sayWholeMove } from '@black-angel/words/all';
import type { Room } from '../room/room.ts';

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
  const say = SAY[language];
  const seats = row.seats.map(({ name, kind }, i) =>
    name === null ? { name: '', kind, number: i + 1 } : { name, kind },
  );
  const names = namesOf({ seats }, seat, say);
  return engine.legalMoves(state, seat).map((move) => ({
    move: engine.formatMove(move, content)!,
    sentence: `${sayWholeMove(say, move, view, content, names)}.`,
  }));
}
