import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { QUICK_BOTS } from './club.ts';
import { config, createTable, OnlineClient, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';

const folder = mkdtempSync(join(tmpdir(), 'black-angel-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = async (file: string) =>
  makeApp({ root: folder, store: await openSqliteStore(join(folder, file)), bots: QUICK_BOTS });

describe('a backup', () => {
  it('is taken while the server runs, and a server starts from it (docs/operations.md)', async () => {
    const app = await start('live.sqlite');
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { table, token } = await createTable(url, 'Ada', config([PERSON, { kind: 'bot', level: 'novice' }]));
    const before = await OnlineClient.connect(url, table.id, token);
    const database = new DatabaseSync(join(folder, 'live.sqlite'));
    database.exec(`VACUUM INTO '${join(folder, 'backup.sqlite')}'`);
    database.close();
    const restored = await start('backup.sqlite');
    const again = await restored.listen({ port: 0, host: '127.0.0.1' });
    const after = await OnlineClient.connect(again, table.id, token);
    expect(after.moment).toEqual(before.moment);
    expect(after.seat).toBe(before.seat);
    await app.close();
    await restored.close();
  });
});
