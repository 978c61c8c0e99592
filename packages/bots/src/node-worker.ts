// A worker thread of Node that thinks for bots: `new Worker(NODE_WORKER)`.

import { parentPort } from 'node:worker_threads';
import { serveBots } from './worker.ts';

const port = parentPort;
if (port)
  serveBots({
    postMessage: (message) => port.postMessage(message),
    onMessage: (listen) => void port.on('message', listen),
  });
