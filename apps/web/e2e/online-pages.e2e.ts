// The pages of tables on the server: they fit every screen, show the clock, and say when the store cannot be reached.

import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { MemoryStore } from '../../server/src/store/memory-store.ts';
import { Tables } from '../../server/src/tables/all/tables.ts';
import { roomServices } from '../../server/src/tables/room/services.ts';
import { failing } from '../../server/test/failing-store.ts';
import { config, entropy, makeTable, PERSON } from '../../server/test/online-client.ts';
import { NO_BOTS } from '../../server/test/wire.ts';
import { expectGoodNames, expectNothingSerious } from './axe.ts';
import { SIZES, type SizeName } from './browser.ts';
import { findCutTexts, findOverflow } from './layout.ts';
import { arrive, openTable } from './online-tables.ts';
import { serveBuilt } from './serve-built.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

/** Clocks that are visible and not covered. */
function countClocksInSight(): number {
  return [...document.querySelectorAll('[role=timer]')].filter((clock) => {
    const { left, top, width, height } = clock.getBoundingClientRect();
    return width > 0 && clock.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length;
}

test('on a phone the live clock is in sight on every tab', async () => {
  const ada = await arrive('Ada', { size: 'phone' });
  const bea = await arrive('Bea', { size: 'phone' });
  await bea.page.goto(await openTable(ada.page, { isLive: true }));
  await bea.page.getByRole('button', { name: 'Take a seat' }).click();
  for (const { page } of [ada, bea]) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const { page } of [ada, bea]) {
    await page.locator('main.table').waitFor();
    const tabs = page.locator('.tab');
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      await expect.poll(() => page.evaluate(countClocksInSight), { message: `tab ${i + 1}` }).toBeGreaterThanOrEqual(2);
    }
    await expectToFit(page, 'a live table');
  }
});

async function expectToFit(page: Page, where: string): Promise<void> {
  expect((await page.evaluate(findOverflow)).across, where).toBeLessThanOrEqual(0);
  expect(await page.evaluate(findCutTexts), where).toEqual([]);
}

test.for<SizeName>(isSoak ? ['desktop', 'tablet', 'phone'] : ['phone'])('the pages on a %s', async (size) => {
  const ada = await arrive('Ada', { size });
  const bea = await arrive('Béatrice', { size, settings: { language: 'fr' } });
  const cleo = await arrive('Клео', { size, settings: { language: 'ru' } });
  /** The rest of the table is looked at elsewhere (accessible.e2e.ts). */
  const look = async (page: Page, where: string, parts: readonly string[] = ['.page']): Promise<void> => {
    await expectToFit(page, where);
    if (page === ada.page && size !== 'tablet') await expectNothingSerious(page, where, ...parts);
    else if (size === 'desktop') await expectGoodNames(page, where, ...parts);
    if (size !== 'desktop') return;
    // A tablet has less room than a desktop.
    await page.setViewportSize(SIZES.tablet);
    await expectToFit(page, `${where}, narrower`);
    await page.setViewportSize(SIZES.desktop);
  };
  for (const { page } of [ada, bea, cleo]) {
    await page.goto('#/online');
    await page.locator('.games-none').nth(1).waitFor();
    await look(page, 'lobby');
    await page.goto('#/online/new');
    await page.locator('form').waitFor();
    await look(page, 'new table');
  }
  const link = await openTable(ada.page);
  await look(ada.page, 'waiting room');
  for (const { page } of [bea, cleo]) {
    await page.goto(link);
    await page.locator('form').waitFor();
    await look(page, 'invitation');
  }
  await bea.page.locator('form button[type=submit]').click();
  for (const { page } of [ada, bea]) {
    await page.locator('main.table').waitFor();
    await page.locator('.connection-sign-open').waitFor();
    await look(page, 'table', ['.table-menu']);
    await page.locator('.online-chat-button').click();
    await look(page, 'chat', ['.table-menu']);
    await page.keyboard.press('Escape');
    await page.locator('.table-menu .menu-button').last().click();
    await page.getByRole('menuitem').nth(4).click();
    await page.getByRole('dialog').waitFor();
    await look(page, 'links and seats', ['[role=dialog]']);
  }
});

test.for<SizeName>(isSoak ? ['desktop', 'phone'] : ['phone'])(
  'a store that cannot be reached, on a %s: the page says that the game is safe, and shows it as soon as it can',
  async (size) => {
    const { store, fail } = failing(new MemoryStore());
    const tables = new Tables(roomServices({ store, bots: NO_BOTS, now: Date.now, report: () => {} }));
    const running = await makeTable(tables, 'Ada', config([PERSON, PERSON]));
    await tables.join(running.table.id, { name: 'Bea', entropy: entropy() });
    const open = await makeTable(tables, 'Ada', config([PERSON, PERSON]));
    fail.reads = true;
    const { url, close } = await serveBuilt({ store });
    onTestFinished(close);
    const { page, errors } = await visit({ url, size, settings: { name: 'Cy' } });
    const sentence = page.getByText('We cannot reach your game right now. It is safe; we keep trying.');
    await page.goto(`#/t/${running.table.id}/watch`);
    await sentence.waitFor();
    expect((await page.evaluate(findOverflow)).across).toBe(0);
    expect(await page.evaluate(findCutTexts)).toEqual([]);
    fail.reads = false;
    await page.locator('main.table').waitFor();
    // The invited player sees the same.
    fail.reads = true;
    await page.goto(`#/t/${open.table.id}`);
    await sentence.waitFor();
    fail.reads = false;
    await page.getByRole('button', { name: 'Take a seat' }).waitFor();
    await sentence.waitFor({ state: 'detached' });
    errors.splice(0, errors.length, ...errors.filter((error) => !error.includes('status of 503')));
  },
);
