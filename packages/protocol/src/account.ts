// Accounts, which nobody needs: they keep one's games together over devices.

import Type, { type Static } from 'typebox';
import { Name, NewName, TableId, Token } from './words.ts';

const strict = { additionalProperties: false } as const;

export const Password = Type.String({ minLength: 8, maxLength: 200 });
/** What a browser says of a passkey; the server's library looks into it. */
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

/** What a session alone does not prove: the password, or what a passkey says to the options of `account/proof-options`. */
export const Proof = Type.Union([
  Type.Object({ password: Type.String({ maxLength: 200 }) }, strict),
  Type.Object({ passkey: PasskeyAnswer }, strict),
]);
/** Left out it is refused with a code of its own. */
const proof = Type.Optional(Proof);

export const NewAccount = Type.Union([byPassword, Type.Object({ name: NewName, passkey: PasskeyAnswer }, strict)]);
export const LogIn = Type.Union([byPassword, Type.Object({ passkey: PasskeyAnswer }, strict)]);
/** The proof is for one more passkey of an account that is there. */
export const PasskeyName = Type.Object({ name: NewName, proof }, strict);
export const NewPasskey = Type.Object({ passkey: PasskeyAnswer }, strict);
/** `old` is the same as the proof by that password. */
export const NewPassword = Type.Object(
  { password: Password, old: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])), proof },
  strict,
);
export const DeletedAccount = Type.Object({ proof }, strict);
export const AccountChange = Type.Object(
  {
    /** Whether ratings and statistics are kept and shown. */
    isRanked: Type.Optional(Type.Boolean()),
    /** Names whose chat is not shown. */
    muted: Type.Optional(Type.Array(Name, { maxItems: 200, uniqueItems: true })),
  },
  strict,
);
export const BoundSeat = Type.Object({ table: TableId, token: Token }, strict);
/** 0 ends a vacation. */
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
  vacation: Type.Union([Period, Type.Null()]),
  daysLeft: Type.Integer(),
});
/** The session is a secret: it opens the account and every seat bound to it. */
export const LoggedIn = Type.Object({ account: AccountInfo, session: Token });

export type Proof = Static<typeof Proof>;
export type NewAccount = Static<typeof NewAccount>;
export type LogIn = Static<typeof LogIn>;
export type AccountInfo = Static<typeof AccountInfo>;
export type AccountChange = Static<typeof AccountChange>;
export type Vacation = Static<typeof Vacation>;
export type LoggedIn = Static<typeof LoggedIn>;
