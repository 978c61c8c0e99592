// Requests about tables.

import type { GameRecord } from '@black-angel/engine';
import type {
  CreatedTable,
  CreateTable,
  FairnessProof,
  FindGame,
  JoinTable,
  RematchTable,
  SaidLine,
  TableConfig,
  TableInfo,
  TakenSeat,
} from '@black-angel/protocol';
import { ApiProblem, request } from './request.ts';
import { forgetSeat, keepCommitment, keepSeat, type SeatKey } from './seat-keys.ts';
import { dropSession, keepAttached, session } from './session.ts';

const MOST_TRIES = 5;

/** 32 random bytes, mixed into the dice of the game. */
const newEntropy = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates a table, then joins it: this browser must have the commitment before it sends its entropy. */
export async function createTable(config: TableConfig, name: string): Promise<string> {
  const body: CreateTable = { config };
  const { table, owner } = await request<CreatedTable>('POST', 'tables', { body, token: session()?.token ?? null });
  keepSeat(table.id, { owner });
  keepCommitment(table);
  await joinTable(table.id, name);
  return table.id;
}

/** Joins a table and stores the seat's token. */
export async function joinTable(id: string, name: string): Promise<void> {
  // What is first seen after the entropy was sent proves nothing.
  const table = await tableInfo(id);
  keepCommitment(table);
  const body: JoinTable = { name, entropy: newEntropy() };
  const { token } = await asMyself((mine) => request<TakenSeat>('POST', `tables/${id}/join`, { body, token: mine }));
  keepSeat(id, { token, name, entropy: body.entropy, joined: table.joined ?? null });
  keepAttached(id);
}

/** Sends the session too, if there is one: the seat is bound to the account at once, which is not possible later. */
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

/** Joins the rematch of a table. The first request creates it. Returns its id. */
export async function playRematch(id: string, token: string, name: string): Promise<string> {
  const { table, owner } = await request<RematchTable>('POST', `tables/${id}/rematch`, { token });
  if (owner !== undefined) keepSeat(table.id, { owner });
  keepCommitment(table);
  await joinTable(table.id, name);
  return table.id;
}

export const tableInfo = (id: string): Promise<TableInfo> => request('GET', `tables/${id}`);
export const openTables = async (): Promise<TableInfo[]> =>
  (await request<{ tables: TableInfo[] }>('GET', 'tables')).tables;

export const runningGames = async (): Promise<TableInfo[]> =>
  (await request<{ tables: TableInfo[] }>('GET', 'games')).tables;
/** Tables where friends of the account wait or play. */
export async function tablesOfFriends(): Promise<TableInfo[]> {
  const token = session()?.token ?? null;
  if (token === null) return [];
  return (await request<{ tables: TableInfo[] }>('GET', 'account/friends/tables', { token })).tables;
}

/** Joins a table that suits, or a new one. Returns its id. */
export async function findGame(wish: FindGame, name: string): Promise<string> {
  for (let tries = 1; ; tries++) {
    const { table, owner } = await asMyself((mine) =>
      request<RematchTable>('POST', 'find', { body: wish, token: mine }),
    );
    if (owner !== undefined) keepSeat(table.id, { owner });
    keepCommitment(table);
    try {
      await joinTable(table.id, name);
      return table.id;
    } catch (error) {
      // Somebody was faster.
      const isTaken = error instanceof ApiProblem && ['noSeat', 'begun', 'closed'].includes(error.code);
      if (!isTaken || tries >= MOST_TRIES) throw error;
    }
  }
}

export interface MyTable {
  /** Chat lines of others since the player's own last one. */
  said?: SaidLine[];
  table: TableInfo;
  seat: number;
}

export async function myTables(keys: readonly SeatKey[]): Promise<MyTable[]> {
  const seats = keys.flatMap(({ table, token }) => (token === null ? [] : [{ table, token }]));
  if (seats.length === 0) return [];
  return (await request<{ tables: MyTable[] }>('POST', 'my-tables', { body: { seats } })).tables;
}

/** Removes a player before the game begins, by the owner's token. */
export const removePlayer = (id: string, seat: number, owner: string): Promise<void> =>
  request('DELETE', `tables/${id}/seats/${seat}`, { token: owner });

/** Leaves the player's own seat before the game begins, and deletes its token here. */
export async function leaveTable(id: string, seat: number, token: string): Promise<void> {
  await request('DELETE', `tables/${id}/seats/${seat}`, { token });
  forgetSeat(id);
}

export const setReady = (id: string, isReady: boolean, token: string): Promise<TableInfo> =>
  request('PUT', `tables/${id}/ready`, { body: { isReady }, token });

/** New settings before the game, by the owner's token. In a rematch a seat's token can give free seats to bots. */
export const changeTable = (id: string, config: TableConfig, token: string): Promise<TableInfo> =>
  request('PATCH', `tables/${id}`, { body: { config }, token });

export const cancelTable = (id: string, owner: string): Promise<void> =>
  request('DELETE', `tables/${id}`, { token: owner });

/** Of a finished game. */
export const tableRecord = (id: string, token: string | null): Promise<GameRecord> =>
  request('GET', `tables/${id}/record`, { token });

export const fairnessProof = (id: string): Promise<FairnessProof> => request('GET', `tables/${id}/proof`);

/** Reports a player to the operator of the server. */
export const reportPlayer = (id: string, seat: number, text: string, token: string): Promise<void> =>
  request('POST', `tables/${id}/report`, { body: { seat, text }, token });
