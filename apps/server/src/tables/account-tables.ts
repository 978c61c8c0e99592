// The tables of an account: seats bound to it come together over devices, and share its vacations.

import type { TableInfo, Vacation } from '@black-angel/protocol';
import type { Account } from '../accounts/accounts.ts';
import { tooLong } from '../accounts/accounts.ts';
import { daysLeft, vacationNow, withVacation } from '../accounts/vacation.ts';
import type { SeatRow, Store, TableRow } from '../store/store.ts';
import type { Period } from './play-time.ts';
import { skipDamage, TableProblem } from './problem.ts';
import { type MyTable, mineFirst } from './table-info.ts';
import type { Tables } from './tables.ts';

function ownVacations({ account, vacations = [] }: SeatRow): readonly Period[] {
  if (account !== null) throw new TableProblem(409, 'bound', 'The vacations of this seat are its account’s.');
  return vacations;
}

const kindOf = (account: string): string => `tables-of:${account}`;

export class AccountTables {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly now: () => number;

  constructor(store: Store, tables: Tables, now: () => number) {
    this.store = store;
    this.tables = tables;
    this.now = now;
  }

  /** Binds the seat of a token to an account. */
  async bind({ id: account, vacations }: Account, table: string, token: string): Promise<TableInfo> {
    return this.tables.forSeat(table, token, async (room, seat) => {
      const bound = room.row.seats[seat]!.account;
      if (bound !== null && bound !== account)
        throw new TableProblem(409, 'bound', 'This seat belongs to another account.');
      if (room.row.seats.some((row, i) => i !== seat && row.account === account))
        throw new TableProblem(409, 'bound', 'The account has a seat at this table already.');
      await this.store.putFact(kindOf(account), table, { at: this.now() });
      await room.putSeat(seat, { account, vacations });
      return room.info();
    });
  }

  /** The tables of an account, those that wait for it first. */
  async list(account: string): Promise<MyTable[]> {
    const found: { row: TableRow; seat: number }[] = [];
    for (const { key } of await this.store.listFacts(kindOf(account))) {
      const row = await this.store.getTable(key).catch(skipDamage);
      const seat = row?.seats.findIndex((one) => one.account === account) ?? -1;
      if (row && seat >= 0) found.push({ row, seat });
    }
    return mineFirst(found);
  }

  /** Changes every seat of the account at tables of which that is wanted. */
  private async changeSeats(
    account: string,
    change: Partial<SeatRow>,
    isWanted: (row: TableRow) => boolean,
  ): Promise<void> {
    for (const { key } of await this.store.listFacts(kindOf(account))) {
      const row = await this.store.getTable(key).catch(skipDamage);
      if (!row?.seats.some((seat) => seat.account === account) || !isWanted(row)) continue;
      const room = await this.tables.room(key).catch(skipDamage);
      if (!room) continue;
      await room.request(async () => {
        const seat = room.row.seats.findIndex((one) => one.account === account);
        if (seat >= 0) await room.putSeat(seat, change);
      });
    }
  }

  setVacations(account: string, vacations: Period[]): Promise<void> {
    return this.changeSeats(account, { vacations }, ({ status }) => status === 'open' || status === 'running');
  }

  /** The seats stay with whoever has their tokens. */
  async unbind(account: string): Promise<void> {
    await this.changeSeats(account, { account: null, channels: [] }, () => true);
    for (const { key } of await this.store.listFacts(kindOf(account)))
      await this.store.deleteFact(kindOf(account), key);
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

  /** Takes one; 0 days end it. */
  async takeVacation(table: string, token: string, days: number): Promise<Vacation> {
    return this.tables.forSeat(table, token, async (room, seat) => {
      const vacations = withVacation(ownVacations(room.row.seats[seat]!), days, this.now());
      if (!vacations) throw tooLong();
      await room.putSeat(seat, { vacations });
      return this.vacationOf(vacations);
    });
  }
}
