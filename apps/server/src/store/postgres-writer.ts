// Group commit for PostgreSQL: concurrent writes share a transaction, and rows of the same kind a statement. The
// transaction also notifies the other nodes, so they hear of exactly what is committed.

import type pg from 'pg';
import type { Written } from './fan-out.ts';
import { type Connections, isLost } from './postgres-connection.ts';
import { ConflictError, type LogEntry, type TableRow, UnknownOutcome } from './store.ts';

export const CHANNEL = 'black_angel';
/** Payloads of NOTIFY are limited to 8,000 bytes. */
const MOST_PAYLOAD = 7000;
const MOST_IN_GROUP = 1000;

export type Write =
  | { kind: 'append'; table: string; entries: readonly LogEntry[] }
  | { kind: 'row'; table: string; row: TableRow }
  | { kind: 'other'; table: string | null; text: string; values: unknown[] };

interface Asked {
  write: Write;
  resolve(): void;
  reject(error: Error): void;
}

const WHAT: Record<Write['kind'], Written['what']> = { append: 'log', row: 'row', other: 'chat' };
/** An outage: the other writes of the group would fail too. */
const isOutage = (error: Error): boolean => error instanceof UnknownOutcome || isLost(error);
const isUnique = (error: unknown): boolean => (error as { code?: string }).code === '23505';

const APPEND = 'INSERT INTO log (table_id, seq, entry) SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])';
const PUT_ROWS = `INSERT INTO tables (id, status, listed, changed_at, due, version, row)
  SELECT * FROM unnest($1::text[], $2::text[], $3::boolean[], $4::bigint[], $5::bigint[], $6::integer[], $7::text[])
  ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed, changed_at = excluded.changed_at,
    due = excluded.due, version = excluded.version, row = excluded.row
  WHERE tables.version = excluded.version - 1`;

export class Writer {
  private readonly connections: Connections;
  private readonly node: string;
  private queue: Asked[] = [];
  private isRunning = false;
  private rest: (() => void)[] = [];

  /** `node` is the name of this node in its notifications. */
  constructor(connections: Connections, node: string) {
    this.connections = connections;
    this.node = node;
  }

  /** Resolves when it is committed. */
  write(write: Write): Promise<void> {
    return new Promise((resolve, reject) => {
      this.queue.push({ write, resolve, reject });
      if (this.isRunning) return;
      this.isRunning = true;
      setImmediate(() => void this.run());
    });
  }

  /** Resolves when nothing waits to be written. */
  idle(): Promise<void> {
    return this.isRunning ? new Promise((resolve) => void this.rest.push(resolve)) : Promise.resolve();
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      const group = this.nextGroup();
      const failed = await this.commit(group.map(({ write }) => write));
      if (!failed || group.length === 1 || isOutage(failed)) for (const asked of group) settle(asked, failed);
      // One write of the group fails: commit each one separately, so that the others succeed.
      else for (const asked of group) settle(asked, await this.commit([asked.write]));
    }
    this.isRunning = false;
    for (const resolve of this.rest.splice(0)) resolve();
  }

  /** The waiting writes in order, up to a second change of the same row. */
  private nextGroup(): Asked[] {
    const rows = new Set<string>();
    let size = 0;
    for (; size < Math.min(this.queue.length, MOST_IN_GROUP); size++) {
      const { write } = this.queue[size]!;
      if (write.kind !== 'row') continue;
      if (rows.has(write.table)) break;
      rows.add(write.table);
    }
    return this.queue.splice(0, size);
  }

  private async commit(writes: readonly Write[]): Promise<Error | null> {
    try {
      await this.connections.transaction((client) => this.carryOut(client, writes));
      return null;
    } catch (error) {
      return isUnique(error) ? new ConflictError((error as Error).message) : (error as Error);
    }
  }

  private async carryOut(client: pg.PoolClient, writes: readonly Write[]): Promise<void> {
    const appends = writes.flatMap((write) =>
      write.kind === 'append' ? write.entries.map((entry) => ({ table: write.table, entry })) : [],
    );
    if (appends.length > 0)
      await client.query(APPEND, [
        appends.map(({ table }) => table),
        appends.map(({ entry }) => entry.seq),
        appends.map(({ entry }) => JSON.stringify(entry)),
      ]);
    const rows = writes.flatMap((write) => (write.kind === 'row' ? [write.row] : []));
    if (rows.length > 0) {
      const { rowCount } = await client.query(PUT_ROWS, [
        rows.map(({ id }) => id),
        rows.map(({ status }) => status),
        rows.map(({ config }) => config.listed),
        rows.map(({ changedAt }) => changedAt),
        rows.map(({ due }) => due ?? null),
        rows.map(({ version }) => version),
        rows.map((row) => JSON.stringify(row)),
      ]);
      if (rowCount !== rows.length) throw new ConflictError('a row has another version');
    }
    for (const write of writes) if (write.kind === 'other') await client.query(write.text, write.values);
    for (const payload of this.payloads(writes)) await client.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
  }

  /** Notifications for the other nodes: the name of this node, then a line for each change. */
  private payloads(writes: readonly Write[]): string[] {
    const lines = new Set(writes.flatMap(({ kind, table }) => (table === null ? [] : [`${WHAT[kind]} ${table}`])));
    const payloads: string[] = [];
    let payload = '';
    for (const line of lines) {
      if (payload.length + line.length > MOST_PAYLOAD) {
        payloads.push(payload);
        payload = '';
      }
      payload += `\n${line}`;
    }
    if (payload !== '') payloads.push(payload);
    return payloads.map((text) => this.node + text);
  }
}

function settle({ resolve, reject }: Asked, failed: Error | null): void {
  if (failed) reject(failed);
  else resolve();
}
