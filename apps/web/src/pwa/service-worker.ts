// The service worker, sw.js: the app without a network, and pushed messages. service-worker-build.ts bundles it.

import { serveCached } from './cached-files.ts';
import { listenForPush } from './push-worker.ts';

/** The files to cache, each with the hash of its content. The build fills them in. */
declare const FILES: Readonly<Record<string, string>>;

const worker = self as unknown as ServiceWorkerGlobalScope;
serveCached(worker, FILES);
listenForPush(worker);
