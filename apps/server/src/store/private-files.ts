// Files for the server's user alone: they hold chat, e-mail addresses and password hashes.

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { parse } from 'node:path';

const OWNER_ONLY = 0o700;
const OWNER_FILE = 0o600;
const OTHERS = 0o077;
/** The files of SQLite beside its database. New ones get the permissions of the database. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** Does nothing where it is not permitted, or where the system has no such permissions. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Makes the file if it does not exist, and restricts its permissions. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_FILE));
  for (const end of BESIDE) if (existsSync(file + end)) restrict(file + end, OWNER_FILE);
}

/**
 * Makes the folder of a file if it does not exist. The permissions of a folder with other files in it are not
 * changed. Whether only this user can read the folder.
 */
export function makePrivateFolder(folder: string, file: string): boolean {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const isOurs = readdirSync(folder).every((name) => name.startsWith(parse(file).name));
  if (isOurs) restrict(folder, OWNER_ONLY);
  return process.platform === 'win32' || (statSync(folder).mode & OTHERS) === 0;
}
