// The embedded store: an SQLite file, written by a thread of its own so that the server never waits for the disk.

import { Worker } from 'node:worker_threads';
import { makePrivateFile } from './private-files.ts';
import { migrateSqliteFile } from './sqlite-migrate.ts';
import type { OperationName } from './sqlite-operations.ts';
import type { SqliteSettings, StoreAnswer, StoreRequest } from './sqlite-worker.ts';
import { ConflictError, DamagedData, type Store, StoreFailure } from './store.ts';

const ERRORS = { conflict: ConflictError, damaged: DamagedData, failure: StoreFailure };

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

export interface SqliteStore extends Store {
  /** How large the file may become: what a full disk does, for tests. */
  setMostPages(pages: number): void;
}

/** Opens the file, making it if it is not there, for this user alone. Rejects, in words, if it cannot be read or written. */
export async function openSqliteStore(file: string, mostPages?: number): Promise<SqliteStore> {
  makePrivateFile(file);
  migrateSqliteFile(file);
  const workerData: SqliteSettings = { file, ...(mostPages !== undefined && { mostPages }) };
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let broken: Error | null = null;

  const fail = (error: Error): void => {
    broken = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(broken ?? new Error('the store is closed')));
  worker.on('message', (answers: StoreAnswer[]) => {
    for (const answer of answers) {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.ok) asked?.resolve(answer.value as never);
      else asked?.reject(new ERRORS[answer.kind](answer.problem));
    }
  });

  // What is asked in the same moment travels together: a message between threads costs more than what is in it.
  let asking: StoreRequest[] = [];
  const post = (): void => {
    if (asking.length === 0) return;
    worker.postMessage(asking);
    asking = [];
  };

  const call =
    <Name extends OperationName>(operation: Name) =>
    (...args: Parameters<Store[Name]>): ReturnType<Store[Name]> =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        const request: StoreRequest = { id: ++last, operation, args };
        waiting.set(request.id, { resolve, reject });
        if (asking.push(request) === 1) setImmediate(post);
      }) as ReturnType<Store[Name]>;

  const store: SqliteStore = {
    putTable: call('putTable'),
    getTable: call('getTable'),
    listTables: call('listTables'),
    deleteTable: call('deleteTable'),
    append: call('append'),
    log: call('log'),
    addChat: call('addChat'),
    chat: call('chat'),
    putFact: call('putFact'),
    getFact: call('getFact'),
    listFacts: call('listFacts'),
    deleteFact: call('deleteFact'),
    swapFact: call('swapFact'),
    setMostPages: (pages) => worker.postMessage({ mostPages: pages }),
    close: () =>
      new Promise((resolve) => {
        worker.once('exit', () => resolve());
        if (asking.length > 0) post();
        worker.postMessage('close');
      }),
  };
  await store.getFact('server', 'opened');
  return store;
}
