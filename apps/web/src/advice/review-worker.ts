// The worker that reviews a finished game. It stops when the page ends it.

import { type Review, reviewing } from '@black-angel/bots/advice';
import type { GameRecord } from '@black-angel/engine';
import { openSet } from '@black-angel/engine/open-set';
import type { ComponentSet } from '@black-angel/rules/components';

export interface ToReviewer {
  record: GameRecord;
  components: ComponentSet | null;
  tries: number;
}
export type FromReviewer =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; review: Review }
  | { kind: 'failed'; problem: string };

const post = (message: FromReviewer): void => self.postMessage(message);

/** Milliseconds between two reports of the progress. */
const PAUSE = 200;

function review({ record, components, tries }: ToReviewer): Review {
  openSet(components);
  const steps = reviewing(record, { tries });
  let told = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - told < PAUSE) continue;
    told = performance.now();
    post({ kind: 'progress', share: step.value });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  try {
    post({ kind: 'done', review: review(data) });
  } catch (error) {
    post({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
});
