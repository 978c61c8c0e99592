// npm start: starts the server and prints its address.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeApp } from './app.ts';
import { mailOver } from './notify/mail.ts';
import { closingBy } from './ops/closing.ts';
import { parseSettings, problemOf } from './settings.ts';
import type { FanOut } from './store/fan-out.ts';
import { NewerDatabase } from './store/migrations.ts';
import { makePrivateFolder } from './store/private-files.ts';
import { FileInUse } from './store/sole-use.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

const FILE = 'black-angel.sqlite';
const root = fileURLToPath(new URL('../../web/dist/', import.meta.url));

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

async function openStore(folder: string): Promise<Store> {
  try {
    if (!makePrivateFolder(folder, FILE))
      console.warn(`Other users of this machine can look into ${folder}; the games themselves only this one can read.`);
    return await openSqliteStore(join(folder, FILE));
  } catch (error) {
    if (error instanceof NewerDatabase) fail(error.message);
    if (error instanceof FileInUse)
      fail(`Another server keeps its games in ${folder}. Stop it first, or name another folder with DATA.`);
    fail(`The games cannot be kept in ${folder}: ${(error as Error).message}. DATA names another folder.`);
  }
}

/** For several nodes that share a database. */
async function openDatabase(url: string): Promise<{ store: Store; fanOut: FanOut }> {
  try {
    const { openPostgresStore } = await import('./store/postgres-store.ts');
    const { openPostgresFanOut } = await import('./store/postgres-fan-out.ts');
    const database = await openPostgresStore(url);
    return { store: database, fanOut: await openPostgresFanOut(database) };
  } catch (error) {
    if (error instanceof NewerDatabase) fail(error.message);
    fail(`The database of DATABASE_URL cannot be used: ${(error as Error).message}`);
  }
}

const parsed = parseSettings(process.env);
if (typeof parsed === 'string') fail(parsed);

const { store, fanOut } =
  parsed.databaseUrl === null
    ? { store: await openStore(parsed.data), fanOut: null }
    : await openDatabase(parsed.databaseUrl);
if (!existsSync(`${root}index.html`)) fail('The page has not been built yet: run npm start, which builds it.');
const { mostSockets, mostSocketsPerAddress, mostOpenTables, mostSets } = parsed;
const mail = parsed.smtpUrl === null ? null : mailOver(parsed.smtpUrl, parsed.mailFrom);
const app = await makeApp({
  ...parsed,
  root,
  store,
  fanOut,
  mail,
  limits: { mostSockets, mostSocketsPerAddress, mostOpenTables, mostSets },
});
try {
  await app.listen(parsed);
} catch (error) {
  fail(problemOf(error as NodeJS.ErrnoException, parsed));
}

const { port } = app.server.address() as { port: number };
console.log(`Black Angel is on the table: http://localhost:${port}`);
if (parsed.host !== 'localhost')
  console.log(`It listens on ${parsed.host}: other devices of the network can reach it.`);
if (parsed.isDrill) console.log('A drill on a copy: nobody is told anything, no clock runs out, and no bot moves.');
console.log('Stop it with Ctrl+C.');

const end = closingBy(() => app.close(), process.exit);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
