// The API reports: every signature that a library exports, door by door, from the declarations of the compiler.
//
//   npm run task api-report             writes packages/*/api.txt
//   npm run task api-report -- check    fails if one of them is not what the sources say, or if a comment is missing
//
// A changed line is a changed API: see docs/versions.md.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, LIBRARIES } from './library.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

interface Module {
  /** Declarations by name, without comments. */
  declared: Map<string, Statement>;
  /** Where an imported name is declared. */
  imported: Map<string, { from: string; name: string }>;
  /** Names that the module exports, and what they are called inside; from another module, or declared here. */
  exported: Map<string, { from: string | null; name: string }>;
  /** `export * from`. */
  stars: string[];
}

interface Statement {
  text: string;
  /** A comment stands above it. */
  isDocumented: boolean;
}

/** Top-level statements without their comments. The compiler begins each of them in the first column. */
function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  let open: string[] = [];
  let isDocumented = false;
  let isComment = false;
  for (const line of text.split('\n')) {
    if (/^\s*\/\*\*/.test(line)) {
      isComment = true;
      isDocumented ||= open.length === 0;
    }
    if (!isComment && line.trim() !== '') {
      // A union goes on after a comment.
      if (open.length === 0 && line.startsWith(' ')) ({ text: open[0], isDocumented } = statements.pop()!);
      open.push(line);
      if (/^(?:\}|\S.*[;}])$/.test(line)) {
        statements.push({ text: open.join('\n').replace(/ \n\{/g, ' {').replace(/\n \|/g, ' |'), isDocumented });
        open = [];
        isDocumented = false;
      }
    }
    if (/\*\/\s*$/.test(line)) isComment = false;
  }
  return statements;
}

/** "type A", "B as C" */
function* namesOf(list: string): Generator<{ inside: string; outside: string }> {
  for (const entry of list.split(',')) {
    const [inside, outside] = entry
      .trim()
      .replace(/^type /, '')
      .split(' as ');
    if (inside) yield { inside, outside: outside ?? inside };
  }
}

function readModule(path: string, packages: Packages): Module {
  const module: Module = { declared: new Map(), imported: new Map(), exported: new Map(), stars: [] };
  const to = (from: string): string =>
    from.startsWith('.') ? join(dirname(path), from.replace(/\.[jt]s$/, '.d.ts')) : (packages[from] ?? from);
  for (const { text: statement, isDocumented } of statementsOf(readFileSync(path, 'utf8'))) {
    const [, star] = /^export \* from '(.*)';$/.exec(statement) ?? [];
    const [, verb, list, from] = /^(import|export) (?:type )?\{([^}]*)\}(?: from '(.*)')?;$/s.exec(statement) ?? [];
    const [, name] =
      /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type|let) (\w+)/.exec(statement) ?? [];
    if (star) module.stars.push(to(star));
    else if (verb === 'import')
      for (const { inside, outside } of namesOf(list!)) module.imported.set(outside, { from: to(from!), name: inside });
    else if (verb === 'export')
      for (const { inside, outside } of namesOf(list!))
        module.exported.set(outside, { from: from ? to(from) : null, name: inside });
    else if (name) {
      const before = module.declared.get(name);
      const text = statement.replace(/^(?:export )?(?:declare )?/, '');
      // Overloads stand below each other.
      module.declared.set(name, {
        text: before ? `${before.text}\n${text}` : text,
        isDocumented: isDocumented || before?.isDocumented === true,
      });
      if (statement.startsWith('export ')) module.exported.set(name, { from: null, name });
    }
  }
  return module;
}

/** The declarations of imports from other packages; those of unknown packages are not read. */
type Packages = Readonly<Record<string, string>>;

export class Library {
  private readonly modules = new Map<string, Module>();
  private readonly packages: Packages;

  constructor(packages: Packages = {}) {
    this.packages = packages;
  }

  module(path: string): Module {
    const module = this.modules.get(path) ?? readModule(path, this.packages);
    this.modules.set(path, module);
    return module;
  }

  /** Every exported name of a module, with the module that declares it and its name there. */
  exportsOf(path: string): Map<string, [path: string, name: string]> {
    const module = this.module(path);
    const found = new Map<string, [string, string]>();
    for (const star of module.stars) for (const [name, at] of this.exportsOf(star)) found.set(name, at);
    for (const [name, { from, name: inside }] of module.exported) found.set(name, this.placeOf(from ?? path, inside));
    return found;
  }

  /** Where a name that a module uses is declared. */
  placeOf(path: string, name: string): [path: string, name: string] {
    if (!path.startsWith('/')) return [path, name];
    const { declared, imported } = this.module(path);
    if (declared.has(name)) return [path, name];
    const source = imported.get(name);
    if (source) return this.placeOf(source.from, source.name);
    return this.exportsOf(path).get(name) ?? [path, name];
  }

  /** The places of the names that a declaration uses. */
  usedBy(path: string, name: string): [path: string, name: string][] {
    const { declared, imported } = this.module(path);
    const { text } = declared.get(name)!;
    const words = new Set(text.replace(/'[^']*'/g, '').match(/(?<![.\w])[A-Za-z_]\w*(?!\??:)/g));
    const written = [...text.matchAll(/import\(["'](\.[^"']*)\.[jt]s["']\)\.(\w+)/g)];
    return [
      ...[...words]
        .filter((word) => word !== name && (declared.has(word) || imported.has(word)))
        .map((word) => this.placeOf(path, word)),
      ...written.map(([, from, word]) => this.placeOf(join(dirname(path), `${from}.d.ts`), word!)),
    ];
  }
}

/** Words by language: of these doors only the names are an API. */
const isWords = (door: string): boolean => door.startsWith('./texts');

/** Exported names that no comment explains. */
export function undocumented(doors: Readonly<Record<string, string>>, dist: string): string[] {
  const library = new Library();
  return Object.entries(doors).flatMap(([door, source]) =>
    [...library.exportsOf(declarations(dist, source))].flatMap(([name, [path, inside]]) =>
      !path.startsWith('/') || library.module(path).declared.get(inside)!.isDocumented ? [] : [`${door}: ${name}`],
    ),
  );
}

const declarations = (dist: string, source: string): string => join(dist, source.replace(/\.ts$/, '.d.ts'));

const byName = (a: string, b: string): number => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

/** The report of a package whose declarations lie in `dist`. */
export function reportOf(name: string, doors: Readonly<Record<string, string>>, dist: string): string {
  const library = new Library();
  const said = new Set<string>();
  const behind = new Map<string, string>();
  const out: string[] = [`API of ${name}, written by npm run task api-report. Comments are in the sources.`];
  const textAt = (path: string, at: string): string => library.module(path).declared.get(at)!.text;
  const reach = (path: string, at: string): void => {
    for (const [from, used] of library.usedBy(path, at)) {
      if (!from.startsWith('/') || said.has(`${from} ${used}`) || behind.has(`${from} ${used}`)) continue;
      behind.set(`${from} ${used}`, textAt(from, used));
      reach(from, used);
    }
  };
  const tops: [string, string][] = [];
  for (const [door, source] of Object.entries(doors)) {
    const path = declarations(dist, source);
    const names = library.exportsOf(path);
    out.push('', `── ${door === '.' ? name : name + door.slice(1)} ──`, '');
    if (isWords(door)) out.push([...names.keys()].sort(byName).join(', '));
    else
      for (const exported of [...names.keys()].sort(byName)) {
        const [from, inside] = names.get(exported)!;
        if (!from.startsWith('/')) {
          out.push(`${exported}: from ${from}`);
          continue;
        }
        const text = textAt(from, inside);
        out.push(exported === inside ? text : `${exported} = ${text}`);
        said.add(`${from} ${inside}`);
        tops.push([from, inside]);
      }
  }
  for (const [path, at] of tops) reach(path, at);
  const hidden = [...behind].filter(([key]) => !said.has(key)).map(([, text]) => text);
  if (hidden.length > 0) out.push('', '── types that these name ──', '', ...hidden.sort(byName));
  return `${out.join('\n')}\n`;
}

/** The report of a library, and what it should explain and does not. */
function report(library: string): { text: string; missing: string[] } {
  const folder = join(ROOT, 'packages', library);
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const dist = mkdtempSync(join(tmpdir(), 'black-angel-'));
  try {
    compile(library, dist, '--emitDeclarationOnly');
    return { text: reportOf(name, exports, dist), missing: undocumented(exports, dist) };
  } finally {
    rmSync(dist, { recursive: true });
  }
}

if (import.meta.main)
  for (const library of LIBRARIES) {
    const path = `packages/${library}/api.txt`;
    const { text, missing } = report(library);
    for (const name of missing) console.error(`${library} ${name} has no comment`);
    if (missing.length > 0) process.exitCode = 1;
    if (process.argv[2] !== 'check') writeFileSync(ROOT + path, text);
    else if (readFileSync(ROOT + path, 'utf8') !== text) {
      console.error(
        `${path}: the API has changed. Write it with npm run task api-report; docs/versions.md says what follows.`,
      );
      process.exitCode = 1;
    }
  }
