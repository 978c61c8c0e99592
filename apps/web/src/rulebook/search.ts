// The search of the rulebook: by the beginnings of words, without accents and capitals. Headless.

/** Words without accents and capitals. й and ё are folded too, in the text and in the search alike. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\d.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);

/** Shorter words have no ending that could be left out. */
const SHORTEST_STEM = 6;
const ENDING = 2;

const stemOf = (word: string): string =>
  word.length >= SHORTEST_STEM && /^\p{L}+$/u.test(word) ? word.slice(0, -ENDING) : word;

/** The entries in whose text every word of the search begins a word. If there are none, endings are left out. */
export function findEntries<Entry>(
  search: string,
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
): Entry[] {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return [];
  const indexed = entries.map((entry) => ({ entry, words: wordsOf(textOf(entry)) }));
  const having = (starts: readonly string[]): Entry[] =>
    indexed
      .filter(({ words }) => starts.every((start) => words.some((word) => word.startsWith(start))))
      .map(({ entry }) => entry);
  const found = having(wanted);
  return found.length > 0 ? found : having(wanted.map(stemOf));
}
