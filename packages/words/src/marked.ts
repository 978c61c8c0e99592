// A value in a sentence can carry a reference, so that pointing at the word shows the thing. The marks are private
// control characters: interpolation leaves them alone, and no keyboard types them.

const START = '\u0001';
const MIDDLE = '\u0002';
const END = '\u0003';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the marks themselves.
const MARKS = /[\u0001-\u0003]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the marks themselves.
const MARKED = /\u0001([^\u0001-\u0003]*)\u0002([^\u0001-\u0003]*)\u0003/g;

export interface Marked {
  text: string;
  /** A Target, or `seat:0`, `ravager:065`, `rule:A2.3`. */
  ref: string;
}

/** Adds a reference to a text. Removes marks in the text: a name may come from a file. */
export const mark = (text: string, ref: string): string => `${START}${ref}${MIDDLE}${withoutMarks(text)}${END}`;

const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** The pieces of a sentence, in order. */
export function parseMarked(sentence: string): (string | Marked)[] {
  const pieces: (string | Marked)[] = [];
  let at = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > at) pieces.push(withoutMarks(sentence.slice(at, match.index)));
    pieces.push({ text: match[2]!, ref: match[1]! });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) pieces.push(withoutMarks(sentence.slice(at)));
  return pieces;
}

/** The sentence without marks. */
export const plain = (sentence: string): string =>
  parseMarked(sentence)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');

/** Capitalises the first letter, unless the sentence starts with a reference. */
export function capitalised(sentence: string, locale: string): string {
  if (sentence.startsWith(`${START}seat:`)) return sentence;
  const at = sentence.startsWith(START) ? sentence.indexOf(MIDDLE) + 1 : 0;
  return sentence.slice(0, at) + sentence.charAt(at).toLocaleUpperCase(locale) + sentence.slice(at + 1);
}

/** Sentences in a row; each but the last gets a full stop if it has no closing sign. */
export const inARow = (sentences: readonly string[]): string =>
  sentences.map((said, i) => (i === sentences.length - 1 || /[.!?…]$/u.test(said) ? said : `${said}.`)).join(' ');
