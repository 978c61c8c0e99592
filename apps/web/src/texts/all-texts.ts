// For tests: every text of the page in every language, also those that are loaded later.

import { type Language, SPOKEN, type Tree } from '@black-angel/words';

const FILES = import.meta.glob<Record<string, Tree>>('./*/*.ts', { eager: true });

/** Several bundles may have keys under the same first part. */
function merged(...trees: Tree[]): Tree {
  const whole: Record<string, string | Tree> = {};
  for (const tree of trees)
    for (const [name, value] of Object.entries(tree)) {
      const known = whole[name];
      whole[name] = typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value;
    }
  return whole;
}

/** By language: what each file has under its own name. */
export const TREES = Object.fromEntries(
  SPOKEN.map((language) => {
    const paths = Object.keys(FILES).filter((path) => path.startsWith(`./${language}/`));
    return [language, merged(...paths.map((path) => FILES[path]![path.slice(5, -3)]!))];
  }),
) as Record<Language, Tree>;

export function* leaves(tree: Tree, path = ''): Generator<[key: string, text: string]> {
  for (const [name, value] of Object.entries(tree)) {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') yield [key, value];
    else yield* leaves(value, key);
  }
}

/** All texts with their keys but the inflected colours, of which each language has its own. */
export const textsOf = (language: Language): [string, string][] =>
  [...leaves(TREES[language])].filter(([key]) => !key.startsWith('colour.'));
