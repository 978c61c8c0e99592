// A hash of what a client has seen of a game. With it a server finds out whether the client's entries are still valid,
// and sends only the missing ones. It contains no secret, and a client that sends a wrong one harms only itself.

import type { Entry } from './moment.ts';

const hex = (number: number): string => (number >>> 0).toString(16).padStart(8, '0');

/** The hash of the entries from the setup on, in their order. */
export function seenHash(entries: readonly Entry[]): string {
  const text = JSON.stringify(entries);
  let [a, b] = [0x9e3779b1, 0x85ebca77];
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    a = Math.imul(a ^ letter, 0x01000193);
    b = Math.imul((b << 5) ^ (b >>> 27) ^ letter, 0x27d4eb2d);
  }
  return hex(a ^ (b >>> 15)) + hex(b ^ (a >>> 13));
}
