// A web worker that thinks for bots: the entry of `new Worker(…, { type: 'module' })`.

import { serveBots } from './worker.ts';

interface Scope {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', listen: (event: { data: unknown }) => void): void;
}

const scope = globalThis as unknown as Scope;
serveBots({
  postMessage: (message) => scope.postMessage(message),
  onMessage: (listen) => scope.addEventListener('message', ({ data }) => listen(data)),
});
