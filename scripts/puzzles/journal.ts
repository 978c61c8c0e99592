// What the miner has searched so far, one line for each game.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FoundPuzzle } from '@black-angel/bots/advice';
import type { Position } from '@black-angel/rules/position';

export const FOLDER = fileURLToPath(new URL('../../data/', import.meta.url));
export const JOURNAL = `${FOLDER}puzzles.jsonl`;

/** The bots that try a puzzle, from weak to strong. */
export const TRIERS = ['novice', 'easy', 'normal', 'expert'] as const;
/** The number of tries of each. */
export const TRIES = 4;

export interface MinedPuzzle extends FoundPuzzle {
  /** Game and turn. */
  id: string;
  /** The rules version. */
  rules: number;
  /** The whole state; what is shipped has only what the player sees. */
  position: Position;
  /** How many tries of each of the TRIERS failed. */
  fails: number[];
}

export interface Searched {
  game: number;
  puzzles: MinedPuzzle[];
}

/** A line that was cut off by a stop is searched again. */
export function readJournal(): Searched[] {
  if (!existsSync(JOURNAL)) return [];
  return readFileSync(JOURNAL, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Searched];
      } catch {
        return [];
      }
    });
}
