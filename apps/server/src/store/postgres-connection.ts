// Connections to PostgreSQL. A lost connection neither ends the process nor blocks a request. Work is retried only if
// it is certain that nothing is done twice.

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConflictError, UnknownOutcome } from './store.ts';

/** In milliseconds. */
export interface Patience {
  /** To connect, or to get a connection from the pool. */
  connect: number;
  /** For the answer to one statement. */
  query: number;
  /** How long work is retried after the connection is lost. */
  retry: number;
}
export const PATIENCE: Patience = { connect: 5000, query: 10_000, retry: 5000 };

const FIRST_PAUSE = 25;
const LONGEST_PAUSE = 400;
/** The idle time before TCP keep-alive probes. */
const KEEP_ALIVE_AFTER = 10_000;

/** An error event without a listener ends the process, so every connection has one from the start. */
export class SafeClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

export const clientConfig = (url: string, { connect, query }: Patience): pg.ClientConfig => ({
  connectionString: url,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
  connectionTimeoutMillis: connect,
  query_timeout: query,
});

/** Timeouts of the server side. Set by a statement: poolers refuse them as startup parameters. */
const limitSession = ({ query }: Patience): string =>
  `SET statement_timeout = ${query}; SET idle_in_transaction_session_timeout = ${query}`;

/** Connection exceptions, operator intervention (shutdown, crash, start-up), idle transaction, too many clients. */
const LOST = /^(08|57P|25P03|53300)/;

/** Whether the connection is lost or timed out. An error that the server reports is not. */
export function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return LOST.test(error.code ?? '');
  return !(error instanceof ConflictError || error instanceof UnknownOutcome || error instanceof TypeError);
}

export class Connections {
  readonly pool: pg.Pool;
  private readonly patience: Patience;

  constructor(url: string, most: number, patience: Patience) {
    this.patience = patience;
    this.pool = new pg.Pool({
      ...clientConfig(url, patience),
      max: most,
      Client: SafeClient,
      onConnect: async (client) => void (await client.query(limitSession(patience))),
    });
    // An idle connection is lost: the pool replaces it when needed.
    this.pool.on('error', () => {});
  }

  /** A read: it is safe to retry. */
  async read(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
    return this.again(async () => (await this.pool.query(text, values)).rows as Record<string, unknown>[]);
  }

  /**
   * Runs a transaction exactly once. If the connection is lost before the commit, it is retried; if it is lost during
   * the commit, the database is asked for the outcome. Rejects with UnknownOutcome if that fails.
   */
  transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.again(() => this.attempt(work));
  }

  private async attempt<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let committing: { begun: Begun; value: T } | null = null;
    try {
      const begun = await begin(client);
      committing = { begun, value: await work(client) };
      await client.query('COMMIT');
      client.release();
      return committing.value;
    } catch (error) {
      if (!isLost(error)) {
        await rollBack(client);
        throw error;
      }
      client.release(true);
      if (committing && (await this.isCommitted(committing.begun))) return committing.value;
      throw error;
    }
  }

  private async isCommitted({ id, since }: Begun): Promise<boolean> {
    const until = performance.now() + this.patience.retry;
    try {
      for (;;) {
        const [found] = await this.read(`SELECT txid_status($1::bigint) AS status, ${STARTED} AS since`, [id]);
        const status = found?.['status'];
        // After a crash the database reuses the ids of lost transactions: this id may belong to another one.
        if (status === 'committed' && found?.['since'] !== since) throw new Error('the database has restarted');
        if (status === 'committed') return true;
        if (status === 'aborted') return false;
        if (status !== 'in progress' || performance.now() > until) throw new Error(`the transaction is ${status}`);
        await pause(FIRST_PAUSE);
      }
    } catch (error) {
      throw new UnknownOutcome('a commit was not answered', { cause: error });
    }
  }

  /** Retries while the connection is lost, for a limited time. */
  private async again<T>(work: () => Promise<T>): Promise<T> {
    const until = performance.now() + this.patience.retry;
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE))
      try {
        return await work();
      } catch (error) {
        if (!isLost(error) || this.pool.ending || performance.now() + wait > until) throw error;
        await pause(wait);
      }
  }
}

/** A transaction. Its outcome can be queried by its id as long as the same database server runs. */
interface Begun {
  id: string;
  /** When the database server was started. */
  since: string;
}

const STARTED = 'pg_postmaster_start_time()::text';

async function begin(client: pg.PoolClient): Promise<Begun> {
  // Two statements without parameters travel in one message; each has its own result.
  const results = (await client.query(
    `BEGIN; SELECT txid_current() AS id, ${STARTED} AS since`,
  )) as unknown as pg.QueryResult[];
  return results[1]!.rows[0] as Begun;
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  await client.query('ROLLBACK').then(
    () => client.release(),
    () => client.release(true),
  );
}
