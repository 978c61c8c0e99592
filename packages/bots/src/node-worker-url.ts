// The URL of the worker thread for Node, wherever this module was loaded from: `new Worker(NODE_WORKER)`.

/** The file of the worker for Node. */
export const NODE_WORKER = new URL('./node-worker.ts', import.meta.url);
