// Reads stored JSON.

import { DamagedData } from './damage.ts';
import type { TableRow } from './store.ts';

/**
 * In the JSON of a row if a person sits at the table. Queries search it as text, so a damaged row does not make them
 * fail. No name contains it: quotes in a JSON string are escaped.
 */
export const SEATED_MARK = '"tokenHash":"';

export function readJson<T>(text: unknown): T {
  try {
    return JSON.parse(text as string) as T;
  } catch (error) {
    throw new DamagedData('what is kept is no JSON', { cause: error });
  }
}

/** Rows for a list. A damaged row is left out and does not hide the others; opening it reports the damage. */
export function readRows(texts: readonly unknown[]): TableRow[] {
  return texts.flatMap((text) => {
    try {
      return [readJson<TableRow>(text)];
    } catch {
      return [];
    }
  });
}
