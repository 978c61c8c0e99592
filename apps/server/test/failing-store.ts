// A store that fails when a test wants it to.

import type { Store } from '../src/store/store.ts';

export interface Failing {
  writes: boolean;
  afterWrites: boolean;
  reads: boolean;
  /** With which error. */
  error(): Error;
}

/** A store whose disk can be full: writing fails, before or after anything is written; reading may fail too. */
export function failing(store: Store): { store: Store; fail: Failing } {
  const fail: Failing = { writes: false, afterWrites: false, reads: false, error: () => new Error('disk I/O error') };
  const broken = (): Promise<never> => Promise.reject(fail.error());
  const isRead = (name: string): boolean => /^(get|list|log|chat)/.test(name);
  const guarded = new Proxy(store, {
    get: (target, name: keyof Store) => {
      const operation = (target[name] as (...args: unknown[]) => Promise<unknown>).bind(target);
      return (...args: unknown[]) => {
        if (name === 'close') return operation(...args);
        if (isRead(name) ? fail.reads : fail.writes) return broken();
        return !isRead(name) && fail.afterWrites ? operation(...args).then(broken) : operation(...args);
      };
    },
  });
  return { store: guarded, fail };
}
