// Downloads a file.

import type { GameRecord } from '@black-angel/engine';
import { type GameFile, matchFile } from './game-files.ts';
import type { StoredGame } from './game-store.ts';

export function download({ name, text }: GameFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const downloadGame = (game: StoredGame): void => download(matchFile(game));

/** Does nothing for null: a game that began from a position has no record. */
export function downloadRecord(record: GameRecord | null): void {
  if (record) download({ name: recordName(record), text: `${JSON.stringify(record, null, 1)}\n` });
}

export const recordName = ({ seed, moves }: GameRecord): string =>
  `black-angel-${seed.replace(/[^a-z0-9-]+/gi, '-').slice(0, 40)}-${moves.length}.json`;
