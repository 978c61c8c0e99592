// A value in localStorage: cached, observable, in sync with the other tabs. Without storage it lasts for this visit.

export interface Kept<T> {
  get(): T;
  /** Reads the storage again: another tab may have changed it. */
  read(): T;
  set(value: T): void;
  /** For useSyncExternalStore. */
  subscribe(listen: () => void): () => void;
}

/** `parse` gets the stored value, or null when it is missing, broken or not readable. */
export function keptValue<T>(key: string, parse: (stored: unknown) => T): Kept<T> {
  const listeners = new Set<() => void>();
  let current: T | undefined;

  function read(): T {
    try {
      return parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return parse(null);
    }
  }
  return {
    read,
    get() {
      if (current === undefined) current = read();
      return current;
    },
    set(value) {
      current = value;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Without storage the value holds for this visit.
      }
      for (const listen of listeners) listen();
    },
    subscribe(listen) {
      listeners.add(listen);
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== key) return;
        current = undefined;
        listen();
      };
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listen);
        removeEventListener('storage', onStorage);
      };
    },
  };
}
