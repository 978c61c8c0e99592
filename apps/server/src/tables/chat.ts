// What is said at a table.

import type { ChatLine } from '@black-angel/protocol';
import { type ChatRow, ConflictError, type Store, type TableRow } from '../store/store.ts';

const SHOWN = 50;
const MOST_TRIES = 10;

/** A line with the seat its speaker has now: seats may have been shuffled since. */
export function lineOf({ n, seat, text, at, isEarly }: ChatRow, { drawn }: Pick<TableRow, 'drawn'>): ChatLine {
  return { n, seat: isEarly && drawn ? drawn.indexOf(seat) : seat, text, at };
}

export class Chat {
  private readonly store: Store;
  private readonly table: string;
  private rows: readonly ChatRow[] = [];

  constructor(store: Store, table: string) {
    this.store = store;
    this.table = table;
  }

  /** Takes over what is kept; returns what is new here. */
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

  /** Keeps what somebody says; returns it, after what another node has kept meanwhile. */
  async say(row: TableRow, seat: number, text: string, at: number, tries = 1): Promise<readonly ChatRow[]> {
    const early = row.status === 'open' ? ({ isEarly: true } as const) : {};
    const line: ChatRow = { n: this.last + 1, seat, text, at, ...early };
    try {
      await this.store.addChat(this.table, line);
    } catch (error) {
      if (!(error instanceof ConflictError) || tries >= MOST_TRIES) throw error;
      const missed = await this.catchUp();
      return [...missed, ...(await this.say(row, seat, text, at, tries + 1))];
    }
    this.rows = [...this.rows, line].slice(-SHOWN);
    return [line];
  }
}
