// All tables: made, joined, found, and opened in memory while somebody is connected or a bot has to move.

import type { CreateTable, FairnessProof, JoinTable, TableInfo } from '@black-angel/protocol';
import { RULES_VERSION } from '@black-angel/rules';
import { commitmentOf, newSecret, seedOf } from '../fair-dice.ts';
import type { News } from '../fan-out.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
import { hashToken, isTokenOf, newTableId, newToken } from '../tokens.ts';
import { keepComponents } from './game-of-row.ts';
import { isTimeZone } from './play-time.ts';
import { TableProblem } from './problem.ts';
import { infoOf, Room, type RoomSettings } from './room.ts';
import { seated } from './seating.ts';

export { TableProblem } from './problem.ts';

const unknownTable = () => new TableProblem(404, 'unknownTable', 'There is no such table.');
export const badToken = () => new TableProblem(403, 'badToken', 'This token does not open that.');

/** A table that nobody wants anything of is forgotten after this long. */
const MOST_IDLE = 30_000;
const SWEEP_EVERY = 5000;

export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

export class Tables {
  private readonly settings: RoomSettings;
  private readonly rooms = new Map<string, Promise<Room>>();
  /** The present components are kept before the first game begins. */
  private keeping: Promise<void> | null = null;
  private sweeping: NodeJS.Timeout | null = null;

  constructor(settings: RoomSettings) {
    this.settings = settings;
    settings.fanOut?.hear((news) => this.hear(news));
  }

  async create({ config, name, entropy }: CreateTable): Promise<Seated & { owner: string }> {
    const persons = config.seats.filter(({ kind }) => kind === 'person').length;
    if (persons === 0) throw new TableProblem(400, 'noPerson', 'A table needs a seat for a person.');
    if (config.pace.kind === 'days' && config.pace.window && !isTimeZone(config.pace.window.timeZone))
      throw new TableProblem(400, 'badTimeZone', 'There is no such time zone.');
    await this.keepComponents();
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
      version: 0,
    };
    const token = newToken();
    await this.settings.store.putTable({
      ...row,
      ...seated(row, { name, entropy, tokenHash: hashToken(token) }, undefined, now),
    });
    const room = await this.room(row.id);
    return { table: room.info(), seat: room.seatOf(token) ?? 0, token, owner };
  }

  async join(id: string, { name, entropy, seat: wanted }: JoinTable): Promise<Seated> {
    await this.keepComponents();
    const room = await this.room(id);
    return room.request(async () => {
      const token = newToken();
      const sitter = { name, entropy, tokenHash: hashToken(token) };
      await room.changeRow((row) => seated(row, sitter, wanted, this.settings.now()));
      if (room.row.status === 'running') await room.begin();
      return { table: room.info(), seat: room.seatOf(token)!, token };
    });
  }

  /** Before a game begins with them. */
  private keepComponents(): Promise<void> {
    this.keeping ??= keepComponents(this.settings.store).catch((error: unknown) => {
      this.keeping = null;
      throw error;
    });
    return this.keeping;
  }

  /** Of an open table as it is, of others as it was kept: asking opens none. */
  async info(id: string): Promise<TableInfo> {
    const room = await this.rooms.get(id);
    return room ? room.info() : infoOf(await this.row(id));
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
      const isAllowed = isTokenOf(token, room.row.ownerHash) || (await this.seatFor(room, token)) === seat;
      if (!isAllowed || room.row.seats[seat]?.kind !== 'person' || room.row.seats[seat].name === null) throw badToken();
      const fresh = newToken();
      await room.changeRow(({ seats }) => ({
        seats: seats.map((row, i) => (i === seat ? { ...row, tokenHash: hashToken(fresh) } : row)),
      }));
      room.expel(seat);
      return { seat, token: fresh };
    });
  }

  /** What proves the dice; only when nothing can be gained by knowing it. */
  async proof(id: string): Promise<FairnessProof> {
    const row = await this.row(id);
    if (row.status !== 'over') throw new TableProblem(409, 'running', 'The secret is revealed when the game is over.');
    const entropy = row.seats.map((seat) => seat.entropy);
    return {
      commitment: commitmentOf(row.secret),
      secret: row.secret,
      entropy: entropy.map((part) => part ?? '-'),
      seed: seedOf(row.secret, entropy),
    };
  }

  /** The seat a token opens: its own one, or the one bound to the account of a session. */
  async seatFor(room: Room, token: string): Promise<number | null> {
    const own = room.seatOf(token);
    if (own !== null) return own;
    const account = (await this.settings.accountOf?.(token)) ?? null;
    const seat = account === null ? -1 : room.row.seats.findIndex((row) => row.account === account);
    return seat < 0 ? null : seat;
  }

  /** Does something for the seat of a token, when everything asked before is done. */
  async forSeat<T>(id: string, token: string, work: (room: Room, seat: number) => Promise<T>): Promise<T> {
    const room = await this.room(id);
    return room.request(async () => {
      const seat = await this.seatFor(room, token);
      if (seat === null) throw badToken();
      return work(room, seat);
    });
  }

  /** The open table in memory; rejects with a TableProblem if there is none. */
  room(id: string): Promise<Room> {
    const known = this.rooms.get(id);
    if (known) return known;
    const opening = (async () => {
      return Room.open(await this.row(id), this.settings);
    })();
    this.rooms.set(id, opening);
    opening.catch(() => this.rooms.delete(id));
    this.sweeping ??= setInterval(() => void this.forget(MOST_IDLE), SWEEP_EVERY).unref();
    return opening;
  }

  private async row(id: string): Promise<TableRow> {
    const row = await this.settings.store.getTable(id);
    if (!row) throw unknownTable();
    return row;
  }

  /** Forgets tables where nobody is and nothing has happened for so long: they are opened again from what is kept. */
  async forget(milliseconds: number): Promise<void> {
    const before = performance.now() - milliseconds;
    for (const [id, opening] of this.rooms) {
      const room = await opening.catch(() => null);
      if (room?.isIdle && room.usedAt <= before) this.rooms.delete(id);
    }
  }

  /** Another node has written; null: what it wrote may have been missed. */
  private hear(news: News | null): void {
    const tables = news ? [news.table] : [...this.rooms.keys()];
    for (const id of tables)
      void this.rooms
        .get(id)
        ?.then(async (room) => {
          for (const what of news ? [news.what] : (['row', 'log', 'chat'] as const)) await room.catchUp(what);
        })
        .catch((error) => this.settings.report(`table ${id}: what another node wrote`, error));
  }

  get openRooms(): number {
    return this.rooms.size;
  }

  async close(): Promise<void> {
    if (this.sweeping) clearInterval(this.sweeping);
    for (const opening of this.rooms.values()) await (await opening.catch(() => null))?.close();
  }
}
