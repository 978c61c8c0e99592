// A plugin of the build: sw.js, the service worker (src/pwa/service-worker.ts), with the list of files that it caches.

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** The large icons are for the moment of installing only. */
const CACHED = ['**/*.{js,css,html,svg,webmanifest}', 'icon-192.png'];
const WORKER = 'sw.js';

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Everything has been written, what lies in public/ too.
    async writeBundle() {
      const { root } = config;
      const { outDir, target } = config.build;
      const folder = join(root, outDir);
      const paths = globSync(CACHED, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
      const files = paths.sort().map((path) => [path, hashOf(join(folder, path))]);
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: config.logLevel ?? 'warn',
        define: { FILES: JSON.stringify(Object.fromEntries(files)) },
        build: {
          target,
          outDir,
          emptyOutDir: false,
          lib: { entry: 'src/pwa/service-worker.ts', formats: ['iife'], name: 'worker', fileName: () => WORKER },
        },
      });
    },
  };
}
