// The worlds of a crash run: servers in their own processes over SQLite or PostgreSQL, and the faults that can happen
// there. Every fault ends without help, and no server may stop because of it.

import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { ChildFault } from './child-server.ts';
import { type Child, startChild } from './children.ts';
import { newDatabase, type Postgres } from './postgres.ts';
import type { Random } from './worlds.ts';

export const FAULTS = [
  'databaseGone',
  'databaseFrozen',
  'databaseRestarted',
  'failingOver',
  'diskFull',
  'readOnly',
  'clockJump',
  'nodeFrozen',
  'twoServers',
] as const;
export type FaultName = (typeof FAULTS)[number];

/** Makes a fault, calls `during`, and ends the fault. */
type Fault = (random: Random, during: () => Promise<void>) => Promise<void>;

export interface World {
  name: string;
  /** What the second program reads. */
  where: string;
  nodes: Child[];
  /** Those that this store can have. */
  faults: Partial<Record<FaultName, Fault>>;
  /** Kills a node and starts it again. Returns milliseconds until it listens. */
  kill(random: Random): Promise<number>;
  stop(): Promise<void>;
}

const HOUR = 3_600_000;
/** A fault lasts this long, in milliseconds. The longest ones are longer than the patience of the health check. */
const lasting = (random: Random): number => 300 + random(random(8) === 0 ? 3000 : 700);

const faultOf = (child: Child, fault: ChildFault): Promise<unknown> => child.ask({ fault });

/** The clock of a server jumps forth or back, and is set right later. */
const clockJump =
  (nodes: readonly Child[]): Fault =>
  async (random, during) => {
    const node = nodes[random(nodes.length)]!;
    await faultOf(node, { skew: (random(2) === 0 ? -1 : 1) * (1 + random(48)) * HOUR });
    await pause(lasting(random));
    await during();
    await faultOf(node, { skew: 0 });
  };

/** A server stands still, as in a paused virtual machine. */
const nodeFrozen =
  (nodes: readonly Child[]): Fault =>
  async (random) => {
    const { process: child } = nodes[random(nodes.length)]!;
    child.kill('SIGSTOP');
    await pause(lasting(random));
    child.kill('SIGCONT');
  };

async function killNode(nodes: Child[], random: Random, env: Record<string, string>): Promise<number> {
  const at = random(nodes.length);
  await nodes[at]!.kill();
  nodes[at] = await startChild(env);
  return nodes[at]!.startMilliseconds;
}

const stopNodes = async (nodes: readonly Child[]): Promise<void> => {
  for (const { process: child } of nodes) child.kill('SIGCONT');
  await Promise.all(nodes.map((node) => node.kill()));
};

export async function sqliteWorld(file: string): Promise<World> {
  const env = { STORE: file };
  const nodes = [await startChild(env)];
  const onDisk =
    (fault: ChildFault['disk'], mended: ChildFault['disk']): Fault =>
    async (random, during) => {
      await faultOf(nodes[0]!, { disk: fault! });
      await pause(lasting(random));
      await during();
      await faultOf(nodes[0]!, { disk: mended! });
    };
  return {
    name: 'SQLite',
    where: file,
    nodes,
    faults: {
      diskFull: onDisk({ mostPages: 1 }, { mostPages: 1_000_000_000 }),
      readOnly: onDisk({ isReadOnly: true }, { isReadOnly: false }),
      // Another process has locked the file: a backup, or a disk that does not answer.
      databaseFrozen: async (random, during) => {
        const holder = spawn(process.execPath, ['-e', HOLD_FILE, file], { stdio: ['pipe', 'pipe', 'inherit'] });
        await new Promise((held) => holder.stdout.once('data', held));
        await pause(lasting(random));
        await during();
        const ended = new Promise((done) => holder.once('exit', done));
        holder.stdin.end();
        await ended;
      },
      clockJump: clockJump(nodes),
      nodeFrozen: nodeFrozen(nodes),
      twoServers: async (_random, during) => {
        const second = await startChild(env).then(
          (child) => child,
          () => null,
        );
        await during();
        if (!second) return;
        await second.kill();
        throw new Error('a second server started on the same file');
      },
    },
    kill: (random) => killNode(nodes, random, env),
    stop: () => stopNodes(nodes),
  };
}

/** Locks an SQLite file until its input ends. */
const HOLD_FILE = `
const { DatabaseSync } = require('node:sqlite');
const db = new DatabaseSync(process.argv[1]);
db.exec('PRAGMA busy_timeout = 60000; BEGIN IMMEDIATE');
process.stdout.write('held');
process.stdin.on('end', () => { db.exec('ROLLBACK'); process.exit(0); }).resume();
`;

const DISK_FULL = `
  CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
  CREATE TRIGGER disk_full BEFORE INSERT OR UPDATE ON log FOR EACH ROW EXECUTE FUNCTION disk_full();
  CREATE TRIGGER disk_full BEFORE INSERT OR UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION disk_full();
  CREATE TRIGGER disk_full BEFORE INSERT OR UPDATE ON facts FOR EACH ROW EXECUTE FUNCTION disk_full();`;
const DISK_WELL = 'DROP FUNCTION disk_full CASCADE';
const TERMINATE = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`;
const setReadOnly = (isOn: boolean): string[] => [
  `ALTER SYSTEM SET default_transaction_read_only = ${isOn ? 'on' : 'off'}`,
  'SELECT pg_reload_conf()',
];

export async function postgresWorld(server: Postgres): Promise<World> {
  const url = await newDatabase(server);
  const env = { DATABASE_URL: url };
  const nodes = await Promise.all([1, 2].map(() => startChild(env)));
  /** As the operator, who may write where others may not. */
  const operate = async (...statements: string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const between =
    (make: () => Promise<void>, mend: () => Promise<void>): Fault =>
    async (random, during) => {
      await make();
      await pause(lasting(random));
      await during();
      await mend();
    };
  return {
    name: 'PostgreSQL, two nodes',
    where: url,
    nodes,
    faults: {
      databaseGone: between(
        () => server.crash(),
        () => server.start(),
      ),
      databaseRestarted: async () => {
        await server.crash();
        await server.start();
      },
      databaseFrozen: between(
        async () => server.freeze(),
        async () => server.thaw(),
      ),
      // All connections end, the database that answers next cannot be written, and then is promoted.
      failingOver: between(
        () => operate(...setReadOnly(true), TERMINATE),
        () => operate(...setReadOnly(false)),
      ),
      readOnly: between(
        () => operate(...setReadOnly(true)),
        () => operate(...setReadOnly(false)),
      ),
      diskFull: between(
        () => operate(DISK_FULL),
        () => operate(DISK_WELL),
      ),
      clockJump: clockJump(nodes),
      nodeFrozen: nodeFrozen(nodes),
    },
    kill: (random) => killNode(nodes, random, env),
    stop: () => stopNodes(nodes),
  };
}

/** Runs the second program on the store of a world. */
export function checkByItself(where: string, journal: string): { games: number; moves: number } {
  const program = fileURLToPath(new URL('../../../bench/server/check-store.ts', import.meta.url));
  const said = execFileSync(process.execPath, [program, where, journal], { encoding: 'utf8', maxBuffer: 1e7 });
  return JSON.parse(said) as { games: number; moves: number };
}
