// Play now asks once how well the player knows the game, and later offers another level.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pages as en } from '../src/texts/en/start/pages.ts';
import { pages as fr } from '../src/texts/fr/start/pages.ts';
import type { CompleteLanguage } from '../src/texts/i18n.ts';
import { pages as ru } from '../src/texts/ru/start/pages.ts';
import { expectNothingSerious } from './axe.ts';
import type { SizeName } from './browser.ts';
import { findCutTexts, findOverflow } from './layout.ts';
import { readGame } from './stored-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const TEXTS = { en, fr, ru };

const levelOf = async (page: Page): Promise<unknown> => {
  await page.locator('main.table').waitFor();
  const { start } = (await readGame(page)).saved;
  return start.kind === 'setup' ? start.options.hal : null;
};

/** Ends all stored games: with a win, or with a loss. Runs in the page. */
async function endGames(isWon: boolean): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('black-angel');
    opening.onsuccess = () => resolve(opening.result);
  });
  const store = db.transaction('games', 'readwrite').objectStore('games');
  const games = await new Promise<{ id: string; summary: object }[]>((resolve) => {
    const reading = store.getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  const summary = { round: 9, vp: [50, 40], isOver: true, winners: [isWon ? 0 : 1] };
  for (const game of games)
    for (const id of [game.id, `${game.id}a`, `${game.id}b`])
      store.put({ ...game, id, changedAt: Date.now(), summary });
  await new Promise((resolve) => {
    store.transaction.oncomplete = resolve;
  });
  db.close();
}

it.each([
  ['en', 'desktop', 'new', 'easy', 'standard'],
  ['fr', 'phone', 'knows', 'standard', 'difficult'],
  ['ru', 'phone', 'often', 'difficult', 'extreme'],
] as [CompleteLanguage, SizeName, 'new' | 'knows' | 'often', 'easy' | 'standard' | 'difficult', string][])(
  'in %s on a %s: %s plays %s, and after three wins %s',
  async (language, size, skill, first, next) => {
    const { skill: said, landing, newGame } = TEXTS[language];
    const { page } = await visit({ size, settings: { language, skill: null } });
    await page.goto('#/');
    const play = page.getByRole('button', { name: landing.playNow });
    await play.click();
    const dialog = page.getByRole('dialog', { name: said.question });
    await dialog.waitFor();
    expect((await page.evaluate(findOverflow)).across).toBeLessThanOrEqual(0);
    expect(await page.evaluate(findCutTexts)).toEqual([]);
    if (language === 'en') await expectNothingSerious(page, 'the question', '[role=dialog]');
    await dialog.getByRole('button', { name: said[skill] }).click();
    expect(await levelOf(page)).toBe(first);

    await page.goto('#/');
    await play.waitFor();
    await page.evaluate(endGames, true);
    await page.reload();
    const offer = page.getByRole('complementary', { name: said.offer });
    const level = newGame.hal[next as 'standard'].name;
    await offer.getByRole('button', { name: said.take.replace('{{level}}', level) }).click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    // It is not asked again.
    await play.click();
    expect(await levelOf(page)).toBe(next);
  },
);

it('another answer in the settings begins at its own level; an offer can be declined', async () => {
  const { page } = await visit();
  await page.goto('#/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'I am new to it' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Play now against Hal' }).click();
  expect(await levelOf(page)).toBe('easy');
  await page.goto('#/');
  await page.getByRole('button', { name: 'Play now against Hal' }).waitFor();
  await page.evaluate(endGames, true);
  await page.reload();
  await page.getByRole('button', { name: 'No, stay with easy' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Play now against Hal' }).waitFor();
  expect(await page.getByRole('complementary', { name: 'Another opponent' }).count()).toBe(0);
});
