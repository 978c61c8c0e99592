// The client of the advice worker. One worker serves the page; it starts with the first request.

import { PendingRequests } from '@black-angel/bots/pending-requests';
import type { View } from '@black-angel/engine';
import { contentOf, defaultContent } from '@black-angel/rules/components';
import type { AdviceCall, AdviceCalls, FromAdviser, ToAdviser } from './advice-calls.ts';

let worker: Worker | null = null;
let requests = new PendingRequests();

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromAdviser>) => {
    if ('problem' in data) requests.reject(data.id, new Error(data.problem));
    else requests.resolve(data.id, data.value);
  });
  worker.addEventListener('error', (event) => {
    requests.fail(new Error(event.message));
    worker = null;
    requests = new PendingRequests();
  });
  return worker;
}

/** Asks about a view. */
export function adviser(view: View) {
  const { set, hash } = contentOf(view);
  const components = hash === defaultContent.hash ? null : { set, hash };
  return <Call extends AdviceCall>(
    call: Call,
    ...args: Parameters<AdviceCalls[Call]>
  ): Promise<ReturnType<AdviceCalls[Call]>> => {
    const { postMessage } = started();
    return requests.ask((id) => postMessage.call(worker, { id, components, call, args } satisfies ToAdviser));
  };
}
