// The size of the first visit, and the start time of a later visit offline.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { newVisitor } from '../../apps/web/e2e/browser.ts';
import { atTable } from '../../apps/web/e2e/new-game-form.ts';
import { type Served, serveBuilt } from '../../apps/web/e2e/serve-built.ts';
import type { EmptyPage } from './empty-page.ts';
import type { Figure } from './figure.ts';

/** The promises: script and style in kB of gzip. */
const MOST_LANDING = 180;
const MOST_UP_TO_GAME = 300;

/** kB of gzip of the scripts and styles among these addresses. */
function weigh(served: Served, requested: ReadonlySet<string>): number {
  const bytes = [...requested]
    .map((address) => new URL(address, served.url).pathname.slice(1))
    .filter((path) => /\.(js|css)$/.test(path))
    .map((path) => gzipSync(readFileSync(join(served.folder, path)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function measureFirst(browser: Browser, { size: empty }: EmptyPage): Promise<Figure[]> {
  const served = await serveBuilt();
  // Without the service worker, which prefetches everything.
  const context = await newVisitor(browser, served.url);
  const page = await context.newPage();
  await page.goto('./', { waitUntil: 'networkidle' });
  const landing = weigh(served, served.requested);
  await page.getByRole('button', { name: 'Play now against Hal' }).click();
  await atTable(page);
  await page.waitForLoadState('networkidle');
  const table = weigh(served, served.requested);
  await context.close();
  await served.close();
  return [
    { name: 'first load, landing page: script and style, gzip', value: landing, unit: 'kB', most: MOST_LANDING, empty },
    { name: 'first load, up to a game at the table, gzip', value: table, unit: 'kB', most: MOST_UP_TO_GAME, empty },
  ];
}

async function measureLater(browser: Browser): Promise<Figure[]> {
  const served = await serveBuilt();
  const context = await newVisitor(browser, served.url, { isOffline: true });
  const page = await context.newPage();
  await page.goto('./');
  await page.getByText('Ready to play offline.').waitFor();
  await served.close();
  await context.setOffline(true);
  const began = performance.now();
  await page.reload();
  const play = page.getByRole('button', { name: 'Play now against Hal' });
  await play.waitFor();
  const landing = performance.now() - began;
  await play.click();
  await atTable(page);
  const again = performance.now();
  await page.reload();
  await atTable(page);
  const table = performance.now() - again;
  await context.close();
  return [
    { name: 'later load without a network, landing page', value: landing, unit: 'ms', most: null },
    { name: 'later load without a network, a game at the table', value: table, unit: 'ms', most: null },
  ];
}

export const measureLoads = async (browser: Browser, empty: EmptyPage): Promise<Figure[]> => [
  ...(await measureFirst(browser, empty)),
  ...(await measureLater(browser)),
];
