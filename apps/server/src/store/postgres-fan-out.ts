// Nodes on PostgreSQL: each listens for what the others have committed or told, and holds a lock of its session for every table
// whose bots it lets move. When a node dies its session ends, and with it its locks.

import pg from 'pg';
import type { FanOut, News, Remark } from '../fan-out.ts';
import type { PostgresStore } from './postgres-store.ts';
import { CHANNEL } from './postgres-writer.ts';

const RECONNECT_AFTER = 500;

function makeLine(remark: Remark): string {
  if (remark.what === 'present') return `present ${remark.table} ${remark.seats.join(',')}`;
  if (remark.what === 'who') return `who ${remark.table}`;
  if (remark.what === 'session') return `session ${remark.session}`;
  return remark.what;
}

function parseLine(line: string): News {
  const [what, about = '', seats = ''] = line.split(' ') as [News['what'], string?, string?];
  if (what === 'present') return { what, table: about, seats: seats === '' ? [] : seats.split(',').map(Number) };
  if (what === 'session') return { what, session: about };
  if (what === 'alive' || what === 'gone') return { what };
  return { what, table: about };
}

/** Rejects if the database cannot be reached now; later it comes back by itself. */
export async function openPostgresFanOut({ url, node }: PostgresStore): Promise<FanOut> {
  const listeners: ((news: News | null, node: string) => void)[] = [];
  const held = new Set<string>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ payload = '' }) => {
      const [from = '', ...lines] = payload.split('\n');
      if (from !== node) for (const line of lines) for (const listen of listeners) listen(parseLine(line), from);
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    client = fresh;
  };
  /** What was told meanwhile is lost: everything is looked at again. */
  const lost = (which: pg.Client): void => {
    if (isClosed || which !== client) return;
    client = null;
    held.clear();
    again();
  };
  const again = (): void => {
    timer = setTimeout(() => {
      connect().then(
        () => {
          for (const listen of listeners) listen(null, '');
        },
        () => isClosed || again(),
      );
    }, RECONNECT_AFTER).unref();
  };
  await connect();

  return {
    hear: (listen) => void listeners.push(listen),
    // Whoever cannot be told now asks when the connection is back.
    tell: (remark) =>
      void client?.query('SELECT pg_notify($1, $2)', [CHANNEL, `${node}\n${makeLine(remark)}`]).catch(() => {}),
    take: async (table) => {
      if (held.has(table)) return true;
      if (!client) return false;
      const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken', [table]);
      const isTaken = (rows[0] as { taken: boolean }).taken;
      if (isTaken) held.add(table);
      return isTaken;
    },
    give: async (table) => {
      if (!held.delete(table)) return;
      await client?.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [table]);
    },
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    },
  };
}
