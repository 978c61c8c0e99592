// Files that nobody but the user of the server may read: they hold chat, e-mail addresses and the hashes of passwords.

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { parse } from 'node:path';

const OWNER_ONLY = 0o700;
const OWNER_FILE = 0o600;
const OTHERS = 0o077;
/** What SQLite keeps beside its file. New ones get the rights of the file itself. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** Where that is not allowed, or the system knows no such rights, everything stays as it is. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Makes the file if it is not there. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_FILE));
  for (const end of BESIDE) if (existsSync(file + end)) restrict(file + end, OWNER_FILE);
}

/**
 * Makes the folder of a file if it is not there. One that holds other things as well is somebody else's: its rights are not
 * touched. Whether nobody else can look into it.
 */
export function makePrivateFolder(folder: string, file: string): boolean {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const isOurs = readdirSync(folder).every((name) => name.startsWith(parse(file).name));
  if (isOurs) restrict(folder, OWNER_ONLY);
  return process.platform === 'win32' || (statSync(folder).mode & OTHERS) === 0;
}
