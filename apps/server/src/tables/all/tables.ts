// All tables: creates, joins, finds and expires them.

import { RULES_VERSION } from '@black-angel/engine/load';
import type { CreateTable, FairnessProof, JoinTable, SetInfo, TableConfig, TableInfo } from '@black-angel/protocol';
import { commitmentOf, DERIVATION, lotOf, mixedOf, seedOf } from '@black-angel/protocol/fair-dice';
import { defaultContent } from '@black-angel/rules/components';
import { checkedName } from '../../accounts/names.ts';
import { RequestProblem } from '../../http/problem.ts';
import { hashToken, isTokenOf, newTableId, newToken } from '../../http/tokens.ts';
import { storeDefaultSet } from '../../store/component-sets.ts';
import { skipDamage } from '../../store/damage.ts';
import type { SeatRow, TableRow } from '../../store/store.ts';
import type { Room } from '../room/room.ts';
import type { RoomServices } from '../room/services.ts';
import { expiry } from '../room/versioned-row.ts';
import { checkConfig, makeSeat, seated, withBotNames } from '../row/seating.ts';
import { type FoundSeat, infoOf, type MyTable, mineFirst } from '../row/table-info.ts';
import { OpenRooms } from './open-rooms.ts';
import { fewOfEach } from './open-tables.ts';

const unknownTable = () =>
  new RequestProblem(
    404,
    'unknownTable',
    'There is no such table. One where nobody sits down is closed after a while.',
  );
export const badToken = () => new RequestProblem(403, 'badToken', 'This token does not open that.');

/** The fields of a seat that depend on the player's account. */
export type SeatAccount = Pick<SeatRow, 'account' | 'vacations' | 'isRated'>;
const NO_ACCOUNT: SeatAccount = { account: null };

/** Tables in the lobby, and how many are read for it. */
const MOST_LISTED = 100;
const LOOKED_AT = 500;

export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

export class Tables {
  private readonly services: RoomServices;
  readonly rooms: OpenRooms;
  readonly now: () => number;
  /** Stores the default components before the first game begins. */
  private storing: Promise<void> | null = null;

  constructor(services: RoomServices) {
    this.services = services;
    this.now = services.now;
    this.rooms = new OpenRooms(services, (id) => this.row(id));
  }

  /** Draws the secret and publishes its commitment before any player has sent entropy. */
  async create(
    { config }: CreateTable,
    owners: string[] = [],
    invited: string[] = [],
    paired: Pick<TableRow, 'reserved' | 'tournament'> = {},
  ): Promise<{ table: TableInfo; owner: string }> {
    checkConfig(config);
    const set = await this.chosenSet(config);
    const owner = newToken();
    const { store, openTables, newSecret, waitingFor } = this.services;
    const now = this.now();
    const row: TableRow = {
      id: newTableId(),
      createdAt: now,
      changedAt: now,
      status: 'open',
      config,
      ...(set && { set }),
      rules: RULES_VERSION,
      ownerHash: hashToken(owner),
      ...(owners.length > 0 && { owners }),
      ...(invited.length > 0 && { invited }),
      ...paired,
      ...expiry(waitingFor, now),
      secret: newSecret(),
      derivation: DERIVATION,
      joined: [],
      seats: withBotNames(config.seats.map(makeSeat)),
      result: null,
      decider: null,
      version: 0,
    };
    await openTables.count(owners, row.id);
    try {
      await store.putTable(row);
    } catch (error) {
      await openTables.forget(row).catch(() => {});
      throw error;
    }
    return { table: infoOf(row), owner };
  }

  /** The set that a table chooses; null for the default one. */
  async chosenSet({ components }: TableConfig): Promise<SetInfo | null> {
    return components === undefined || components === defaultContent.hash ? null : this.services.setInfo(components);
  }

  /** `account` is bound to the seat in the same step: the last player to join begins the game. */
  async join(
    id: string,
    { name: given, entropy, seat: wanted }: JoinTable,
    account: SeatAccount = NO_ACCOUNT,
    rating: number | null = null,
  ): Promise<Seated> {
    const name = checkedName(given);
    await this.storeDefaultSet();
    const room = await this.room(id);
    return room.request(async () => {
      const token = newToken();
      const sitter = { name, entropy, tokenHash: hashToken(token), ...account };
      await this.changeOpen(room, (row) => seated(row, sitter, wanted, this.now(), rating));
      return { table: room.info(), seat: room.seatOf(token)!, token };
    });
  }

  /** Changes an open table. The change may begin the game. Call it in the queue of the room. */
  async changeOpen(room: Room, change: (row: TableRow) => Partial<TableRow>): Promise<void> {
    const { waitingFor, openTables } = this.services;
    await room.changeRow((row) => ({ ...expiry(waitingFor, this.now()), ...change(row) }));
    if (room.row.status !== 'open') await openTables.forget(room.row);
    if (room.row.status === 'running') await room.begin();
  }

  private storeDefaultSet(): Promise<void> {
    this.storing ??= storeDefaultSet(this.services.store).catch((error: unknown) => {
      this.storing = null;
      throw error;
    });
    return this.storing;
  }

  /** From memory if the room is open, else from the store. Opens no room. */
  async info(id: string): Promise<TableInfo> {
    const info = await this.find(id);
    if (!info) throw unknownTable();
    return info;
  }

  /** As `info`; null if the table does not exist. */
  async find(id: string): Promise<TableInfo | null> {
    const room = await this.rooms.find(id);
    if (room) return room.info();
    const row = await this.services.store.getTable(id);
    return row && infoOf(row);
  }

  /** Listed tables that wait for players, a few of each owner. Empty ones are not shown. */
  async lobby(): Promise<TableInfo[]> {
    const rows = await this.services.store.listTables({ isSeated: true, listed: true, limit: LOOKED_AT });
    return Promise.all(
      fewOfEach(rows)
        .slice(0, MOST_LISTED)
        .map((row) => this.listed(row)),
    );
  }

  /** A table in a list, with the connected seats that this node knows. */
  private async listed(row: TableRow): Promise<TableInfo> {
    const present = (await this.rooms.find(row.id))?.audience.present() ?? [];
    return { ...infoOf(row), ...(present.length > 0 && { present }) };
  }

  /** Closes an open table whose players have waited too long, unless somebody is connected. */
  async expireWaiting({ id }: TableRow): Promise<void> {
    const { waitingFor, openTables } = this.services;
    if (waitingFor === null) return;
    const room = await this.room(id);
    const now = this.now();
    await room.request(async () => {
      const isDue = ({ status, changedAt }: TableRow): boolean => status === 'open' && changedAt < now - waitingFor;
      if (!isDue(room.row) || !room.audience.isEmpty) return;
      await room.changeRow((row) => (isDue(row) ? { status: 'closed', closed: { why: 'expired', at: now } } : {}));
      await openTables.forget(room.row);
    });
  }

  /** Deletes an open table without players, unless its room is open here or its row has changed. */
  async expire(row: TableRow): Promise<void> {
    const { store, openTables } = this.services;
    if (this.rooms.has(row.id)) return;
    if (await store.deleteTable(row.id, row.version)) await openTables.forget(row);
  }

  /** The tables of these tokens, those that wait for their player first. Unknown tokens are ignored. */
  async mine(seats: readonly { table: string; token: string }[]): Promise<MyTable[]> {
    const found: FoundSeat[] = [];
    const asked = new Map(seats.map((seat) => [`${seat.table} ${seat.token}`, seat]));
    for (const { table, token } of asked.values()) {
      const row = await this.services.store.getTable(table).catch(skipDamage);
      const seat = row?.seats.findIndex(({ tokenHash }) => isTokenOf(token, tokenHash)) ?? -1;
      if (row && seat >= 0) found.push({ row, seat });
    }
    return this.mineFirst(found);
  }

  /** These seats with their tables, those that wait for their player first. */
  mineFirst(found: readonly FoundSeat[]): Promise<MyTable[]> {
    return mineFirst(this.services, found);
  }

  /** The proof of the dice. Only for a game that is over: before that it would reveal the seed. */
  async proof(id: string): Promise<FairnessProof> {
    const row = await this.row(id);
    // A room shows its clients the end even if its row could not be stored.
    const isOver = row.status === 'over' || (await this.rooms.find(id))?.game?.match.isOver;
    if (!isOver) throw new RequestProblem(409, 'running', 'The secret is revealed when the game is over.');
    const { secret, seats, joined, drawn, derivation = 1 } = row;
    return {
      commitment: commitmentOf(secret),
      secret,
      entropy: seats.map(({ entropy }) => entropy ?? '-'),
      ...(joined && { joined }),
      seed: seedOf(secret, mixedOf(row), derivation),
      derivation,
      order: drawn ? seats.map(lotOf) : null,
    };
  }

  /** The seat of a token: of a seat's token, or of a session whose account is bound to a seat. */
  async seatFor(room: Room, token: string): Promise<number | null> {
    const own = room.seatOf(token);
    if (own !== null) return own;
    const account = await this.services.accountOf(token);
    const seat = account === null ? -1 : room.row.seats.findIndex((row) => row.account === account);
    return seat < 0 ? null : seat;
  }

  /** Runs a task for the seat of a token, in the queue of its room. */
  async forSeat<T>(id: string, token: string, work: (room: Room, seat: number) => Promise<T>): Promise<T> {
    const room = await this.room(id);
    return room.request(async () => {
      const seat = await this.seatFor(room, token);
      if (seat === null) throw badToken();
      return work(room, seat);
    });
  }

  /** The room of a table, opened if necessary. Rejects with a RequestProblem if there is no such table. */
  room(id: string): Promise<Room> {
    return this.rooms.open(id);
  }

  private async row(id: string): Promise<TableRow> {
    const row = await this.services.store.getTable(id);
    if (!row) throw unknownTable();
    return row;
  }

  close(): Promise<void> {
    return this.rooms.close();
  }
}
