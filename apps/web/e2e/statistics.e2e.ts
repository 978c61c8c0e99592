// Statistics: counted from stored games, in three languages, exported.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { statistics as en } from '../src/texts/en/statistics.ts';
import { statistics as fr } from '../src/texts/fr/statistics.ts';
import type { CompleteLanguage } from '../src/texts/i18n.ts';
import { statistics as ru } from '../src/texts/ru/statistics.ts';
import { logIn, ownServer, PASSWORD, signUp } from './accounts.ts';
import { expectNothingSerious } from './axe.ts';
import type { SizeName } from './browser.ts';
import { findCutTexts, findOverflow } from './layout.ts';
import { finishedTable } from './online-tables.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { readGames } from './stored-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const TEXTS = { en, fr, ru };

/** Copies the stored game to other days, lost ones too. Runs in the page. */
async function copyGame(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('black-angel');
    opening.onsuccess = () => resolve(opening.result);
  });
  const store = db.transaction('games', 'readwrite').objectStore('games');
  const [game] = await new Promise<{ id: string; summary: { vp: number[] } }[]>((resolve) => {
    const reading = store.getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  for (const [i, isWon] of [true, true, false, true, false].entries()) {
    const vp = game!.summary.vp.map((one, seat) => one + (seat === 0 ? i : 0));
    const summary = { ...game!.summary, vp, winners: [isWon ? 0 : 1] };
    store.put({ ...game!, id: `copy${i}`, changedAt: Date.UTC(2026, i, 10), summary });
  }
  store.delete(game!.id);
  await new Promise((resolve) => {
    store.transaction.oncomplete = resolve;
  });
  db.close();
}

async function exported(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

it.each([
  ['en', 'desktop'],
  ['fr', 'phone'],
  ['ru', 'phone'],
] as [CompleteLanguage, SizeName][])('in %s on a %s', async (language, size) => {
  const { statistics: said } = TEXTS[language];
  const { page } = await visit({ size, settings: { language } });
  await page.goto('#/statistics');
  await page.getByText(said.none).waitFor();
  const game = new PreparedGame({ players: 1, seed: 'statistics' });
  await openMatch(page, game.whole());
  await page.getByRole('dialog').waitFor();
  // An imported game may be one of others: it counts once the player has said whose seat was theirs.
  await page.goto('#/statistics');
  const question = page.locator('.own-seat select');
  await question.waitFor();
  expect((await page.evaluate(findOverflow)).across).toBeLessThanOrEqual(0);
  expect(await page.locator('.statistics-numbers').count()).toBe(0);
  await question.selectOption('nobody');
  await question.waitFor({ state: 'detached' });
  await page.getByText(said.none).waitFor();
  await page.goto('#/games');
  await question.selectOption('0');
  await expect.poll(async () => (await readGames(page))[0]!.own).toBe(0);
  await page.goto('#/');
  await page.locator('.home').waitFor();
  await page.evaluate(copyGame);

  await page.goto('#/statistics');
  await page.getByRole('heading', { level: 1, name: said.title }).waitFor();
  const plot = page.getByRole('img', { name: said.vpPlotSaid.split('{{')[0]!.trim() });
  expect(await plot.getAttribute('aria-label')).toContain(
    `(${said.won}, ${said.rivals}${language === 'fr' ? '\u202f:' : ':'} `,
  );
  const lines = await page.locator('.statistics-numbers dd').evaluateAll((numbers) =>
    numbers.map((number) => {
      const text = document.createRange();
      text.selectNodeContents(number);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  // "1 поражение" does not break.
  expect(Math.max(...lines)).toBe(1);
  // Three of five games are won, and the last is lost.
  const numbers = page.locator('.statistics-numbers');
  expect(await numbers.textContent()).toMatch(/60\s?%/);
  expect(await numbers.textContent()).toContain(
    (said as unknown as Record<string, string>)['losses_one']!.replace('{{count}}', '1'),
  );
  await page.locator('.statistics-bars dt').first().waitFor();
  await page.getByRole('heading', { name: said.sources }).waitFor();
  // The sources are stored with the games, and their sum is the result.
  await expect
    .poll(async () => (await readGames(page)).filter(({ vpSources }) => vpSources !== undefined).length)
    .toBe(5);
  const [first] = (await readGames(page)).filter(({ id }) => id === 'copy0');
  const sum = Object.values(first!.vpSources!.vp).reduce((total: number, vp) => total + vp!, 0);
  expect(sum).toBe(first!.summary.vp[0]);
  expect((await page.evaluate(findOverflow)).across).toBeLessThanOrEqual(0);
  expect(await page.evaluate(findCutTexts)).toEqual([]);
  if (language === 'en') await expectNothingSerious(page, 'statistics');
  if (language === 'ru') {
    // At 400 % the tables scroll.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNothingSerious(page, 'statistics at 400 %', '.statistics-scroll');
  }

  expect(JSON.parse(await exported(page, said.json))).toHaveLength(5);
  expect((await exported(page, said.csv)).split('\r\n')).toHaveLength(7);
  await page.locator('.segment').nth(2).click();
  await page.getByText(said.noneOfMode).waitFor();
});

it('an account counts the games of its devices; a game of the server has sources and can be reviewed', async () => {
  const { url } = await ownServer();
  const table = await finishedTable(url);
  const { page } = await visit({ url, settings: { name: 'Ada' } });
  await signUp(page, 'Ada');
  const match = new PreparedGame({ players: 1, seed: 'account' }).whole();
  await openMatch(page, match);
  await page.getByRole('dialog').waitFor();
  await page.goto('#/games');
  await page.locator('.own-seat select').selectOption('0');
  await expect.poll(async () => (await readGames(page))[0]!.own).toBe(0);
  await page.goto(`#/t/${table.id}?key=${table.tokens[0]}`);
  await page.getByRole('dialog').waitFor();
  await page.goto('#/statistics');
  const numbers = page.locator('.statistics-numbers').first();
  await expect.poll(() => numbers.textContent()).toMatch(/^2Games|Games2/);
  const rowOf = async (from: Page, mode: string) => {
    const games = JSON.parse(await exported(from, en.statistics.json)) as {
      mode: string;
      vp: number;
      sources: Record<string, number> | null;
    }[];
    return games.find((game) => game.mode === mode)!;
  };
  // The record of the table is fetched and replayed.
  await expect.poll(async () => (await rowOf(page, 'online')).sources).not.toBeNull();
  const { sources, vp } = await rowOf(page, 'online');
  expect(vp).toBe(table.vp[0]);
  expect(Object.values(sources!).reduce((sum, n) => sum + n, 0)).toBe(vp);
  const own = await rowOf(page, 'solitaire');
  await expect.poll(async () => (await readGames(page)).map(({ account }) => account)).toEqual(['Ada']);

  // Another device of the same account has no game of its own.
  const { page: other } = await visit({ url, settings: { name: 'Ada' } });
  await logIn(other, 'Ada', PASSWORD);
  await other.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  await other.goto('#/statistics');
  await other.locator('.statistics-numbers').first().waitFor();
  expect(await rowOf(other, 'solitaire')).toEqual(own);

  // From the final sheet to the review: its worker starts with the record of the server.
  await page.goto(`#/t/${table.id}`);
  await page.getByRole('link', { name: 'Luck and skill' }).click();
  await page.getByRole('progressbar').waitFor();
  expect(page.url()).toContain(`#/review/t/${table.id}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
});
