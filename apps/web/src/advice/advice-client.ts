// The client of the advice worker. One worker serves the page; it starts with the first request.

import { PendingRequests } from '@black-angel/bots/pending-requests';
import type { View } from '@black-angel/rules';
import { defaultContent, findComponents } from '@black-angel/rules/components';
import type { AdviceCall, AdviceCalls, FromAdviser } from './advice-worker.ts';

let worker: Worker | null = null;
let requests = new PendingRequests();
/** Hashes of component sets. */
const known = new Set<string>();

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
    known.clear();
  });
  return worker;
}

function ask<Call extends AdviceCall>(
  call: Call,
  ...args: Parameters<AdviceCalls[Call]>
): Promise<ReturnType<AdviceCalls[Call]>> {
  const { postMessage } = started();
  return requests.ask((id) => postMessage.call(worker, { id, call, args }));
}

/** Questions about a view. The adviser knows the default set; it gets every other one before the first question. */
export function adviser({ components }: View): typeof ask {
  return async (call, ...args) => {
    if (components !== defaultContent.hash && !known.has(components)) {
      known.add(components);
      await ask('components', findComponents(components)!.set);
    }
    return ask(call, ...args);
  };
}
