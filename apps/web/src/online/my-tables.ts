// All my tables: those of this device's seats and those of the account, each once, mine to move first.

import { accountTables } from '../net/account-api.ts';
import { ApiProblem } from '../net/request.ts';
import { allSeatKeys } from '../net/seat-keys.ts';
import { session } from '../net/session.ts';
import { type MyTable, myTables } from '../net/tables-api.ts';

const isMine = ({ table, seat }: MyTable): boolean => table.decider === seat;

/** Of two that wait for me, the one whose time is up first; else in the order of the server. */
export function mergeTables(...lists: readonly (readonly MyTable[])[]): MyTable[] {
  const byId = new Map<string, MyTable>();
  for (const mine of lists.flat()) if (!byId.has(mine.table.id)) byId.set(mine.table.id, mine);
  const worth = (mine: MyTable): number =>
    isMine(mine) ? (mine.table.deadline ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY;
  return [...byId.values()].sort((a, b) => (worth(a) === worth(b) ? 0 : worth(a) - worth(b)));
}

/** Whether there is anything to ask for. */
export const mayHaveTables = (): boolean => session() !== null || allSeatKeys().some(({ token }) => token !== null);

/** An account that cannot be opened any more hides no table of this device. */
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
