// The thread that owns the SQLite file. Requests that arrive together share a transaction (group commit): one write
// to the disk acknowledges many moves.

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { DamagedData } from './damage.ts';
import { type OperationName, prepareOperations } from './sqlite-operations.ts';
import { ConflictError } from './store.ts';

export interface StoreRequest {
  id: number;
  operation: OperationName;
  args: unknown[];
}
export type StoreAnswer =
  /** The id of a request that was carried out and returns nothing. */
  | number
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; problem: string; kind: 'conflict' | 'damaged' | 'failure' };

export interface SqliteSettings {
  file: string;
  /** Limits the size of the file, as a full disk does; for tests. */
  mostPages?: number;
}

/** A fault of the disk, for tests. */
export interface SqliteFault {
  mostPages?: number;
  isReadOnly?: boolean;
}

const READS: ReadonlySet<OperationName> = new Set<OperationName>([
  'getTable',
  'listTables',
  'log',
  'chat',
  'getDocument',
  'listDocuments',
]);

const port = parentPort!;
const { file, mostPages } = workerData as SqliteSettings;
const db = new DatabaseSync(file);
// WAL with full synchronisation: a finished commit is on the disk.
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;');
if (mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${mostPages}`);

const operations = prepareOperations(db);
let queue: StoreRequest[] = [];

const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const kindOf = (error: unknown): 'conflict' | 'damaged' | 'failure' => {
  if (error instanceof DamagedData || /malformed|not a database/.test(problemOf(error))) return 'damaged';
  const isConflict = error instanceof ConflictError || /UNIQUE constraint failed: (log|chat)\./.test(problemOf(error));
  return isConflict ? 'conflict' : 'failure';
};
/** SQLite rolls back the whole transaction itself when the disk is full or broken. */
const isBroken = (): boolean => !db.isTransaction;

const carriedOut = ({ id, operation, args }: StoreRequest): StoreAnswer => {
  const value = (operations[operation] as (...given: unknown[]) => unknown)(...args);
  return value === undefined ? id : { id, ok: true, value };
};
const refusal = ({ id }: StoreRequest, error: unknown): StoreAnswer => ({
  id,
  ok: false,
  problem: problemOf(error),
  kind: kindOf(error),
});

/** One request inside the transaction; a failed one is rolled back to its savepoint. */
function inTransaction(request: StoreRequest): StoreAnswer {
  db.exec('SAVEPOINT request');
  try {
    const answer = carriedOut(request);
    db.exec('RELEASE request');
    return answer;
  } catch (error) {
    if (isBroken()) throw error;
    db.exec('ROLLBACK TO request; RELEASE request');
    return refusal(request, error);
  }
}

/** Reads need no transaction: they work even if nothing can be written. */
function answerRead(request: StoreRequest): StoreAnswer {
  try {
    return carriedOut(request);
  } catch (error) {
    return refusal(request, error);
  }
}

const begin = db.prepare('BEGIN IMMEDIATE');
const end = db.prepare('COMMIT');

function inOneTransaction(requests: readonly StoreRequest[], carryOut: typeof carriedOut): StoreAnswer[] {
  try {
    begin.run();
    const answers = requests.map(carryOut);
    end.run();
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Nearly all groups are stored without a failure, and need no savepoint for each request. */
function commit(requests: readonly StoreRequest[]): StoreAnswer[] {
  try {
    return inOneTransaction(requests, carriedOut);
  } catch {
    return commitOthers(requests);
  }
}

/** A request of the group fails: the others are stored. */
function commitOthers(requests: readonly StoreRequest[]): StoreAnswer[] {
  try {
    return inOneTransaction(requests, inTransaction);
  } catch (error) {
    // Nothing of the group is stored. One request that is too large must not make the others fail.
    if (requests.length > 1) return requests.flatMap((request) => commitOthers([request]));
    return requests.map((request) => refusal(request, error));
  }
}

function flush(): void {
  const requests = queue;
  queue = [];
  const answers: StoreAnswer[] = [];
  // Reads see the writes requested before them.
  for (let i = 0; i < requests.length; ) {
    const isRead = READS.has(requests[i]!.operation);
    let end = i + 1;
    while (end < requests.length && READS.has(requests[end]!.operation) === isRead) end++;
    const group = requests.slice(i, end);
    answers.push(...(isRead ? group.map(answerRead) : commit(group)));
    i = end;
  }
  port.postMessage(answers);
}

function disturb({ mostPages: pages, isReadOnly = false }: SqliteFault): void {
  db.exec(`PRAGMA query_only = ${isReadOnly}`);
  if (pages !== undefined) db.exec(`PRAGMA max_page_count = ${pages}`);
}

port.on('message', (message: StoreRequest[] | 'close' | SqliteFault) => {
  if (message === 'close') {
    if (queue.length > 0) flush();
    db.close();
    port.close();
  } else if (Array.isArray(message)) {
    // Messages of one tick are committed together.
    if (queue.length === 0) setImmediate(flush);
    queue.push(...message);
  } else disturb(message);
});
