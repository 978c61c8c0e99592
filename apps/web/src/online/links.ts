// Links to a table, and finding them in a text.

import { makeHash, type Route } from '../browser/router.ts';

type TableRoute = Extract<Route, { page: 'table' }>;

export const tableRoute = (id: string): TableRoute => ({ page: 'table', id, at: null, isWatching: false, key: null });
export const tableHash = (id: string): string => makeHash(tableRoute(id));

const absolute = (hash: string): string => new URL(hash, document.baseURI).href;
export const inviteLink = (id: string): string => absolute(tableHash(id));
export const watchLink = (id: string): string => absolute(makeHash({ ...tableRoute(id), isWatching: true }));
export const momentLink = (id: string, at: number): string => absolute(makeHash({ ...tableRoute(id), at }));
export const seatLink = (id: string, key: string): string => absolute(makeHash({ ...tableRoute(id), key }));

/** Splits a text into plain pieces and links to tables of this page. Other addresses stay plain text. */
export function splitLinks(text: string): { text: string; table: string | null }[] {
  const start = absolute('#/t/').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const pattern = new RegExp(`(${start}([A-Za-z0-9_-]{8,24}))(?![A-Za-z0-9_/?-])`, 'g');
  const pieces: { text: string; table: string | null }[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), table: null });
    pieces.push({ text: match[1]!, table: match[2]! });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), table: null });
  return pieces;
}
