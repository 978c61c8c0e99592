// What a client has seen of a game, in a few letters: by them a server knows that what the client has is still true, and sends only
// what it missed. Nothing secret is in them, and whoever gives false ones fools only himself.

import type { Entry } from './moment.ts';

const hex = (number: number): string => (number >>> 0).toString(16).padStart(8, '0');

/** Of the entries from the setup on, in the order they were told. */
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
