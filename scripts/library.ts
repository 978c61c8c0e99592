// prepack and postpack of the libraries: `npm pack -w packages/rules` packs JavaScript with declarations, while in this
// repository the exports lead to the sources and nothing is built. Between the two the package.json has the exports of
// the archive; if packing is interrupted, `npm run -w packages/rules postpack` brings it back.

import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
export const LIBRARIES = ['rules'];
/** The package.json of the repository, while the other one is packed. */
const ASIDE = '.package.json';

/** What a library may use besides the language: every browser and Node 20 have it. Any other name is an error. */
const GLOBALS = `
declare function structuredClone<T>(value: T): T;
declare class TextEncoder {
  encode(text: string): Uint8Array;
  encodeInto(text: string, to: Uint8Array): { read: number; written: number };
}
`;

/** Compiles the sources of a package, without tests. */
export function compile(folder: string, outDir: string, ...flags: readonly string[]): void {
  const config = mkdtempSync(join(tmpdir(), 'black-angel-'));
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(folder, 'src'),
    outDir,
    // What Node 20 and browsers of its time know.
    target: 'ES2022',
    lib: ['ES2023'],
    types: [],
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
  finish(outDir);
}

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
  exports: Record<string, string>;
  sideEffects?: string[];
}

const inDist = (source: string, extension: string): string =>
  source.replace('./src/', './dist/').replace(/\.ts$/, extension);

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
  compile(process.cwd(), join(process.cwd(), 'dist'));
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
