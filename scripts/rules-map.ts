// npm run task rules-map: docs/rules-map.md, the code and the tests of each rule: rule ids in comments and code, and
// test titles that begin with ids.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { RULE_IDS, ruleText } from '@black-angel/rules/texts';

const root = new URL('../', import.meta.url);

export interface RuleEntry {
  id: string;
  code: string[];
  tests: string[];
}

function sources(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => `${entry.parentPath.slice(root.pathname.length)}/${entry.name}`.replaceAll('//', '/'))
    .sort();
}

const ID = String.raw`[A-Z]\d*(?:\.[A-Z]?\d+)?`;
const TITLE = new RegExp(String.raw`['"\x60]((?:${ID})(?:, (?:${ID}))*): `, 'g');

/** Ranges such as A2.C1–C3, as comments write them. */
function citedIds(text: string): Set<string> {
  const found = new Set<string>(text.match(new RegExp(String.raw`\b${ID}\b`, 'g')) ?? []);
  for (const [, prefix, first, last] of text.matchAll(/\b([A-Z]\d?(?:\.[A-Z]?)?)(\d+)–(?:[A-Z]\d?\.?[A-Z]?)?(\d+)\b/g))
    for (let n = Number(first); n <= Number(last); n++) found.add(`${prefix}${n}`);
  return found;
}

export function rulesMap(): RuleEntry[] {
  const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
  const files = [...sources('packages/rules/src'), ...sources('packages/rules/test')];
  const isTest = (path: string): boolean => path.endsWith('.test.ts');
  // Files that only list ids are skipped.
  const isList = (path: string): boolean => path.includes('/texts/') || path.endsWith('/vp-rule.ts');
  const code = files.filter((path) => path.includes('/src/') && !isTest(path) && !isList(path));
  const cited = code.map((path) => ({ path, ids: citedIds(read(path)) }));
  const tested = files.filter(isTest).map((path) => {
    const ids = new Set([...read(path).matchAll(TITLE)].flatMap(([, list]) => list!.split(', ')));
    return { path, ids };
  });
  const naming = (list: { path: string; ids: Set<string> }[], id: string): string[] =>
    list.filter(({ ids }) => ids.has(id)).map(({ path }) => path.replace('packages/rules/', ''));
  return RULE_IDS.map((id) => ({ id, code: naming(cited, id), tests: naming(tested, id) }));
}

export function rulesMapText(): string {
  const rows = rulesMap().map(({ id, code, tests }) => {
    const text = ruleText(id, 'en') ?? '';
    const short = text.length > 70 ? `${text.slice(0, 67).trimEnd()}…` : text;
    return `| ${id} | ${short} | ${code.join('<br>')} | ${tests.join('<br>')} |`;
  });
  return [
    '# Rules map',
    '',
    'Each rule id of [rules.md](rules.md), the code that cites it and the tests whose titles begin with it (paths below',
    '`packages/rules`). `npm run task rules-map` writes it; a test checks that it is current and that every rule has code and a test.',
    '',
    '| rule | in short | code | tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(new URL('docs/rules-map.md', root), rulesMapText());
