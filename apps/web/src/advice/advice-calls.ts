// The requests to the advice worker.

import type { Line } from '@black-angel/bots';
import type { Advice, AdviceSettings, Path } from '@black-angel/bots/advice';
import type { View } from '@black-angel/rules';
import type { ComponentSet } from '@black-angel/rules/components';

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
