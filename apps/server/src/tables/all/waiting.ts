// What players do at a table before its game: the ready check, settings, leaving, cancelling.

import type { TableConfig, TableInfo } from '@black-angel/protocol';
import { RequestProblem } from '../../http/problem.ts';
import { hashToken, isTokenOf, newToken } from '../../http/tokens.ts';
import type { Room } from '../room/room.ts';
import { checkConfig, checkOpen, freed, isFilling, withConfig, withNewToken, withReady } from '../row/seating.ts';
import { badToken, type Tables } from './tables.ts';

/** The game begins when the last person is ready. */
export function setReady(tables: Tables, id: string, token: string, isReady: boolean): Promise<TableInfo> {
  return tables.forSeat(id, token, async (room, seat) => {
    const { tokenHash } = room.row.seats[seat]!;
    await tables.changeOpen(room, (row) => {
      // Another node may have begun the game and shuffled the seats, or moved the player.
      const present = row.seats.findIndex((other) => other.tokenHash === tokenHash);
      if (present < 0) throw badToken();
      return withReady(row, present, isReady, tables.now());
    });
    return room.info();
  });
}

/** Changes the settings, by the maker. In a rematch each of its people may give free seats to bots. */
export async function changeSettings(
  tables: Tables,
  id: string,
  token: string,
  config: TableConfig,
): Promise<TableInfo> {
  checkConfig(config);
  const set = await tables.chosenSet(config);
  const room = await tables.room(id);
  return room.request(async () => {
    const isOwner = isTokenOf(token, room.row.ownerHash);
    if (!isOwner && !mayFill(room, token, config)) throw badToken();
    const before = room.row.seats.map(({ tokenHash }) => tokenHash);
    await tables.changeOpen(room, (row) => {
      if (!isOwner && !isFilling(row, config)) throw badToken();
      return withConfig(row, config, set, tables.now());
    });
    // A connection knows its seat by its number.
    const { status, seats } = room.row;
    const hasMoved = before.some((hash, i) => hash !== null && seats[i]?.tokenHash !== hash);
    if (status === 'open' && hasMoved) room.audience.closeAll();
    return room.info();
  });
}

const mayFill = ({ row }: Room, token: string, config: TableConfig): boolean =>
  row.invited !== undefined && isFilling(row, config) && row.seats.some(({ tokenHash }) => isTokenOf(token, tokenHash));

/** Closes the table before its game begins, and notifies everybody there. */
export async function cancelTable(tables: Tables, id: string, token: string): Promise<void> {
  const room = await tables.room(id);
  await room.request(async () => {
    if (!isTokenOf(token, room.row.ownerHash)) throw badToken();
    await tables.changeOpen(room, (row) => {
      checkOpen(row);
      return { status: 'closed', closed: { why: 'cancelled', at: tables.now() } };
    });
  });
}

/**
 * Frees a seat: its player leaves, by token or session, or the owner removes the player. Returns the account of the
 * seat.
 */
export async function freeSeat(tables: Tables, id: string, seat: number, token: string): Promise<string | null> {
  const room = await tables.room(id);
  return room.request(async () => {
    const what = isTokenOf(token, room.row.ownerHash) ? 'removed' : 'left';
    if (what === 'left' && (await tables.seatFor(room, token)) !== seat) throw badToken();
    const { tokenHash = null, account = null } = room.row.seats[seat] ?? {};
    await tables.changeOpen(room, (row) => {
      const changes = freed(row, seat, what, tables.now());
      // Another node has given the seat to somebody else, or its player has a new token.
      if (row.seats[seat]!.tokenHash !== tokenHash) throw badToken();
      return changes;
    });
    room.audience.expelSeat(seat);
    return account;
  });
}

/**
 * Replaces the token of a seat at any time, by its present token only. The owner could otherwise take the seat, and
 * the new token would outlive a session.
 */
export async function renewToken(
  tables: Tables,
  id: string,
  seat: number,
  token: string,
): Promise<{ seat: number; token: string }> {
  const room = await tables.room(id);
  return room.request(async () => {
    if (isTokenOf(token, room.row.ownerHash))
      throw new RequestProblem(
        409,
        'seatOwned',
        'A seat belongs to its player, who alone can give it a new token. Before the game you can remove the player.',
      );
    if (room.seatOf(token) !== seat) throw badToken();
    const fresh = newToken();
    // Checked again when the row is stored: another node may have begun the game and shuffled the seats.
    await room.changeRow((row) => {
      if (!isTokenOf(token, row.seats[seat]!.tokenHash)) throw badToken();
      return withNewToken(row, seat, hashToken(fresh), tables.now());
    });
    room.audience.expelSeat(seat);
    return { seat, token: fresh };
  });
}
