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

/** A failed check for a newer service worker is no error of the page. */
const forgetFailedCheck = (errors: string[]): unknown =>
  errors.splice(
    0,
    errors.length,
    ...errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|worker\.js|sw\.js/.test(error)),
  );

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
  forgetFailedCheck(errors);
});

/**
 * What the line about updates and the rest of the page have in common: boxes that overlap, or a line that is not drawn
 * where it is. Runs in the page.
 */
function findUnderLine(): string[] {
  const line = document.querySelector('.update-line');
  if (!line) return ['there is no line'];
  line.scrollIntoView({ block: 'center' });
  const text = document.createRange();
  text.selectNodeContents(line);
  const box = text.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const isSeen = hit !== null && (line.contains(hit) || hit.contains(line));
  const content = document.querySelectorAll('header *, nav *, main *, footer *, aside *');
  const over = [...content].flatMap((element) => {
    const isApart = !line.contains(element) && !element.contains(line) && !element.closest('[aria-hidden=true]');
    if (!isApart || !element.checkVisibility()) return [];
    const isShown = [...element.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top + 1,
    );
    return isShown ? [`${element.tagName} ${element.textContent}`] : [];
  });
  return [...(isSeen ? [] : ['the line is not seen']), ...over];
}

/** Whether the text of an element is drawn there, not below something else. */
const isUncovered = (element: Element): boolean =>
  [...element.getClientRects()].every(({ left, top, width, height }) =>
    [0.05, 0.5, 0.95].every((share) => {
      const hit = document.elementFromPoint(left + width * share, top + height * share);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    }),
  );

test.for(['desktop', 'phone'] as SizeName[])(
  'what is told on the first visit is seen and covers nothing, on a %s',
  async (size) => {
    const served = await ownServer();
    const { page } = await visit({ url: served.url, isOffline: true, size });
    // It comes while the first page is read, here a lesson: there it has no place.
    await page.goto('#/learn/act1');
    const sentence = page.locator('.guide-say');
    await sentence.waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(await page.getByText('Ready to play offline.').count()).toBe(0);
    expect(await sentence.evaluate(isUncovered)).toBe(true);
    for (const address of ['#/', '#/new', '#/online/new', '#/learn']) {
      await page.goto(address);
      await page.getByText('Ready to play offline.').waitFor();
      expect([address, ...(await page.evaluate(findUnderLine))]).toEqual([address]);
    }
    // On a later visit it is there from the beginning.
    await page.reload();
    expect((await page.locator('.update-line').textContent())?.trim()).toBe('Ready to play offline.');
  },
);

/** Makes the served app another version: the same with another title. */
function publish(folder: string, title: string): void {
  const index = join(folder, 'index.html');
  const page = readFileSync(index, 'utf8').replace(/<title>.*<\/title>/, `<title>${title}</title>`);
  writeFileSync(index, page.replace('</head>', `<meta name="version" content="${title}" /></head>`));
  const worker = join(folder, 'sw.js');
  const code = readFileSync(worker, 'utf8');
  const changed = code.replace(/("index\.html":[`'"])\w+/, `$1${title}`);
  expect(changed).not.toBe(code);
  writeFileSync(worker, changed);
  forgetCompressed(folder);
}

/** The compressed copies belong to the version before. */
function forgetCompressed(folder: string): void {
  for (const name of readdirSync(folder)) if (/^(index\.html|sw\.js)\.(br|gz)$/.test(name)) rmSync(join(folder, name));
}

const versionOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name=version]')?.getAttribute('content') ?? null);

test('a new version is offered, never forced, and not while a game is open', async () => {
  const served = await ownServer();
  const { page, context } = await visit({ url: served.url, isOffline: true });
  await firstVisit(page);
  await page.reload();
  const driver = await startGame(page, { mode: 'solitaire', seed: 'update' });

  publish(served.folder, 'second');
  // A game is open: a second tab is offered the new version but cannot activate it.
  const other = await context.newPage();
  await other.goto('./');
  await other.getByText('A new version is ready.').waitFor();
  expect(await other.evaluate(findUnderLine)).toEqual([]);
  await other.getByRole('button', { name: 'Update now' }).click();
  await other.getByText('once no game is open').waitFor();
  expect(await versionOf(other)).toBeNull();
  // The game is unchanged.
  const seen = await driver.see();
  expect(seen.waiting).toBe('decide');
  await driver.click(seen.glowing.find(({ target }) => target.startsWith('die:0'))!, seen);
  await expect.poll(async () => (await readGame(page)).saved.moves.length).toBeGreaterThan(0);

  await page.goto('#/');
  await other.reload();
  await other.getByText('A new version is ready.').waitFor();
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => versionOf(other).catch(() => null)).toBe('second');
});

/** The worker of the versions that used Workbox, as it was built, with a short list of files. */
const WORKBOX_WORKER = new URL('workbox-worker.txt', import.meta.url);

test('a browser with the worker of an older version gets the new one, and keeps nothing of the old', async () => {
  const served = await ownServer();
  const { folder, url } = served;
  const present = ['index.html', 'sw.js'].map(
    (name) => [join(folder, name), readFileSync(join(folder, name))] as const,
  );
  publish(folder, 'old');
  writeFileSync(join(folder, 'sw.js'), readFileSync(WORKBOX_WORKER));
  writeFileSync(join(folder, 'push-worker.js'), '');
  writeFileSync(join(folder, 'assets/old.js'), '');
  const { page, context, errors } = await visit({ url, isOffline: true });
  const caches = (): Promise<string[]> => page.evaluate(() => globalThis.caches.keys());
  await firstVisit(page);
  await page.evaluate(() => globalThis.caches.open('black-angel-words'));
  expect(await caches()).toContain(`workbox-precache-v2-${url}`);

  for (const [file, content] of present) writeFileSync(file, content);
  rmSync(join(folder, 'push-worker.js'));
  rmSync(join(folder, 'assets/old.js'));
  publish(folder, 'new');
  await page.reload();
  // The old worker answers, until the player takes the new version.
  expect(await versionOf(page)).toBe('old');
  await page.getByText('A new version is ready.').waitFor();
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => versionOf(page).catch(() => null)).toBe('new');
  await expect.poll(caches).toEqual(['black-angel-words', `black-angel-files-${url}`]);
  // The page is whole without the server, and with nothing but this cache.
  await served.close();
  await context.setOffline(true);
  await page.reload();
  await page.goto('#/rules');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await page.getByRole('link', { name: 'Nouvelle partie' }).first().waitFor();
  expect(await versionOf(page)).toBe('new');
  forgetFailedCheck(errors);
});
