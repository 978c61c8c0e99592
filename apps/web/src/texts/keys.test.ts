// Every key that the page uses exists, and every key is used.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leaves, TREES } from './all-texts.ts';
import { LANGUAGES } from './i18n.ts';
import { DYNAMIC } from './key-lists.ts';

/** The page, and the words of the game. */
const ROOMS = [new URL('../', import.meta.url), new URL('../../../../packages/words/src/', import.meta.url)];
const OWN = new RegExp(`^(?:texts/)?(?:${LANGUAGES.join('|')})(?:/|\\.ts$)|\\.test\\.tsx?$|^texts/key-lists\\.ts$`);

const sources = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !OWN.test(path))
    .map((path) => [path, readFileSync(new URL(path, room), 'utf8')] as const),
);

const KEYS = new Set([...leaves(TREES.en)].map(([key]) => key.replace(/_(?:one|other)$/, '')));
const literals = new Set(
  sources.flatMap(([, text]) => [...text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map((m) => m[1]!)),
);

const isDynamic = (key: string): boolean => Object.keys(DYNAMIC).some((start) => key.startsWith(start));
/** A declared prefix may be longer than the one in the code. */
const isDeclared = (start: string): boolean =>
  isDynamic(start) || Object.keys(DYNAMIC).some((declared) => declared.startsWith(start));
const isUsed = (key: string): boolean => literals.has(key) || isDynamic(key);

describe('keys', () => {
  it('that are asked for exist', () => {
    const missing = sources.flatMap(([path, text]) =>
      [...text.matchAll(/\bt\(\s*(['"`])([^'"`$]+)\1/g)]
        .map((m) => m[2]!)
        .flatMap((key) => (KEYS.has(key) ? [] : [`${path}: ${key}`])),
    );
    expect(missing).toEqual([]);
  });

  it('join what and which: French has a space before the colon', () => {
    const colons = sources.flatMap(([path, text]) =>
      [...text.matchAll(/.*`\$\{[^`]*\}: \$\{.*/g)].map(([line]) => `${path}: ${line.trim()}`),
    );
    // Files in English, and errors for the console.
    expect(colons.filter((line) => !/^own-sets\/report|^match\/game-files|throw new Error/.test(line))).toEqual([]);
  });

  it('that are put together begin as declared', () => {
    const undeclared = sources.flatMap(([path, text]) =>
      [...text.matchAll(/\bt\([^()]*?`([\w.-]+)\$\{/g)].flatMap((m) =>
        isDeclared(m[1]!) ? [] : [`${path}: ${m[1]}…`],
      ),
    );
    expect(undeclared).toEqual([]);
    for (const start of Object.keys(DYNAMIC))
      expect([start, [...KEYS].some((key) => key.startsWith(start))]).toEqual([start, true]);
  });

  it('that exist are asked for', () => {
    const unused = [...KEYS].filter((key) => !isUsed(key));
    expect(unused.sort()).toEqual([]);
  });
});

/** The page that is shown when the page itself fails. It marks the message as English. */
const CRASH = 'pages/error-boundary.tsx';

it('no page shows the message of an error, which is English', () => {
  const shown = sources.flatMap(([path, text]) =>
    path.endsWith('.tsx') && path !== CRASH
      ? [...text.matchAll(/(?:details|text)[:=] ?\{?\(?error\b[^,}\n]*message/g)].map((m) => `${path}: ${m[0]}`)
      : [],
  );
  expect(shown).toEqual([]);
});
