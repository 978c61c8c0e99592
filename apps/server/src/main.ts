// npm start: serves the table and says where.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeApp } from './app.ts';
import { parseSettings, problemOf } from './settings.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

const root = fileURLToPath(new URL('../../web/dist/', import.meta.url));

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

async function openStore(folder: string): Promise<Store> {
  try {
    mkdirSync(folder, { recursive: true });
    return await openSqliteStore(join(folder, 'black-angel.sqlite'));
  } catch (error) {
    fail(`The games cannot be kept in ${folder}: ${(error as Error).message}. DATA names another folder.`);
  }
}

const parsed = parseSettings(process.env);
if (typeof parsed === 'string') fail(parsed);
if (!existsSync(`${root}index.html`)) fail('The page has not been built yet: run npm start, which builds it.');

const store = await openStore(parsed.data);
const app = await makeApp({ root, store });
try {
  await app.listen(parsed);
} catch (error) {
  fail(problemOf(error as NodeJS.ErrnoException, parsed));
}

const { port } = app.server.address() as { port: number };
console.log(`Black Angel is on the table: http://localhost:${port}`);
if (parsed.host !== 'localhost')
  console.log(`It listens on ${parsed.host}: other devices of the network can reach it.`);
console.log('Stop it with Ctrl+C.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
