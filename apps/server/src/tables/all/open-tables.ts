// Tables that wait for players: each owner may have only a few of them, and the lobby shows fewer.

import type { Owners, Quota } from '../../accounts/owners.ts';
import { RequestProblem } from '../../http/problem.ts';
import type { Store, TableRow } from '../../store/store.ts';
import type { RoomServices } from '../room/services.ts';

/** How many tables of one owner the lobby shows. */
export const SHOWN_OF_OWNER = 3;
/** Milliseconds that making a table may take. */
const MOST_MAKING = 60_000;

export function countOpenTables(
  owners: Owners,
  store: Store,
  most: number,
  now: () => number,
): RoomServices['openTables'] {
  const quota: Quota = {
    kind: 'open-tables',
    most,
    counts: async (id, at, present) => {
      const row = await store.getTable(id);
      const isBeingMade = !row && Math.abs(present - at) < MOST_MAKING;
      return row?.status === 'open' || isBeingMade;
    },
    problem: () =>
      new RequestProblem(
        409,
        'tooManyTables',
        `You have ${most} tables that wait for players. Fill one, or leave it, before you open another.`,
      ),
  };
  return {
    count: (names, id) => owners.count(quota, names, id, now()),
    forget: ({ id, owners: names = [] }) => owners.forget(quota, names, id),
  };
}

/** At most a few tables of each owner, the first ones. */
export function fewOfEach(rows: readonly TableRow[]): TableRow[] {
  const shown = new Map<string, number>();
  return rows.filter(({ owners = [] }) => {
    if (owners.some((owner) => (shown.get(owner) ?? 0) >= SHOWN_OF_OWNER)) return false;
    for (const owner of owners) shown.set(owner, (shown.get(owner) ?? 0) + 1);
    return true;
  });
}
