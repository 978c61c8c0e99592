// Accounts. They are optional: an account shares a player's games between devices.

import Type, { type Static } from 'typebox';
import { ChannelInfo, MailAddress } from './channels.ts';
import { Name, NewName, TableId, TextLanguage, Token } from './words.ts';

const strict = { additionalProperties: false } as const;

export const Password = Type.String({ minLength: 8, maxLength: 200 });
/** A browser's WebAuthn response; the server's library validates it. */
export const PasskeyAnswer = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 1024 }),
    rawId: Type.String({ minLength: 1, maxLength: 1024 }),
    type: Type.Literal('public-key'),
    response: Type.Object({ clientDataJSON: Type.String({ maxLength: 4096 }) }, { additionalProperties: true }),
    clientExtensionResults: Type.Object({}, { additionalProperties: true }),
  },
  { additionalProperties: true },
);
const byPassword = Type.Object({ name: NewName, password: Password }, strict);

/** Fresh proof: the password, or the response of a passkey to the options of `account/proof-options`. */
export const Proof = Type.Union([
  Type.Object({ password: Type.String({ maxLength: 200 }) }, strict),
  Type.Object({ passkey: PasskeyAnswer }, strict),
]);
/** Without a proof the request is refused with `proofNeeded`. */
const proof = Type.Optional(Proof);

export const NewAccount = Type.Union([byPassword, Type.Object({ name: NewName, passkey: PasskeyAnswer }, strict)]);
/** `device`: from the answer to an earlier log-in on this device. It opens nothing, but has its own rate limit. */
const logInByPassword = Type.Object({ ...byPassword.properties, device: Type.Optional(Token) }, strict);
export const LogIn = Type.Union([logInByPassword, Type.Object({ passkey: PasskeyAnswer }, strict)]);
/** The proof is needed to add a passkey to an existing account. */
export const PasskeyName = Type.Object({ name: NewName, proof }, strict);
/** For the browser: options of WebAuthn as JSON, to log in with a passkey or to make one. */
export const PasskeyOptions = Type.Object({ challenge: Type.String() }, { additionalProperties: true });
export const NewPasskey = Type.Object({ passkey: PasskeyAnswer }, strict);
/** `old` is short for the proof by that password. */
export const NewPassword = Type.Object(
  { password: Password, old: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])), proof },
  strict,
);
export const DeletedAccount = Type.Object({ proof }, strict);
export const AccountChange = Type.Object(
  {
    /** Whether ratings and statistics are stored and shown. */
    isRanked: Type.Optional(Type.Boolean()),
    /** Players whose chat is hidden. */
    muted: Type.Optional(Type.Array(Name, { maxItems: 200, uniqueItems: true })),
    /** Accounts whose listed games are shown in the lobby. */
    friends: Type.Optional(Type.Array(Name, { maxItems: 50, uniqueItems: true })),
  },
  strict,
);
export const BoundSeat = Type.Object({ table: TableId, token: Token }, strict);
/** 0 ends the current vacation. */
export const VacationDays = Type.Object({ days: Type.Integer({ minimum: 0, maximum: 30 }) }, strict);

const Period = Type.Object({ from: Type.Integer(), to: Type.Integer() });
export const Vacation = Type.Object({
  /** Null: not on vacation. */
  vacation: Type.Union([Period, Type.Null()]),
  /** Days left this year. */
  daysLeft: Type.Integer(),
});
export const AccountInfo = Type.Object({
  name: Name,
  createdAt: Type.Integer(),
  hasPassword: Type.Boolean(),
  passkeys: Type.Integer(),
  isRanked: Type.Boolean(),
  muted: Type.Array(Name),
  friends: Type.Array(Name),
  vacation: Type.Union([Period, Type.Null()]),
  daysLeft: Type.Integer(),
  /** Printed codes that are left. */
  recoveryCodes: Type.Integer(),
  /** The recovery address. Only its host is shown. */
  recoveryMail: Type.Union([Type.Object({ host: Type.String(), isConfirmed: Type.Boolean() }), Type.Null()]),
});
export const KeyId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
export const KeyName = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 60, pattern: '^(?=.*\\S)[^\\p{Cc}\\p{Cs}]+$' }) },
  strict,
);
const orNull = <T extends Type.TSchema>(type: T) => Type.Union([type, Type.Null()]);
const key = {
  id: KeyId,
  /** Given by the player. */
  name: orNull(Type.String()),
  /** When it began or was added; null for old ones. */
  since: orNull(Type.Integer()),
};
export const SessionInfo = Type.Object({
  ...key,
  /** The User-Agent header of the log-in. */
  agent: orNull(Type.String()),
  /** Whether it is the session that asks. */
  isPresent: Type.Boolean(),
});
export const PasskeyInfo = Type.Object(key);
/** What opens an account besides its password. */
export const AccountKeys = Type.Object({ sessions: Type.Array(SessionInfo), passkeys: Type.Array(PasskeyInfo) });
export type SessionInfo = Static<typeof SessionInfo>;
export type PasskeyInfo = Static<typeof PasskeyInfo>;
export type AccountKeys = Static<typeof AccountKeys>;
/** The answer to a new password: with the channels that it removed. */
export const ChangedPassword = Type.Object({ ...AccountInfo.properties, removedChannels: Type.Array(ChannelInfo) });
/** The session is a secret: it opens the account and every seat bound to it. */
export const LoggedIn = Type.Object({ account: AccountInfo, session: Token, device: Type.Optional(Token) });
/** Printed recovery codes: each is valid once. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
export const RecoverAccount = Type.Object(
  { name: NewName, code: Type.String({ minLength: 16, maxLength: 40 }), password: Password },
  strict,
);

export const NewRecoveryMail = Type.Object(
  { address: MailAddress, language: Type.Optional(TextLanguage), proof: Type.Optional(Proof) },
  strict,
);
/** Asks for a code by e-mail. */
export const MailRecovery = Type.Object({ name: NewName }, strict);

export type Proof = Static<typeof Proof>;
export type NewAccount = Static<typeof NewAccount>;
export type LogIn = Static<typeof LogIn>;
export type AccountInfo = Static<typeof AccountInfo>;
export type AccountChange = Static<typeof AccountChange>;
export type Vacation = Static<typeof Vacation>;
export type ChangedPassword = Static<typeof ChangedPassword>;
export type LoggedIn = Static<typeof LoggedIn>;
