// Tables for tests: a store in memory, a clock that is set by hand, bots that play the first legal move.

import type { TableConfig } from '@black-angel/protocol';
import type { Bots } from '../src/bots/bots.ts';
import type { FanOut } from '../src/store/fan-out.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import type { Store, TableRow } from '../src/store/store.ts';
import { Scheduler } from '../src/tables/all/scheduler.ts';
import { setReady } from '../src/tables/all/waiting.ts';
import type { roomServices } from '../src/tables/room/services.ts';
import { config, entropy, makeTable, PERSON } from './online-client.ts';
import { Tables } from './seeded.ts';
import { settle } from './wire.ts';

export const QUICK_BOTS: Bots = {
  think: async (_level, { moves }) => ({ move: moves[0]!, lines: [] }),
  close: async () => {},
};

export const EMPTY_FOR = 3_600_000;

export class Club {
  now = Date.parse('2026-03-02T10:00:00Z');
  readonly store: Store;
  private readonly fanOut: FanOut | null;
  readonly problems: unknown[] = [];
  readonly told: { table: string; seat: number }[] = [];
  readonly ended: TableRow[] = [];
  tables!: Tables;
  scheduler!: Scheduler;

  private readonly waitingFor: number | null;
  private readonly emptyFor: number | null;

  constructor(
    store: Store = new MemoryStore(),
    bots: Bots = QUICK_BOTS,
    fanOut: FanOut | null = null,
    waitingFor: number | null = null,
    emptyFor: number | null = EMPTY_FOR,
  ) {
    this.emptyFor = emptyFor;
    this.store = store;
    this.fanOut = fanOut;
    this.waitingFor = waitingFor;
    this.restart(bots);
  }

  /** Simulates a restart of the server: nothing is in memory. */
  restart(bots: Bots = QUICK_BOTS): void {
    const settings: Parameters<typeof roomServices>[0] = {
      store: this.store,
      bots,
      fanOut: this.fanOut,
      waitingFor: this.waitingFor,
      now: () => this.now,
      report: (problem, error) => void this.problems.push([problem, error]),
      onTurn: ({ id }, seat) => void this.told.push({ table: id, seat }),
      onGameOver: async (row) => void this.ended.push(row),
    };
    this.tables = new Tables(settings);
    this.scheduler = new Scheduler({
      ...settings,
      tables: this.tables,
      emptyFor: this.emptyFor,
      waitingFor: this.waitingFor,
    });
  }

  /** A running game of two people; their tokens by seat. */
  async seatTwo(pace: TableConfig['pace']): Promise<{ id: string; tokens: string[] }> {
    const plan = config([PERSON, PERSON], { pace });
    const made = await makeTable(this.tables, 'Ada', plan);
    const joined = await this.tables.join(made.table.id, { name: 'Bea', entropy: entropy() });
    const tokens = [made.token, joined.token];
    if (pace.kind === 'live') for (const token of tokens) await setReady(this.tables, made.table.id, token, true);
    return { id: made.table.id, tokens };
  }

  /** A running game of one person, in seat 0, and a bot. */
  async seatOne(pace: TableConfig['pace'], change: Partial<TableConfig> = {}): Promise<{ id: string; token: string }> {
    const made = await makeTable(
      this.tables,
      'Ada',
      config([PERSON, { kind: 'bot', level: 'easy' }], { pace, ...change }),
    );
    await settle();
    return { id: made.table.id, token: made.token };
  }

  async row(id: string): Promise<TableRow> {
    return (await this.store.getTable(id))!;
  }

  async pass(milliseconds: number): Promise<void> {
    this.now += milliseconds;
    await this.scheduler.sweep();
    await settle();
  }
}
