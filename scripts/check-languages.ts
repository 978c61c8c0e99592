// Says which texts the languages that are being translated still lack. A draft never fails the check.

import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DRAFTS } from '@black-angel/words/languages';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The files of English. Those of another language have the same names, with its code. */
const ENGLISH = ['packages/rules/src/texts/*.en.ts', 'packages/words/src/en/*.ts', 'apps/web/src/texts/en/**/*.ts'];

/** Whose contents are in other files. */
const GATHERING = /\/(?:start|learn|chapters)\.ts$/;

/** Every text and every function that makes one, as a dotted path; of a plural, the whole. */
export function keysOf(texts: unknown, path = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [path.replace(/_(?:one|few|many|other)$/, '')];
  return Object.entries(texts).flatMap(([name, text]) => keysOf(text, path === '' ? name : `${path}.${name}`));
}

/** What a module has under any of its names: French calls `rulesEn` `rulesFr`. */
async function textsIn(file: string): Promise<Set<string>> {
  if (!existsSync(file)) return new Set();
  const module = (await import(pathToFileURL(file).href)) as object;
  return new Set(Object.values(module).flatMap((texts) => keysOf(texts)));
}

async function missingIn(language: string): Promise<void> {
  const files = globSync(ENGLISH, { cwd: root }).filter((file) => !GATHERING.test(file));
  let all = 0;
  let missing = 0;
  const said: string[] = [];
  for (const file of files.sort()) {
    const other = file.replace('.en.ts', `.${language}.ts`).replace('/en/', `/${language}/`);
    const [wanted, found] = [await textsIn(join(root, file)), await textsIn(join(root, other))];
    const lacking = [...wanted].filter((key) => !found.has(key));
    all += wanted.size;
    missing += lacking.length;
    const some = lacking.length > 5 ? `${lacking.slice(0, 5).join(', ')}, …` : lacking.join(', ');
    if (lacking.length > 0) said.push(`  ${other}: ${lacking.length} of ${wanted.size} (${some})`);
  }
  console.log([`The draft ${language} lacks ${missing} of ${all} texts:`, ...said].join('\n'));
}

if (import.meta.main) for (const language of DRAFTS) await missingIn(language);
