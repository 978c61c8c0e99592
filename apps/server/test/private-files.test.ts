import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePrivateFolder } from '../src/store/private-files.ts';
import { FileInUse } from '../src/store/sole-use.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';

let folder: string;
let umask: number;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'black-angel-private-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const FILE = 'black-angel.sqlite';
const FILES = [FILE, `${FILE}-wal`, `${FILE}-shm`];
const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const rightsIn = (data: string): (string | null)[] =>
  FILES.map((name) => join(data, name)).map((path) => (existsSync(path) ? rightsOf(path) : null));

async function open(data: string): Promise<Awaited<ReturnType<typeof openSqliteStore>>> {
  const store = await openSqliteStore(join(data, FILE));
  await store.putDocument('kind', 'key', 1);
  return store;
}

describe.skipIf(process.platform === 'win32')('what is kept', () => {
  beforeAll(() => {
    umask = process.umask(0o022);
  });
  afterAll(() => void process.umask(umask));

  it('is its owner’s alone, in a new folder', async () => {
    const data = join(folder, 'new', 'data');
    expect(makePrivateFolder(data, FILE)).toBe(true);
    const store = await open(data);
    expect([rightsOf(data), ...rightsIn(data)]).toEqual(['700', '600', '600', '600']);
    await store.close();
  });

  it('becomes so where everybody could read it before', async () => {
    const data = join(folder, 'old');
    mkdirSync(data, { mode: 0o755 });
    // As after a kill: the -wal file still has data, and nobody has the lock.
    const before = await open(data);
    rmSync(join(data, `${FILE}-lock`));
    for (const name of FILES) chmodSync(join(data, name), 0o644);
    expect(makePrivateFolder(data, FILE)).toBe(true);
    const after = await openSqliteStore(join(data, FILE));
    expect([rightsOf(data), ...rightsIn(data)]).toEqual(['700', '600', '600', '600']);
    expect(await after.getDocument('kind', 'key')).toBe(1);
    await after.close();
    await before.close();
  });

  it('leaves a folder alone that holds other things, and says that others can look into it', async () => {
    const data = join(folder, 'shared');
    mkdirSync(data, { mode: 0o755 });
    writeFileSync(join(data, 'something-else'), '');
    expect(makePrivateFolder(data, FILE)).toBe(false);
    const store = await open(data);
    expect([rightsOf(data), ...rightsIn(data)]).toEqual(['755', '600', '600', '600']);
    expect(rightsOf(join(data, 'something-else'))).toBe('644');
    await store.close();
  });

  it('has one server at a time', async () => {
    const data = join(folder, 'one');
    makePrivateFolder(data, FILE);
    const first = await open(data);
    expect(rightsOf(join(data, `${FILE}-lock`))).toBe('600');
    await expect(openSqliteStore(join(data, FILE), { lockPatience: 10 })).rejects.toBeInstanceOf(FileInUse);
    await first.putDocument('kind', 'key', 2);
    await first.close();
    const second = await openSqliteStore(join(data, FILE), { lockPatience: 10 });
    expect(await second.getDocument('kind', 'key')).toBe(2);
    await second.close();
  });
});
