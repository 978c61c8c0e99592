import { defineConfig } from 'vitest/config';

const common = { testTimeout: 120_000, hookTimeout: 120_000, pool: 'forks' } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'apps/*/{src,test}/**/*.test.{ts,tsx}',
            'bench/src/**/*.test.ts',
          ],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The real page in a real browser (apps/web/e2e). After the others: a busy machine makes a browser slow.
        test: {
          ...common,
          testTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
          name: 'browser',
          include: ['apps/web/e2e/**/*.e2e.ts'],
          globalSetup: ['apps/web/e2e/global-setup.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
