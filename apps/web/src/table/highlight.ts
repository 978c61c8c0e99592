// Marks a thing on the table while its name in the log is pointed at.

import { thingsOf } from './things.ts';

const NAMED = 'named';

/** Marks what is named; null takes the marks away. */
export function highlight(ref: string | null): void {
  for (const element of document.querySelectorAll(`.${NAMED}`)) element.classList.remove(NAMED);
  if (ref === null) return;
  for (const element of thingsOf(ref)) element.classList.add(NAMED);
}
