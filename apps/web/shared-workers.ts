// A plugin of the build: workers are entries of the page's own bundle, so that both load the rules from one file. Vite
// by itself bundles each worker apart, with a copy of everything it imports.

import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** As in `new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' })`. */
const WORKER = /(?<=new Worker\()new URL\('(\.[^']*)', import\.meta\.url\)/g;

/** Chunks that workers load on demand. A preload link for them would need a document, which a worker has not. */
const IN_WORKERS = /(think-as|v\d+|learned-net)-[^/]*\.js$/;

export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: { modulePreload: { resolveDependencies: (file, links) => (IN_WORKERS.test(file) ? [] : links) } },
    }),
    transform: {
      filter: { code: 'new Worker(new URL(' },
      handler(code, id) {
        return code.replace(WORKER, (_, path: string) => {
          const entry = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
          return `import.meta.ROLLUP_FILE_URL_${entry}`;
        });
      },
    },
  };
}
