// Every package that the server runs is code that its host has to trust.

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

interface Package {
  dependencies?: Record<string, string>;
  link?: boolean;
  resolved?: string;
}

/** There were 301 with the library for ratings. */
const MOST_PACKAGES = 145;

it('the server runs few foreign packages', async () => {
  const text = await readFile(new URL('../../../package-lock.json', import.meta.url), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, Package> };
  /** The path of a package as its user finds it: in the nearest folder above. */
  const find = (user: string, name: string): string => {
    for (let folder = user; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
      const known = packages[path];
      if (known) return known.link ? known.resolved! : path;
      if (folder === '') throw new Error(`${user} needs ${name}`);
    }
  };
  const found = new Set(['apps/server']);
  for (const path of found)
    for (const name of Object.keys(packages[path]!.dependencies ?? {})) found.add(find(path, name));
  const foreign = [...found].filter((path) => path.includes('node_modules/'));
  expect(foreign.length).toBeGreaterThan(20);
  expect(foreign.length).toBeLessThanOrEqual(MOST_PACKAGES);
});
