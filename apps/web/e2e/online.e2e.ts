// Tables on the server: joined by a link, with a reload, a broken connection and a spectator.

import { type BotInput, botRandom, makeUnitRandom, noviceBot } from '@black-angel/bots';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { PATIENCE } from '../../../scripts/patience.ts';
import { listen } from './listen.ts';
import { arrive, expectVerified, leaveToBots, seatTwo } from './online-tables.ts';
import { serveBuilt } from './serve-built.ts';
import { expectWalk } from './tab-walk.ts';
import { chooseAny, TableDriver } from './table-driver.ts';
import { withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

/** Network errors in the browser's log are no errors of the page. */
const IS_NETWORK = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;

const connected = (page: Page) => page.locator('.connection-sign').getByText('Connected', { exact: true });

/** The player who decides clicks on something that glows, until `isEnough`. */
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

/** This many clicks by all players together. */
function playOn(drivers: readonly TableDriver[], clicks: number, random: () => number): Promise<void> {
  const made = (): number => drivers.reduce((sum, driver) => sum + driver.clicks, 0);
  const enough = made() + clicks;
  return playUntil(drivers, random, async () => made() >= enough);
}

/** The public information on a page. */
function publicFacts(): string {
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');
  return JSON.stringify([texts('.player-vp'), texts('.countdown')]);
}

/** The decider by both pages. Moves that are not public yet are not compared. */
async function expectSame(pages: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => new Set(await Promise.all(pages.map((page) => page.evaluate(publicFacts)))).size)
    .toBe(1);
}

/** The log as a list of rules, which is the same for every viewer. */
const logOf = (page: Page): Promise<string> =>
  page.locator('.log .log-rule').evaluateAll((rules) => rules.map((rule) => rule.textContent).join(' '));

/** Both logs are the same. They follow the table with a delay. */
async function expectSameLog(pages: readonly [Page, Page]): Promise<void> {
  const isSame = async (): Promise<boolean> => new Set(await Promise.all(pages.map(logOf))).size === 1;
  await expect.poll(isSame).toBe(true);
}

/** One log is a prefix of the other: a player's last moves may not be public yet. */
async function expectOneLog(pages: readonly [Page, Page]): Promise<void> {
  const isOne = async (): Promise<boolean> => {
    const [short = '', long = ''] = (await Promise.all(pages.map(logOf))).sort((a, b) => a.length - b.length);
    return short !== '' && long.startsWith(short);
  };
  await expect.poll(isOne).toBe(true);
}

const says = async (driver: TableDriver, start: string): Promise<boolean> => (await driver.prompt()).startsWith(start);

test('two people by a link: play, reload, lose the connection and come back', async () => {
  const { ada, bea, drivers } = await seatTwo();
  const random = makeUnitRandom(1);
  await Promise.all([connected(ada.page).waitFor(), connected(bea.page).waitFor()]);
  await playOn(drivers, 8, random);
  await expectSame([ada.page, bea.page]);

  // In the middle of a decision.
  await ada.page.reload();
  await ada.page.locator('main.table').waitFor();
  await connected(ada.page).waitFor();
  await expectOneLog([ada.page, bea.page]);
  await expectSame([ada.page, bea.page]);
  await playOn(drivers, 5, random);

  // Bea is offline while Ada plays a whole turn.
  await playUntil(drivers, random, () => says(drivers[0]!, 'Your turn'));
  // At the start of a turn everything is public.
  await expectSameLog([ada.page, bea.page]);
  const known = await logOf(bea.page);
  const heard = await listen(bea.page);
  await bea.context.setOffline(true);
  await bea.page.getByText('Connection lost').first().waitFor();
  await playUntil([drivers[0]!], random, () => says(drivers[0]!, 'Bea'));
  // Ada has moved, and Bea does not know it.
  await expect.poll(() => logOf(ada.page)).not.toBe(known);
  expect(await logOf(bea.page)).toBe(known);
  await bea.context.setOffline(false);
  await connected(bea.page).waitFor();
  const aboutConnection = (await heard()).filter((text) => /^Connect/.test(text));
  expect(aboutConnection).toEqual(['Connection lost, trying again…', 'Connected']);
  // Bea decides, so all moves of Ada are public.
  await expectSameLog([ada.page, bea.page]);
  await expectSame([ada.page, bea.page]);
  await playOn(drivers, 5, random);
  await expectSame([ada.page, bea.page]);
  bea.errors.splice(0, bea.errors.length, ...bea.errors.filter((error) => !IS_NETWORK.test(error)));
});

/** All texts and attributes of the page. */
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
  await expectSameLog([bea.page, watcher.page]);

  // A visitor without a seat here opens the link of a game that has begun: perhaps an account has one.
  const late = await arrive('Late');
  await late.page.goto(link);
  await late.page.getByRole('heading', { name: 'The game has begun' }).waitFor();
  await late.page.getByRole('link', { name: 'Playing at this table? Log in' }).click();
  await late.page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();

  // Who leaves a table comes to the lobby.
  await watcher.page.getByRole('button', { name: 'Menu' }).click();
  await watcher.page.getByRole('menuitem', { name: 'Leave the table' }).click();
  await watcher.page.getByRole('heading', { name: 'Online', level: 1 }).waitFor();

  // Ada, the owner, gets no link of Bea's seat. Bea moves it by her own link.
  for (const { page } of [ada, bea]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Links and seats' }).click();
    await page.getByRole('dialog').waitFor();
  }
  await ada.page
    .getByRole('dialog')
    .getByText('The game has begun, so you can’t give other players new links.')
    .waitFor();
  expect(await ada.page.getByRole('button', { name: 'New link' }).count()).toBe(0);
  const own = await bea.page.getByRole('textbox', { name: 'Your seat on another device' }).inputValue();
  const again = await arrive('');
  await again.page.goto(own);
  await again.page.locator('main.table').waitFor();
  expect(again.page.url()).toBe(link);
  // It is Bea's turn, perhaps behind a recap.
  const moved = new TableDriver(again.page);
  const seen = await moved.settled();
  expect((seen.waiting === 'dialog' ? await moved.accept(seen) : seen).waiting).toBe('decide');
});

test('before the game the owner can remove a player, which everybody is told, but not take the seat', async () => {
  const ada = await arrive('Ada');
  const bea = await arrive('Bea');
  await ada.page.goto('#/online/new');
  await ada.page.getByRole('radio', { name: '3', exact: true }).check();
  for (const seat of [2, 3])
    await ada.page.getByRole('combobox', { name: `Seat ${seat}: Played by` }).selectOption('person');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Invite by this link' }).inputValue();
  await bea.page.goto(link);
  await bea.page.getByRole('button', { name: 'Take a seat' }).click();
  await bea.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await ada.page.getByRole('button', { name: 'Links and seats' }).click();
  expect(await ada.page.getByRole('button', { name: 'New link' }).count()).toBe(0);
  await ada.page.getByRole('button', { name: 'Remove Bea' }).click();
  await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await bea.page.getByText('You can no longer use this seat here').first().waitFor();
  await ada.page.getByText('Bea was removed by the person who opened the table.').first().waitFor();
  expect(await ada.page.getByRole('button', { name: 'Remove Bea' }).count()).toBe(0);
});

test('chat, a bot in one’s place, the dice verified, a rematch', async () => {
  // Bots that answer at once, in this process.
  const think = async (_level: unknown, { view, moves, seed }: Pick<BotInput, 'view' | 'moves'> & { seed: string }) =>
    noviceBot.think({ view, moves, budget: {}, random: botRandom(seed, 0, 0) });
  const served = await serveBuilt({ bots: { think, close: async () => {} } });
  onTestFinished(served.close);
  const { ada, bea, drivers } = await seatTwo({ url: served.url });
  // The keyboard reaches everything here too, for the decider and for the other player.
  for (const { page } of drivers) await expectWalk(page);
  await bea.page.getByRole('button', { name: 'Chat' }).click();
  await bea.page.getByRole('textbox', { name: 'Write something' }).fill('<img src=x> hello');
  await bea.page.getByRole('button', { name: 'Send' }).click();
  // What is said while the chat is closed is announced and counted: at the table, in the list, and on coming back.
  const spoken = ada.page.locator('[role=status][aria-live=polite]');
  await expect.poll(() => spoken.textContent()).toContain('Bea: <img src=x> hello');
  const chat = ada.page.getByRole('button', { name: 'Chat 1 new line', exact: true });
  await chat.waitFor();
  const table = ada.page.url();
  await ada.page.goto('#/online');
  await ada.page.locator('.online-mine, .game-card').getByText('Chat: 1 new line').waitFor();
  await ada.page.goto(table);
  await expect.poll(() => spoken.textContent()).toContain('1 new line');
  await chat.click();
  await ada.page.getByRole('log', { name: 'Chat' }).getByText('<img src=x> hello').waitFor();
  await ada.page.getByText('Mute or report somebody').click();
  await ada.page.getByRole('button', { name: 'Mute' }).click();
  await expect.poll(() => ada.page.getByText('<img src=x> hello').count()).toBe(0);
  await ada.page.getByRole('button', { name: 'Close' }).click();
  // The server accepts ten lines in half a minute. A refused line can be sent later.
  for (let i = 1; i <= 10; i++) {
    await bea.page.getByRole('textbox', { name: 'Write something' }).fill(`line ${i}`);
    await bea.page.getByRole('button', { name: 'Send' }).click();
  }
  await bea.page.getByText('Wait a moment before you write more.').waitFor();
  expect(await bea.page.getByRole('textbox', { name: 'Write something' }).inputValue()).toBe('line 10');

  // Bots take both seats and finish the game. The other player is told, in the log and aloud.
  await leaveToBots([ada.page]);
  const told = 'Ada leaves the seat to a bot';
  await bea.page.locator('.log-note').getByText(told).waitFor();
  await bea.page.locator('.visually-hidden[role=status]').filter({ hasText: told }).waitFor({ state: 'attached' });
  await leaveToBots([bea.page]);
  await expectVerified(ada.page);
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await ada.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  const link = ada.page.url();
  await bea.page.getByRole('dialog', { name: 'Final scores' }).getByRole('button', { name: 'Close' }).click();
  expect(await bea.page.getByRole('log', { name: 'Chat' }).getByRole('link').textContent()).toBe(link);
  await bea.page.getByText('A rematch is waiting for you.').getByRole('button', { name: 'Take a seat' }).click();
  await Promise.all([ada, bea].map(({ page }) => page.locator('.connection-sign-open').waitFor()));
  await Promise.all([ada, bea].map(({ page }) => page.locator('main.table').waitFor()));
  expect(bea.page.url()).toBe(link);
});
