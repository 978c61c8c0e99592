// Before npm start, test and others: installs the packages of package-lock.json unless that has been done. Plain
// JavaScript, because it runs on any Node from 20 on.

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
  // Not `npm ci`: it refuses a lock file without the optional packages of other platforms.
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
