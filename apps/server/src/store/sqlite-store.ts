// The embedded store: an SQLite file. A worker thread writes it, so the server never waits for the disk.

import { Worker } from 'node:worker_threads';
import { PendingRequests } from '@black-angel/bots/pending-requests';
import { DamagedData } from './damage.ts';
import { makePrivateFile } from './private-files.ts';
import { takeSoleUse } from './sole-use.ts';
import { migrateSqliteFile } from './sqlite-migrate.ts';
import { columnsOf, type OperationArgs, type OperationName } from './sqlite-operations.ts';
import type { SqliteFault, SqliteSettings, StoreAnswer, StoreRequest } from './sqlite-worker.ts';
import { ConflictError, type Store, StoreFailure } from './store.ts';

const ERRORS = { conflict: ConflictError, damaged: DamagedData, failure: StoreFailure };

export interface SqliteStore extends Store {
  /** Makes writes fail, for tests: `mostPages` like a full disk, `isReadOnly` like a read-only disk. */
  disturb(fault: SqliteFault): void;
}

export interface SqliteOptions {
  mostPages?: number;
  /** Milliseconds to wait for another server that uses the file. */
  lockPatience?: number;
}

/**
 * Opens the file; makes it, readable by this user alone, if it does not exist. Migrates its schema. Rejects with a
 * sentence if it cannot be read or written, or if another server uses it.
 */
export async function openSqliteStore(file: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  makePrivateFile(file);
  const release = takeSoleUse(file, options.lockPatience);
  try {
    migrateSqliteFile(file);
  } catch (error) {
    release();
    throw error;
  }
  const { mostPages } = options;
  const workerData: SqliteSettings = { file, ...(mostPages !== undefined && { mostPages }) };
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData });
  const pending = new PendingRequests();
  worker.on('error', (error: Error) => pending.fail(error));
  worker.on('exit', () => {
    release();
    pending.fail(new Error('the store is closed'));
  });
  worker.on('message', (answers: StoreAnswer[]) => {
    for (const answer of answers)
      if (typeof answer === 'number') pending.resolve(answer, undefined);
      else if (answer.ok) pending.resolve(answer.id, answer.value);
      else pending.reject(answer.id, new ERRORS[answer.kind](answer.problem));
  });

  // Requests of one tick travel in one message: a message between threads costs more than its content.
  let batch: StoreRequest[] = [];
  const post = (): void => {
    if (batch.length === 0) return;
    worker.postMessage(batch);
    batch = [];
  };

  const call =
    <Name extends OperationName>(operation: Name) =>
    (...args: OperationArgs<Name>) =>
      pending.ask<Awaited<ReturnType<Store[Name]>>>((id) => {
        if (batch.push({ id, operation, args }) === 1) setImmediate(post);
      }) as ReturnType<Store[Name]>;

  const [putTable, append] = [call('putTable'), call('append')];
  const store: SqliteStore = {
    putTable: (row) => putTable(columnsOf(row), JSON.stringify(row)),
    getTable: call('getTable'),
    listTables: call('listTables'),
    deleteTable: call('deleteTable'),
    append: (table, entries) => append(table, ...entries.flatMap((entry) => [entry.seq, JSON.stringify(entry)])),
    log: call('log'),
    addChat: call('addChat'),
    chat: call('chat'),
    putDocument: call('putDocument'),
    getDocument: call('getDocument') as Store['getDocument'],
    listDocuments: call('listDocuments') as Store['listDocuments'],
    deleteDocument: call('deleteDocument'),
    swapDocument: call('swapDocument'),
    disturb: (fault) => worker.postMessage(fault),
    close: () =>
      new Promise((resolve) => {
        worker.once('exit', () => resolve());
        post();
        worker.postMessage('close');
      }),
  };
  await store.getDocument('server', 'opened');
  return store;
}
