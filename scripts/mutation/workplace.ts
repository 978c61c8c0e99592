// A copy of the packages in a separate folder, where faults are inserted and the rules tests run. The working tree is
// unchanged.

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Test files of `packages/rules`, fast and sensitive ones first. A fault that survives one stage goes to the next. */
export const STAGES: readonly (readonly string[])[] = [
  ['test/rules/', 'test/cards/', 'test/invariants.test.ts', 'test/goldens.test.ts', 'src/rng.test.ts'],
  ['test/hostile.test.ts', 'test/leaks.test.ts', 'test/schemas/', 'test/conformance.test.ts'],
];

const CONFIG = `export default {
  test: { include: ['packages/rules/{src,test}/**/*.test.ts'], pool: 'threads', isolate: false, maxWorkers: 1, bail: 1,
    testTimeout: 60_000, reporters: ['json'], outputFile: 'report.json', watch: false },
};
`;

export interface Run {
  outcome: 'passed' | 'failed' | 'timeout';
  seconds: number;
}

export class Workplace {
  readonly folder: string;
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
    this.folder = mkdtempSync(join(tmpdir(), 'black-angel-mutation-'));
    const listed = execFileSync(
      'git',
      ['ls-files', '-co', '--exclude-standard', 'packages', 'scripts', 'docs', 'package.json', 'tsconfig.json'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1e8,
      },
    );
    for (const file of listed.split('\n').filter((name) => name !== '' && !name.startsWith('docs/images'))) {
      mkdirSync(join(this.folder, dirname(file)), { recursive: true });
      cpSync(join(root, file), join(this.folder, file));
    }
    this.linkModules();
    writeFileSync(join(this.folder, 'mutation.config.mjs'), CONFIG);
  }

  /** Installed packages come from the working tree, the project's own packages from the copy. */
  private linkModules(): void {
    const from = join(this.root, 'node_modules');
    const to = join(this.folder, 'node_modules');
    mkdirSync(join(to, '@black-angel'), { recursive: true });
    for (const name of readdirSync(from))
      if (name !== '@black-angel' && !name.startsWith('.vite')) symlinkSync(join(from, name), join(to, name));
    for (const name of readdirSync(join(this.folder, 'packages')))
      symlinkSync(join(this.folder, 'packages', name), join(to, '@black-angel', name));
  }

  write(file: string, source: string): void {
    writeFileSync(join(this.folder, file), source);
  }

  /** Runs the tests of a stage until one fails. */
  run(stage: readonly string[], limitSeconds: number): Promise<Run> {
    const began = performance.now();
    const vitest = join(this.root, 'node_modules/vitest/vitest.mjs');
    const files = stage.map((name) => `packages/rules/${name}`);
    const child = spawn(process.execPath, [vitest, 'run', '--config', 'mutation.config.mjs', ...files], {
      cwd: this.folder,
      stdio: 'ignore',
      env: { ...process.env, SOAK: '' },
    });
    return new Promise((resolve) => {
      let isLate = false;
      const alarm = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, limitSeconds * 1000);
      child.on('close', (status) => {
        clearTimeout(alarm);
        const outcome = isLate ? 'timeout' : status === 0 ? 'passed' : 'failed';
        resolve({ outcome, seconds: (performance.now() - began) / 1000 });
      });
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
