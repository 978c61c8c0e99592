// Databases from before the looks of names were stored.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountInfo } from '@black-angel/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { PROOF, useAccountServer } from './account-server.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { makeAccounts } from './seeded.ts';

const server = useAccountServer();

describe('a database from before looks were kept', () => {
  let folder: string;
  let postgres: Postgres | null = null;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'black-angel-looks-'));
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  });
  const OPENED: [string, () => Promise<Store | null>][] = [
    ['memory', async () => new MemoryStore()],
    ['SQLite', () => openSqliteStore(join(folder, 'old.sqlite'))],
    ['PostgreSQL', async () => (postgres ? openPostgresStore(postgres.url) : null)],
  ];

  it.each(OPENED)('in %s is filled in when it is opened; names that clash log in as before', async (_name, open) => {
    const old = await open();
    if (!old) return;
    // As stored before: by the folded name alone. Two look alike, one has an invisible character.
    const session = await server.make('Ada');
    const account = (await makeAccounts(server.store, () => server.now).byName('Ada'))!;
    for (const [i, name] of ['Аdа', 'Ada', 'Bea\u200b'].entries()) {
      await old.putDocument('account', `id-${i}`, {
        ...account,
        id: `id-${i}`,
        name,
        createdAt: 100 - i,
        sessions: [],
      });
      await old.putDocument('account-name', name.toLowerCase(), `id-${i}`);
    }
    await server.restart({ store: old });
    expect(session).toHaveLength(43);
    for (const name of ['Аdа', 'Ada', 'Bea\u200b']) {
      const token = await server.logIn(name);
      expect((await server.ask<AccountInfo>('GET', '/api/account', token)).body.name).toBe(name);
    }
    expect((await server.signUp('АDA')).body.error).toBe('nameAlike');
    expect((await server.signUp('Bea')).status).toBe(201);
    // The account without the look is deleted; the look stays with the other.
    const gone = await server.logIn('Аdа');
    expect((await server.ask('DELETE', '/api/account', gone, { proof: PROOF })).status).toBe(204);
    expect((await server.signUp('АdA')).body.error).toBe('nameAlike');
    expect((await old.listDocuments('account')).length).toBe(3);
  });
});
