// A server in its own process, for tests and benchmarks that kill it. It sends its port to its parent. Unlike main.ts
// it needs no built page and has no rate limits, unless LIMITS is "real": then it trusts a proxy too.

import { tmpdir } from 'node:os';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openPostgresFanOut } from '../src/store/postgres-fan-out.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store, TableRow } from '../src/store/store.ts';
import { makeApp } from './seeded.ts';

const { STORE = '', DATABASE_URL = '', LIMITS = '' } = process.env;
const MANY = 1e9;

let store: Store;
let fanOut = null;
if (DATABASE_URL !== '') {
  const postgres = await openPostgresStore(DATABASE_URL);
  store = postgres;
  fanOut = await openPostgresFanOut(postgres);
} else store = STORE === '' ? new MemoryStore() : await openSqliteStore(STORE);

const app = await makeApp({
  root: tmpdir(),
  store,
  fanOut,
  ...(LIMITS === 'real'
    ? { trustProxy: 1 }
    : {
        pace: { burst: MANY, perSecond: MANY },
        limits: { mostSockets: MANY, mostSocketsPerAddress: MANY },
      }),
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: (app.server.address() as { port: number }).port });

// Questions of the benchmark.
process.on('message', (question: string | { rows: TableRow[] }) => {
  if (typeof question === 'object')
    Promise.all(question.rows.map((row) => store.putTable(row))).then(() =>
      process.send!({ rows: question.rows.length }),
    );
  if (question === 'memory') {
    globalThis.gc?.();
    process.send!({ memory: process.memoryUsage(), rooms: app.tables.openRooms, cpu: process.cpuUsage() });
  }
  if (question === 'forget') app.tables.forget(0).then(() => process.send!({ rooms: app.tables.openRooms }));
});
// The parent is gone: the server must not outlive the test.
process.on('disconnect', () => process.exit(0));
