import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './service-worker-build.ts';
import { sharedWorkers } from './shared-workers.ts';

export default defineConfig({
  root: import.meta.dirname,
  // The app works from any folder of any host: addresses within it are relative, pages lie behind '#'.
  base: './',
  plugins: [react(), sharedWorkers(), serviceWorker()],
  // While developing, a server started by itself keeps the tables: PORT=8484 npm start.
  server: { proxy: { '/api': { target: 'http://localhost:8484', ws: true } } },
  // The polyfill only preloads in a few old browsers, which load the same files a moment later.
  build: { target: 'es2023', sourcemap: false, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
