// Names that people choose: without anything that cannot be seen, and of accounts no two that look the same.

import { RequestProblem } from '../problem.ts';

const MOST_NAME = 24;

/** One way to write each name: composed letters, single spaces, none at the ends, emoji without their choice of style. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\ufe0e\ufe0f]/g, '')
    .replace(/[\p{Z}\t\r\n]+/gu, ' ')
    // Not trim(), which takes away some of what cannot be seen.
    .replace(/^ | $/g, '');

/**
 * Controls, formatting and bidirectional marks, zero-width, unassigned and private-use characters (C), other characters that show
 * nothing, and what is drawn empty: the Braille cell, the object replacement, Egyptian blanks, a note without a head, the filler of Khitan.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;
/** Towers of marks that cover the lines around. Burmese and Hebrew stack up to four of their own. */
const PILED = /[\p{M}&&\p{Script=Inherited}]{3}|\p{M}{5}/v;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A new name, tidied; throws a problem that says what is wrong with it. */
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

/** Characters that look like another one, by the one they are taken for. Common ones of Latin, Cyrillic and Greek, and digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᴀ',
  b: 'ВЬΒʙƄ',
  c: 'СсϹϲᴄ',
  d: 'ԁᴅ',
  e: 'ЕеΕεᴇ',
  f: 'Ϝꜰſ',
  g: 'ɡɢԌ',
  h: 'НһΗʜ',
  i: 'іιıɪɩ',
  j: 'ЈјϳᴊͿ',
  k: 'КкΚκᴋ',
  l: 'I1|ІӀӏΙǀʟ',
  m: 'МΜᴍ',
  n: 'ΝηпПɴ',
  o: '0ОоΟοσᴏ',
  p: 'РрΡρᴘ',
  q: 'Ԛԛ',
  r: 'гʀᴦ',
  s: 'Ѕѕꜱ',
  t: 'ТΤτᴛ',
  u: 'υᴜʋ',
  v: 'Ѵѵνᴠ',
  w: 'ԜԝωᴡѡѠ',
  x: 'ХхΧχ',
  y: 'УуΥγүҮʏ',
  z: 'Ζᴢ',
  '3': 'ЗзƷʒᴣ',
  '6': 'б',
  '-': '‐‑‒–—―−',
  "'": '’‘ʼʹ′`´',
};
const TAKEN_FOR = new Map(Object.entries(LOOKALIKES).flatMap(([one, alike]) => [...alike].map((char) => [char, one])));
/** Of two letters that together look like one. */
const PAIRS: readonly [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

const fold = (text: string): string => [...text].map((char) => TAKEN_FOR.get(char) ?? char).join('');

function skeleton(name: string): string {
  // Some lookalikes are decomposed into another letter, others are found only after that.
  const plain = fold(fold(tidyName(name)).normalize('NFKD')).toLowerCase();
  return PAIRS.reduce((text, [pair, one]) => text.replace(pair, one), plain).normalize('NFC');
}

/**
 * What a name looks like, in a fixed order. Names that have one of these in common are taken for each other. Two, because a capital I
 * looks like a small l, but a small i does not.
 */
export const looksOf = (name: string): string[] => [...new Set([skeleton(name), skeleton(name.toLowerCase())])].sort();

export function isAlike(one: string, other: string): boolean {
  const looks = looksOf(one);
  return looksOf(other).some((look) => looks.includes(look));
}
