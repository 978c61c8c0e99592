// A game for programs in any language: it has the names of docs/notation.md instead of numbers.

import { SPOKEN } from '@black-angel/rules/texts/languages';
import Type, { type Static } from 'typebox';
import { TableStatus } from './table-config.ts';
import { Index, MoveId, MoveText, SeatNumber } from './words.ts';

const strict = { additionalProperties: false } as const;
const orNull = <T extends Type.TSchema>(type: T) => Type.Union([type, Type.Null()]);
const Count = Type.Integer({ minimum: 0 });
const Action = Type.Integer({ minimum: 1, maximum: 6 });
/** A seat; also the compartment of the neutral player, which follows the players. */
const Compartment = Type.Integer({ minimum: 0, maximum: 4 });

export const Colour = Type.Enum(['orange', 'gray', 'green']);
export const CardNumber = Type.String({ pattern: '^0[0-9]{2}$', description: '001–060 Missions, 061–090 Ravagers' });
export const CardBack = Type.Enum(['orange', 'gray', 'green', 'ravager']);
export const TileName = Type.String({ description: 'The id of the tile in the component set' });
export const Hex = Type.String({
  pattern: '^[1-7][a-e]$',
  description: 'Strip from the ship board, column from the left',
});
const byColour = <T extends Type.TSchema>(type: T) => Type.Object({ orange: type, gray: type, green: type });

export const NamedDie = Type.Object({
  colour: Colour,
  value: Type.Integer({ minimum: 0, maximum: 3, description: '0 is the star' }),
  reserved: Type.Boolean({ description: 'In the high-security area' }),
});
export const NamedCell = Type.Object({
  cell: Type.String({ pattern: '^r[1-3]c[1-3]$' }),
  tile: orNull(TileName),
  boost: Type.Boolean({ description: 'The boost side is up' }),
  debris: Type.Boolean(),
});
export const NamedSlot = Type.Object({
  line: Type.String({ pattern: '^(row|col)[1-3]$' }),
  back: orNull(CardBack),
  card: orNull(CardNumber),
});
export const NamedPlayer = Type.Object({
  seat: SeatNumber,
  vp: Type.Integer(),
  ships: Count,
  resources: Count,
  debris: Count,
  robots: Type.Object({ supply: Count, breakRoom: Count, workstations: byColour(Count) }),
  fleet: Type.Array(Hex, { description: 'The hexes of the ships in space' }),
  hand: orNull(Type.Array(CardNumber, { description: 'Null for the hand of another player' })),
  handBacks: Type.Object({ orange: Count, gray: Count, green: Count, ravager: Count }),
  slots: Type.Array(NamedSlot),
  grid: Type.Array(NamedCell),
  ejectedTiles: Type.Array(TileName),
  advanced: Type.Object({ places: byColour(orNull(TileName)), beyond: Type.Array(TileName) }),
  ejectedCards: Type.Array(CardNumber),
});
export const NamedAction = Type.Object({
  action: Action,
  damage: Count,
  ravagers: Type.Array(CardNumber, { description: 'Top last' }),
});
export const NamedHex = Type.Object({
  hex: Hex,
  territory: orNull(Colour),
  comet: Type.Boolean(),
  ravagerIcon: Type.Boolean(),
  mission: orNull(Type.Object({ card: CardNumber, owner: Type.Integer() })),
});
export const NamedTurnDie = Type.Object({
  colour: Colour,
  value: Type.Integer(),
  takenColour: Colour,
  from: Compartment,
  turned: Type.Boolean(),
});

/** What a seat or a spectator may know. */
export const NamedView = Type.Object({
  rules: Type.Integer({ description: 'The rules version of the game' }),
  components: Type.String({ description: 'The hash of the component set' }),
  advanced: Type.Boolean(),
  round: Count,
  seat: Type.Integer({ description: 'Whose turn it is' }),
  sequence: orNull(Type.Enum(['A', 'B', 'pass'])),
  die: orNull(NamedTurnDie),
  decision: orNull(Type.Object({ kind: Type.String(), seat: Type.Integer() })),
  ending: Type.Enum(['none', 'spes', 'ravagers']),
  lastRound: orNull(Type.Integer()),
  players: Type.Array(NamedPlayer),
  dice: Type.Array(Type.Array(NamedDie), { description: 'By compartment: the seats, then the neutral player' }),
  supply: byColour(Type.Object({ undamaged: Count, damaged: Count })),
  actions: Type.Array(NamedAction),
  captives: Type.Array(Type.Object({ card: CardNumber, seat: Type.Integer() })),
  blackAngel: Hex,
  spes: orNull(Hex),
  space: Type.Array(NamedHex),
  missionDecks: byColour(Type.Object({ deck: Count, discard: Count })),
  ravagerDeck: Type.Object({ deck: Count, discard: Count }),
  stacks: byColour(Type.Object({ tiles: Count, top: orNull(TileName), discard: Type.Array(TileName) })),
  display: Type.Array(Type.Object({ place: Type.String(), tile: orNull(TileName) })),
  advancedShow: Type.Array(Type.Object({ place: Type.String(), tile: orNull(TileName) })),
  advancedStack: Count,
});

/** A move as it is sent, and what it means. */
export const LegalMove = Type.Object({ move: MoveText, sentence: Type.String() });

export const NamedGame = Type.Object({
  status: TableStatus,
  seat: orNull(SeatNumber),
  /** The number of moves that this viewer knows: `at` of the next move. */
  index: Index,
  isMyTurn: Type.Boolean(),
  /** Every legal move, if it is the viewer's decision; else empty. */
  moves: Type.Array(LegalMove),
  view: NamedView,
  result: orNull(Type.Object({ vp: Type.Array(Type.Integer()), winners: Type.Array(Type.Integer()) })),
});
export type NamedView = Static<typeof NamedView>;
export type NamedGame = Static<typeof NamedGame>;
export type LegalMove = Static<typeof LegalMove>;

/** `id` is chosen by the client: the same id counts once. `at` is the `index` of the game that the client knows. */
export const SentMove = Type.Object({ id: MoveId, at: Index, move: MoveText }, strict);
export const MoveAnswer = Type.Object({
  isMade: Type.Boolean(),
  why: orNull(Type.Enum(['refused', 'stale', 'notAllowed', 'notKept', 'tooFast'])),
  /** The rule that forbids the move. */
  rule: orNull(Type.String()),
  game: NamedGame,
});

export const TextQuery = Type.Object(
  {
    language: Type.Optional(
      Type.Enum([...SPOKEN], {
        description: 'The language of sentences. Without it the header Accept-Language decides; by default English.',
      }),
    ),
  },
  strict,
);
const texts = Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' } });
/** What every card and tile of a game does, by its name. */
export const ComponentTexts = Type.Object({
  hash: Type.String(),
  cards: texts,
  tiles: texts,
});
export type ComponentTexts = Static<typeof ComponentTexts>;
