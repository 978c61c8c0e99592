import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';
import { PATIENCE } from './scripts/patience.ts';

/** `npm run soak`: the long runs (scripts/soak.ts). */
const isSoak = process.env['SOAK'] === '1';
const minutes = (count: number): number => count * 60_000 * (isSoak ? 30 : 1);

const common = {
  testTimeout: minutes(5),
  hookTimeout: minutes(5),
  expect: { poll: { timeout: PATIENCE } },
  pool: 'forks',
  maxWorkers: 2,
} as const;

/** They replace modules, so each has its own process. */
const ALONE = ['apps/web/src/ui-state/fitting-state.test.ts', 'apps/server/test/leaks.test.ts'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Files share a process: loading the rules for each of them would take longer than most of them run.
        test: {
          ...common,
          name: 'unit',
          isolate: false,
          setupFiles: ['scripts/unstub-globals.ts'],
          exclude: ALONE,
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'apps/{web,cli}/{src,test}/**/*.test.{ts,tsx}',
            '{bench,scripts}/**/*.test.ts',
          ],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // They listen on ports and kill children.
        test: {
          ...common,
          name: 'server',
          isolate: false,
          setupFiles: ['apps/server/test/restart-streams.ts'],
          exclude: ALONE,
          include: ['apps/server/{src,test}/**/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...common, name: 'alone', include: ALONE, sequence: { groupOrder: 0 } } },
      {
        // The real page in a real browser (apps/web/e2e). After the others: a busy machine makes a browser slow.
        test: {
          ...common,
          testTimeout: minutes(5),
          name: 'browser',
          // Files of a process share a browser and its windows. One process more than cores: a test often waits.
          maxWorkers: 3,
          isolate: false,
          include: ['apps/web/e2e/**/*.e2e.ts'],
          globalSetup: ['apps/web/e2e/global-setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
