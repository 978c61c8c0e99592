// Axe finds nothing serious on any page or dialog.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { expectNothingSerious } from './axe.ts';
import type { SizeName } from './browser.ts';
import { bringIn, openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

test('the pages', async () => {
  const { page } = await visit();
  for (const [address, heading] of [
    ['#/', 'Black Angel'],
    ['#/new', 'New game'],
    ['#/games', 'Your games'],
    ['#/rules', 'How to play'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await expectNothingSerious(page, address);
  }
  await page.goto('#/new');
  await page.getByRole('radio', { name: /^With bots/ }).check();
  await page.getByText('More options').click();
  await expectNothingSerious(page, 'a new game with bots');
  await bringIn(page, 'nonsense');
  await page.getByRole('alert').filter({ hasText: 'cannot be opened' }).waitFor();
  await expectNothingSerious(page, 'a file that cannot be opened');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await expectNothingSerious(page, 'settings');
});

test.for(['desktop', 'phone'] as SizeName[])('the table on a %s, and what lies over it', async (size) => {
  const { page } = await visit({ size });
  const game = new PreparedGame({ players: 3, seed: 'axe', isHotSeat: true });
  await bringIn(page, JSON.stringify(game.upTo(game.find('turn', 100))));
  await page.locator('.handover').waitFor();
  await expectNothingSerious(page, 'hand-over', '[role=dialog]');
  await page.getByRole('button').click();
  await page.getByRole('dialog', { name: 'Since your last turn' }).waitFor();
  await expectNothingSerious(page, 'since your last turn', '[role=dialog]');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.spot-next').first().waitFor({ state: 'attached' });
  const tabs = page.locator('.tab');
  await expectNothingSerious(page, 'the table');
  // What is around the parts of a small table is the same for all of them.
  for (let i = 0; i < (await tabs.count()); i++) {
    await tabs.nth(i).click();
    await expectNothingSerious(page, `the table, part ${i + 1}`, '.part');
  }
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await expectNothingSerious(page, 'help', '[role=dialog]');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectNothingSerious(page, 'menu', '[role=menu]');
  // What a menu hides from screen readers must not be reached by Tab either.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules('aria-hidden-focus').analyze();
  expect(violations).toEqual([]);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await expectNothingSerious(page, 'settings', '[role=dialog]');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  await expectNothingSerious(page, 'replay', '.replay-bar');
});

test.for(['desktop', 'phone'] as SizeName[])('the final sheet on a %s', async (size) => {
  const { page } = await visit({ size });
  const game = new PreparedGame({ players: 4, seed: 'axe' });
  await openMatch(page, game.whole());
  await page.getByRole('dialog', { name: 'Final scores' }).waitFor();
  await expectNothingSerious(page, 'final sheet', '[role=dialog]');
});
