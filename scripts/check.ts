// npm run check: the linter, the project's own checks and the compiler, two at a time. Prints the output of those that
// fail, and what drafts of languages lack.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const bin = (name: string): string => `${root}node_modules/.bin/${name}`;

/** The longest first. */
const CHECKS: readonly (readonly [command: string, ...args: string[]])[] = [
  [bin('tsc'), '-p', 'tsconfig.json'],
  [bin('tsc'), '-p', 'apps/web'],
  [bin('biome'), 'check', '.'],
  [process.execPath, 'scripts/api-report.ts', 'check'],
  [process.execPath, 'scripts/check-rooms.ts'],
  [process.execPath, 'scripts/check-prose.ts'],
  [process.execPath, 'scripts/check-languages.ts'],
];
const AT_ONCE = 2;

function run([command, ...args]: (typeof CHECKS)[number]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '1' } });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => said.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      const name = [command.split('/').at(-1), ...args].join(' ');
      if (code !== 0) process.stdout.write(`${name}: failed\n${Buffer.concat(said)}\n`);
      else if (name.endsWith('check-languages.ts')) process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

const open = [...CHECKS];
let isGood = true;
const work = async (): Promise<void> => {
  for (let check = open.shift(); check; check = open.shift()) if (!(await run(check))) isGood = false;
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
if (isGood) console.log(`${CHECKS.length} checks passed`);
process.exitCode = isGood ? 0 : 1;
