// A store that measures its operations, remembers whether it can be written, and reports outages as StoreFailure.

import { DamagedData } from '../store/damage.ts';
import { ConflictError, type LogEntry, type Store, StoreFailure } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

const KNOWN = [ConflictError, StoreFailure, DamagedData];

function asFailure(operation: string, error: unknown): Error {
  if (KNOWN.some((kind) => error instanceof kind)) return error as Error;
  const why = error instanceof Error ? error.message : String(error);
  return new StoreFailure(`${operation}: ${why}`, { cause: error });
}

/** Whether the last change of a game, a table or an account could be stored. */
export interface LastWrite {
  hasFailed: boolean;
}

/** The health check uses the other ones. */
const WATCHED: ReadonlySet<string> = new Set<keyof Store>(['append', 'putTable', 'addChat', 'swapDocument']);

type Operation = (...args: unknown[]) => unknown;
const NO_LABELS = {};

export function measuredStore(store: Store, metrics: Metrics, lastWrite: LastWrite = { hasFailed: false }): Store {
  const time = metrics.histogram('black_angel_store_seconds', 'Time until the store answered, by operation.');
  const failed = metrics.counter('black_angel_store_errors_total', 'Answers of the store that were errors.');
  const moved = metrics.counter('black_angel_moves_total', 'Moves that were kept.');
  const measured = (name: string, operation: Operation) => {
    const labels = { operation: name };
    const isWatched = WATCHED.has(name);
    return (...args: unknown[]): unknown => {
      const begun = performance.now();
      const answer: unknown = operation.apply(store, args);
      if (!(answer instanceof Promise)) return answer;
      return answer.then(
        (value: unknown) => {
          time(labels, (performance.now() - begun) / 1000);
          if (isWatched) lastWrite.hasFailed = false;
          if (name === 'append')
            moved(NO_LABELS, (args[1] as readonly LogEntry[]).filter(({ kind }) => kind === 'move').length);
          return value;
        },
        (error: unknown) => {
          failed(labels);
          const failure = asFailure(name, error);
          if (isWatched && failure instanceof StoreFailure) lastWrite.hasFailed = true;
          throw failure;
        },
      );
    };
  };
  const known = new WeakMap<object, unknown>();
  return new Proxy(store, {
    get(target, name) {
      const operation: unknown = Reflect.get(target, name);
      if (typeof operation !== 'function' || typeof name !== 'string') return operation;
      if (!known.has(operation)) known.set(operation, measured(name, operation as Operation));
      return known.get(operation);
    },
  });
}
