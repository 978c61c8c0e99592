// Nodes on PostgreSQL. Each listens for the notifications of the others, and holds a session lock for every table
// whose bots it runs. When a node dies, its session ends and its locks with it.

import type pg from 'pg';
import type { FanOut, News, Remark } from './fan-out.ts';
import { clientConfig, SafeClient } from './postgres-connection.ts';
import type { PostgresStore } from './postgres-store.ts';
import { CHANNEL } from './postgres-writer.ts';
import { Queue } from './queue.ts';

const FIRST_RECONNECT = 50;
const RECONNECT = 500;

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

/** The listening connection. It reconnects automatically, and then reports that news may have been missed. */
class Line {
  private readonly config: pg.ClientConfig;
  private readonly events: { heard(payload: string): void; lost(): void; back(): void };
  client: pg.Client | null = null;
  private readonly questions = new Queue();
  private isClosed = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(config: pg.ClientConfig, events: Line['events']) {
    this.config = config;
    this.events = events;
  }

  async connect(): Promise<void> {
    const fresh = new SafeClient(this.config);
    fresh.on('error', () => this.drop(fresh));
    fresh.on('end', () => this.drop(fresh));
    fresh.on('notification', ({ payload = '' }) => this.events.heard(payload));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      discard(fresh);
      throw error;
    }
    if (this.isClosed) discard(fresh);
    else this.client = fresh;
  }

  /** The connection is lost or does not answer. */
  drop(which: pg.Client): void {
    if (this.isClosed || which !== this.client) return;
    this.client = null;
    discard(which);
    this.events.lost();
    this.reconnectAfter(FIRST_RECONNECT);
  }

  private reconnectAfter(milliseconds: number): void {
    this.timer = setTimeout(() => {
      this.connect().then(
        () => this.client && this.events.back(),
        () => this.isClosed || this.reconnectAfter(RECONNECT),
      );
    }, milliseconds).unref();
  }

  /** One query at a time. Null if the connection is lost. */
  ask(text: string, values: unknown[]): Promise<pg.QueryResult | null> {
    return this.questions.add(async () => {
      const { client } = this;
      if (!client) return null;
      try {
        return await client.query(text, values);
      } catch {
        this.drop(client);
        return null;
      }
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.questions.idle();
    await this.client?.end();
  }
}

/** Does not wait: the other side may never answer. */
const discard = (client: pg.Client): void => void client.end().catch(() => {});

/** Rejects if the database cannot be reached now; later it reconnects automatically. */
export async function openPostgresFanOut({ url, node, patience }: PostgresStore): Promise<FanOut> {
  const listeners: ((news: News | null, node: string) => void)[] = [];
  const held = new Set<string>();
  /** Ended sessions that the other nodes have not heard of; they are sent after a reconnect. */
  let untold: Remark[] = [];

  const line = new Line(clientConfig(url, patience), {
    heard: (payload) => {
      const [from = '', ...lines] = payload.split('\n');
      if (from !== node) for (const one of lines) for (const listen of listeners) listen(parseLine(one), from);
    },
    // The locks ended with the session.
    lost: () => held.clear(),
    back: () => {
      const remarks = untold;
      untold = [];
      for (const remark of remarks) tell(remark);
      // News in between is lost: everything is checked again.
      for (const listen of listeners) listen(null, '');
    },
  });
  const tell = (remark: Remark): void =>
    void line.ask('SELECT pg_notify($1, $2)', [CHANNEL, `${node}\n${makeLine(remark)}`]).then((told) => {
      if (!told && remark.what === 'session') untold.push(remark);
    });
  await line.connect();

  return {
    hear: (listen) => void listeners.push(listen),
    tell,
    take: async (table) => {
      if (held.has(table)) return true;
      const found = await line.ask('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken', [table]);
      const isTaken = (found?.rows[0] as { taken: boolean } | undefined)?.taken ?? false;
      if (isTaken) held.add(table);
      return isTaken;
    },
    give: async (table) => {
      if (held.delete(table)) await line.ask('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [table]);
    },
    isHeard: () => line.client !== null,
    close: () => line.close(),
  };
}
