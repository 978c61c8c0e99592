// The libraries as a stranger gets them: packed, installed in an empty project without a registry, compiled by both
// resolutions, run by every Node of this machine, and bundled.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIBRARIES } from './library.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const EXAMPLES = globSync('examples/library/*.ts', { cwd: ROOT }).map((path) => basename(path, '.ts'));
const place = mkdtempSync(join(tmpdir(), 'black-angel-library-'));
const project = join(place, 'project');

/** A copy, because packing changes package.json for a moment while other tests read it. */
function packAll(): string[] {
  const copy = join(place, 'repository');
  for (const path of [
    'package.json',
    'tsconfig.json',
    'LICENSE',
    'scripts/library.ts',
    ...LIBRARIES.map((name) => `packages/${name}`),
  ])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const workspaces = LIBRARIES.map((name) => `packages/${name}`);
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ private: true, type: 'module', workspaces }));
  const before = readFileSync(join(copy, workspaces[0]!, 'package.json'), 'utf8');
  for (const workspace of workspaces) npm(copy, 'pack', '-w', workspace, '--pack-destination', place);
  expect(readFileSync(join(copy, workspaces[0]!, 'package.json'), 'utf8')).toBe(before);
  return globSync('*.tgz', { cwd: place }).map((name) => join(place, name));
}

const PATH = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Every Node of the path, from version 20 on: this one first. */
function nodes(): string[] {
  const found = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const versions = new Map<string, string>();
  for (const node of [process.execPath, ...found]) {
    if (!existsSync(node)) continue;
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    if (Number(/^v(\d+)/.exec(version)?.[1]) >= 20 && !versions.has(version)) versions.set(version, node);
  }
  return [...versions.values()];
}

function compile(module: string, moduleResolution: string): void {
  const flags = ['--strict', '--target', 'es2022', '--lib', 'es2022,dom', '--types', '', '--outDir', 'out'];
  const args = ['--ignoreConfig', ...flags, '--module', module, '--moduleResolution', moduleResolution];
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), ...args, ...EXAMPLES.map((name) => `${name}.ts`)],
    { cwd: project, encoding: 'utf8' },
  );
}

/** What all examples say, one after the other in one process. */
function run(node: string, folder: string, extension: string): string {
  const program = EXAMPLES.map((name) => `await import('${pathToFileURL(join(folder, name))}.${extension}');`);
  return execFileSync(node, ['--input-type=module', '-e', program.join('\n')], { encoding: 'utf8' });
}

beforeAll(() => {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(project, 'install', '--offline', '--no-audit', '--no-fund', ...packAll());
  for (const name of EXAMPLES) cpSync(join(ROOT, `examples/library/${name}.ts`), join(project, `${name}.ts`));
});
afterAll(() => rmSync(place, { recursive: true }));

describe('a library', () => {
  it.each(LIBRARIES)('%s has no sources, no tests, a licence and a page to read', (name) => {
    const folder = join(project, 'node_modules/@black-angel', name);
    const files = globSync('**/*.*', { cwd: folder });
    expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|golden/.test(file))).toEqual([]);
    for (const file of ['LICENSE', 'README.md', 'api.txt', 'package.json'])
      expect(existsSync(join(folder, file)), file).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      license: 'MIT',
      engines: { node: '>=20' },
    });
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain('MIT');
  });

  it.each([
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ])('compiles strictly with module %s and moduleResolution %s', (module, moduleResolution) => {
    expect(() => compile(module, moduleResolution)).not.toThrow();
  });

  it('says in every Node what it says in this repository', () => {
    compile('nodenext', 'nodenext');
    const said = run(process.execPath, join(ROOT, 'examples/library'), 'ts');
    expect(said.split('\n').length).toBeGreaterThan(EXAMPLES.length);
    for (const node of nodes()) expect(run(node, join(project, 'out'), 'js'), node).toBe(said);
  });

  it.each([
    ['hexName', 1000],
    ['parseMove', 45_000],
  ])('%s alone costs at most %i bytes in a bundle', async (name, most) => {
    const contents = `import { ${name} } from '@black-angel/rules'; console.log(${name}('1a'));`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    expect(outputFiles[0]!.contents.length).toBeLessThan(most);
  });
});
