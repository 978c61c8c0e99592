// The player's tables: by the seats of this device and by the account, each once.

import { accountTables } from '../net/account-api.ts';
import { ApiProblem } from '../net/request.ts';
import { allSeatKeys } from '../net/seat-keys.ts';
import { session } from '../net/session.ts';
import { type MyTable, myTables } from '../net/tables-api.ts';

const isMine = ({ table, seat }: MyTable): boolean => table.decider === seat;

/** Tables where the player decides come first, by their deadline; the others in the server's order. */
export function mergeTables(...lists: readonly (readonly MyTable[])[]): MyTable[] {
  const byId = new Map<string, MyTable>();
  for (const mine of lists.flat()) if (!byId.has(mine.table.id)) byId.set(mine.table.id, mine);
  const worth = (mine: MyTable): number =>
    isMine(mine) ? (mine.table.deadline ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY;
  return [...byId.values()].sort((a, b) => (worth(a) === worth(b) ? 0 : worth(a) - worth(b)));
}

/** Whether a request can find tables. */
export const mayHaveTables = (): boolean => session() !== null || allSeatKeys().some(({ token }) => token !== null);

/** An expired session does not hide the tables of this device. */
const ofAccount = async (): Promise<MyTable[]> => {
  if (!session()) return [];
  return accountTables().catch((error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'expired') return [];
    throw error;
  });
};

export async function allMyTables(): Promise<MyTable[]> {
  const [ofDevice, more] = await Promise.all([myTables(allSeatKeys()), ofAccount()]);
  return mergeTables(ofDevice, more);
}
