// What has been explained to this player at the table. Stored in this browser.

import { keptValue } from './kept-value.ts';

export const knownNotes = keptValue<readonly string[]>('black-angel-known', (stored) =>
  Array.isArray(stored) ? stored.filter((note) => typeof note === 'string') : [],
);
