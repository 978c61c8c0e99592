// prepack and postpack of the libraries: `npm pack -w packages/rules` packs JavaScript with declarations, while in this
// repository the exports lead to the sources and nothing is built. Between the two the package.json has the exports of
// the archive; if packing is interrupted, `npm run -w packages/rules postpack` brings it back.

import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** The lowest first: each one needs those before it. */
export const LIBRARIES = ['rules', 'engine', 'bots'];
/** The package.json of the repository, while the other one is packed. */
const ASIDE = '.package.json';

/** What a library may use besides the language: every browser and Node 20 have it. Any other name is an error. */
const GLOBALS = `
declare function structuredClone<T>(value: T): T;
declare class TextEncoder {
  encode(text: string): Uint8Array;
  encodeInto(text: string, to: Uint8Array): { read: number; written: number };
}
declare class URL {
  constructor(path: string, base: string);
  readonly href: string;
}
interface ImportMeta {
  readonly url: string;
}
declare const performance: { now(): number };
declare const console: { warn(text: string): void };
declare function setTimeout(run: (value: unknown) => void, milliseconds: number): unknown;
declare function atob(text: string): string;
declare function btoa(text: string): string;
declare class AbortSignal {
  readonly aborted: boolean;
  addEventListener(kind: 'abort', listen: () => void, options?: { once: boolean }): void;
  removeEventListener(kind: 'abort', listen: () => void): void;
}
declare module 'node:worker_threads' {
  export const parentPort: null | {
    postMessage(message: unknown): void;
    on(event: 'message', listen: (message: unknown) => void): void;
  };
}
`;

/**
 * Compiles a package without its tests. The result mirrors the package: `src/index.js`, and what stands beside the
 * sources. The libraries that it needs are read as declarations, as a stranger has them.
 */
export function compile(library: string, outDir: string, ...flags: readonly string[]): void {
  const folder = join(ROOT, 'packages', library);
  const config = mkdtempSync(join(tmpdir(), 'black-angel-'));
  const compilerOptions = {
    noEmit: false,
    noEmitOnError: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: folder,
    outDir,
    // What Node 20 and browsers of its time know.
    target: 'ES2022',
    lib: ['ES2023'],
    types: [],
    paths: declarationsFor(library, config),
  };
  const include = [join(folder, 'src'), 'globals.d.ts'];
  const exclude = [join(folder, 'src/**/*.test.ts')];
  try {
    const path = join(config, 'tsconfig.json');
    writeFileSync(join(config, 'globals.d.ts'), GLOBALS);
    writeFileSync(path, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include, exclude }));
    execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', path, ...flags], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } finally {
    rmSync(config, { recursive: true });
  }
  for (const path of globSync('frozen/*.{js,d.ts}', { cwd: folder })) cpSync(join(folder, path), join(outDir, path));
  finish(outDir);
}

/** Where the compiler finds the doors of the libraries below this one. */
function declarationsFor(library: string, place: string): Record<string, string[]> {
  const paths: Record<string, string[]> = {};
  const { dependencies = {} } = manifestOf(library);
  for (const below of LIBRARIES) {
    const { name, exports } = manifestOf(below);
    if (!Object.hasOwn(dependencies, name)) continue;
    const declarations = join(place, below);
    compile(below, declarations, '--emitDeclarationOnly');
    for (const [door, source] of Object.entries(exports))
      paths[name + door.slice(1)] = [join(declarations, source.replace(/\.ts$/, '.d.ts'))];
  }
  return paths;
}

const manifestOf = (library: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, 'packages', library, 'package.json'), 'utf8'));

/** What the compiler leaves as it is: data as modules of JSON, paths in declarations and in `new URL`. */
function finish(outDir: string): void {
  const rewrite = (pattern: string, change: (text: string) => string): void => {
    for (const name of globSync(`**/${pattern}`, { cwd: outDir }))
      writeFileSync(join(outDir, name), change(readFileSync(join(outDir, name), 'utf8')));
  };
  rewrite('*.d.ts', (text) => text.replace(/((?:from|import) ?\(?["']\.[^"']*)\.ts(["'])/g, '$1.js$2'));
  rewrite('*.js', (text) =>
    text
      .replace(/(new URL\('\.[^']*)\.ts'/g, "$1.js'")
      // Node 20 warns of JSON modules.
      .replace(/('\.[^']*)\.json'(?: with |, \{ with: )\{ type: 'json' \}(?: \})?/g, "$1.json.js'"),
  );
  for (const name of globSync('**/*.json', { cwd: outDir })) {
    const path = join(outDir, name);
    writeFileSync(`${path}.js`, `export default ${JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))};\n`);
    rmSync(path);
  }
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  exports: Record<string, string>;
  sideEffects?: string[];
}

const inDist = (source: string, extension: string): string =>
  source.replace('./src/', './dist/src/').replace(/\.ts$/, extension);

/** The package.json of the archive. */
export const published = (manifest: Manifest): object => ({
  ...manifest,
  ...(manifest.sideEffects && { sideEffects: manifest.sideEffects.map((source) => inDist(source, '.js')) }),
  exports: Object.fromEntries(
    Object.entries(manifest.exports).map(([door, source]) => [
      door,
      { types: inDist(source, '.d.ts'), default: inDist(source, '.js') },
    ]),
  ),
});

function before(): void {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  rmSync('dist', { recursive: true, force: true });
  compile(basename(process.cwd()), join(process.cwd(), 'dist'));
  copyFileSync(join(ROOT, 'LICENSE'), 'LICENSE');
  renameSync('package.json', ASIDE);
  writeFileSync('package.json', `${JSON.stringify(published(manifest), null, 2)}\n`);
}

function after(): void {
  renameSync(ASIDE, 'package.json');
  for (const path of ['dist', 'LICENSE']) rmSync(path, { recursive: true, force: true });
}

if (import.meta.main) {
  if (process.argv[2] === 'after') after();
  else before();
}
