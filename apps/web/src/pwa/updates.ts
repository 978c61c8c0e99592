// Registers the service worker, which caches the app. A new version is offered, never forced. It takes over only when
// no tab of this browser has a game open.

import { useSyncExternalStore } from 'react';
import { parseRoute } from '../browser/router.ts';
import { SKIP_WAITING } from './cached-files.ts';

export type UpdateState =
  | 'none'
  /** Everything is cached: the app works offline. */
  | 'offlineReady'
  /** A new version is there and waits. */
  | 'waiting'
  /** The player wants the new version, but a tab has a game open. */
  | 'gameOpen';

const GAME_LOCK = 'black-angel-game';

// A page that the service worker has loaded is cached.
let state: UpdateState = globalThis.navigator?.serviceWorker?.controller ? 'offlineReady' : 'none';
let waiting: ServiceWorker | null = null;
let isWanted = false;
const listeners = new Set<() => void>();

function set(next: UpdateState): void {
  state = next;
  for (const listen of listeners) listen();
}

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

export const useUpdateState = (): UpdateState => useSyncExternalStore(subscribe, () => state);

/** Blocks updates in all tabs while a game is open. Returns the function that ends the block. */
export function holdUpdates(): () => void {
  if (!('locks' in navigator)) return () => {};
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(GAME_LOCK, { mode: 'shared' }, () => held);
  return release;
}

async function isGameOpen(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === GAME_LOCK);
}

/** Activates and loads the new version, unless a game is open. */
export async function acceptUpdate(): Promise<void> {
  if (await isGameOpen()) return set('gameOpen');
  isWanted = true;
  waiting?.postMessage(SKIP_WAITING);
}

function watchInstalling(worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state !== 'installed') return;
    // Without a controller this is the first visit: nothing is replaced.
    if (!navigator.serviceWorker.controller) return set('offlineReady');
    waiting = worker;
    set('waiting');
  });
}

/** Registers the service worker in a built app; in development there is none. */
export function listenForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    // Another tab may have started the update. The chunks of this version are gone then, so the page reloads, but no
    // game does.
    if (isWanted || parseRoute(location.hash).page !== 'play') location.reload();
  });
  addEventListener('load', () => void register(serviceWorker), { once: true });
  if (document.readyState === 'complete') void register(serviceWorker);
}

let isRegistered = false;

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  if (isRegistered) return;
  isRegistered = true;
  try {
    const registration = await serviceWorker.register(new URL('./sw.js', document.baseURI));
    if (registration.waiting && serviceWorker.controller) {
      waiting = registration.waiting;
      set('waiting');
    }
    if (registration.installing) watchInstalling(registration.installing);
    registration.addEventListener('updatefound', () => {
      if (registration.installing) watchInstalling(registration.installing);
    });
  } catch (error) {
    // Private windows and plain http refuse a service worker. The game works, but not offline.
    console.info('The app is not kept for offline use:', error);
  }
}
