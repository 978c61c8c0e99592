// A value that this browser keeps: read once, told to whoever listens, and to the other tabs. Where storage is forbidden it holds
// for this visit.

export interface Kept<T> {
  get(): T;
  /** As it is kept now: another tab may have kept something meanwhile. */
  read(): T;
  set(value: T): void;
  /** For useSyncExternalStore. */
  subscribe(listen: () => void): () => void;
}

/** `parse` is given what was kept, or null when there is nothing, it is broken or may not be read. */
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
        // It holds for this visit then.
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
