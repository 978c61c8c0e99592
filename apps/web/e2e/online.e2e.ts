// Tables on the server, as people use them: by a link, with a reload and a broken connection in between, watched by somebody.

import { AxeBuilder } from '@axe-core/playwright';
import { type BotInput, botRandom, makeUnitRandom, noviceBot } from '@black-angel/bots';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { SizeName } from './browser.ts';
import { findCutTexts, findOverflow } from './layout.ts';
import { serveBuilt } from './serve-built.ts';
import { expectWalk } from './tab-walk.ts';
import { chooseAny, TableDriver } from './table-driver.ts';
import { type Visit, type VisitOptions, visit, withBrowser } from './test-page.ts';

withBrowser();

/** What a browser says about a network that is gone is no error of the page. */
const IS_NETWORK = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;

async function arrive(name: string, options: VisitOptions = {}): Promise<Visit> {
  return visit({ ...options, settings: { name, ...options.settings } });
}

/** Opens a table for two as a person does; returns the link to it. */
async function openTable(page: Page, { other = 'person', isShuffled = false, isLive = false } = {}): Promise<string> {
  await page.goto('#/online/new');
  if (isLive) await page.getByRole('radio', { name: /^Live/ }).check();
  await page.getByRole('combobox', { name: 'Seat 2: Played by' }).selectOption(other);
  await page.getByRole('checkbox', { name: 'Random turn order' }).setChecked(isShuffled);
  await page.getByRole('button', { name: 'Open the table' }).click();
  if (other !== 'person') return '';
  return page.getByRole('textbox', { name: 'Invite by this link' }).inputValue();
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.locator('main.table').waitFor();
}

/** Two people at a table whose game has begun. */
async function seatTwo(options: VisitOptions = {}) {
  const ada = await arrive('Ada', options);
  const bea = await arrive('Bea', options);
  const link = await openTable(ada.page);
  await sitDown(bea.page, link);
  await ada.page.locator('main.table').waitFor();
  return { ada, bea, link, drivers: [new TableDriver(ada.page), new TableDriver(bea.page)] };
}

const connected = (page: Page) => page.locator('.connection-sign').getByText('Connected', { exact: true });

/** Milliseconds in which nobody is asked before the table counts as stuck. */
const PATIENCE = 20_000;

/** Whoever is asked clicks something that glows, until it is enough. */
async function playUntil(drivers: readonly TableDriver[], random: () => number, isEnough: () => Promise<boolean>) {
  const choose = chooseAny(random);
  for (let last = performance.now(); !(await isEnough()); ) {
    for (const driver of drivers) {
      const seen = await driver.see();
      expect(seen.trouble).toBe('');
      if (seen.waiting === 'dialog' || seen.waiting === 'question') await driver.accept(seen);
      else if (seen.waiting === 'decide') {
        const point = await driver.reach(choose(seen.glowing));
        if (point) await driver.page.mouse.click(point.x, point.y);
        driver.clicks++;
      } else continue;
      last = performance.now();
    }
    if (performance.now() - last > PATIENCE) {
      const prompts = await Promise.all(drivers.map((driver) => driver.prompt()));
      throw new Error(`Nobody is asked: ${prompts.join(' | ')}`);
    }
  }
}

/** So many clicks by all together. */
function playOn(drivers: readonly TableDriver[], clicks: number, random: () => number): Promise<void> {
  const made = (): number => drivers.reduce((sum, driver) => sum + driver.clicks, 0);
  const enough = made() + clicks;
  return playUntil(drivers, random, async () => made() >= enough);
}

/** What everybody may know, as a page shows it. */
function publicFacts(): string {
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');
  return JSON.stringify([texts('.player-vp'), texts('.countdown')]);
}

/** Whose decision it is, as both pages say it: what is still one's own is not compared. */
async function expectSame(pages: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => new Set(await Promise.all(pages.map((page) => page.evaluate(publicFacts)))).size, {
      timeout: 10_000,
    })
    .toBe(1);
}

const logLength = (page: Page): Promise<number> => page.locator('.log li').count();

const says = async (driver: TableDriver, start: string): Promise<boolean> => (await driver.prompt()).startsWith(start);

test('two people by a link: play, reload, lose the connection and come back', async () => {
  const { ada, bea, drivers } = await seatTwo();
  const random = makeUnitRandom(1);
  await Promise.all([connected(ada.page).waitFor(), connected(bea.page).waitFor()]);
  await playOn(drivers, 15, random);
  await expectSame([ada.page, bea.page]);

  // In the middle of whatever is asked.
  const before = await logLength(ada.page);
  await ada.page.reload();
  await ada.page.locator('main.table').waitFor();
  await connected(ada.page).waitFor();
  expect(await logLength(ada.page)).toBeGreaterThanOrEqual(before);
  await expectSame([ada.page, bea.page]);
  await playOn(drivers, 5, random);

  // Bea is away while Ada plays a whole turn.
  await playUntil(drivers, random, () => says(drivers[0]!, 'Your turn'));
  const missed = await logLength(bea.page);
  await bea.context.setOffline(true);
  await bea.page.getByText('Connection lost').waitFor();
  await playUntil([drivers[0]!], random, () => says(drivers[0]!, 'Bea'));
  expect(await logLength(bea.page)).toBe(missed);
  await bea.context.setOffline(false);
  await connected(bea.page).waitFor();
  await expectSame([ada.page, bea.page]);
  expect(await logLength(bea.page)).toBeGreaterThan(missed);
  await playOn(drivers, 5, random);
  await expectSame([ada.page, bea.page]);
  bea.errors.splice(0, bea.errors.length, ...bea.errors.filter((error) => !IS_NETWORK.test(error)));
});

/** Everything the page says or holds, for eyes and for programs. */
const everythingOf = (): string =>
  [...document.querySelectorAll('*')]
    .flatMap((element) => [
      ...[...element.attributes].filter(({ name }) => name !== 'd').map(({ value }) => value),
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ])
    .join('\n');

test('a spectator sees the game and no hidden card; a seat moves to another device by its link', async () => {
  const { ada, bea, link, drivers } = await seatTwo();
  const handOf = async (page: Page): Promise<string[]> =>
    (
      await page
        .locator('.hand [data-target]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-target') ?? ''))
    ).flatMap((target) => /^card:(\d{3})$/.exec(target)?.[1] ?? []);
  const hands = [...(await handOf(ada.page)), ...(await handOf(bea.page))];
  expect(hands.length).toBeGreaterThan(5);

  const watcher = await arrive('Wanda');
  await watcher.page.goto(`${link}/watch`);
  await watcher.page.locator('main.table').waitFor();
  await watcher.page.getByText('You are watching.').waitFor();
  const told = await watcher.page.evaluate(everythingOf);
  expect(hands.filter((card) => new RegExp(`\\b${card}\\b`).test(told))).toEqual([]);
  await playUntil(drivers, makeUnitRandom(2), () => says(drivers[1]!, 'Your turn'));
  await expectSame([ada.page, watcher.page]);
  expect(await logLength(watcher.page)).toBeGreaterThan(1);

  // Somebody without a seat who opens the link of a full table.
  const late = await arrive('Late');
  await late.page.goto(link);
  await late.page.getByRole('heading', { name: 'This table is full' }).waitFor();

  // Bea has lost her seat; Ada gives her a new link.
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('menuitem', { name: 'Links and seats' }).click();
  await ada.page.getByRole('button', { name: 'New link' }).click();
  const fresh = await ada.page.getByRole('textbox', { name: 'The new link of Bea' }).inputValue();
  await bea.page.getByText('Your key no longer opens this seat').first().waitFor();
  const again = await arrive('');
  await again.page.goto(fresh);
  await again.page.locator('main.table').waitFor();
  expect(again.page.url()).toBe(link);
  // It is Bea's turn, perhaps behind a recap of what the others did.
  const moved = new TableDriver(again.page);
  const seen = await moved.settled();
  expect((seen.waiting === 'dialog' ? await moved.accept(seen) : seen).waiting).toBe('decide');
});

test('chat, a bot in one’s place, the dice verified, a rematch', async () => {
  // Bots that answer at once, and in this very process.
  const think = async (_level: unknown, { view, moves, seed }: Pick<BotInput, 'view' | 'moves'> & { seed: string }) =>
    noviceBot.think({ view, moves, budget: {}, random: botRandom(seed, 0, 0) });
  const served = await serveBuilt({ bots: { think, close: async () => {} } });
  onTestFinished(served.close);
  const { ada, bea, drivers } = await seatTwo({ url: served.url });
  // The keyboard gets everywhere here too, for the one who decides and for the one who waits.
  for (const { page } of drivers) await expectWalk(page);
  await bea.page.getByRole('button', { name: 'Chat' }).click();
  await bea.page.getByRole('textbox', { name: 'Write something' }).fill('<img src=x> hello');
  await bea.page.getByRole('button', { name: 'Send' }).click();
  await ada.page.getByRole('button', { name: /^Chat.*1 new line/ }).click();
  await ada.page.getByRole('log', { name: 'Chat' }).getByText('<img src=x> hello').waitFor();
  await ada.page.getByText('Mute or report somebody').click();
  await ada.page.getByRole('button', { name: 'Mute' }).click();
  await expect.poll(() => ada.page.getByText('<img src=x> hello').count()).toBe(0);
  await ada.page.getByRole('button', { name: 'Close' }).click();

  // Both leave their seats to bots, which play the game to its end.
  for (const { page } of drivers) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Leave my seat to a bot' }).click();
    await page.getByRole('button', { name: 'Leave it to a bot' }).click();
  }
  await ada.page.getByRole('dialog', { name: 'Final scores' }).waitFor({ timeout: 60_000 });
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Verify the dice' }).click();
  const verify = ada.page.getByRole('dialog', { name: 'Verify the dice' });
  await verify.getByText('Everything fits.').waitFor();
  expect(await verify.getByRole('img', { name: 'right', exact: true }).count()).toBe(7);
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await ada.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  const link = ada.page.url();
  await bea.page.getByRole('dialog', { name: 'Final scores' }).getByRole('button', { name: 'Close' }).click();
  expect(await bea.page.getByRole('log', { name: 'Chat' }).getByRole('link').textContent()).toBe(link);
  await bea.page.getByText('A rematch waits for you.').getByRole('button', { name: 'Take a seat' }).click();
  await Promise.all([ada, bea].map(({ page }) => page.locator('.connection-sign-open').waitFor()));
  await Promise.all([ada, bea].map(({ page }) => page.locator('main.table').waitFor()));
  expect(bea.page.url()).toBe(link);
});

/** Clocks that can be seen without scrolling and that nothing covers. */
function countClocksInSight(): number {
  return [...document.querySelectorAll('[role=timer]')].filter((clock) => {
    const { left, top, width, height } = clock.getBoundingClientRect();
    return width > 0 && clock.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length;
}

test('on a phone the live clock is in sight on every tab', async () => {
  const ada = await arrive('Ada', { size: 'phone' });
  const bea = await arrive('Bea', { size: 'phone' });
  await sitDown(bea.page, await openTable(ada.page, { isLive: true }));
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

/** Axe once for each page: another language changes nothing about roles and colours. */
async function expectAccessible(page: Page, where: string, parts: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(serious, where).toEqual([]);
}

async function expectToFit(page: Page, where: string): Promise<void> {
  expect((await page.evaluate(findOverflow)).across, where).toBeLessThanOrEqual(0);
  expect(await page.evaluate(findCutTexts), where).toEqual([]);
}

test.for(['desktop', 'tablet', 'phone'] as SizeName[])('the pages on a %s', async (size) => {
  const ada = await arrive('Ada', { size });
  const bea = await arrive('Béatrice', { size, settings: { language: 'fr' } });
  const cleo = await arrive('Клео', { size, settings: { language: 'ru' } });
  /** The rest of the table is looked at elsewhere (accessible.e2e.ts). */
  const look = async (page: Page, where: string, parts: readonly string[] = ['.page']): Promise<void> => {
    await expectToFit(page, where);
    if (page === ada.page && size !== 'tablet') await expectAccessible(page, where, parts);
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
    await page.getByRole('menuitem').nth(3).click();
    await page.getByRole('dialog').waitFor();
    await look(page, 'links and seats', ['[role=dialog]']);
  }
});
