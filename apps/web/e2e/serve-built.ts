// Serves the built page by the real server, on a free port. It serves a copy, so that a later build changes nothing.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AppSettings, makeApp } from '../../server/src/app.ts';
import { MemoryStore } from '../../server/src/store/memory-store.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Served {
  url: string;
  /** The served folder. Tests may change it. */
  folder: string;
  /** Every requested address. */
  requested: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Builds the page if its sources have changed, as `npm start` does. */
export function ensureBuilt(): void {
  execFileSync(process.execPath, [join(root, 'scripts/ensure-build.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // The test runner sets NODE_ENV to "test", and Vite would build another page.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/**
 * The dice of a table follow from this secret and from the random bytes of its players' browsers (browser.ts). Hashing
 * is cheap.
 */
const FOR_TESTS = { newSecret: (): string => '5e'.repeat(32), passwordCost: 16 };

export async function serveBuilt(settings: Partial<AppSettings> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'black-angel-served-'));
  cpSync(join(root, 'apps/web/dist'), folder, { recursive: true });
  const app = await makeApp({ root: folder, store: new MemoryStore(), ...FOR_TESTS, ...settings });
  const requested = new Set<string>();
  app.server.on('request', ({ url = '' }) => void requested.add(url));
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    folder,
    requested,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
