// The advice worker. It gets views, so it knows no more than the player.

import { advise, explainLines, pathsToPoints } from '@black-angel/bots/advice';
import { openSet } from '@black-angel/engine/open-set';
import type { AdviceCalls, FromAdviser, ToAdviser } from './advice-calls.ts';

const CALLS: AdviceCalls = {
  advise,
  explain: explainLines,
  paths: pathsToPoints,
};

const post = (message: FromAdviser): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToAdviser>) => {
  const { id, components, call, args } = data;
  try {
    if (components) openSet(components.set, { hash: components.hash });
    post({ id, value: (CALLS[call] as (...given: unknown[]) => unknown)(...args) });
  } catch (error) {
    post({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
