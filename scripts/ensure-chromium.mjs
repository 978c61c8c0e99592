// Before npm test: the browser tests need a Chromium. If none is found and apt-get is available, Debian's is installed.

import { spawnSync } from 'node:child_process';
import { findChromium, findProgram } from './find-chromium.mjs';

const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

function fail(problem) {
  console.error(problem);
  console.error(
    'Install Chromium (on Debian: apt-get install chromium), or name a binary: CHROMIUM=/path/to/chrome npm test',
  );
  process.exit(1);
}

/** The prefix for apt-get, or null if this user may not install packages. */
function rights() {
  if (process.getuid?.() === 0) return [];
  if (!findProgram('sudo')) return null;
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

function install(prefix) {
  const run = (...args) => {
    const [program, ...rest] = [...prefix, 'apt-get', '-qq', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  // An old package list may name files that are gone. If the mirror does not answer, the installation reports it.
  run('update');
  return run('install', '-y', '--no-install-recommends', ...PACKAGES);
}

if (process.env['CHROMIUM'] && !findChromium())
  fail(`CHROMIUM names "${process.env['CHROMIUM']}", which is no program.`);

if (!findChromium(process.env, { isWhole: true })) {
  const prefix = findProgram('apt-get') ? rights() : null;
  if (!prefix) fail('The browser tests need Chromium; none was found, and it cannot be installed from here.');
  console.error('Installing Chromium for the browser tests (the first time only) …');
  if (!install(prefix) || !findChromium(process.env, { isWhole: true }))
    fail('Chromium could not be installed; apt-get said why above.');
}
