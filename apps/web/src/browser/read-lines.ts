// The last chat line of each table that this browser has shown to the player, by its number.

import { keptNumbers } from './kept-numbers.ts';

const kept = keptNumbers('black-angel-chat');

/** -1 for a table whose chat was never open here. */
export const lastRead = (table: string): number => kept.of(table) ?? -1;

export function rememberRead(table: string, line: number): void {
  if (line > lastRead(table)) kept.remember(table, line);
}
