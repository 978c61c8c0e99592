// A server in its own process, for tests and benchmarks that kill it. It sends its port to its parent. Unlike main.ts
// it needs no built page and has no rate limits, unless LIMITS is "real": then it trusts a proxy too.

import { tmpdir } from 'node:os';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openPostgresFanOut } from '../src/store/postgres-fan-out.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { FileInUse } from '../src/store/sole-use.ts';
import { openSqliteStore, type SqliteStore } from '../src/store/sqlite-store.ts';
import type { SqliteFault } from '../src/store/sqlite-worker.ts';
import type { Store, TableRow } from '../src/store/store.ts';
import { makeApp } from './seeded.ts';

const { STORE = '', DATABASE_URL = '', LIMITS = '' } = process.env;
const MANY = 1e9;

/** A second server on the same file gives up soon. */
const LOCK_PATIENCE = 300;
/** Milliseconds that the clock of this server is wrong. */
let skew = 0;

let store: Store;
let fanOut = null;
if (DATABASE_URL !== '') {
  const postgres = await openPostgresStore(DATABASE_URL);
  store = postgres;
  fanOut = await openPostgresFanOut(postgres);
} else if (STORE === '') store = new MemoryStore();
else
  try {
    store = await openSqliteStore(STORE, { lockPatience: LOCK_PATIENCE });
  } catch (error) {
    if (error instanceof FileInUse) process.exit(1);
    throw error;
  }

const app = await makeApp({
  root: tmpdir(),
  store,
  fanOut,
  now: () => Date.now() + skew,
  ...(LIMITS === 'real'
    ? { trustProxy: 1 }
    : {
        limits: {
          messages: { burst: MANY, perSecond: MANY },
          mostSockets: MANY,
          mostSocketsPerAddress: MANY,
        },
      }),
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: (app.server.address() as { port: number }).port });

/** Faults of the machine that cannot be made from outside. */
export interface ChildFault {
  disk?: SqliteFault;
  skew?: number;
}

type Question = 'memory' | 'cpu' | 'forget' | { rows: TableRow[] } | { fault: ChildFault };

// Questions of the benchmark.
process.on('message', (question: Question) => {
  if (typeof question === 'object' && 'fault' in question) {
    const { disk, skew: wrong } = question.fault;
    if (disk) (store as SqliteStore).disturb(disk);
    if (wrong !== undefined) skew = wrong;
    process.send!({ ok: true });
  } else if (typeof question === 'object')
    Promise.all(question.rows.map((row) => store.putTable(row))).then(() =>
      process.send!({ rows: question.rows.length }),
    );
  if (question === 'memory') {
    globalThis.gc?.();
    process.send!({ memory: process.memoryUsage(), rooms: app.tables.rooms.count, cpu: process.cpuUsage() });
  }
  if (question === 'cpu') process.send!(process.cpuUsage());
  if (question === 'forget') app.tables.rooms.forget(0).then(() => process.send!({ rooms: app.tables.rooms.count }));
});
// The parent is gone: the server must not outlive the test.
process.on('disconnect', () => process.exit(0));
