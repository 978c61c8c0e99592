// One server for each SQLite file, because two would not hear of each other's moves. The operating system holds the
// lock, on an empty database beside the file: it ends with the process, also after a crash.

import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from './private-files.ts';

/** Milliseconds that a server waits for the previous one, which may still be closing. */
export const LOCK_PATIENCE = 5000;

/** Another server uses the file. */
export class FileInUse extends Error {}

/** Takes the lock of a file. Returns a function that releases it. Throws FileInUse. */
export function takeSoleUse(file: string, patience = LOCK_PATIENCE): () => void {
  const lockFile = `${file}-lock`;
  makePrivateFile(lockFile);
  const lock = new DatabaseSync(lockFile);
  try {
    lock.exec(`PRAGMA busy_timeout = ${patience}; BEGIN EXCLUSIVE`);
  } catch (error) {
    lock.close();
    if (/locked/.test((error as Error).message)) throw new FileInUse(`another server uses ${file}`, { cause: error });
    throw error;
  }
  return () => lock.close();
}
