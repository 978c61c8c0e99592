// npm run task siege [-- --seconds 60 --tables 100000]: 200 honest players at 50 tables while hostile clients attack
// (attackers.ts), on a server with real limits, behind a proxy, with 100,000 empty tables stored. The target for honest
// players is a p99 under 250 ms and no lost move. The same time without attackers comes first, for comparison.

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { type Child, startChild } from '../../apps/server/test/children.ts';
import { config, createTable, PERSON } from '../../apps/server/test/online-client.ts';
import type { AttackOrder, AttackTally } from './attackers.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { runChild, storeGames } from './run-child.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, tables: { type: 'string', default: '100000' } },
});
const milliseconds = 1000 * Number(values.seconds);
const EMPTY_TABLES = Number(values.tables);
const GAMES = 50;
/** Moves a second of 200 players: one in ten seconds each. */
const RATE = 20;
const MOST_P99 = 250;

/** One table without players is made by the server; the others are copies of it. */
async function storeEmptyTables(file: string): Promise<void> {
  const server = await startChild({ STORE: file });
  const { table } = await createTable(server.url, 'Nobody', config([PERSON, PERSON], { listed: true }));
  await server.kill();
  const db = new DatabaseSync(file);
  db.exec('BEGIN');
  const copy = db.prepare(
    `INSERT INTO tables SELECT ?1, status, listed, changed_at, due, version, json_set(row, '$.id', ?1)
     FROM tables WHERE id = ?2`,
  );
  for (let n = 0; n < EMPTY_TABLES; n++) copy.run(`empty-${String(n).padStart(6, '0')}`, table.id);
  db.exec('COMMIT');
  db.close();
}

/** Every acknowledged move is in the log of its table. */
function countLost(file: string, acknowledged: Record<string, number>): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const stored = db.prepare('SELECT count(*) AS moves FROM log WHERE table_id = ?');
  let lost = 0;
  for (const [id, moves] of Object.entries(acknowledged)) lost += Math.max(0, moves - Number(stored.get(id)!['moves']));
  db.close();
  return lost;
}

interface Memory {
  memory: { rss: number };
  cpu: { user: number; system: number };
}

const folder = mkdtempSync(join(tmpdir(), 'black-angel-siege-'));
const file = join(folder, 'siege.sqlite');
let server: Child | null = null;
try {
  console.log(`Storing ${EMPTY_TABLES} empty tables …`);
  await storeEmptyTables(file);
  server = await startChild({ STORE: file, LIMITS: 'real' });
  const { url } = server;
  const order = { url, speech: 'ours', milliseconds, rate: RATE, isProxied: true } satisfies Partial<LoadOrder>;
  const calm = await runChild<LoadResult>('./load.ts', { ...order, scripts: await storeGames(server, 'calm', GAMES) });
  const before = await server.ask<Memory>('memory');
  const scripts = await storeGames(server, 'siege', GAMES);
  const attack: AttackOrder = { url, milliseconds: milliseconds + 5000, tables: scripts.map(({ id }) => id) };
  const [siege, tally] = await Promise.all([
    runChild<LoadResult>('./load.ts', { ...order, scripts }),
    runChild<AttackTally>('./attackers.ts', attack),
  ]);
  const after = await server.ask<Memory>('memory');
  const lost = countLost(file, siege.acknowledged);
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  const mega = ({ memory }: Memory): string => `${(memory.rss / 1e6).toFixed(0)} MB`;
  const used = ({ cpu }: Memory): number => cpu.user + cpu.system;
  const share = (from: Memory, to: Memory): number => (used(to) - used(from)) / 10 / siege.milliseconds;
  const say = (name: string, { moves, p50, p99, errors }: LoadResult): string =>
    `${name}: ${moves} moves, p50 ${ms(p50)}, p99 ${ms(p99)}, ${errors} errors`;
  console.log(
    [
      say('without attackers', calm),
      say('under siege', siege),
      `${lost} acknowledged moves lost`,
      `load of the machine: ${loadavg()[0]!.toFixed(1)}`,
      `CPU time of the server under siege: ${share(before, after).toFixed(0)} % of a core`,
      `memory of the server: ${mega(before)} before, ${mega(after)} after`,
      'the attackers:',
      ...Object.entries(tally)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([what, n]) => `  ${what}: ${n}`),
    ].join('\n'),
  );
  if (lost > 0 || siege.errors > 0 || siege.p99 > MOST_P99) {
    console.log('An honest player noticed the siege.');
    process.exitCode = 1;
  }
} finally {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
}
