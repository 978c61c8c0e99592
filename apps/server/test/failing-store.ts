// A store that fails on demand.

import type { Store } from '../src/store/store.ts';

export interface Failing {
  writes: boolean;
  afterWrites: boolean;
  reads: boolean;
  /** The error to fail with. */
  error(): Error;
}

/** Writes fail before or after they are stored; reads may fail too. */
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
