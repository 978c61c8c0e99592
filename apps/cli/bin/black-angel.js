#!/usr/bin/env node
// Starts the command line with a Node that runs TypeScript: the present one, or the one pinned in devDependencies.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const [major] = process.versions.node.split('.').map(Number);

if (major >= 24) await import('../src/main.ts');
else {
  const pinned = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
  if (!existsSync(pinned)) {
    console.error('black-angel: Node 24 or later is needed. Run "npm install" in the clone; it brings one along.');
    process.exit(1);
  }
  const { status } = spawnSync(pinned, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
