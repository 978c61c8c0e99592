// Channels: how players are notified of their turn in slow games, and of their tournaments.

import Type, { type Static } from 'typebox';
import { TextLanguage } from './words.ts';

const strict = { additionalProperties: false } as const;
const key = Type.String({ pattern: '^[A-Za-z0-9_=-]{10,200}$' });

/** English by default. */
const language = Type.Optional(TextLanguage);

export const MailAddress = Type.String({ maxLength: 200, pattern: '^[^\\s@<>,;:"]+@[^\\s@<>,;:"]+$' });

/** The ways to notify a player: the only list of them. */
export const CHANNEL_KINDS = ['push', 'webhook', 'mail'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** What a client sends to add a channel. */
const NEW_CHANNELS = {
  /** A subscription of the browser's push manager. */
  push: Type.Object(
    {
      kind: Type.Literal('push'),
      endpoint: Type.String({ minLength: 10, maxLength: 1000, pattern: '^https://' }),
      keys: Type.Object({ p256dh: key, auth: key }, strict),
      language,
    },
    strict,
  ),
  webhook: Type.Object(
    {
      kind: Type.Literal('webhook'),
      url: Type.String({ minLength: 10, maxLength: 1000, pattern: '^https?://' }),
      style: Type.Union([Type.Literal('discord'), Type.Literal('slack'), Type.Literal('json')]),
      language,
    },
    strict,
  ),
  /** The server sends a code to the address. Nothing else is sent there until the code comes back. */
  mail: Type.Object(
    {
      kind: Type.Literal('mail'),
      address: MailAddress,
      language,
    },
    strict,
  ),
} satisfies Record<ChannelKind, Type.TObject>;
type Known<Kind> = Kind & keyof typeof NEW_CHANNELS;
export type NewChannelOf<Kind extends ChannelKind> = Static<(typeof NEW_CHANNELS)[Known<Kind>]>;
export type NewChannel = { [Kind in ChannelKind]: NewChannelOf<Kind> }[ChannelKind];
export const NewChannel = Type.Unsafe<NewChannel>(Type.Union(Object.values(NEW_CHANNELS)));
export const ChannelId = Type.String({ pattern: '^[A-Za-z0-9_-]{12}$' });
/** Shows the host of an address, never the address: it is a secret, and anybody who has it can write there. */
export const ChannelInfo = Type.Object({
  id: ChannelId,
  kind: Type.Enum([...CHANNEL_KINDS]),
  host: Type.String(),
  isConfirmed: Type.Boolean(),
  language: TextLanguage,
});
export const ChannelList = Type.Object({ channels: Type.Array(ChannelInfo) });
export const ChannelLanguage = Type.Object({ language: TextLanguage }, strict);
export const MailCode = Type.Object({ code: Type.String({ pattern: '^[0-9]{8}$' }) }, strict);
/** The outcome of a test: delivered, refused by the receiver, address no longer valid, receiver not reachable. */
export const TestResult = Type.Union([
  Type.Literal('taken'),
  Type.Literal('refused'),
  Type.Literal('gone'),
  Type.Literal('unreachable'),
]);
export const TestedChannel = Type.Object({ result: TestResult, message: Type.String() });
/** Channels that this server supports; `push` is the key that browsers subscribe with. */
const ways = { push: Type.String(), webhook: Type.Boolean(), mail: Type.Boolean() };
export const NoticeWays = Type.Object(ways satisfies Record<ChannelKind, Type.TSchema>);

export type NoticeWays = Static<typeof NoticeWays>;
export type ChannelInfo = Static<typeof ChannelInfo>;
export type TestResult = Static<typeof TestResult>;
export type TestedChannel = Static<typeof TestedChannel>;

/** The JSON bodies of a webhook. */
export interface TurnNotice {
  kind: 'turn';
  table: string;
  /** The player whose turn it is. */
  name: string;
  /** The table's address; null if the server does not know its own (PUBLIC_URL). */
  url: string | null;
}

interface OfTournament {
  tournament: string;
  /** The name of the tournament. */
  title: string;
  /** The player who gets the notice. */
  name: string;
  url: string | null;
}
/** A new round is paired. `table` is null for a player with a round off. */
export interface RoundNotice extends OfTournament {
  kind: 'round';
  round: number;
  table: string | null;
  /** Until when the seat must be taken, in milliseconds since 1970. */
  seatBy: number;
}
/** The game of a player in the present round begins: all have taken their seats. */
export interface GameNotice extends OfTournament {
  kind: 'game';
  round: number;
  table: string;
}
/** A tournament is over. */
export interface EndNotice extends OfTournament {
  kind: 'end';
  place: number;
  players: number;
}
export type TournamentNotice = RoundNotice | GameNotice | EndNotice;

/** A test that a player has asked for. */
export interface TestNotice {
  kind: 'test';
  /** The server's address; null if the server does not know it. */
  url: string | null;
}
export type Notice = TurnNotice | TournamentNotice | TestNotice;
/** Web push carries the language too, for a browser without stored texts. */
export type PushNotice = Notice & { language: TextLanguage };
