// Reviews a game in its own worker. Stopping the review ends the worker.

import type { Review } from '@black-angel/bots/advice';
import { REVIEW_TRIES } from '@black-angel/bots/review-marks';
import type { FromReviewer, ToReviewer } from './review-worker.ts';

/** Rejects if the review fails. When the signal aborts, the promise never settles. */
export function startReview(
  game: Omit<ToReviewer, 'tries'>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Review> {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
      if (data.kind === 'progress') return onProgress(data.share);
      worker.terminate();
      if (data.kind === 'done') resolve(data.review);
      else reject(new Error(data.problem));
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage({ ...game, tries: REVIEW_TRIES } satisfies ToReviewer);
  });
}
