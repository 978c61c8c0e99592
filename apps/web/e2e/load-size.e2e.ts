// What a visitor loads, compressed: up to the landing page, to a game, to the first lesson.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { serveBuilt } from './serve-built.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser();

const toTable = (page: Page): Promise<void> => page.locator('.spot-next').first().waitFor({ state: 'attached' });

const WAYS: readonly [name: string, most: number, go: (page: Page) => Promise<void>][] = [
  ['the landing page', 180, async (page) => page.locator('.home-offer').waitFor()],
  [
    'a game',
    300,
    async (page) => {
      await page.getByRole('button', { name: 'Play now' }).click();
      await toTable(page);
    },
  ],
  [
    'the first lesson',
    300,
    async (page) => {
      await page.getByRole('link', { name: 'Start the first voyage' }).click();
      await page.locator('.guide').waitFor();
    },
  ],
];

it.each(WAYS)('up to %s at most %i kB', async (_name, most, go) => {
  const served = await serveBuilt();
  onTestFinished(() => served.close());
  const { page } = await visit({ url: served.url });
  await page.goto('#/');
  await go(page);
  await page.waitForLoadState('networkidle');
  const files = [...served.requested].map((url) => url.split('?')[0]!).filter((path) => /\.(?:js|css)$/.test(path));
  const sizes = files.map((path) => gzipSync(readFileSync(join(served.folder, path)), { level: 9 }).length);
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThanOrEqual(most);
});

it('has the icons that browsers ask for without being told, as beside a picture opened alone', async () => {
  const answer = await fetch(new URL('favicon.ico', inject('url')));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
  // An ICO file with several sizes.
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});
