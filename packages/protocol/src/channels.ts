// How players are told of their turn in slow games.

import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false } as const;
const key = Type.String({ pattern: '^[A-Za-z0-9_=-]{10,200}$' });

/** What notices are written in. */
export const NoticeLanguage = Type.Union([Type.Literal('en'), Type.Literal('fr'), Type.Literal('ru')]);
/** English if it is left out. */
const language = Type.Optional(NoticeLanguage);

export const NewChannel = Type.Union([
  /** A subscription of the browser's push manager. */
  Type.Object(
    {
      kind: Type.Literal('push'),
      endpoint: Type.String({ minLength: 10, maxLength: 1000, pattern: '^https://' }),
      keys: Type.Object({ p256dh: key, auth: key }, strict),
      language,
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('webhook'),
      url: Type.String({ minLength: 10, maxLength: 1000, pattern: '^https?://' }),
      style: Type.Union([Type.Literal('discord'), Type.Literal('slack'), Type.Literal('json')]),
      language,
    },
    strict,
  ),
  /** A code is sent there; it must come back before anything else is. */
  Type.Object(
    {
      kind: Type.Literal('mail'),
      address: Type.String({ maxLength: 200, pattern: '^[^\\s@<>,;:"]+@[^\\s@<>,;:"]+$' }),
      language,
    },
    strict,
  ),
]);
export const ChannelId = Type.String({ pattern: '^[A-Za-z0-9_-]{12}$' });
/** What is shown of a channel: the host of an address, never the address, because whoever knows it can write there. */
export const ChannelInfo = Type.Object({
  id: ChannelId,
  kind: Type.Union([Type.Literal('push'), Type.Literal('webhook'), Type.Literal('mail')]),
  host: Type.String(),
  isConfirmed: Type.Boolean(),
  language: NoticeLanguage,
});
export const ChannelList = Type.Object({ channels: Type.Array(ChannelInfo) });
export const ChannelLanguage = Type.Object({ language: NoticeLanguage }, strict);
export const MailCode = Type.Object({ code: Type.String({ pattern: '^[0-9]{8}$' }) }, strict);
/** What became of a test: taken by the other side, refused by it, nobody there any more, or no way to reach it. */
export const TestResult = Type.Union([
  Type.Literal('taken'),
  Type.Literal('refused'),
  Type.Literal('gone'),
  Type.Literal('unreachable'),
]);
export const TestedChannel = Type.Object({ result: TestResult, message: Type.String() });
/** What this server can do, and the key that browsers need to subscribe. */
export const NoticeWays = Type.Object({ push: Type.String(), webhook: Type.Boolean(), mail: Type.Boolean() });

export type NoticeLanguage = Static<typeof NoticeLanguage>;
export type NewChannel = Static<typeof NewChannel>;
export type ChannelInfo = Static<typeof ChannelInfo>;
export type TestResult = Static<typeof TestResult>;
export type TestedChannel = Static<typeof TestedChannel>;

/** What a raw webhook gets as JSON. */
export interface TurnNotice {
  kind: 'turn';
  table: string;
  /** The player whose turn it is. */
  name: string;
  /** The table's address, null if the server does not know its own. */
  url: string | null;
}

/** The same way, but nothing has happened: somebody wants to see whether it comes. */
export interface TestNotice {
  kind: 'test';
  /** The server's address, if it knows it. */
  url: string | null;
}
export type Notice = TurnNotice | TestNotice;
/** By web push also the language, for a browser that has kept no words of its own. */
export type PushNotice = Notice & { language: NoticeLanguage };
