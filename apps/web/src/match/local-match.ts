// A match played in a worker of this browser.

import { PendingRequests } from '@black-angel/bots/pending-requests';
import type { Engine } from '@black-angel/engine';
import { loadEngine } from '@black-angel/engine/load';
import { openSet } from '@black-angel/engine/open-set';
import { Optimistic } from './optimistic.ts';
import type { MatchNews, TableMatch } from './table-match.ts';
import type { CallName, FromWorker, ToWorker, WorkerCalls } from './worker-calls.ts';

/** The part of a match worker that the page needs. */
export interface MatchPort {
  post(message: ToWorker): void;
  onMessage(listen: (message: FromWorker) => void): void;
  onError(listen: (problem: string) => void): void;
  stop(): void;
}

function startMatchWorker(): MatchPort {
  const worker = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listen) => worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listen(data)),
    onError: (listen) => worker.addEventListener('error', (event) => listen(event.message)),
    stop: () => worker.terminate(),
  };
}

/**
 * Opens a game of this browser. Null if another tab has it open, unless this tab takes it over. Rejects with a sentence
 * if there is no game with that id or it cannot be read.
 */
export async function openLocalMatch(
  id: string,
  takeOver = false,
  startWorker: () => MatchPort = startMatchWorker,
): Promise<TableMatch | null> {
  const worker = startWorker();
  const requests = new PendingRequests();
  const listeners = new Set<(news: MatchNews) => void>();
  const tell = (news: MatchNews): void => {
    for (const hear of listeners) hear(news);
  };
  let isAutomatic = true;
  const optimistic = new Optimistic({
    tell: (line, from) => tell({ kind: 'update', line, from }),
    isAutomatic: () => isAutomatic,
  });

  worker.onMessage((data) => {
    if (data.kind === 'news')
      return data.news.kind === 'update' ? optimistic.hearUpdate(data.news.update) : tell(data.news);
    if (data.kind === 'answer') requests.resolve(data.id, data.value);
    else requests.reject(data.id, new Error(data.problem));
  });
  worker.onError((problem) => {
    requests.fail(new Error(problem));
    tell({ kind: 'broken', problem });
  });

  const call =
    <Name extends CallName>(name: Name) =>
    (...args: Parameters<WorkerCalls[Name]>): ReturnType<WorkerCalls[Name]> =>
      requests.ask((id) => worker.post({ id, call: name, args })) as ReturnType<WorkerCalls[Name]>;

  let engine: Engine;
  try {
    const rules = await call('open')(id, takeOver);
    if (rules === null) {
      worker.stop();
      return null;
    }
    // Before the match is watched: what the worker tells while an engine loads would be lost.
    engine = await loadEngine(rules);
  } catch (error) {
    worker.stop();
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
      const { info, moment } = opened;
      openSet(info.components, { engine, hash: moment.view.components });
      optimistic.begin(opened);
      return opened;
    },
    play: (seat, move) => {
      const answered = optimistic.send('move');
      const answer = call('play')(seat, move);
      optimistic.play(move);
      answer.then((illegal) => answered(illegal === null)).catch(() => answered(false));
      return answer;
    },
    undo: (seat, what) => {
      const answered = optimistic.send('undo');
      const answer = call('undo')(seat, what);
      optimistic.undo(what);
      answer.then(() => answered(true)).catch(() => answered(false));
      return answer;
    },
    hint: call('hint'),
    momentAt: async (index) => optimistic.at(index) ?? call('momentAt')(index),
    film: call('film'),
    scores: call('scores'),
    record: call('record'),
    fork: call('fork'),
    setAutomatic: (isOn) => {
      isAutomatic = isOn;
      return call('setAutomatic')(isOn);
    },
    close: () => worker.stop(),
  };
}
