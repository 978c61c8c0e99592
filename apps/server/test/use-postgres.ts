// One PostgreSQL server for the tests of a file. Where there is none, its tests are skipped.

import { afterAll, beforeAll, it } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';
import { soakTimeout } from './soak.ts';

export interface PostgresTests {
  /** Null before the tests run, and where there is no PostgreSQL. */
  readonly server: Postgres | null;
  test(what: string, work: (server: Postgres) => Promise<void>): void;
}

export function usePostgres(): PostgresTests {
  let server: Postgres | null = null;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());
  return {
    get server() {
      return server;
    },
    test: (what, work) =>
      void it(what, { timeout: soakTimeout(120_000) }, async ({ skip }) => {
        if (!server) return skip('there is no PostgreSQL here');
        await work(server);
      }),
  };
}
