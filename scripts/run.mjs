// npm run task NAME [-- options]: runs a task of tasks.json with what it needs; without a name, lists them. npm start,
// test and others of package.json are tasks too. Plain JavaScript, because it runs on any Node from 20 on.

import './ensure-install.mjs';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownNode } from './own-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const TASKS = JSON.parse(readFileSync(`${root}scripts/tasks.json`, 'utf8'));

function list() {
  console.log('npm run task NAME [-- options]; most scripts say their options in their first lines.\n');
  for (const [name, { says }] of Object.entries(TASKS)) console.log(`  ${name.padEnd(16)}${says}`);
}

/** Runs one command line of a task. Resolves to its exit code. */
function run(args, env) {
  const child = spawn(ownNode(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  // A Ctrl+C reaches the child by itself.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ? 1 : code)));
}

async function main([name, ...options]) {
  if (name === undefined) return list();
  const task = Object.hasOwn(TASKS, name) ? TASKS[name] : null;
  if (!task) {
    console.error(`There is no task ${name}. npm run task lists them.`);
    process.exitCode = 1;
    return;
  }
  if (task.needsBrowser) await import('./ensure-chromium.mjs');
  for (const [i, command] of task.runs.entries()) {
    const isLast = i === task.runs.length - 1;
    process.exitCode = await run([...command.split(' '), ...(isLast ? options : [])], task.env);
    if (process.exitCode !== 0) return;
  }
}

await main(process.argv.slice(2));
