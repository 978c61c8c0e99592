// The rulebook: search in three languages, every part, deep links, rules from the table, positions to try.

import type { Page } from 'playwright-core';
import { expect, it, test } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { rulebook as en } from '../src/texts/en/rulebook.ts';
import { rulebook as fr } from '../src/texts/fr/rulebook.ts';
import type { CompleteLanguage } from '../src/texts/i18n.ts';
import { rulebook as ru } from '../src/texts/ru/rulebook.ts';
import { expectNothingSerious } from './axe.ts';
import type { SizeName } from './browser.ts';
import { findCutTexts, findOverflow } from './layout.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const TEXTS = { en, fr, ru };
const SEARCHES: Readonly<Record<CompleteLanguage, readonly string[]>> = {
  en: ['asteroid', 'Asteroids', 'астероид'],
  fr: ['astéroïde', 'asteroide', 'asteroid'],
  ru: ['астероид', 'АСТЕРОИДЫ', 'astéroïde'],
};
const PARTS = ['start', 'rules', 'icons', 'cards', 'editions', 'origins'] as const;

/** All rules are built alike, and all cards: one section of them is enough for axe. */
const ANALYSED: Readonly<Record<(typeof PARTS)[number], readonly string[]>> = {
  start: ['.rulebook-search', '.rulebook-contents', '.rulebook-part'],
  rules: ['#section-A2C'],
  icons: ['.legend'],
  cards: ['.component-cards li:first-child'],
  editions: ['.rulebook-lines'],
  origins: ['.rulebook-part'],
};

const search = (page: Page) => page.getByRole('searchbox');

async function expectFits(page: Page, where: string): Promise<void> {
  expect((await page.evaluate(findOverflow)).across, where).toBeLessThanOrEqual(0);
  expect(await page.evaluate(findCutTexts), where).toEqual([]);
}

/** Every run takes these; `npm run soak` takes every language at both sizes. */
const SAMPLE = ['en desktop', 'fr phone', 'ru phone'];

const RUNS = (['en', 'fr', 'ru'] as CompleteLanguage[])
  .flatMap((language) => (['desktop', 'phone'] as SizeName[]).map((size) => ({ language, size })))
  .filter(({ language, size }) => isSoak || SAMPLE.includes(`${language} ${size}`));

it.each(RUNS)('every part in $language on a $size, and the search', async ({ language, size }) => {
  const { page } = await visit({ size, settings: { language } });
  const texts = TEXTS[language].rulebook;
  for (const part of PARTS) {
    await page.goto(`#/rules/${part}`);
    await page.getByRole('heading', { level: 2, name: texts.part[part] }).waitFor();
    if (part === 'cards') await page.locator('#card-001').waitFor();
    await expectFits(page, `${part} ${language} ${size}`);
    // What a screen reader finds does not depend on the language.
    if (language === 'en') await expectNothingSerious(page, part, ...ANALYSED[part]);
  }
  for (const words of SEARCHES[language]) {
    await search(page).fill(words);
    await page.locator('#rule-A2\\.C2').waitFor();
    expect(await page.locator('.rulebook-part .rule').count(), words).toBeLessThan(6);
  }
  await search(page).fill('xyzzy');
  await page.getByText(texts.none.replace('{{text}}', 'xyzzy')).waitFor();
});

test('a link leads to a rule; its ruling, its citations and a position to try it are one step away', async () => {
  const { page } = await visit();
  await page.goto('#/rules/A2.C5');
  const rule = page.locator('#rule-A2\\.C5');
  await expect.poll(() => rule.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await rule.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  expect(await rule.textContent()).toContain(en.rulebook.rulingReasons.A2C5);
  await rule.getByRole('link', { name: 'A2.D3' }).click();
  await expect.poll(() => page.url()).toMatch(/#\/rules\/A2\.D3$/);
  const cited = page.locator('#rule-A2\\.D3');
  await expect.poll(() => cited.evaluate((element) => element === document.activeElement)).toBe(true);
  await cited.getByRole('link', { name: 'Try it: rule A2.D3' }).click();
  await page.locator('.guide[data-step=inject]').waitFor();
  // The learner's own place in the lesson is kept.
  await page.goto('#/learn/cards');
  await page.locator('.guide[data-step=row]').waitFor();
  await page.goto('#/rules/084');
  await expect.poll(() => page.locator('#card-084').evaluate((card) => card === document.activeElement)).toBe(true);
});

test.for(['desktop', 'phone'] as SizeName[])('from the table on a %s: log, tooltip and menu', async (size) => {
  const { page } = await visit({ size });
  const game = new PreparedGame({ players: 2, seed: 'rulebook' });
  await openMatch(page, game.upTo(game.find('turn', 30)));
  await page.locator('.spot-next').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Rules' }).click();
  const book = page.getByRole('dialog');
  await book.getByRole('heading', { name: 'How to play' }).waitFor();
  await expectNothingSerious(page, 'the rulebook at the table', '[role=dialog]');
  // Its links do not leave the table.
  await search(page).fill('asteroid');
  await book.locator('#rule-B3\\.1').getByRole('button', { name: 'A2.C2' }).click();
  await book.locator('#rule-A2\\.C2.rule-linked').waitFor();
  expect(await book.locator('.rulebook-section').count()).toBe(1);
  await expectFits(page, size);
  await page.keyboard.press('Escape');
  await book.waitFor({ state: 'detached' });
  await page.locator('main.table').waitFor();
  if (size === 'phone') return;
  await page.locator('.log-rule').last().click();
  await book.locator('.rule-linked').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.spot[data-target^="action:"]').first().hover();
  await page.locator('.tip-rule').click();
  await book.locator('.rule-linked').waitFor();
});
