// The advice worker. It gets views, so it knows no more than the player.

import { advise, explainLines, pathsToPoints } from '@black-angel/bots/advice';
import { loadComponents } from '@black-angel/rules/components';
import type { AdviceCalls, FromAdviser, ToAdviser } from './advice-calls.ts';

const CALLS: AdviceCalls = {
  components: (set) => void loadComponents(set),
  advise,
  explain: explainLines,
  paths: pathsToPoints,
};

const post = (message: FromAdviser): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToAdviser>) => {
  const { id, call, args } = data;
  try {
    post({ id, value: (CALLS[call] as (...given: unknown[]) => unknown)(...args) });
  } catch (error) {
    post({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
