// npm start: serves the table and says where.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeApp } from './app.ts';
import { parseSettings, problemOf } from './settings.ts';

const root = fileURLToPath(new URL('../../web/dist/', import.meta.url));

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

const parsed = parseSettings(process.env);
if (typeof parsed === 'string') fail(parsed);
if (!existsSync(`${root}index.html`)) fail('The page has not been built yet: run npm start, which builds it.');

const app = await makeApp(root);
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
