// What is kept as JSON, read again.

import { DamagedData, type TableRow } from './store.ts';

/**
 * In the JSON of a table's row if a person sits there. Looked for as text, so a damaged row does not make a query fail. No name can
 * contain it: quotes inside a text are escaped.
 */
export const SEATED_MARK = '"tokenHash":"';

export function readJson<T>(text: unknown): T {
  try {
    return JSON.parse(text as string) as T;
  } catch (error) {
    throw new DamagedData('what is kept is no JSON', { cause: error });
  }
}

/** Rows for a list. A damaged one is left out: it must not hide the others. Opening it tells what is wrong. */
export function readRows(texts: readonly unknown[]): TableRow[] {
  return texts.flatMap((text) => {
    try {
      return [readJson<TableRow>(text)];
    } catch {
      return [];
    }
  });
}
