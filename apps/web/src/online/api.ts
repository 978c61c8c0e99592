// What is asked of the server over HTTP. What went wrong comes as a code that the page has words for.

import type {
  CreatedTable,
  CreateTable,
  FairnessProof,
  JoinTable,
  RematchTable,
  TableConfig,
  TableInfo,
  TableProblemCode,
  TakenSeat,
} from '@black-angel/protocol';
import type { TFunction } from 'i18next';
import { dropSession, keepAttached, session } from '../account/session.ts';
import type { Key } from '../texts/texts.ts';
import { ApiProblem, request } from './request.ts';
import { keepCommitment, keepSeat, type SeatKey, seatKey } from './seat-keys.ts';

/** Complete by its type: a new code does not compile without a sentence in each language. */
export const ONLINE_PROBLEMS: Readonly<
  Record<
    TableProblemCode | 'unreachable' | 'expired',
    Extract<Key, `online.problem.${string}` | `online.bye.${string}`>
  >
> = {
  unreachable: 'online.problem.unreachable',
  unavailable: 'online.problem.unavailable',
  damagedTable: 'online.problem.damagedTable',
  unknownTable: 'online.problem.unknownTable',
  badToken: 'online.problem.badToken',
  begun: 'online.problem.begun',
  nameTaken: 'online.problem.nameTaken',
  nameAlike: 'online.problem.nameAlike',
  nameUnseen: 'online.problem.nameUnseen',
  nameEmpty: 'online.problem.nameEmpty',
  nameTooLong: 'online.problem.nameTooLong',
  noSeat: 'online.problem.noSeat',
  noPerson: 'online.problem.noPerson',
  alreadySeated: 'online.problem.alreadySeated',
  seatsFixed: 'online.problem.seatsFixed',
  seatOwned: 'online.problem.seatOwned',
  expired: 'online.problem.expired',
  badTimeZone: 'online.problem.badTimeZone',
  running: 'online.problem.running',
  tooFast: 'online.problem.tooFast',
  full: 'online.bye.full',
  closing: 'online.bye.closing',
  badRequest: 'online.problem.badRequest',
  badHost: 'online.problem.badRequest',
  refused: 'online.problem.refused',
  server: 'online.problem.server',
};

/** In the player's language. `cause` are the words of the server or the browser where the page has none: for the console. */
export function sayProblem(error: unknown, t: TFunction): { text: string; cause: string } {
  const { code, message } = error instanceof ApiProblem ? error : new ApiProblem('other', (error as Error).message);
  if (!Object.hasOwn(ONLINE_PROBLEMS, code))
    return { text: t('online.problem.other'), cause: message === '' ? code : message };
  return { text: t(ONLINE_PROBLEMS[code as keyof typeof ONLINE_PROBLEMS]), cause: '' };
}

/** 32 random bytes, mixed into the dice of the game. */
const newEntropy = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Makes a table, then sits down at it: the server's promise about its dice is here before this browser's randomness is there. */
export async function createTable(config: TableConfig, name: string): Promise<string> {
  const body: CreateTable = { config };
  const { table, owner } = await request<CreatedTable>('POST', 'tables', { body });
  keepSeat(table.id, { owner, commitment: table.commitment });
  await joinTable(table.id, name);
  return table.id;
}

/** Sits down at a table and keeps the seat. */
export async function joinTable(id: string, name: string): Promise<void> {
  // A promise that was first seen after one's own randomness was sent would prove nothing.
  if (seatKey(id)?.commitment == null) keepCommitment(id, (await tableInfo(id)).commitment);
  const body: JoinTable = { name, entropy: newEntropy() };
  const { token } = await asMyself((mine) => request<TakenSeat>('POST', `tables/${id}/join`, { body, token: mine }));
  keepSeat(id, { token, name, entropy: body.entropy });
  keepAttached(id);
}

/** With the session, if there is one: the seat belongs to the account from its first moment. Later would be too late. */
async function asMyself<T>(ask: (session: string | null) => Promise<T>): Promise<T> {
  const mine = session()?.token ?? null;
  try {
    return await ask(mine);
  } catch (error) {
    if (mine === null || !(error instanceof ApiProblem) || error.code !== 'badToken') throw error;
    dropSession(mine);
    throw new ApiProblem('expired', error.message);
  }
}

/** The same again: the first who asks makes the table, the others are told of it; everybody sits down. Returns its id. */
export async function playRematch(id: string, token: string, name: string): Promise<string> {
  const { table, owner } = await request<RematchTable>('POST', `tables/${id}/rematch`, { token });
  if (owner !== undefined) keepSeat(table.id, { owner });
  keepCommitment(table.id, table.commitment);
  await joinTable(table.id, name);
  return table.id;
}

export const tableInfo = (id: string): Promise<TableInfo> => request('GET', `tables/${id}`);
export const openTables = async (): Promise<TableInfo[]> =>
  (await request<{ tables: TableInfo[] }>('GET', 'tables')).tables;

export interface MyTable {
  table: TableInfo;
  seat: number;
}

export async function myTables(keys: readonly SeatKey[]): Promise<MyTable[]> {
  const seats = keys.flatMap(({ table, token }) => (token === null ? [] : [{ table, token }]));
  if (seats.length === 0) return [];
  return (await request<{ tables: MyTable[] }>('POST', 'my-tables', { body: { seats } })).tables;
}

/** A new secret for a seat; the old one holds no longer. */
export const reissueSeat = (id: string, seat: number, token: string): Promise<{ seat: number; token: string }> =>
  request('POST', `tables/${id}/seats/${seat}/token`, { token });

export const fairnessProof = (id: string): Promise<FairnessProof> => request('GET', `tables/${id}/proof`);

/** Tells whoever runs the server about a player. */
export const reportPlayer = (id: string, seat: number, text: string, token: string): Promise<void> =>
  request('POST', `tables/${id}/report`, { body: { seat, text }, token });
