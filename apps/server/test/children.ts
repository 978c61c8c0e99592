// Starts and kills servers in their own processes.

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./child-server.ts', import.meta.url));

export interface Child {
  url: string;
  process: ChildProcess;
  /** Milliseconds until it listens. */
  startMilliseconds: number;
  ask<T>(question: string | object): Promise<T>;
  /** SIGKILL. */
  kill(): Promise<void>;
}

export async function startChild(env: Record<string, string>, execArgv: string[] = []): Promise<Child> {
  const begun = performance.now();
  const child = fork(entry, {
    env: { ...process.env, ...env },
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port } = await answerOf<{ port: number }>(child);
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    startMilliseconds: performance.now() - begun,
    ask: <T>(question: string | object) => answerOf<T>(child, question),
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** The next message of a child, after a question if there is one. */
export function answerOf<T>(child: ChildProcess, question?: string | object): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the process ended by itself (${code})`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
    if (question !== undefined) child.send(question);
  });
}
