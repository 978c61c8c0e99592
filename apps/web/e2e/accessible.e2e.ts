// Axe finds nothing serious on any page, panel, dialog or sheet, in any language.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { expectNothingSerious, expectNothingSeriousInAny } from './axe.ts';
import type { SizeName } from './browser.ts';
import { bringIn, openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

/** The words are the same on a phone: there one language is enough. */
const checkOn = (size: SizeName) => (size === 'phone' ? expectNothingSerious : expectNothingSeriousInAny);

test('the pages', async () => {
  const { page } = await visit();
  for (const [address, heading] of [
    ['#/', 'Black Angel'],
    ['#/new', 'New game'],
    ['#/games', 'Your games'],
    ['#/statistics', 'Your statistics'],
    ['#/puzzles', 'Puzzles'],
    ['#/rules', 'Rulebook'],
    ['#/workshop', 'Your own box'],
    ['#/operator', 'Operator'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await expectNothingSeriousInAny(page, address);
  }
  await page.goto('#/new');
  await page.getByRole('radio', { name: /^With bots/ }).check();
  await page.getByText('More options').click();
  await expectNothingSeriousInAny(page, 'a new game with bots');
  await bringIn(page, 'nonsense');
  await page.getByRole('alert').filter({ hasText: 'cannot be opened' }).waitFor();
  await expectNothingSeriousInAny(page, 'a file that cannot be opened');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await expectNothingSeriousInAny(page, 'settings');
});

/** Forced colours take shadows away: what glows and what is chosen have outlines, and they differ. */
async function expectOutlines(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const styleOf = (selector: string): Promise<string> =>
    page
      .locator(`.table ${selector}`)
      .first()
      .evaluate((thing) => getComputedStyle(thing).outlineStyle);
  expect(await styleOf('.spot-next.die')).toBe('solid');
  expect(await styleOf('.spot-shut')).toBe('none');
  await page.locator('.hand .spot-next').first().click();
  expect(await styleOf('.spot-chosen')).toBe('double');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ forcedColors: 'none' });
}

test.for(['desktop', 'phone'] as SizeName[])('the table on a %s, and what lies over it', async (size) => {
  const { page } = await visit({ size });
  const check = checkOn(size);
  /** Dialogs that a phone shows alike. */
  const checkOnce: typeof check = async (...what) => {
    if (size === 'desktop') await check(...what);
  };
  const game = new PreparedGame({ players: 3, seed: 'axe', isHotSeat: true });
  await bringIn(page, JSON.stringify(game.upTo(game.find('turn', 100))));
  await page.locator('.handover').waitFor();
  await checkOnce(page, 'hand-over', '[role=dialog]');
  await page.getByRole('button').click();
  await page.getByRole('dialog', { name: 'Since your last turn' }).waitFor();
  await checkOnce(page, 'since your last turn', '[role=dialog]');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.spot-next').first().waitFor({ state: 'attached' });
  await check(page, 'the table');
  // What is around the parts of a small table is the same for all of them, and what is in them the same as on a
  // desktop. One is open already.
  const tabs = await page.locator('.tab:not([aria-current])').allTextContents();
  for (const tab of tabs.slice(0, many(1, tabs.length))) {
    await page.locator('.tab', { hasText: tab }).click();
    await check(page, `the table, ${tab}`, '.part');
  }
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await check(page, 'help', '[role=dialog]');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menu').waitFor();
  await check(page, 'menu', '[role=menu]');
  // What a menu hides from screen readers must not be reached by Tab either.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules('aria-hidden-focus').analyze();
  expect(violations).toEqual([]);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await checkOnce(page, 'settings', '[role=dialog]');
  await page.getByRole('button', { name: 'Close' }).click();
  if (size === 'desktop') {
    await expectOutlines(page);
    await page.keyboard.press('b');
    await page.getByRole('alertdialog').waitFor();
    await check(page, 'a question', '[role=alertdialog]');
    await page.keyboard.press('Escape');
    await page.locator('.log-rule').last().click();
    await page.locator('[role=dialog]').waitFor();
    await check(page, 'a rule', '[role=dialog]');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  await check(page, 'replay', '.replay-bar');
});

test.for(['desktop', 'phone'] as SizeName[])('the final sheet on a %s', async (size) => {
  const { page } = await visit({ size });
  const check = checkOn(size);
  const game = new PreparedGame({ players: 4, seed: 'axe' });
  await openMatch(page, game.whole());
  await page.getByRole('dialog', { name: 'Final scores' }).waitFor();
  await check(page, 'final sheet', '[role=dialog]');
});
