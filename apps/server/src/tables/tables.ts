// All tables: made, joined, found, and opened in memory while somebody is connected or a bot has to move.

import type { CreateTable, FairnessProof, JoinTable, TableInfo } from '@black-angel/protocol';
import { RULES_VERSION } from '@black-angel/rules';
import { commitmentOf, newSecret, seedOf } from '../fair-dice.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
import { hashToken, isTokenOf, newTableId, newToken } from '../tokens.ts';
import { infoOf, Room, type RoomSettings } from './room.ts';

/** Why something cannot be done, as a code for programs and a sentence for people. */
export class TableProblem extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const unknownTable = () => new TableProblem(404, 'unknownTable', 'There is no such table.');
const badToken = () => new TableProblem(403, 'badToken', 'This token does not open that.');

export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

export class Tables {
  private readonly settings: RoomSettings;
  private readonly rooms = new Map<string, Promise<Room>>();

  constructor(settings: RoomSettings) {
    this.settings = settings;
  }

  async create({ config, name, entropy }: CreateTable): Promise<Seated & { owner: string }> {
    const persons = config.seats.filter(({ kind }) => kind === 'person').length;
    if (persons === 0) throw new TableProblem(400, 'noPerson', 'A table needs a seat for a person.');
    const owner = newToken();
    const now = this.settings.now();
    const seats = config.seats.map(
      (plan): SeatRow => ({
        kind: plan.kind,
        level: plan.kind === 'bot' ? plan.level : null,
        name: null,
        tokenHash: null,
        account: null,
        entropy: null,
        isSubstituted: false,
        isAutomatic: true,
      }),
    );
    let bots = 0;
    for (const seat of seats) if (seat.kind === 'bot') seat.name = `Bot ${++bots}`;
    const row: TableRow = {
      id: newTableId(),
      createdAt: now,
      changedAt: now,
      status: 'open',
      config,
      rules: RULES_VERSION,
      ownerHash: hashToken(owner),
      secret: newSecret(),
      seats,
      result: null,
      decider: null,
    };
    await this.settings.store.putTable(row);
    const seated = await this.join(row.id, { name, entropy });
    return { ...seated, owner };
  }

  async join(id: string, { name, entropy, seat: wanted }: JoinTable): Promise<Seated> {
    const room = await this.room(id);
    return room.request(async () => {
      const { row } = room;
      if (row.status !== 'open') throw new TableProblem(409, 'begun', 'The game has begun already.');
      if (row.seats.some((seat) => seat.name === name))
        throw new TableProblem(409, 'nameTaken', 'Somebody of that name sits here already.');
      const isFree = (seat: SeatRow): boolean => seat.kind === 'person' && seat.name === null;
      const seat = wanted ?? row.seats.findIndex(isFree);
      if (seat < 0 || !row.seats[seat] || !isFree(row.seats[seat]))
        throw new TableProblem(409, 'noSeat', 'That seat is taken.');
      const token = newToken();
      const taken = { ...row.seats[seat]!, name, entropy, tokenHash: hashToken(token) };
      await room.changeRow({ seats: row.seats.map((other, i) => (i === seat ? taken : other)) });
      if (room.row.seats.every((other) => other.name !== null)) await room.start();
      return { table: room.info(), seat: room.seatOf(token) ?? seat, token };
    });
  }

  async info(id: string): Promise<TableInfo> {
    return (await this.room(id)).info();
  }

  async lobby(): Promise<TableInfo[]> {
    const rows = await this.settings.store.listTables({ status: 'open', listed: true, limit: 100 });
    return rows.map((row) => infoOf(row));
  }

  /** The tables of these tokens, those that wait for their player first. Unknown ones are left out. */
  async mine(seats: readonly { table: string; token: string }[]): Promise<{ table: TableInfo; seat: number }[]> {
    const found: { table: TableInfo; seat: number; changedAt: number }[] = [];
    for (const { table, token } of seats) {
      const row = await this.settings.store.getTable(table);
      const seat = row?.seats.findIndex(({ tokenHash }) => isTokenOf(token, tokenHash)) ?? -1;
      if (row && seat >= 0) found.push({ table: infoOf(row), seat, changedAt: row.changedAt });
    }
    const waits = ({ table, seat }: { table: TableInfo; seat: number }): number => (table.decider === seat ? 0 : 1);
    found.sort((a, b) => waits(a) - waits(b) || b.changedAt - a.changedAt);
    return found.map(({ table, seat }) => ({ table, seat }));
  }

  /** A new token for a seat; the old one holds no longer. Only the table's owner, or the seat itself, may. */
  async reissue(id: string, seat: number, token: string): Promise<{ seat: number; token: string }> {
    const room = await this.room(id);
    return room.request(async () => {
      const isAllowed = isTokenOf(token, room.row.ownerHash) || room.seatOf(token) === seat;
      if (!isAllowed || room.row.seats[seat]?.kind !== 'person' || room.row.seats[seat].name === null) throw badToken();
      const fresh = newToken();
      await room.changeRow({
        seats: room.row.seats.map((row, i) => (i === seat ? { ...row, tokenHash: hashToken(fresh) } : row)),
      });
      room.expel(seat);
      return { seat, token: fresh };
    });
  }

  /** What proves the dice; only when nothing can be gained by knowing it. */
  async proof(id: string): Promise<FairnessProof> {
    const { row } = await this.room(id);
    if (row.status !== 'over') throw new TableProblem(409, 'running', 'The secret is revealed when the game is over.');
    const entropy = row.seats.map((seat) => seat.entropy);
    return {
      commitment: commitmentOf(row.secret),
      secret: row.secret,
      entropy: entropy.map((part) => part ?? '-'),
      seed: seedOf(row.secret, entropy),
    };
  }

  /** The open table in memory; rejects with a TableProblem if there is none. */
  room(id: string): Promise<Room> {
    const known = this.rooms.get(id);
    if (known) return known;
    const opening = (async () => {
      const row = await this.settings.store.getTable(id);
      if (!row) throw unknownTable();
      return Room.open(row, this.settings);
    })();
    this.rooms.set(id, opening);
    opening.catch(() => this.rooms.delete(id));
    return opening;
  }

  async close(): Promise<void> {
    for (const room of this.rooms.values()) (await room.catch(() => null))?.close();
  }
}
