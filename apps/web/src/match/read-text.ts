// Reads a file the player has chosen.

import { FileProblem, MOST_BYTES } from './game-files.ts';

/** Rejects with a FileProblem; a huge file is not even opened. */
export async function readText(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new FileProblem({ kind: 'tooLarge' });
  try {
    return await file.text();
  } catch (error) {
    throw new FileProblem({ kind: 'unreadable' }, (error as Error).message);
  }
}
