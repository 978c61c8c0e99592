// Attaches the seats of this device to the account, so that other devices find them. Only seats whose game has not
// begun can be attached; the others stay on this device.

import { attachSeat } from '../net/account-api.ts';
import { ApiProblem } from '../net/request.ts';
import { allSeatKeys } from '../net/seat-keys.ts';
import { keepAttached, session } from '../net/session.ts';
import { myTables } from '../net/tables-api.ts';

/** No retry after these: another account has the seat, its game has begun, or the token is no longer valid. */
const FINAL = ['bound', 'begun', 'badToken', 'unknownTable', 'badRequest'];

export interface Attached {
  /** Seats that belong to the account from now on. */
  attached: number;
  /** Seats of games in progress, which stay on this device. */
  left: number;
}
const NONE: Attached = { attached: 0, left: 0 };

let running: Promise<Attached> | null = null;

async function attachAll(): Promise<Attached> {
  const mine = session();
  const keys = allSeatKeys().filter(({ table, token }) => token !== null && !mine?.attached.includes(table));
  if (!mine || keys.length === 0) return NONE;
  const statuses = new Map((await myTables(keys)).map(({ table }) => [table.id, table.status]));
  let attached = 0;
  for (const { table, token } of keys) {
    if (session()?.token !== mine.token) break;
    try {
      if (statuses.get(table) === 'open') {
        await attachSeat(mine.token, table, token!);
        attached++;
      }
    } catch (error) {
      // The next call tries again.
      if (!(error instanceof ApiProblem) || !FINAL.includes(error.code)) break;
    }
    if (session()?.token === mine.token) keepAttached(table);
  }
  return { attached, left: [...statuses.values()].filter((status) => status === 'running').length };
}

/** Attaches the remaining seats, one after the other. Never rejects. */
export function attachSeats(): Promise<Attached> {
  if (!session()) return Promise.resolve(NONE);
  running ??= attachAll()
    .catch(() => NONE)
    .finally(() => {
      running = null;
    });
  return running;
}
