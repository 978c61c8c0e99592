// The server for tests: what it draws by chance is seeded, and passwords are hashed cheaply.

import { createHash } from 'node:crypto';
import { type AccountSettings, Accounts } from '../src/accounts/accounts.ts';
import { type AppSettings, makeApp as makeRealApp } from '../src/app.ts';
import type { Store } from '../src/store/store.ts';
import { Tables as RealTables } from '../src/tables/all/tables.ts';
import { roomServices } from '../src/tables/room/services.ts';

/** How much of each stream has been drawn. */
const drawn = new Map<string, number>();

/** The next 64 hex digits of a stream. */
function draw(stream: string): string {
  const count = drawn.get(stream) ?? 0;
  drawn.set(stream, count + 1);
  return createHash('sha256').update(`${stream} ${count}`).digest('hex');
}

/** Every test file starts at the beginning (restart-streams.ts), whatever ran before it in its process. */
export const restartStreams = (): void => drawn.clear();

export const newSecret = (): string => draw('secret');
export const entropy = (): string => draw('entropy');
export const moveId = (): string => draw('move').slice(0, 12);

export const passwordCost = 16;

export const makeApp = (settings: AppSettings) => makeRealApp({ newSecret, passwordCost, ...settings });

export class Tables extends RealTables {
  constructor(settings: Parameters<typeof roomServices>[0]) {
    super(roomServices({ newSecret, ...settings }));
  }
}

export const makeAccounts = (store: Store, now: () => number, settings: AccountSettings = {}): Accounts =>
  new Accounts(store, now, { passwordCost, ...settings });
