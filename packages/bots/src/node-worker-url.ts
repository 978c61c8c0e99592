// Where the worker thread for Node is: new Worker(NODE_WORKER), from wherever this was loaded.

export const NODE_WORKER = new URL('./node-worker.ts', import.meta.url);
