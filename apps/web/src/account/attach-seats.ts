// Seats that were taken on this device are attached to the account, so that they are found on every other one.

import { ApiProblem } from '../online/request.ts';
import { allSeatKeys } from '../online/seat-keys.ts';
import { attachSeat } from './account-api.ts';
import { keepSession, session } from './session.ts';

/** Answers after which trying again would not help: the seat is another account's, or opens no longer. */
const FINAL = ['bound', 'badToken', 'unknownTable', 'badRequest'];

let running: Promise<number> | null = null;

async function attachAll(): Promise<number> {
  let count = 0;
  for (const { table, token } of allSeatKeys()) {
    const mine = session();
    if (!mine) break;
    if (token === null || mine.attached.includes(table)) continue;
    try {
      await attachSeat(mine.token, table, token);
      count++;
    } catch (error) {
      // Another time.
      if (!(error instanceof ApiProblem) || !FINAL.includes(error.code)) break;
    }
    const still = session();
    if (still?.token === mine.token) keepSession({ ...still, attached: [...still.attached, table] });
  }
  return count;
}

/** Attaches what is not attached yet, one after the other. Returns how many there were; never rejects. */
export function attachSeats(): Promise<number> {
  if (!session()) return Promise.resolve(0);
  running ??= attachAll().finally(() => {
    running = null;
  });
  return running;
}
