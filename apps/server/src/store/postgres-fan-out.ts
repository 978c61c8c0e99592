// Nodes on PostgreSQL: each listens for what the others have committed, and holds a lock of its session for every table whose
// bots it lets move. When a node dies its session ends, and with it its locks.

import pg from 'pg';
import type { FanOut, News } from '../fan-out.ts';
import type { PostgresStore } from './postgres-store.ts';
import { CHANNEL } from './postgres-writer.ts';

const RECONNECT_AFTER = 500;

function newsOf(payload: string, self: string): News[] {
  const [node, ...lines] = payload.split('\n');
  if (node === self) return [];
  return lines.map((line) => {
    const [what, table] = line.split(' ') as [News['what'], string];
    return { what, table };
  });
}

/** Rejects if the database cannot be reached now; later it comes back by itself. */
export async function openPostgresFanOut({ url, node }: PostgresStore): Promise<FanOut> {
  const listeners: ((news: News | null) => void)[] = [];
  const held = new Set<string>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ payload = '' }) => {
      for (const news of newsOf(payload, node)) for (const listen of listeners) listen(news);
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
          for (const listen of listeners) listen(null);
        },
        () => isClosed || again(),
      );
    }, RECONNECT_AFTER).unref();
  };
  await connect();

  return {
    hear: (listen) => void listeners.push(listen),
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
