// The server for tests: what it draws by chance is seeded, and passwords are hashed cheaply.

import { createHash } from 'node:crypto';
import { type AccountSettings, Accounts } from '../src/accounts/accounts.ts';
import { type AppSettings, makeApp as makeRealApp } from '../src/app.ts';
import type { Store } from '../src/store/store.ts';
import type { RoomSettings } from '../src/tables/room-settings.ts';
import { Tables as RealTables } from '../src/tables/tables.ts';

/** The next 64 hex digits of a stream. Every test file starts at the beginning. */
function stream(name: string): () => string {
  let drawn = 0;
  return () => createHash('sha256').update(`${name} ${drawn++}`).digest('hex');
}

const secrets = stream('secret');
const entropies = stream('entropy');
const moveIds = stream('move');

export const newSecret = (): string => secrets();
export const entropy = (): string => entropies();
export const moveId = (): string => moveIds().slice(0, 12);

export const passwordCost = 16;

export const makeApp = (settings: AppSettings) => makeRealApp({ newSecret, passwordCost, ...settings });

export class Tables extends RealTables {
  constructor(settings: RoomSettings) {
    super({ newSecret, ...settings });
  }
}

export const makeAccounts = (store: Store, now: () => number, settings: AccountSettings = {}): Accounts =>
  new Accounts(store, now, { passwordCost, ...settings });
