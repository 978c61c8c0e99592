// The end of one table of a tournament: its result, or what follows if players did not come.

import type { TableRow } from '../store/store.ts';
import { touch } from '../tables/room/presence.ts';
import { withoutFree } from '../tables/row/seating.ts';
import { pointsOf, type SeatResult } from './standings.ts';
import type { TournamentTableDocument } from './stored-tournament.ts';
import type { TournamentSettings } from './tournaments.ts';

export interface SettledTable {
  results: SeatResult[];
  /** Players who did not join. */
  absent: string[];
}

/** Milliseconds after which a table that waits is touched: abandoned ones are deleted. */
const TOUCH_AFTER = 600_000;

/** Null while the game runs or waits for its players. */
export async function settleTable(
  { store, tables, now }: TournamentSettings,
  { id, players }: TournamentTableDocument,
  seatBy: number,
): Promise<SettledTable | null> {
  const row = await store.getTable(id!);
  if (!row) return { results: players.map(() => ({ points: 0, vp: null })), absent: [] };
  if (row.status === 'running') return null;
  if (row.status !== 'open') return settledBy(row, players);
  const room = await tables.room(row.id);
  if (now() < seatBy) {
    await touch(room, now() - TOUCH_AFTER);
    return null;
  }
  await room.request(() => tables.changeOpen(room, (present) => withoutFree(present, now())));
  return room.row.status === 'running' ? null : settledBy(room.row, players);
}

/** Players who left the seat to a bot rank below those who played; players who did not join rank last. */
function settledBy({ status, seats, result }: TableRow, players: readonly string[]): SettledTable {
  const seatOf = (account: string): number => seats.findIndex((seat) => seat.account === account);
  const absent = players.filter((account) => seatOf(account) < 0);
  if (status === 'closed') {
    // A player who was the only one to join has won. Otherwise the operator has closed the table.
    const isAlone = absent.length === players.length - 1;
    const points = (account: string): number => (isAlone && !absent.includes(account) ? 1 : 0);
    return { results: players.map((account) => ({ points: points(account), vp: null })), absent };
  }
  if (!result) return { results: players.map(() => ({ points: 0, vp: null })), absent };
  const worth = players.map((account) => {
    const seat = seatOf(account);
    if (seat < 0) return Number.NEGATIVE_INFINITY;
    return seats[seat]!.isSubstituted ? Number.MIN_SAFE_INTEGER : result.vp[seat]!;
  });
  const points = pointsOf(worth).map((share, i) => (absent.includes(players[i]!) ? 0 : share));
  const vpOf = (account: string): number | null => result.vp[seatOf(account)] ?? null;
  return { results: players.map((account, i) => ({ points: points[i]!, vp: vpOf(account) })), absent };
}
