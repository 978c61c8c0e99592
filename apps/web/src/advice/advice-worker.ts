// The advice worker. It gets views, so it knows no more than the player.

import type { Line } from '@black-angel/bots';
import type { Advice, AdviceSettings, Path } from '@black-angel/bots/advice';
import { advise, explainLines, pathsToPoints } from '@black-angel/bots/advice';
import type { View } from '@black-angel/rules';
import type { ComponentSet } from '@black-angel/rules/components';
import { loadComponents } from '@black-angel/rules/components';

export interface AdviceCalls {
  /** Component sets other than the default one, before a view of such a game. */
  components(set: ComponentSet): void;
  advise(view: View, seed: string, settings: AdviceSettings): Advice;
  explain(view: View, lines: readonly Line[], seed: string): Advice;
  paths(view: View, seed: string): Path[];
}

export type AdviceCall = keyof AdviceCalls;
export type ToAdviser = { id: number; call: AdviceCall; args: unknown[] };
export type FromAdviser = { id: number; value: unknown } | { id: number; problem: string };

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
