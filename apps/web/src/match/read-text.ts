// Reads a file that the player chose.

import { FileProblem, MOST_BYTES } from './game-files.ts';

/** Rejects with a FileProblem. A file that is too large is not opened. */
export async function readText(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new FileProblem({ kind: 'tooLarge' });
  try {
    return await file.text();
  } catch (error) {
    throw new FileProblem({ kind: 'unreadable' }, (error as Error).message);
  }
}
