// Before npm start, test and the like: installs what package-lock.json names if that has not been done yet. Plain
// JavaScript, because it runs on whatever Node (20 or later) the machine has.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.installed`;
const stamp = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(process.platform + process.arch)
  .digest('hex');

const isInstalled = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Black Angel needs Node 20 or later; this is ${process.version}.`);
  process.exit(1);
}

if (!isInstalled) {
  console.error('Installing (the first time only) …');
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of platforms other than the one it was written on.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm install failed. Check the network connection, then try again.');
    process.exit(status ?? 1);
  }
  writeFileSync(stampFile, stamp);
}
