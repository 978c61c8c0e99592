// The files of the container image, made without a container by the steps of deploy/Containerfile.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ImageStep, readSteps } from './image-steps.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const NOT_COPIED = /(^|\/)(node_modules|dist|\.git|test|e2e|coverage|data)$/;

/** Runs a command line with all its descendants in one process group, which ends when `ending` is aborted. */
export async function run(command: string, cwd: string, ending: AbortSignal): Promise<string> {
  ending.throwIfAborted();
  // The image brings Node 26; here it is the one that runs this script.
  const path = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const child = spawn(command, {
    cwd,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH: path },
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  const kill = (): void => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL');
  };
  ending.addEventListener('abort', kill);
  const [code] = (await once(child, 'close')) as [number | null];
  ending.removeEventListener('abort', kill);
  ending.throwIfAborted();
  if (code !== 0) throw new Error(`${command} ended with ${code}\n${output}`);
  return output;
}

/** Performs the steps of the image's stages in folders. Returns the folder of the image. */
export async function makeImage(folder: string, ending: AbortSignal): Promise<string> {
  const [build, image] = readSteps(readFileSync(join(root, 'deploy/Containerfile'), 'utf8'));
  const [built, made] = [join(folder, 'build'), join(folder, 'image')];
  for (const stage of [built, made]) mkdirSync(stage);
  const perform = async (step: ImageStep, to: string): Promise<void> => {
    if (step.kind === 'run') {
      console.log(`  ${step.command}`);
      await run(step.command, to, ending);
    } else
      for (const name of step.from)
        cpSync(join(step.isFromBuild ? built : root, name), join(to, step.to === './' ? name : step.to), {
          recursive: true,
          verbatimSymlinks: true,
          filter: (file) => step.isFromBuild || !NOT_COPIED.test(file.slice(root.length)),
        });
  };
  for (const step of build) await perform(step, built);
  for (const step of image) if (step.kind === 'copy') await perform(step, made);
  return made;
}
