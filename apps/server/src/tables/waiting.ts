// A table before its game: the ready check, changes of the settings, cancelling.

import type { TableConfig, TableInfo } from '@black-angel/protocol';
import { isTokenOf } from '../http/tokens.ts';
import type { Room } from './room/room.ts';
import { checkConfig, checkOpen, isFilling, withConfig, withReady } from './row/seating.ts';
import { badToken, type Tables } from './tables.ts';

export class Waiting {
  private readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** The game begins when the last person is ready. */
  async setReady(id: string, token: string, isReady: boolean): Promise<TableInfo> {
    return this.tables.forSeat(id, token, async (room, seat) => {
      const { tokenHash } = room.row.seats[seat]!;
      await this.tables.changeOpen(room, (row) => {
        // Another node may have begun the game and shuffled the seats, or moved the player.
        const present = row.seats.findIndex((other) => other.tokenHash === tokenHash);
        if (present < 0) throw badToken();
        return withReady(row, present, isReady, this.tables.now());
      });
      return room.info();
    });
  }

  /** Changes the settings, by the maker. In a rematch each of its people may give free seats to bots. */
  async change(id: string, token: string, config: TableConfig): Promise<TableInfo> {
    checkConfig(config);
    const set = await this.tables.chosenSet(config);
    const room = await this.tables.room(id);
    return room.request(async () => {
      const isOwner = isTokenOf(token, room.row.ownerHash);
      if (!isOwner && !(await this.mayFill(room, token, config))) throw badToken();
      const before = room.row.seats.map(({ tokenHash }) => tokenHash);
      await this.tables.changeOpen(room, (row) => {
        if (!isOwner && !isFilling(row, config)) throw badToken();
        return withConfig(row, config, set, this.tables.now());
      });
      // A connection knows its seat by its number.
      const { status, seats } = room.row;
      const hasMoved = before.some((hash, i) => hash !== null && seats[i]?.tokenHash !== hash);
      if (status === 'open' && hasMoved) room.audience.closeAll();
      return room.info();
    });
  }

  private async mayFill({ row }: Room, token: string, config: TableConfig): Promise<boolean> {
    if (!row.invited || !isFilling(row, config)) return false;
    return row.seats.some(({ tokenHash }) => isTokenOf(token, tokenHash));
  }

  /** Closes the table before its game begins, and notifies everybody there. */
  async cancel(id: string, token: string): Promise<void> {
    const room = await this.tables.room(id);
    await room.request(async () => {
      if (!isTokenOf(token, room.row.ownerHash)) throw badToken();
      await this.tables.changeOpen(room, (row) => {
        checkOpen(row);
        return { status: 'closed', closed: { why: 'cancelled', at: this.tables.now() } };
      });
    });
  }
}
