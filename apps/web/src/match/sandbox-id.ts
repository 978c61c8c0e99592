// A sandbox is a game of this browser begun from what one sees of a game online; its id says of which.

const START = 'plan-';

/** There is one for each table: a new one takes the place of the last. */
export const sandboxId = (table: string): string => `${START}${table}`;
export const isSandbox = (id: string): boolean => id.startsWith(START);
export const tableOfSandbox = (id: string): string => id.slice(START.length);
