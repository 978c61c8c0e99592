// The files of `deploy` name what there is: paths, settings, metrics. `npm run rehearse` runs them as far as it goes
// without containers.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSteps } from '../../../bench/server/image-steps.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const sources = globSync('apps/server/src/**/*.ts', { cwd: root }).map(read).join('\n');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

describe('the container image', () => {
  const text = read('deploy/Containerfile');
  const [build, run] = readSteps(text);

  it('is made of paths that exist', () => {
    const copied = build.flatMap((step) => (step.kind === 'copy' ? step.from : []));
    expect(copied).toContain('apps');
    expect(copied.filter((path) => !existsSync(root + path))).toEqual([]);
    const taken = run.flatMap((step) => (step.kind === 'copy' && step.isFromBuild ? step.from : []));
    expect(taken).toEqual(['package.json', 'node_modules', 'packages', 'apps/server', 'apps/web/dist']);
  });

  it('does not run as root, and says whether it is well', () => {
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^HEALTHCHECK .*\n.*\/api\/health/m);
    expect(read('deploy/compose.yaml')).toMatch(/read_only: true/);
  });

  it('refuses a file that it cannot read', () => {
    expect(() => readSteps('FROM node:26-slim\nCOPY a b\n')).toThrow('A Containerfile of two stages is needed.');
  });
});

describe('settings and metrics', () => {
  it('of compose and systemd are settings of the server', () => {
    const compose = read('deploy/compose.yaml').split('\nservices:')[0]!;
    const node = compose.slice(compose.indexOf('environment:'), compose.indexOf('depends_on:'));
    const named = [
      ...found(node, /^ {4}([A-Z_]+):/gm),
      ...found(read('deploy/black-angel.service'), /[= ]([A-Z_]{4,})=/g),
    ];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => name !== 'NODE_ENV' && !sources.includes(name))).toEqual([]);
  });

  it.each(['deploy/grafana/black-angel.json', 'deploy/prometheus-alerts.yaml'])(
    'of %s are told by the server',
    (file) => {
      const names = new Set(found(read(file), /(black_angel_[a-z_]+)/g).map((name) => name.replace(/_bucket$/, '')));
      expect(names.size).toBeGreaterThan(2);
      expect([...names].filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
    },
  );

  it('are read from every node of compose', () => {
    const nodes = found(read('deploy/compose.yaml'), /^ {2}(\w+):\n {4}<<: \*node/gm);
    expect(nodes).toEqual(['one', 'two']);
    for (const file of ['deploy/prometheus.yaml', 'deploy/Caddyfile'])
      for (const node of nodes) expect(read(file)).toContain(`${node}:8484`);
  });
});
