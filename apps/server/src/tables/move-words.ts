// What the sentences of moves are made of, in any language.

import type { Move, MoveKind, View } from '@black-angel/engine';
import { cardName } from '@black-angel/rules';
import { type Content, isRavager, missionCard, ravagerCard } from '@black-angel/rules/components';
import { type Language, sayMission, sayRavager } from '@black-angel/rules/texts/say';

export interface Asked {
  view: View;
  content: Content;
}

type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;
/** One sentence for each kind of move. */
export type MoveSayers = { [K in MoveKind]: (asked: Asked, move: MoveOf<K>) => string };

/** The id of a tile; null if it is not known. */
export const tileId = ({ content }: Asked, tile: number | null | undefined): string | null =>
  tile ? content.tiles[tile]!.id : null;

/** The number of a card and what it does. */
export function cardText({ content }: Asked, card: number, language: Language): string {
  const text = isRavager(card)
    ? sayRavager(ravagerCard(content, card), language)
    : sayMission(missionCard(content, card), language);
  return `${cardName(card)} (${text})`;
}

/** The number of a row or column, by the name of its line. */
export const lineNumber = (line: string): string => line.slice(-1);
export const isRow = (line: string): boolean => line.startsWith('row');
