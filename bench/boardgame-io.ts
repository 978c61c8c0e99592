// boardgame.io, the yardstick of two benchmarks. It brings 117 packages, so the first run of a benchmark installs it,
// in a folder of its own that is not in the lock file.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const VERSION = '0.50.2';
const folder = fileURLToPath(new URL(`../node_modules/.boardgame.io-${VERSION}/`, import.meta.url));
/** Written last, so an interrupted installation is repeated. */
const installed = `${folder}installed`;

/** Imports a part of boardgame.io, which is CommonJS, or one of its dependencies. */
export function requireBoardgameIo<T>(part: string): T {
  if (!existsSync(installed)) {
    console.error(`Installing boardgame.io ${VERSION}, the yardstick (the first time only) …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}package.json`, '{ "private": true }\n');
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', `boardgame.io@${VERSION}`];
    const isWindows = process.platform === 'win32';
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2], shell: isWindows });
    if (status !== 0) throw new Error('boardgame.io could not be installed; npm said why above.');
    writeFileSync(installed, '');
  }
  return createRequire(`${folder}package.json`)(part) as T;
}
