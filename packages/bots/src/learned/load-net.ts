// Loads the net on demand: a dynamic import, so that a page has it as a chunk of its own and Node reads the file. If
// the file is missing or damaged, the bots judge by the linear evaluation, and `netProblem` says why.

import type { Net } from './net.ts';
import { readNet } from './net-file.ts';

let loading: Promise<void> | null = null;
let net: Net | null = null;
let problem: string | null = null;

const importNet = async (): Promise<unknown> =>
  (await import('../../weights/learned-net.json', { with: { type: 'json' } })).default;

/** Makes a net out of what `read` gives, or says in one sentence why there is none. */
export async function tryNet(read: () => Promise<unknown>): Promise<{ net: Net } | { problem: string }> {
  try {
    return { net: readNet(await read()) };
  } catch (error) {
    return {
      problem: `The learned judgement is not used, the bots play by the linear one: the file of the net cannot be used (${(error as Error).message}).`,
    };
  }
}

/** Loads the net once. Call it before a bot that needs the net is made. */
export function loadNet(read: () => Promise<unknown> = importNet): Promise<void> {
  loading ??= tryNet(read).then((found) => {
    if ('net' in found) net = found.net;
    else {
      problem = found.problem;
      console.warn(problem);
    }
  });
  return loading;
}

/** The loaded net; null if it cannot be used or was not loaded. */
export const loadedNet = (): Net | null => net;

/** Why the learned bots judge by the linear evaluation; null if they do not. */
export const netProblem = (): string | null =>
  net ? null : (problem ?? 'The net is not loaded: call prepareBot before makeBot.');
