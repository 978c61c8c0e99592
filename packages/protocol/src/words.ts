// The basic values of the protocol, with their limits.

import { type Language, SPOKEN } from '@black-angel/rules/texts/languages';
import Type, { type Static } from 'typebox';

/** Letters, digits and signs of any script, no control characters, not only spaces. */
export const Name = Type.String({ minLength: 1, maxLength: 24, pattern: '^(?=.*\\S)[^\\p{Cc}\\p{Cs}]+$' });
/** A new name. The schema is permissive, because the server has a message for each possible mistake. */
export const NewName = Type.String({
  minLength: 1,
  maxLength: 200,
  description:
    'At most 24 characters after white space is trimmed and collapsed. No invisible, bidirectional, control, unassigned or private-use characters.',
});
export const ID = '^[A-Za-z0-9_-]{8,24}$';
export const TableId = Type.String({ pattern: ID });
/** A bearer token of a seat, an owner or a session. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
export const MoveText = Type.String({ minLength: 1, maxLength: 120 });
export const MoveId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });
export const ChatText = Type.String({ minLength: 1, maxLength: 400, pattern: '\\S' });
/** 32 random bytes of a player, mixed into the game's seed. */
/** The version of the formulas of docs/fair-dice.md that a game uses. */
export const Derivation = Type.Union([Type.Literal(1), Type.Literal(2)]);
export const Entropy = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** The result of `seenHash` in packages/match. */
export const SeenHash = Type.String({ pattern: '^[0-9a-f]{16}$' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 3 });
export const Index = Type.Integer({ minimum: 0, maximum: 100_000 });

export type TableId = Static<typeof TableId>;
export type Token = Static<typeof Token>;

/** The languages of sentences and notices. */
export const TextLanguage = Type.Enum([...SPOKEN]);
export type TextLanguage = Language;
