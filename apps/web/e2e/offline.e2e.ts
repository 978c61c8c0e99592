// Offline use and updates.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeUnitRandom } from '@black-angel/bots';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { SizeName } from './browser.ts';
import { startGame } from './new-game-form.ts';
import { type Served, serveBuilt } from './serve-built.ts';
import { readGame } from './stored-games.ts';
import { chooseAny } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser();

/** A server of this test, which can be stopped or updated. */
async function ownServer(): Promise<Served> {
  const served = await serveBuilt();
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await served.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...served, close };
}

/** The first visit: everything is fetched and cached. */
async function firstVisit(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByText('Ready to play offline.').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('after the first visit everything works without a network: starting, playing, bots, languages', async () => {
  const served = await ownServer();
  const { page, context, errors } = await visit({ url: served.url, isOffline: true });
  await firstVisit(page);
  await served.close();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now against Hal' }).waitFor();
  const driver = await startGame(page, { mode: 'bots', seed: 'offline', seats: ['person', 'easy'] });
  await driver.play(chooseAny(makeUnitRandom(6)), () => driver.clicks >= 25);
  await expect.poll(async () => (await readGame(page)).saved.moves.length).toBeGreaterThan(25);
  // A new language, and pages that have not been opened.
  await page.goto('#/rules');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await page.getByRole('link', { name: 'Новая партия' }).first().waitFor();
  await page.goto('#/learn/act1');
  await page.getByText('Первые часы').waitFor();
  await page.goto('#/puzzles/day');
  await page.locator('.guide[data-puzzle]').waitFor();
  // A failed check for a newer service worker is no error of the page.
  errors.splice(0, errors.length, ...errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|sw\.js/.test(error)));
});

/** The controls under the notice. */
function findUnderNotice(): string[] {
  const notice = document.querySelector('.update-notice');
  if (!notice) return ['there is no notice'];
  const pressed = document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,label');
  return [...pressed].flatMap((element) => {
    if (notice.contains(element)) return [];
    return [...element.getClientRects()].flatMap(({ left, top, width, height }) => {
      const hit = [0.05, 0.5, 0.95].map((share) =>
        document.elementFromPoint(left + width * share, top + height * share),
      );
      return hit.some((found) => found !== null && notice.contains(found)) ? [element.textContent ?? ''] : [];
    });
  });
}

test.for(['desktop', 'phone'] as SizeName[])(
  'what is told on the first visit is not in the way on a %s, and goes',
  async (size) => {
    const served = await ownServer();
    const { page } = await visit({ url: served.url, isOffline: true, size });
    await page.clock.install();
    await page.goto('#/online/new');
    const notice = page.locator('.update-notice', { hasText: 'Ready to play offline.' });
    await notice.waitFor();
    await expect.poll(() => page.evaluate(findUnderNotice)).toEqual([]);
    const open = page.getByRole('button', { name: 'Open the table' });
    await open.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(findUnderNotice)).toEqual([]);
    // Hover and focus keep the notice open.
    const close = notice.getByRole('button', { name: 'Close' });
    await close.focus();
    await page.clock.fastForward(60_000);
    expect(await notice.isVisible()).toBe(true);
    await page.getByRole('textbox').first().focus();
    await page.clock.fastForward(10_000);
    await notice.waitFor({ state: 'detached' });
  },
);

/** Another version of the app: the same with another title. */
function publish(folder: string, title: string): void {
  const index = join(folder, 'index.html');
  const page = readFileSync(index, 'utf8').replace(/<title>.*<\/title>/, `<title>${title}</title>`);
  writeFileSync(index, page.replace('</head>', `<meta name="version" content="${title}" /></head>`));
  const worker = join(folder, 'sw.js');
  const code = readFileSync(worker, 'utf8');
  const changed = code.replace(
    /(url:"index\.html",revision:")[^"]+|(revision:")[^"]+(",url:"index\.html")/,
    `$1$2${title}$3`,
  );
  expect(changed).not.toBe(code);
  writeFileSync(worker, changed);
  // The compressed copies belong to the version before.
  for (const name of readdirSync(folder)) if (/^(index\.html|sw\.js)\.(br|gz)$/.test(name)) rmSync(join(folder, name));
}

test('a new version is offered, never forced, and not while a game is open', async () => {
  const served = await ownServer();
  const { page, context } = await visit({ url: served.url, isOffline: true });
  const version = (of: Page): Promise<string | null> =>
    of.evaluate(() => document.querySelector('meta[name=version]')?.getAttribute('content') ?? null);
  await firstVisit(page);
  await page.reload();
  const driver = await startGame(page, { mode: 'solitaire', seed: 'update' });

  publish(served.folder, 'second');
  // A game is open: a second tab is offered the new version but cannot activate it.
  const other = await context.newPage();
  await other.goto('./');
  await other.getByText('A new version is ready.').waitFor();
  await expect.poll(() => other.evaluate(findUnderNotice)).toEqual([]);
  await other.getByRole('button', { name: 'Update now' }).click();
  await other.getByText('once no game is open').waitFor();
  expect(await version(other)).toBeNull();
  // The game is unchanged.
  const seen = await driver.see();
  expect(seen.waiting).toBe('decide');
  await driver.click(seen.glowing.find(({ target }) => target.startsWith('die:0'))!, seen);
  await expect.poll(async () => (await readGame(page)).saved.moves.length).toBeGreaterThan(0);

  await page.goto('#/');
  await other.reload();
  await other.getByText('A new version is ready.').waitFor();
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => version(other).catch(() => null)).toBe('second');
});
