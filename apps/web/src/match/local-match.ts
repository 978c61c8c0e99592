// A match played in a worker of this browser.

import { Foresight } from './foresight.ts';
import type { MatchNews, TableMatch } from './table-match.ts';
import type { CallName, FromWorker, ToWorker, WorkerCalls } from './worker-calls.ts';

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/**
 * Opens a game of this browser; null if another tab has it open and it is not to be taken over from there. Rejects, in words,
 * when there is none of that id or it cannot be read.
 */
export async function openLocalMatch(id: string, takeOver = false): Promise<TableMatch | null> {
  const worker = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(news: MatchNews) => void>();
  const tell = (news: MatchNews): void => {
    for (const hear of listeners) hear(news);
  };
  const foresight = new Foresight((update) => tell({ kind: 'update', update }));
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'news') return data.news.kind === 'update' ? foresight.hear(data.news.update) : tell(data.news);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'answer') asked?.resolve(data.value as never);
    else asked?.reject(new Error(data.problem));
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
    tell({ kind: 'broken', problem: event.message });
  });

  const call =
    <Name extends CallName>(name: Name) =>
    (...args: Parameters<WorkerCalls[Name]>): ReturnType<WorkerCalls[Name]> =>
      new Promise((resolve, reject) => {
        const request: ToWorker = { id: ++last, call: name, args };
        waiting.set(request.id, { resolve, reject });
        worker.postMessage(request);
      }) as ReturnType<WorkerCalls[Name]>;

  try {
    if (!(await call('open')(id, takeOver))) {
      worker.terminate();
      return null;
    }
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    ownViewer: null,
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    watch: async (viewer) => {
      const opened = await call('watch')(viewer);
      foresight.begin(opened.moment);
      return opened;
    },
    play: (seat, move) => {
      const answer = call('play')(seat, move);
      foresight.sent(move);
      return answer;
    },
    undo: call('undo'),
    hint: call('hint'),
    momentAt: call('momentAt'),
    scores: call('scores'),
    record: call('record'),
    fork: call('fork'),
    setAutomatic: (isAutomatic) => {
      foresight.isAutomatic = isAutomatic;
      return call('setAutomatic')(isAutomatic);
    },
    close: () => worker.terminate(),
  };
}
