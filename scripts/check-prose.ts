// Prose is plain: comment lines fit 120 columns, and comments and documents avoid words that force a second reading.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const COLUMNS = 120;

const WORDS: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\bwhoever\b/i, 'name the person or program: the player, the operator, the caller'],
  [/\banew\b/i, 'again'],
  [/\bso many\b/i, 'a number of, this many'],
];

/** The rules are quoted from their source, texts are sentences of the game, frozen engines are bundles. */
const EXEMPT = /^docs\/rules\.md$|(?:^|\/)(?:texts|frozen)\//;
const SKIPPED = ['node_modules', 'dist', 'coverage'];

/** The comments of a source by line; '' for lines without one. */
function commentsOf(lines: readonly string[]): string[] {
  let isInBlock = false;
  return lines.map((line) => {
    const isWhole = isInBlock || /^\s*(?:\/\/|\/\*)/.test(line);
    if (isInBlock || /^\s*\/\*/.test(line)) isInBlock = !line.includes('*/');
    return isWhole ? line : (/\s(?:\/\/|\/\*\*?)\s.*$/.exec(line)?.[0] ?? '');
  });
}

/** Each line of a file that breaks a rule, with what to do. */
export function findProse(file: string, source: string): { line: number; text: string; advice: string }[] {
  const lines = source.split('\n');
  const isDocument = file.endsWith('.md');
  return (isDocument ? lines : commentsOf(lines)).flatMap((prose, i) => {
    const line = lines[i]!;
    const isWide = !isDocument && prose === line && line.length > COLUMNS;
    const advice = isWide ? `wrap at ${COLUMNS} columns` : WORDS.find(([pattern]) => pattern.test(prose))?.[1];
    return advice === undefined ? [] : [{ line: i + 1, text: line.trim(), advice }];
  });
}

export function checkProse(): string[] {
  const files = globSync('**/*.{ts,tsx,css,md}', { cwd: root, exclude: (name) => SKIPPED.includes(String(name)) });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !EXEMPT.test(file))
    .flatMap((file) =>
      findProse(file, readFileSync(`${root}${file}`, 'utf8')).map(
        (found) => `${file}:${found.line}: ${found.text}\n    ${found.advice}`,
      ),
    );
}

if (import.meta.main) {
  const problems = checkProse();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
