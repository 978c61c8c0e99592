// Outside packages/rules no code unpacks the state by hand: views have named fields, and the state has exported
// accessors. This check finds the usual ways to unpack it.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

const PATTERNS: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /\b(?:state|draft|world|trial|view|before|after|start)!?\.frames\b/,
    'use view.decision, decision() or decisionKind()',
  ],
  [/[^>]>> ?\d|[^&]& ?\d/, 'use the accessors of the rules (tileIn, isBoostUp, hasDebris, showCaptive, valueOfDie …)'],
  [/\* ?[48] ?\+/, 'use dieNumber() or another accessor of the rules'],
  [
    /\b(?:card|tile|top)\b!?\)? ?(?:[<>]=?|[!=]==) ?[1-9]\d/,
    'use isRavager(), isAdvanced(), isStarting() or isTechnology()',
  ],
  [/\b(?:missions|ravagers)\[\w+ - \d+\]/, 'use missionCard() or ravagerCard()'],
];

/** Random generators, hashes and binary formats, which shift other bits. */
const OWN_BITS: readonly string[] = [
  'bench/server/bench-server.ts',
  'bench/server/crash.ts',
  'apps/server/src/tables/api/outbox.ts',
  'apps/server/test/authenticator.ts',
  'apps/server/test/private-files.test.ts',
  'apps/web/src/texts/sample-games.ts',
  'apps/web/src/ui-state/fitting-state.ts',
  'packages/bots/src/random.ts',
  'packages/lab/src/statistics.test.ts',
  'packages/match/src/seen.ts',
];

/** Each line of a source that reads the packed state, with what to use instead. */
export function findPacking(source: string): { line: number; text: string; advice: string }[] {
  return source.split('\n').flatMap((text, i) => {
    if (/^\s*(?:\/\/|\*|\/\*)/.test(text)) return [];
    const found = PATTERNS.find(([pattern]) => pattern.test(text));
    return found ? [{ line: i + 1, text: text.trim(), advice: found[1] }] : [];
  });
}

const FOLDERS = '{apps,packages/{bots,match,lab,protocol},bench,examples,scripts}';

export function checkPacking(): string[] {
  const files = globSync(`${FOLDERS}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(String(name)),
  });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !OWN_BITS.includes(file) && !/packing(\.test)?\.ts$/.test(file))
    .flatMap((file) =>
      findPacking(readFileSync(`${root}${file}`, 'utf8')).map(
        ({ line, text, advice }) => `${file}:${line}: ${text}\n    ${advice}`,
      ),
    );
}

if (import.meta.main) {
  const problems = checkPacking();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
