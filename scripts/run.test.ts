// The tasks, and that what comments, documents and hints name can be run.

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import TASKS from './tasks.json' with { type: 'json' };

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it('npm run task lists every task in a line', () => {
  const lines = execFileSync(process.execPath, [`${root}scripts/run.mjs`], { encoding: 'utf8' }).split('\n');
  for (const [name, { says }] of Object.entries(TASKS)) expect(lines).toContain(`  ${name.padEnd(16)}${says}`);
});

it('an unknown task is refused', () => {
  const run = (): string =>
    execFileSync(process.execPath, [`${root}scripts/run.mjs`, 'nothing'], { encoding: 'utf8', stdio: 'pipe' });
  expect(run).toThrow('There is no task nothing.');
});

it('the programs of all tasks exist, and every script of package.json but two is a task', () => {
  const programs = Object.values(TASKS).flatMap(({ runs }) => runs.map((command) => command.split(' ')[0]!));
  expect(programs.filter((program) => !existsSync(root + program))).toEqual([]);
  const others = Object.keys(scripts).filter((name) => scripts[name] !== `node scripts/run.mjs ${name}`);
  expect(others).toEqual(['prestart', 'start', 'task']);
  expect(Object.keys(scripts).filter((name) => !others.includes(name) && !Object.hasOwn(TASKS, name))).toEqual([]);
});

it('whatever is named in a comment, a document or a hint can be run', () => {
  const files = globSync('**/*.{ts,tsx,mjs,md}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', 'frozen', 'run.mjs', 'run.test.ts'].includes(String(name)),
  });
  const wrong = files.flatMap((file) =>
    // The changelog names what there was.
    file === 'CHANGELOG.md'
      ? []
      : [...read(file).matchAll(/npm run (task )?([a-z]\w*(?:[:-]\w+)*)/g)].flatMap(([named, task, name]) => {
          const isKnown = task === undefined ? Object.hasOwn(scripts, name!) : Object.hasOwn(TASKS, name!);
          return isKnown ? [] : [`${file}: ${named}`];
        }),
  );
  expect(wrong).toEqual([]);
});
