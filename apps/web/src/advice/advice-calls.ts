// The requests to the advice worker.

import type { Advice, AdviceSettings, Path } from '@black-angel/bots/advice';
import type { Line, View } from '@black-angel/engine';
import type { ComponentSet } from '@black-angel/rules/components';

export interface AdviceCalls {
  advise(view: View, seed: string, settings: AdviceSettings): Advice;
  explain(view: View, lines: readonly Line[], seed: string): Advice;
  paths(view: View, seed: string): Path[];
}

export type AdviceCall = keyof AdviceCalls;
export interface ToAdviser {
  id: number;
  /** The component set of the view, if it is another than the default one. */
  components: { set: ComponentSet; hash: string } | null;
  call: AdviceCall;
  args: unknown[];
}
export type FromAdviser = { id: number; value: unknown } | { id: number; problem: string };
