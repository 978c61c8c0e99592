// The service worker: it keeps the app for use without a network. A new version is offered and never forced; it takes over
// only when no game is open in any tab of this browser.

import { useSyncExternalStore } from 'react';
import { parseRoute } from '../browser/router.ts';

export type UpdateState =
  | 'none'
  /** Everything is kept: from now on no network is needed. */
  | 'offlineReady'
  /** A new version is there and waits. */
  | 'waiting'
  /** The player wants it, but a game is open in some tab. */
  | 'gameOpen';

const GAME_LOCK = 'black-angel-game';

let state: UpdateState = 'none';
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

export const dismissUpdate = (): void => set('none');

/** While a game is at the table no update takes over, in whatever tab. Returns what ends it. */
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

/** Lets the new version take over and loads it, unless a game is open. */
export async function acceptUpdate(): Promise<void> {
  if (await isGameOpen()) return set('gameOpen');
  isWanted = true;
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

function watchInstalling(worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state !== 'installed') return;
    // Without a controller this was the first visit: nothing is replaced.
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
    // Another tab may have asked for it; this one would look for parts that are gone. A game is never reloaded.
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
    // Private windows and plain http refuse it; the game works all the same, only not offline.
    console.info('The app is not kept for offline use:', error);
  }
}
