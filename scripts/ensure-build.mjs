// Before npm start: builds the page if its sources have changed since the last build, and writes a compressed copy
// beside every text file, so that the server does not compress anything.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ownNode } from './own-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}apps/web/dist`;
const stampFile = `${root}node_modules/.black-angel-built`;

const SOURCES = [
  'package-lock.json',
  'scripts/ensure-build.mjs',
  'apps/web/package.json',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/service-worker-build.ts',
  'apps/web/shared-workers.ts',
  'apps/web/public',
  'apps/web/src',
  ...readdirSync(`${root}packages`).flatMap((name) =>
    ['package.json', 'src', 'frozen', 'weights'].map((part) => `packages/${name}/${part}`),
  ),
];

function* filesIn(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesIn(`${path}/${name}`);
}

function stamp() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesIn(root + source))
      if (!/\.test\.tsx?$/.test(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function compressAll() {
  for (const file of [...filesIn(dist)]) {
    if (!/\.(html|js|css|svg|json|webmanifest)$/.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < 1000) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

const present = stamp();
const isBuilt =
  existsSync(`${dist}/index.html`) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === present;

if (!isBuilt) {
  console.error('Building the page …');
  const { status } = spawnSync(
    ownNode(),
    [`${root}node_modules/vite/bin/vite.js`, 'build', 'apps/web', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Always a production build, whatever NODE_ENV the caller has.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0) {
    console.error('The page could not be built; what is wrong is said above.');
    process.exit(status ?? 1);
  }
  compressAll();
  mkdirSync(`${root}node_modules`, { recursive: true });
  writeFileSync(stampFile, present);
}
