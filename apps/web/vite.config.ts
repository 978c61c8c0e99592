import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { sharedWorkers } from './shared-workers.ts';

/** Browsers that know localized members of a manifest take these, the others the English one. */
const LOCALIZED = {
  description_localized: {
    fr: 'Black Angel, le jeu de plateau\u202f: en solitaire contre Hal, contre des bots ou à plusieurs sur un même appareil.',
    ru: 'Настольная игра «Чёрный ангел»: в одиночку против Эала, с ботами или вместе на одном устройстве.',
  },
};

export default defineConfig({
  root: import.meta.dirname,
  // The app works from any folder of any host: addresses within it are relative, pages lie behind '#'.
  base: './',
  plugins: [
    react(),
    sharedWorkers(),
    VitePWA({
      // A new version waits until the player says so; src/pwa/updates.ts registers the worker and asks.
      registerType: 'prompt',
      injectRegister: false,
      // The large icons are for the moment of installing only.
      includeManifestIcons: false,
      manifest: {
        name: 'Black Angel',
        short_name: 'Black Angel',
        description: 'Black Angel, the board game: alone against Hal, against bots, or around one device.',
        lang: 'en',
        ...LOCALIZED,
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#07061a',
        theme_color: '#07061a',
        categories: ['games'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        // Everything, the languages and workers that load later included: after the first visit no network is needed.
        globPatterns: ['**/*.{js,css,html,svg,webmanifest}', 'icon-192.png'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        // Messages about somebody's turn (public/push-worker.js).
        importScripts: ['push-worker.js'],
      },
    }),
  ],
  // While developing, a server started by itself keeps the tables: PORT=8484 npm start.
  server: { proxy: { '/api': { target: 'http://localhost:8484', ws: true } } },
  // The polyfill only preloads in a few old browsers, which load the same files a moment later.
  build: { target: 'es2023', sourcemap: false, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
