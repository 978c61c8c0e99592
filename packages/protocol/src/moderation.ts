// What the operator of a server does about players and tables.

import Type, { type Static } from 'typebox';
import { Name, NewName, SeatNumber, TableId } from './words.ts';

const strict = { additionalProperties: false } as const;
const reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
/** 0 ends it. */
const hours = Type.Integer({ minimum: 0, maximum: 24 * 365 * 10 });
const action = <Kind extends string, Fields extends Record<string, Type.TSchema>>(kind: Kind, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), ...fields, reason }, strict);

export const OperatorAction = Type.Union([
  /** An account writes nothing in any chat. */
  action('mute', { name: Name, hours }),
  /** A person at one table, with or without an account, writes nothing there. */
  action('muteSeat', { table: TableId, seat: SeatNumber, isMuted: Type.Boolean() }),
  action('rename', { name: Name, to: NewName }),
  /** An account is logged out and cannot log in. */
  action('ban', { name: Name, hours }),
  /** A table that waits is closed; a game that runs ends without a result. */
  action('close', { table: TableId }),
  /** A report is dealt with. */
  action('dismiss', { report: Type.String({ minLength: 1, maxLength: 60 }) }),
]);
export type OperatorAction = Static<typeof OperatorAction>;

export interface ReportInfo {
  id: string;
  table: string;
  from: { seat: number; name: string | null };
  /** `account` is the name of the account, if there is one. */
  about: { seat: number; name: string | null; account?: string | null };
  text: string;
  chat: { n: number; seat: number; name?: string; text: string; at: number }[];
  at: number;
  isDone: boolean;
}

/** What was done, when and why. */
export interface OperatorLogEntry {
  at: number;
  action: OperatorAction;
}
