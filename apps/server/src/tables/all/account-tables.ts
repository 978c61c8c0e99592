// The tables of an account: its seats are found from any device and share its vacations.

import { type JoinTable, modeOf, type TableInfo, type Vacation } from '@black-angel/protocol';
import type { Account } from '../../accounts/account.ts';
import { tooLong } from '../../accounts/accounts.ts';
import { daysLeft, vacationNow, withVacation } from '../../accounts/vacation.ts';
import { RequestProblem } from '../../http/problem.ts';
import { skipDamage } from '../../store/damage.ts';
import type { Channel, Period, SeatRow, Store, TableRow } from '../../store/store.ts';
import type { FoundSeat, MyTable, ShownRating } from '../row/table-info.ts';
import { changeSeat } from '../verbs/change-seat.ts';
import type { SeatAccount, Seated, Tables } from './tables.ts';

function ownVacations({ account, vacations = [] }: SeatRow): readonly Period[] {
  if (account !== null) throw new RequestProblem(409, 'bound', 'The vacations of this seat are its account’s.');
  return vacations;
}

const seatOf = ({ id, vacations, isRanked }: Account): SeatAccount => ({ account: id, vacations, isRated: isRanked });

function checkMayBind({ seats, status }: TableRow, seat: number, account: string): void {
  const bound = seats[seat]!.account;
  if (bound === account) return;
  if (bound !== null) throw new RequestProblem(409, 'bound', 'This seat belongs to another account.');
  if (status !== 'open')
    throw new RequestProblem(409, 'begun', 'The game has begun: a seat is bound to an account before that.');
  if (seats.some((other) => other.account === account))
    throw new RequestProblem(409, 'bound', 'The account has a seat at this table already.');
}

const kindOf = (account: string): string => `tables-of:${account}`;

export class AccountTables {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly now: () => number;
  private readonly shownRating: ShownRating;

  constructor(store: Store, tables: Tables, now: () => number, shownRating: ShownRating = async () => null) {
    this.store = store;
    this.tables = tables;
    this.now = now;
    this.shownRating = shownRating;
  }

  /** Joins a table with an account: the seat is bound to it in the same step. */
  async join(account: Account, table: string, sitter: JoinTable): Promise<Seated> {
    // The list is stored first: a listed table without a seat is harmless, but a seat that is not listed is not found.
    await this.store.putDocument(kindOf(account.id), table, { at: this.now() });
    try {
      return await this.tables.join(table, sitter, seatOf(account), await this.ratingFor(account, table));
    } catch (error) {
      await this.forget(account.id, table);
      throw error;
    }
  }

  /** The shown rating of an account for a table that asks for one. */
  private async ratingFor(account: Account, table: string): Promise<number | null> {
    if (!account.isRanked) return null;
    const { config } = await this.tables.info(table);
    return config.ratings ? this.shownRating(account.id, modeOf(config)) : null;
  }

  /** Binds the seat of a token to an account. Only before the game begins: the result must not decide what counts. */
  async bind(account: Account, table: string, token: string): Promise<TableInfo> {
    return this.tables.forSeat(table, token, async (room, seat) => {
      checkMayBind(room.row, seat, account.id);
      if (room.row.seats[seat]!.account === account.id) return room.info();
      const { tokenHash } = room.row.seats[seat]!;
      await this.store.putDocument(kindOf(account.id), table, { at: this.now() });
      // Checked again when the row is stored: another node may have begun the game and shuffled the seats.
      await room.changeRow((row) => {
        checkMayBind(row, seat, account.id);
        const isSame = (other: SeatRow): boolean => other.tokenHash === tokenHash;
        return { seats: row.seats.map((other) => (isSame(other) ? { ...other, ...seatOf(account) } : other)) };
      });
      return room.info();
    });
  }

  /** The account no longer has a seat at the table, unless it has taken another since. */
  async forget(account: string, table: string): Promise<void> {
    const row = await this.store.getTable(table);
    if (!row?.seats.some((seat) => seat.account === account)) await this.store.deleteDocument(kindOf(account), table);
  }

  /** The tables of an account, those that wait for its player first. */
  async list(account: string): Promise<MyTable[]> {
    const found: FoundSeat[] = [];
    for (const { key } of await this.store.listDocuments(kindOf(account))) {
      const row = await this.store.getTable(key).catch(skipDamage);
      const seat = row?.seats.findIndex((one) => one.account === account) ?? -1;
      if (row && seat >= 0) found.push({ row, seat });
    }
    return this.tables.mineFirst(found);
  }

  /** Changes the seats of the account at all tables for which `isWanted` is true. Null: no change. */
  private async changeSeats(
    account: string,
    change: (seat: SeatRow) => Partial<SeatRow> | null,
    isWanted: (row: TableRow) => boolean,
  ): Promise<void> {
    for (const { key } of await this.store.listDocuments(kindOf(account))) {
      const row = await this.store.getTable(key).catch(skipDamage);
      if (!row?.seats.some((seat) => seat.account === account) || !isWanted(row)) continue;
      const room = await this.tables.room(key).catch(skipDamage);
      if (!room) continue;
      await room.request(async () => {
        const seat = room.row.seats.findIndex((one) => one.account === account);
        const changes = seat < 0 ? null : change(room.row.seats[seat]!);
        if (changes) await changeSeat(room, seat, changes);
      });
    }
  }

  setVacations(account: string, vacations: Period[]): Promise<void> {
    return this.changeSeats(
      account,
      () => ({ vacations }),
      ({ status }) => status === 'open' || status === 'running',
    );
  }

  /** Removes the channels that these sessions have added to seats. Returns them. Those of seat tokens stay. */
  async dropChannels(account: string, isEnded: (session: string) => boolean): Promise<Channel[]> {
    const dropped: Channel[] = [];
    await this.changeSeats(
      account,
      ({ channels = [] }) => {
        const gone = channels.filter(({ session }) => session !== undefined && isEnded(session));
        dropped.push(...gone);
        return gone.length === 0 ? null : { channels: channels.filter((one) => !gone.includes(one)) };
      },
      () => true,
    );
    return dropped;
  }

  /** The tokens of the seats stay valid. */
  async unbind(account: string): Promise<void> {
    await this.changeSeats(
      account,
      () => ({ account: null, channels: [] }),
      () => true,
    );
    for (const { key } of await this.store.listDocuments(kindOf(account)))
      await this.store.deleteDocument(kindOf(account), key);
  }

  private vacationOf(vacations: readonly Period[]): Vacation {
    return { vacation: vacationNow(vacations, this.now()), daysLeft: daysLeft(vacations, this.now()) };
  }

  /** The vacation of one seat, for players without an account. */
  async vacation(table: string, token: string): Promise<Vacation> {
    return this.tables.forSeat(table, token, async (room, seat) =>
      this.vacationOf(ownVacations(room.row.seats[seat]!)),
    );
  }

  /** Adds a vacation of N days from now; 0 ends the current one. */
  async takeVacation(table: string, token: string, days: number): Promise<Vacation> {
    return this.tables.forSeat(table, token, async (room, seat) => {
      const vacations = withVacation(ownVacations(room.row.seats[seat]!), days, this.now());
      if (!vacations) throw tooLong();
      await changeSeat(room, seat, { vacations });
      return this.vacationOf(vacations);
    });
  }
}
