// What is kept as JSON, read again.

import { DamagedData, type TableRow } from './store.ts';

export function readJson<T>(text: unknown): T {
  try {
    return JSON.parse(text as string) as T;
  } catch (error) {
    throw new DamagedData('what is kept is no JSON', { cause: error });
  }
}

/** Rows for a list. A damaged one is left out: it must not hide the others. Whoever opens it is told. */
export function readRows(texts: readonly unknown[]): TableRow[] {
  return texts.flatMap((text) => {
    try {
      return [readJson<TableRow>(text)];
    } catch {
      return [];
    }
  });
}
