// One-line faults of a source file, found in its text. Faults that change only types or comments are left out.

import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';

export interface Fault {
  /** Identifies the fault even if its line moves. */
  id: string;
  file: string;
  line: number;
  kind: string;
  /** The line before and after, trimmed. */
  before: string;
  after: string;
  /** The whole file with the fault. */
  source: string;
}

interface Edit {
  kind: string;
  at: number;
  length: number;
  by: string;
}

/** The source with comments, strings and regular expressions replaced by spaces; all positions stay the same. */
function maskTexts(source: string): string {
  const text =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=[(,=]\s*)\/(?:\\.|[^/\\\n])+\/\w*/g;
  return source.replace(text, (found) => found.replace(/[^\n]/g, ' '));
}

/** Operators and words with their replacements. Biome puts a space on both sides of a binary operator. */
const SWAPS: readonly (readonly [kind: string, from: RegExp, to: (found: string) => string])[] = [
  ['comparison', /(?<= )(===|!==)(?= )/g, (found) => (found === '===' ? '!==' : '===')],
  ['boundary', /(?<= )(<=|>=|<|>)(?= )/g, (found) => (found.length === 2 ? found[0]! : `${found}=`)],
  ['logic', /(?<=\s)(&&|\|\|)(?=\s)/g, (found) => (found === '&&' ? '||' : '&&')],
  ['logic', /(?<= )\?\?(?= )/g, () => '&&'],
  ['arithmetic', /(?<= )[+-](?= )/g, (found) => (found === '+' ? '-' : '+')],
  ['arithmetic', /(?<= )[*](?= )/g, () => '+'],
  ['arithmetic', /(?<= )(\+=|-=)(?= )/g, (found) => (found === '+=' ? '-=' : '+=')],
  ['arithmetic', /(?<=[\w\])])(\+\+|--)(?=[;),])/g, (found) => (found === '++' ? '--' : '++')],
  ['bits', /(?<= )(&|\|)(?= )/g, (found) => (found === '&' ? '|' : '&')],
  ['bits', /(?<= )(<<|>>>|>>)(?= )/g, (found) => (found === '<<' ? '>>' : '<<')],
  ['constant', /(?<![\w.$])\d+(?![\w.])/g, (found) => String(Number(found) + 1)],
  ['constant', /(?<![\w.$])(true|false)(?![\w$])/g, (found) => (found === 'true' ? 'false' : 'true')],
  ['negation', /(?<=[\s(])!(?=[\w(])/g, () => ''],
  ['method', /(?<=\.)(some|every)(?=\()/g, (found) => (found === 'some' ? 'every' : 'some')],
  ['method', /(?<=Math\.)(min|max)(?=\()/g, (found) => (found === 'min' ? 'max' : 'min')],
  [
    'statement',
    /(?<=\n {2,})(?!const |let |return|throw |break|continue|case |default|this\.\w+ = \w+;)[\w.!?[\]]+(\(.*\)| [+\-|&^*]?= .*|\+\+|--);(?=\n)/g,
    () => ';',
  ],
  ['statement', /(?<=\) )(return|continue|break)(?= ?[^;\n]*;\n)[^;\n]*;/g, () => ';'],
];

/** The position of the parenthesis that closes the one at `open`. */
function closing(masked: string, open: number): number {
  let depth = 0;
  for (let i = open; i < masked.length; i++) {
    if (masked[i] === '(') depth++;
    else if (masked[i] === ')' && --depth === 0) return i;
  }
  return -1;
}

function editsOf(source: string): Edit[] {
  const masked = maskTexts(source);
  const edits: Edit[] = [];
  for (const [kind, from, to] of SWAPS)
    for (const found of masked.matchAll(from))
      edits.push({ kind, at: found.index, length: found[0].length, by: to(found[0]) });
  for (const { index, 0: found } of masked.matchAll(/\bif \(/g)) {
    const open = index + found.length - 1;
    const close = closing(masked, open);
    const condition = source.slice(open + 1, close);
    if (close < 0 || condition.includes('\n')) continue;
    edits.push({ kind: 'condition', at: open + 1, length: condition.length, by: `!(${condition})` });
  }
  return edits;
}

const lineAround = (source: string, at: number): string =>
  source.slice(source.lastIndexOf('\n', at - 1) + 1, (source.indexOf('\n', at) + 1 || source.length + 1) - 1);

/** The code without types, comments and layout; null if it does not parse. */
function codeOf(source: string): string | null {
  try {
    return transformSync(source, { loader: 'ts', minifyWhitespace: true, logLevel: 'silent' }).code;
  } catch {
    return null;
  }
}

/** All faults of a file, in order of position. */
export function faultsOf(file: string, source: string): Fault[] {
  const code = codeOf(source);
  const times = new Map<string, number>();
  return editsOf(source)
    .sort((a, b) => a.at - b.at)
    .flatMap(({ kind, at, length, by }) => {
      const faulty = source.slice(0, at) + by + source.slice(at + length);
      const changed = codeOf(faulty);
      if (changed === null || changed === code) return [];
      const [before, after] = [lineAround(source, at).trim(), lineAround(faulty, at).trim()];
      const name = [file, kind, before, after].join('\n');
      const nth = times.get(name) ?? 0;
      times.set(name, nth + 1);
      const id = createHash('sha256').update(`${name}\n${nth}`).digest('hex').slice(0, 12);
      const line = source.slice(0, at).split('\n').length;
      return [{ id, file, line, kind, before, after, source: faulty }];
    });
}
