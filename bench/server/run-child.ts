// The processes of a benchmark: a script that gets an order and sends one answer, and games stored on a running server.

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answerOf, type Child } from '../../apps/server/test/children.ts';
import { type Script, scriptGames } from './games.ts';

export const benchFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Sends an order to a script of this folder in its own process. Returns its answer. */
export async function runChild<T>(script: string, order: object): Promise<T> {
  const child = fork(benchFile(script), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    return await answerOf<T>(child, order);
  } finally {
    child.kill();
  }
}

/** As `runChild`, for a script that sends something before its answer. */
export async function runChildInTwo<First, T>(
  script: string,
  order: object,
  between: (first: First) => Promise<void>,
): Promise<T> {
  const child = fork(benchFile(script), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    const first = await answerOf<First>(child, order);
    const answer = answerOf<T>(child);
    await between(first);
    return await answer;
  } finally {
    child.kill();
  }
}

/** New games on a running server: their rows are written to its store. */
export async function storeGames(server: Child, name: string, count: number, mostMoves?: number): Promise<Script[]> {
  const made = scriptGames(name, count, mostMoves);
  await answerOf(server.process, { rows: made.map(({ row }) => row) });
  return made.map(({ script }) => script);
}
