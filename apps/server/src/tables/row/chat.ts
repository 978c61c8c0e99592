// The chat of a table.

import type { ChatLine, SaidLine } from '@black-angel/protocol';
import { type ChatRow, ConflictError, type Store, type TableRow } from '../../store/store.ts';

const SHOWN = 50;
const MOST_TRIES = 10;
/** The limit of one seat, over all its connections: lines in a period. */
export const MOST_LINES = 10;
export const CHAT_WINDOW = 30_000;

interface Said {
  isStored: boolean;
  /** New lines: those that another node has stored, then this one. */
  lines: readonly ChatRow[];
}

type Seated = Pick<TableRow, 'drawn' | 'seats'>;

/** The present number of the seat that a line came from: seats may have been shuffled since. */
const seatNow = ({ seat, isEarly }: ChatRow, { drawn }: Seated): number =>
  isEarly && drawn ? drawn.indexOf(seat) : seat;

/** A line with the present seat of its author, or the name of an author who has left. */
export function lineOf(row: ChatRow, table: Seated): ChatLine {
  const { n, name, text, at } = row;
  const seat = seatNow(row, table);
  const hasLeft = name !== undefined && table.seats[seat]?.name !== name;
  return hasLeft ? { n, seat: -1, name, text, at } : { n, seat, text, at };
}

/** What the others have said at a table since the player of this seat did, without the texts. */
export async function saidTo(store: Pick<Store, 'chat'>, row: TableRow, seat: number): Promise<SaidLine[]> {
  const lines = (await store.chat(row.id, SHOWN)).map((line) => lineOf(line, row));
  const own = lines.findLastIndex((line) => line.seat === seat);
  return lines.slice(own + 1).map(({ n, seat: of }) => ({ n, seat: of }));
}

export class Chat {
  private readonly store: Store;
  private readonly table: string;
  private rows: readonly ChatRow[] = [];

  constructor(store: Store, table: string) {
    this.store = store;
    this.table = table;
  }

  /** Loads lines from the store; returns the new ones. */
  async catchUp(): Promise<readonly ChatRow[]> {
    const last = this.last;
    this.rows = await this.store.chat(this.table, SHOWN);
    return this.rows.filter(({ n }) => n > last);
  }

  private get last(): number {
    return this.rows.at(-1)?.n ?? -1;
  }

  lines(row: TableRow): ChatLine[] {
    return this.rows.map((line) => lineOf(line, row));
  }

  /** Counts stored lines, so a reconnect, a restart or another node does not reset the limit. */
  private hasSaidTooMuch(row: TableRow, seat: number, at: number): boolean {
    const isRecent = (line: ChatRow): boolean => Math.abs(at - line.at) < CHAT_WINDOW;
    return this.rows.filter((line) => isRecent(line) && seatNow(line, row) === seat).length >= MOST_LINES;
  }

  /** Stores a line unless the seat has reached its limit. */
  async say(row: TableRow, seat: number, text: string, at: number): Promise<Said> {
    const missed: ChatRow[] = [];
    for (let tries = 1; ; tries++) {
      if (this.hasSaidTooMuch(row, seat, at)) return { isStored: false, lines: missed };
      const { name } = row.seats[seat]!;
      const early = row.status === 'open' ? { isEarly: true as const, ...(name !== null && { name }) } : {};
      const line: ChatRow = { n: this.last + 1, seat, text, at, ...early };
      try {
        await this.store.addChat(this.table, line);
        this.rows = [...this.rows, line].slice(-SHOWN);
        return { isStored: true, lines: [...missed, line] };
      } catch (error) {
        if (!(error instanceof ConflictError) || tries >= MOST_TRIES) throw error;
        missed.push(...(await this.catchUp()));
      }
    }
  }
}
