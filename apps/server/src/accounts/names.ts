// Names that players choose: no invisible characters, and no two accounts whose names look alike.

import { RequestProblem } from '../http/problem.ts';
import { skeletonOf } from './lookalikes.ts';

const MOST_NAME = 24;

/** Normalizes a name: composed letters, single spaces, none at the ends, no emoji variation selectors. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\ufe0e\ufe0f]/g, '')
    .replace(/[\p{Z}\t\r\n]+/gu, ' ')
    // Not trim(): it removes some invisible characters, which must be refused instead.
    .replace(/^ | $/g, '');

/**
 * Controls, formatting and bidirectional marks, zero-width, unassigned and private-use characters (C), other
 * characters without a glyph, and glyphs that are empty: the Braille cell, the object replacement, Egyptian blanks, a
 * note without a head, the Khitan filler.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;
/** Stacks of marks that cover other lines. Burmese and Hebrew letters may have up to four. */
const PILED = /[\p{M}&&\p{Script=Inherited}]{3}|\p{M}{5}/v;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A new name, normalized; throws a RequestProblem that says what is wrong with it. */
export function checkedName(given: string): string {
  const name = tidyName(given);
  if (UNSEEN.test(name) || PILED.test(name))
    throw new RequestProblem(
      400,
      'nameUnseen',
      'The name has characters that cannot be seen or that change how it is read.',
    );
  if (!SEEN.test(name)) throw new RequestProblem(400, 'nameEmpty', 'The name is empty.');
  if ([...name].length > MOST_NAME)
    throw new RequestProblem(400, 'nameTooLong', `A name has at most ${MOST_NAME} characters.`);
  return name;
}

const skeleton = (name: string): string => skeletonOf(tidyName(name));

/**
 * The looks of a name, in a fixed order. Names that share a look are lookalikes. There are two, because a capital I
 * looks like a small l, but a small i does not.
 */
export const looksOf = (name: string): string[] => [...new Set([skeleton(name), skeleton(name.toLowerCase())])].sort();

export function isAlike(one: string, other: string): boolean {
  const looks = looksOf(one);
  return looksOf(other).some((look) => looks.includes(look));
}
