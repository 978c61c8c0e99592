// The layouts in the style sheets are chosen by the same sizes as in the code, and all of them in rem.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|tsx?)$/.test(name));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Sizes that media queries compare the window with. */
const sizesIn = (text: string): string[] =>
  [...text.matchAll(/\(([^()]*(?:width|height)[^()]*)\)/g)]
    .map(([, inner]) => inner!)
    .filter((inner) => /^[\d.]*\w*\s*[<>=]*\s*(?:min-|max-)?(?:width|height)\s*[:<>=]/.test(inner))
    .flatMap((inner) => inner.match(/[\d.]+(?:px|rem|em)/g) ?? []);

const queriesIn = (name: string): string[] =>
  name.endsWith('.css') ? (read(name).match(/@(?:media|container)[^{]*/g) ?? []) : [];

it('no layout is chosen by pixels: a larger default font gets the layout of a smaller window', () => {
  const queries = files.flatMap((name) => queriesIn(name).map((query) => ({ name, sizes: sizesIn(query) })));
  expect(queries.flatMap(({ sizes }) => sizes).length).toBeGreaterThan(50);
  expect(queries.filter(({ sizes }) => sizes.some((size) => size.endsWith('px')))).toEqual([]);
  const inCode = files
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .flatMap((name) =>
      [...read(name).matchAll(/'[^']*\((?:min-|max-)?(?:width|height)\b[^']*'/g)].filter(([text]) => /\dpx/.test(text)),
    );
  expect(inCode).toEqual([]);
});

it('the sizes of the layouts of the table are those of its style sheets', () => {
  const known = new Set(
    files
      .filter((name) => name.startsWith('table'))
      .flatMap(queriesIn)
      .flatMap(sizesIn),
  );
  const layouts = /const DESKTOP = .*;|const LARGE = .*;|const PHONE = .*;|const WIDE = .*;/g;
  const used = read('table/screen-size.ts').match(layouts)!.flatMap(sizesIn);
  expect(used.length).toBe(8);
  for (const size of used) expect(known).toContain(size);
});
