// All tables: creates, joins, finds and expires them.

import type { CreateTable, FairnessProof, JoinTable, SetInfo, TableConfig, TableInfo } from '@black-angel/protocol';
import { RULES_VERSION } from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import { checkedName } from '../accounts/names.ts';
import { fewOfEach } from '../accounts/owners.ts';
import { commitmentOf, DERIVATION, lotOf, mixedOf, newSecret, seedOf } from '../fair-dice.ts';
import { RequestProblem } from '../http/problem.ts';
import { hashToken, isTokenOf, newTableId, newToken } from '../http/tokens.ts';
import { skipDamage } from '../store/damage.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
import { keepComponents } from './game/load-game.ts';
import { OpenRooms } from './room/open-rooms.ts';
import type { Room } from './room/room.ts';
import { expiry, type RoomSettings } from './room/services.ts';
import { checkConfig, freed, makeSeat, seated, withBotNames, withNewToken } from './row/seating.ts';
import { type FoundSeat, infoOf, type MyTable, mineFirst } from './row/table-info.ts';

const unknownTable = () =>
  new RequestProblem(
    404,
    'unknownTable',
    'There is no such table. One where nobody sits down is closed after a while.',
  );
const seatOwned = () =>
  new RequestProblem(
    409,
    'seatOwned',
    'A seat belongs to its player, who alone can give it a new token. Before the game you can remove the player.',
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
  private readonly settings: RoomSettings;
  readonly rooms: OpenRooms;
  /** Stores the default components before the first game begins. */
  private keeping: Promise<void> | null = null;

  constructor(settings: RoomSettings) {
    this.settings = settings;
    this.rooms = new OpenRooms(settings, (id) => this.row(id));
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
    const now = this.settings.now();
    const seats = withBotNames(config.seats.map(makeSeat));
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
      ...expiry(this.settings, now),
      secret: (this.settings.newSecret ?? newSecret)(),
      derivation: DERIVATION,
      joined: [],
      seats,
      result: null,
      decider: null,
      version: 0,
    };
    await this.settings.owners?.count(owners, row.id, now);
    try {
      await this.settings.store.putTable(row);
    } catch (error) {
      await this.settings.owners?.forget(row).catch(() => {});
      throw error;
    }
    return { table: infoOf(row), owner };
  }

  /** The set that a table chooses; null for the default one. */
  async chosenSet({ components }: TableConfig): Promise<SetInfo | null> {
    if (components === undefined || components === defaultContent.hash) return null;
    const { sets } = this.settings;
    if (!sets) throw new RequestProblem(400, 'unknownSet', 'This server stores no component sets.');
    return sets.info(components);
  }

  /** `account` is bound to the seat in the same step: the last player to join begins the game. */
  async join(
    id: string,
    { name: given, entropy, seat: wanted }: JoinTable,
    account: SeatAccount = NO_ACCOUNT,
    rating: number | null = null,
  ): Promise<Seated> {
    const name = checkedName(given);
    await this.keepComponents();
    const room = await this.room(id);
    return room.request(async () => {
      const token = newToken();
      const sitter = { name, entropy, tokenHash: hashToken(token), ...account };
      await this.changeOpen(room, (row) => seated(row, sitter, wanted, this.settings.now(), rating));
      return { table: room.info(), seat: room.seatOf(token)!, token };
    });
  }

  /** Changes an open table. The change may begin the game. Call it in the queue of the room. */
  async changeOpen(room: Room, change: (row: TableRow) => Partial<TableRow>): Promise<void> {
    await room.changeRow((row) => ({ ...expiry(this.settings, this.settings.now()), ...change(row) }));
    if (room.row.status !== 'open') await this.settings.owners?.forget(room.row);
    if (room.row.status === 'running') await room.begin();
  }

  private keepComponents(): Promise<void> {
    this.keeping ??= keepComponents(this.settings.store).catch((error: unknown) => {
      this.keeping = null;
      throw error;
    });
    return this.keeping;
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
    const row = await this.settings.store.getTable(id);
    return row && infoOf(row);
  }

  /** Listed tables that wait for players, a few of each owner. Empty ones are not shown. */
  async lobby(): Promise<TableInfo[]> {
    const rows = await this.settings.store.listTables({ isSeated: true, listed: true, limit: LOOKED_AT });
    return Promise.all(
      fewOfEach(rows)
        .slice(0, MOST_LISTED)
        .map((row) => this.listed(row)),
    );
  }

  /** A table in a list, with the connected seats that this node knows. */
  private async listed(row: TableRow): Promise<TableInfo> {
    const room = await this.rooms.find(row.id);
    const present = room?.audience.present() ?? [];
    return { ...infoOf(row), ...(present.length > 0 && { present }) };
  }

  /** Closes an open table whose players have waited too long, unless somebody is connected. */
  async expireWaiting({ id }: TableRow): Promise<void> {
    const { waitingFor = null } = this.settings;
    if (waitingFor === null) return;
    const room = await this.room(id);
    const now = this.settings.now();
    await room.request(async () => {
      const isDue = ({ status, changedAt }: TableRow): boolean => status === 'open' && changedAt < now - waitingFor;
      if (!isDue(room.row) || !room.audience.isEmpty) return;
      await room.changeRow((row) => (isDue(row) ? { status: 'closed', closed: { why: 'expired', at: now } } : {}));
      await this.settings.owners?.forget(room.row);
    });
  }

  /** Deletes an open table without players, unless its room is open here or its row has changed. */
  async expire(row: TableRow): Promise<void> {
    if (this.rooms.has(row.id)) return;
    if (await this.settings.store.deleteTable(row.id, row.version)) await this.settings.owners?.forget(row);
  }

  /** The tables of these tokens, those that wait for their player first. Unknown tokens are ignored. */
  async mine(seats: readonly { table: string; token: string }[]): Promise<MyTable[]> {
    const found: FoundSeat[] = [];
    const asked = new Map(seats.map((seat) => [`${seat.table} ${seat.token}`, seat]));
    for (const { table, token } of asked.values()) {
      const row = await this.settings.store.getTable(table).catch(skipDamage);
      const seat = row?.seats.findIndex(({ tokenHash }) => isTokenOf(token, tokenHash)) ?? -1;
      if (row && seat >= 0) found.push({ row, seat });
    }
    return this.mineFirst(found);
  }

  /** These seats with their tables, those that wait for their player first. */
  mineFirst(found: readonly FoundSeat[]): Promise<MyTable[]> {
    return mineFirst(this.settings, found);
  }

  /**
   * Replaces the token of a seat, by its present token only. The owner could otherwise take the seat, and the new token
   * would outlive a session.
   */
  async reissue(id: string, seat: number, token: string): Promise<{ seat: number; token: string }> {
    const room = await this.room(id);
    return room.request(async () => {
      if (isTokenOf(token, room.row.ownerHash)) throw seatOwned();
      if (room.seatOf(token) !== seat) throw badToken();
      const fresh = newToken();
      // Checked again when the row is stored: another node may have begun the game and shuffled the seats.
      await room.changeRow((row) => {
        if (!isTokenOf(token, row.seats[seat]!.tokenHash)) throw badToken();
        return withNewToken(row, seat, hashToken(fresh), this.settings.now());
      });
      room.audience.expelSeat(seat);
      return { seat, token: fresh };
    });
  }

  /**
   * Frees a seat before the game begins: its player leaves, by token or session, or the owner removes the player.
   * Returns the account of the seat.
   */
  async free(id: string, seat: number, token: string): Promise<string | null> {
    const room = await this.room(id);
    return room.request(async () => {
      const what = isTokenOf(token, room.row.ownerHash) ? 'removed' : 'left';
      if (what === 'left' && (await this.seatFor(room, token)) !== seat) throw badToken();
      const { tokenHash = null, account = null } = room.row.seats[seat] ?? {};
      await this.changeOpen(room, (row) => {
        const changes = freed(row, seat, what, this.settings.now());
        // Another node has given the seat to somebody else, or its player has a new token.
        if (row.seats[seat]!.tokenHash !== tokenHash) throw badToken();
        return changes;
      });
      room.audience.expelSeat(seat);
      return account;
    });
  }

  /** The proof of the dice. Only for a game that is over: before that it would reveal the seed. */
  async proof(id: string): Promise<FairnessProof> {
    const row = await this.row(id);
    // A room shows its clients the end even if its row could not be stored.
    const isOver = row.status === 'over' || (await this.rooms.find(id))?.game?.match.isOver;
    if (!isOver) throw new RequestProblem(409, 'running', 'The secret is revealed when the game is over.');
    const entropy = row.seats.map((seat) => seat.entropy);
    return {
      commitment: commitmentOf(row.secret),
      secret: row.secret,
      entropy: entropy.map((part) => part ?? '-'),
      ...(row.joined && { joined: row.joined }),
      seed: seedOf(row.secret, mixedOf(row), row.derivation ?? 1),
      derivation: row.derivation ?? 1,
      order: row.drawn ? row.seats.map(lotOf) : null,
    };
  }

  /** The seat of a token: of a seat's token, or of a session whose account is bound to a seat. */
  async seatFor(room: Room, token: string): Promise<number | null> {
    const own = room.seatOf(token);
    if (own !== null) return own;
    const account = (await this.settings.accountOf?.(token)) ?? null;
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
    const row = await this.settings.store.getTable(id);
    if (!row) throw unknownTable();
    return row;
  }

  now(): number {
    return this.settings.now();
  }

  close(): Promise<void> {
    return this.rooms.close();
  }
}
