// The id of a sandbox: a local game that starts from the view of an online table. The id names that table.

const START = 'plan-';

/** One for each table: a new sandbox replaces the last. */
export const sandboxId = (table: string): string => `${START}${table}`;
export const isSandbox = (id: string): boolean => id.startsWith(START);
export const tableOfSandbox = (id: string): string => id.slice(START.length);
