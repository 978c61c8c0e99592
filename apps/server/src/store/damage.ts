// Stored data that cannot be read: a retry is useless.

export class DamagedData extends Error {}

/** The stored log does not replay. */
export class DamagedTable extends DamagedData {
  constructor(table: string, why: string, cause?: unknown) {
    const more = cause instanceof Error ? ` (${cause.message})` : '';
    super(`table ${table} cannot be opened: ${why}${more}`, { cause });
  }
}

/** For lists: a damaged table is left out and does not hide the others. */
export function skipDamage(error: unknown): null {
  if (error instanceof DamagedData) return null;
  throw error;
}
