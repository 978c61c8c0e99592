// English, French, Russian: switched at any time, complete, and with room for every word.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { type CompleteLanguage, LANGUAGES } from '../src/texts/i18n.ts';
import type { SizeName } from './browser.ts';
import { findBrokenWords, findCutTexts, findOverflow, findOverlaps } from './layout.ts';
import { bringIn, openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const game = new PreparedGame({ players: 4, seed: 'languages' });
/** Late in the game, with dice to choose among. */
const turn = game.moments.findLast(
  ({ kind, seat, state }) => kind === 'turn' && state.dice[seat]!.some((count) => count > 0),
)!;

/** All texts, labels and tooltips. */
function sayings(): string[] {
  const said: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (!node.parentElement?.closest('noscript,style,script,[lang]:not(html),.input')) said.push(node.data.trim());
    } else
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-tip-text', 'aria-valuetext']) {
        const value = (node as Element).getAttribute(name);
        if (value !== null) said.push(value.trim());
      }
  }
  return [...new Set(said)].filter((text) => text !== '');
}

/** Keys instead of texts, and placeholders without a value. */
const isUnfinished = (text: string): boolean =>
  /\{\{|\}\}|\[object|\bundefined\b|\bNaN\b/.test(text) || /^[a-z][A-Za-z]*(\.[a-zA-Z0-9]+)+$/.test(text);

/** Names that are the same everywhere. */
const NAMES =
  /Black Angel|Spes|Hal|Ada|Grace|Edsger|Barbara|English|Français|Ravagers?|Enter|Escape|Tab|Shift|Home|Pearl Games|Dujardin|Georges|Orban|Sébastien|Xavier|Alain/g;
const isLatinOnly = (text: string): boolean => /[a-z]{4,}/i.test(text.replace(NAMES, '')) && !/[а-яё]/i.test(text);

const said: Record<string, Record<CompleteLanguage, string[]>> = {};

/** The faults in the present texts of the page. */
async function problemsOf(page: Page, where: string, language: CompleteLanguage): Promise<string[]> {
  const texts = await page.evaluate(sayings);
  said[where] ??= { en: [], fr: [], ru: [] };
  said[where][language] = texts;
  const { across } = await page.evaluate(findOverflow);
  return [
    ...texts.filter(isUnfinished).map((text) => `${where}: "${text}" is unfinished`),
    ...texts
      .filter((text) => language === 'ru' && isLatinOnly(text))
      .map((text) => `${where}: "${text}" is not Russian`),
    ...(await page.evaluate(findCutTexts)).map(
      ({ text, by, missing }) => `${where}: "${text}" is cut off by ${missing} px (${by})`,
    ),
    ...(across > 0 ? [`${where}: ${across} px wider than the window`] : []),
  ];
}

/** Every run takes these. Other tests look at the English table on a phone, and at pages in Russian on a desktop. */
const SAMPLE: Readonly<Record<CompleteLanguage, readonly SizeName[]>> = {
  en: ['desktop'],
  fr: ['desktop'],
  ru: ['phone'],
};

test.for(LANGUAGES)('everything is said in %s, and nothing is cut off', async (language) => {
  const problems: string[] = [];
  const check = async (page: Page, where: string): Promise<void> => {
    problems.push(...(await problemsOf(page, where, language)));
  };
  const sizes: readonly SizeName[] = isSoak ? ['desktop', 'phone'] : SAMPLE[language];
  for (const size of sizes) {
    const { page } = await visit({ size, settings: { language } });
    for (const address of [
      '#/',
      '#/new',
      '#/games',
      '#/statistics',
      '#/learn',
      '#/puzzles',
      '#/rules',
      '#/workshop',
      '#/operator',
    ]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await check(page, `${address} (${size})`);
      const rows = await page
        .locator('.page-nav a')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
      if (new Set(rows).size > 1) problems.push(`${address} (${size}): the menu needs a second row`);
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
    expect(description).toMatch({ en: /board game/, fr: /jeu de plateau/, ru: /настольная игра/i }[language]);
    await bringIn(page, 'nonsense');
    await page.locator('.problem').waitFor();
    await check(page, `problem (${size})`);

    const driver = await openMatch(page, game.upTo(turn));
    await check(page, `turn (${size})`);
    const seen = await driver.see();
    const spot = seen.glowing.find(({ target }) => target.startsWith('die:'))!;
    await driver.click(spot, seen);
    await check(page, `die (${size})`);
    await page.locator('.menu-button').nth(1).click();
    await page.locator('.help-dialog').waitFor();
    await check(page, `help (${size})`);
    await page.keyboard.press('Escape');
    await page.locator('.menu-button').last().click();
    await page.getByRole('menu').waitFor();
    await check(page, `menu (${size})`);
    await page.keyboard.press('Escape');

    // Early in a game the countdown is longest: it stands above the hexes, a limit beside the sign of its colour.
    await openMatch(page, game.upTo(game.find('turn', 20)));
    if (size === 'phone') await page.locator('.tab').first().click();
    for (const overlap of [
      ['.countdown > *', '.hex-field'],
      ['[data-tip=limit]', '.advanced-icon'],
    ] as const)
      for (const text of await page.evaluate(findOverlaps, overlap))
        problems.push(`${size}: "${text}" lies on ${overlap[1]}`);

    await openMatch(page, game.whole());
    await page.locator('.score-sheet').waitFor();
    await check(page, `score (${size})`);
    for (const word of await page.evaluate(findBrokenWords, '.score-table th'))
      problems.push(`score (${size}): "${word}" is broken`);
  }
  expect(problems).toEqual([]);
});

test('the French page is not English', () => {
  // Runs after the languages above, and compares what they said.
  const same = /^[\d\s.,:+−–·/×%()-]*$/;
  for (const [where, { en, fr }] of Object.entries(said)) {
    const left = fr.filter((text) => en.includes(text) && !same.test(text) && text.replace(NAMES, '').length > 12);
    expect(left, where).toEqual([]);
  }
});

test('the language is switched at the table, and the game goes on', async () => {
  const { page } = await visit();
  const driver = await openMatch(page, game.upTo(turn));
  const before = (await driver.see()).glowing.map(({ target }) => target);
  for (const [language, prompt] of [
    ['fr', 'À vous de jouer'],
    ['ru', 'Ваш ход'],
    ['en', 'Your turn'],
  ] as const) {
    await page.locator('.menu-button').last().click();
    await page.getByRole('menuitem').nth(4).click();
    await page.locator('.settings-dialog .language-switch').selectOption(language);
    await page.keyboard.press('Escape');
    await page.locator('.prompt-title', { hasText: prompt }).waitFor();
    expect((await driver.see()).glowing.map(({ target }) => target)).toEqual(before);
  }
  // It is remembered.
  await page.locator('.menu-button').last().click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await page.reload();
  await page.locator('.prompt-title', { hasText: 'À vous de jouer' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
});
