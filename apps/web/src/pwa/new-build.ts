// A page that stays open while the server gets a new build asks for files that are gone. It reloads and gets new ones.

const RELOADED = 'black-angel-reloaded';
/** Milliseconds. A file that is still missing so soon after a reload is missing for another reason. */
const ONCE_IN = 60_000;

/** Reloads the page, unless it did so a moment ago. Returns whether it does. */
export function reloadForNewBuild(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
  reload: () => void,
): boolean {
  if (now - Number(storage.getItem(RELOADED) ?? Number.NEGATIVE_INFINITY) < ONCE_IN) return false;
  storage.setItem(RELOADED, String(now));
  reload();
  return true;
}

export function listenForNewBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      // Offline, a reload would lose the page.
      if (navigator.onLine && reloadForNewBuild(sessionStorage, Date.now(), () => location.reload()))
        event.preventDefault();
    } catch {
      // Without a session storage the error is shown.
    }
  });
}
