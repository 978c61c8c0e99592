// A sentence stands in one file: one that is corrected in one place must not stay wrong in another.

import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tree } from '@black-angel/words';
import { expect, it } from 'vitest';
import { leaves } from './all-texts.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Shorter ones are labels, which may agree by chance. */
const FEWEST_WORDS = 5;

/** Where something is said about the game. */
const gameFiles = (): string[] => [
  'packages/rules/src/texts/refusals.en.ts',
  ...globSync('packages/words/src/en/*.ts', { cwd: ROOT }),
];
const pageFiles = (): string[] =>
  globSync('apps/web/src/texts/en/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('/start.ts'));

// In another language two English sentences may be one.
it('no sentence about the game stands in two files', async () => {
  const places = new Map<string, Set<string>>();
  const read = async (file: string, isKnownOnly: boolean): Promise<void> => {
    const module = (await import(/* @vite-ignore */ `${ROOT}${file}`)) as Record<string, Tree>;
    for (const [, text] of leaves(module))
      if (text.split(/\s+/).length >= FEWEST_WORDS && (!isKnownOnly || places.has(text)))
        places.set(text, (places.get(text) ?? new Set()).add(file));
  };
  for (const file of gameFiles()) await read(file, false);
  expect(places.size).toBeGreaterThan(150);
  for (const file of pageFiles()) await read(file, true);
  expect([...places].filter(([, files]) => files.size > 1).map(([text, files]) => [text, ...files])).toEqual([]);
});
