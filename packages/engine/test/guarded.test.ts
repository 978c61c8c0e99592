// The compiler guards the contract: what the rules or the contract change is an error at present.ts or at the adapters.
// Each change is made in a copy of the sources.

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from '@black-angel/rules';
import { afterAll, expect, it } from 'vitest';
import { declarationsOf } from '../../../scripts/freeze-engine.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COPIED = ['rules/package.json', 'rules/src', 'engine/package.json', 'engine/src', 'engine/frozen'];
const TSCONFIG = {
  extends: './root.json',
  // The declarations of frozen versions are checked, too.
  compilerOptions: { types: [], skipLibCheck: false, lib: ['ES2024', 'DOM'] },
  include: ['packages/engine/src', 'packages/engine/frozen/*.d.ts'],
};

type Change = readonly [file: string, before: string, after: string];

const folder = mkdtempSync(join(tmpdir(), 'black-angel-'));
cpSync(join(ROOT, 'tsconfig.json'), join(folder, 'root.json'));
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
for (const path of COPIED) cpSync(join(ROOT, 'packages', path), join(folder, 'packages', path), { recursive: true });
mkdirSync(join(folder, 'node_modules/@black-angel'), { recursive: true });
for (const name of ['rules', 'engine'])
  symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@black-angel', name));

afterAll(() => rmSync(folder, { recursive: true }));

const compile = (): Promise<string> =>
  new Promise((resolve) => {
    const args = ['-p', folder, '--pretty', 'false', '--noErrorTruncation'];
    execFile(join(ROOT, 'node_modules/.bin/tsc'), args, { cwd: folder }, (_error, stdout) => resolve(stdout));
  });

/** The files with errors, and all that the compiler says. */
async function errorsAfter(changes: readonly Change[]): Promise<{ files: string[]; said: string }> {
  const originals = new Map<string, string>();
  for (const [file, before, after] of changes) {
    const path = join(folder, 'packages', file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
    if (!originals.has(path)) originals.set(path, source);
    writeFileSync(path, source.replaceAll(before, after));
  }
  const said = await compile();
  for (const [path, source] of originals) writeFileSync(path, source);
  const files = [...said.matchAll(/^packages\/engine\/(.*?)\(.*: error /gm)].map(([, file]) => file!);
  return { files: [...new Set(files)].sort(), said };
}

const PRESENT = 'src/present.ts';
const SHARING = 'src/sharing.ts';
const ADAPTERS = Array.from({ length: RULES_VERSION - 1 }, (_, i) => `src/adapters/v${i + 1}.ts`);

it('unchanged, everything fits', async () => {
  expect(await errorsAfter([])).toEqual({ files: [], said: '' });
});

it('the present engine, frozen, fits with an adapter like that of version 2', async () => {
  const engine = join(folder, 'packages/engine');
  const added = [`frozen/v${RULES_VERSION}.d.ts`, `src/adapters/v${RULES_VERSION}.ts`].map((path) =>
    join(engine, path),
  );
  const adapter = readFileSync(join(engine, 'src/adapters/v2.ts'), 'utf8').replaceAll('v2', `v${RULES_VERSION}`);
  for (const [i, text] of [declarationsOf(), adapter].entries()) writeFileSync(added[i]!, text);
  expect(await errorsAfter([])).toEqual({ files: [], said: '' });
  expect(await errorsAfter([['engine/src/contract/view.ts', 'halted: boolean', 'newField: boolean']])).toMatchObject({
    files: [...ADAPTERS, `src/adapters/v${RULES_VERSION}.ts`, PRESENT, SHARING],
  });
  for (const path of added) rmSync(path);
});

const RENAMED = ['activate-mission', 'destroy', 'discover', 'repair'].map(
  (frame): Change => [`rules/src/frames/${frame}.ts`, 'activationsLeft', 'remaining'],
);

it.each<[string, readonly Change[], name: string, files: readonly string[]]>([
  ['a field of decisions renamed in the rules', RENAMED, 'remaining', [PRESENT, SHARING]],
  [
    'a field of the view added in the rules',
    [
      ['rules/src/view.ts', '  round: number;', '  round: number;\n  newField: number;'],
      ['rules/src/view.ts', '    round: state.round,', '    round: state.round,\n    newField: 0,'],
    ],
    'newField',
    [PRESENT],
  ],
  [
    'an event added in the rules',
    [['rules/src/events.ts', 'export interface EventFields {', 'export interface EventFields {\n  newEvent: object;']],
    'newEvent',
    [PRESENT],
  ],
  [
    'a field of a decision added to the contract',
    [['engine/src/contract/decision.ts', 'fly: { steps: number };', 'fly: { steps: number; newField: number };']],
    'newField',
    [...ADAPTERS, PRESENT, SHARING],
  ],
  [
    'a field of the view renamed in the contract',
    [['engine/src/contract/view.ts', 'halted: boolean;', 'newField: boolean;']],
    'newField',
    [...ADAPTERS, PRESENT, SHARING],
  ],
  [
    'an event added to the contract: older versions never make it',
    [['engine/src/contract/event.ts', 'Fields {', 'Fields {\n  newEvent: object;']],
    'newEvent',
    [PRESENT],
  ],
])('%s', async (_what, changes, name, files) => {
  const errors = await errorsAfter(changes);
  expect(errors.files).toEqual(files);
  expect(errors.said).toContain(name);
});
