// The thread that has the SQLite file. Requests that arrive together are carried out in one transaction (group commit): one
// write to the disk acknowledges many moves.

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { OPERATIONS, type OperationName, SCHEMA } from './sqlite-operations.ts';

export interface StoreRequest {
  id: number;
  operation: OperationName;
  args: unknown[];
}
export type StoreAnswer =
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; problem: string; isConflict: boolean };

const port = parentPort!;
const db = new DatabaseSync((workerData as { file: string }).file);
// WAL with full synchronisation: a commit that returned is on the disk.
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;');
db.exec(SCHEMA);

const operations = OPERATIONS(db);
let queue: StoreRequest[] = [];

const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isConflict = (error: unknown): boolean => /UNIQUE constraint failed: log\./.test(problemOf(error));

/** One request inside the running transaction; what it had written is taken back if it fails. */
function carryOut({ id, operation, args }: StoreRequest): StoreAnswer {
  db.exec('SAVEPOINT request');
  try {
    const value = (operations[operation] as (...given: unknown[]) => unknown)(...args);
    db.exec('RELEASE request');
    return { id, ok: true, value };
  } catch (error) {
    db.exec('ROLLBACK TO request; RELEASE request');
    return { id, ok: false, problem: problemOf(error), isConflict: isConflict(error) };
  }
}

function flush(): void {
  const requests = queue;
  queue = [];
  let answers: StoreAnswer[];
  try {
    db.exec('BEGIN IMMEDIATE');
    answers = requests.map(carryOut);
    db.exec('COMMIT');
  } catch (error) {
    // The disk is full or broken: nothing of this group is kept, and everybody is told so.
    if (db.isTransaction) db.exec('ROLLBACK');
    answers = requests.map(({ id }) => ({ id, ok: false, problem: problemOf(error), isConflict: false }));
  }
  for (const answer of answers) port.postMessage(answer);
}

port.on('message', (message: StoreRequest | 'close') => {
  if (message === 'close') {
    if (queue.length > 0) flush();
    db.close();
    port.close();
    return;
  }
  // What arrives in the same moment is committed together.
  if (queue.push(message) === 1) setImmediate(flush);
});
