// npm run task freeze: bundles the present engine as packages/engine/frozen/vN.js, before RULES_VERSION is raised, with
// the declarations of its day. The bundle then plays, shows and replays games of version N
// (docs/adr/0004-old-rules-versions.md).

import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from '@black-angel/rules';
import { build } from 'esbuild';
import { Library } from './api-report.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const ENTRY = 'packages/bots/src/engine.ts';

/** Writes the bundle of the present engine; returns its path. */
export async function bundle(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const outfile = `${folder}/v${RULES_VERSION}.js`;
  await build({
    entryPoints: [ROOT + ENTRY],
    bundle: true,
    minify: true,
    format: 'esm',
    outfile,
    banner: { js: `// The engine of Black Angel for rules version ${RULES_VERSION}, frozen. Never edit.` },
  });
  return outfile;
}

/** What the engine of a checkout exports, and the types that it names, as one file. */
export function declarationsOf(root: string = ROOT, version: number = RULES_VERSION): string {
  const folder = mkdtempSync(join(tmpdir(), 'black-angel-'));
  try {
    const config = join(folder, 'tsconfig.json');
    const compilerOptions = {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
      typeRoots: [join(ROOT, 'node_modules/@types')],
      ...{ rootDir: join(root, 'packages'), outDir: join(folder, 'out') },
    };
    const include = ['rules', 'engine', 'bots'].map((name) => join(root, 'packages', name, 'src'));
    const exclude = [join(root, '**/*.test.ts')];
    writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include, exclude }));
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config], { stdio: ['ignore', 'inherit', 'inherit'] });
    return `// What v${version}.js exports, by the sources of its day. Never edit.\n\n${rolledUp(root, join(folder, 'out'))}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The declarations of every door of the packages of a checkout. */
function doorsOf(root: string, out: string): Record<string, string> {
  const doors: Record<string, string> = {};
  for (const path of globSync('packages/*/package.json', { cwd: root })) {
    const { name, exports } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      name: string;
      exports: Record<string, string>;
    };
    for (const [door, source] of Object.entries(exports))
      doors[name + door.slice(1)] = join(
        out,
        dirname(path).slice('packages/'.length),
        source.replace(/\.ts$/, '.d.ts'),
      );
  }
  return doors;
}

/** All declarations that can be reached from the entry. A second one of the same name gets a number. */
function rolledUp(root: string, out: string): string {
  const library = new Library(doorsOf(root, out));
  const names = new Map<string, string>();
  const reach = (path: string, name: string): void => {
    if (!path.startsWith('/') || names.has(`${path} ${name}`)) return;
    const taken = [...names.values()];
    const free = [name, ...[2, 3, 4, 5].map((n) => `${name}${n}`)].find((wanted) => !taken.includes(wanted))!;
    names.set(`${path} ${name}`, free);
    for (const used of library.usedBy(path, name)) reach(...used);
  };
  const exported = library.exportsOf(join(out, ENTRY.slice('packages/'.length).replace(/\.ts$/, '.d.ts')));
  // First, so that they keep their names.
  for (const [name, [path, inside]] of exported) names.set(`${path} ${inside}`, name);
  for (const [path, name] of exported.values()) for (const used of library.usedBy(path, name)) reach(...used);
  const texts = [...names].map(([key, free]) => {
    const [path, name] = key.split(' ') as [string, string];
    return `export declare ${declared(library, path, name, free, names)}`;
  });
  return `${texts.sort().join('\n')}\n`;
}

/** A declaration with the names of this file. */
function declared(library: Library, path: string, name: string, free: string, names: Map<string, string>): string {
  const nameOf = (place: readonly [string, string], word: string): string => names.get(place.join(' ')) ?? word;
  const local = new Map(library.usedBy(path, name).map((place) => [place[1], place]));
  return library
    .module(path)
    .declared.get(name)!
    .text.replace(new RegExp(`^(const|let) ${name}:`), `$1 ${free}:`)
    .replace(/import\(["'](\.[^"']*)\.[jt]s["']\)\.(\w+)/g, (_, from: string, word: string) =>
      nameOf(library.placeOf(join(dirname(path), `${from}.d.ts`), word), word),
    )
    .replace(/(?<![.\w'])[A-Za-z_]\w*(?![\w']|\??:)/g, (word) => {
      if (word === name) return free;
      const place = local.get(word);
      return place ? nameOf(place, word) : word;
    });
}

if (import.meta.main) {
  const folder = fileURLToPath(new URL('../packages/engine/frozen', import.meta.url));
  writeFileSync(`${folder}/v${RULES_VERSION}.d.ts`, declarationsOf());
  console.log(await bundle(folder));
}
