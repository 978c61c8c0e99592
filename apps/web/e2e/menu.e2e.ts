// The way round: one menu on every page and at the table, the bright button of the first page, and forms whose bar
// covers nothing.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/texts/i18n.ts';
import type { SizeName } from './browser.ts';
import { bringIn, openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const game = new PreparedGame({ players: 2, seed: 'menu' });

const HERE = ['New game', 'Your games', 'Learn', 'Puzzles', 'Rules'];
const EVERYWHERE = [...HERE, 'Online'];

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link');

test.for<SizeName>(['desktop', 'phone'])('every page leads to all others, on a %s', async (size) => {
  const { page } = await visit({ size });
  for (const address of ['', 'new', 'games', 'learn', 'puzzles', 'rules', 'workshop', 'online', 'account', 'play/no']) {
    await page.goto(`#/${address}`);
    await expect.poll(() => menuOf(page).allTextContents(), { message: address }).toEqual(EVERYWHERE);
    await page.getByRole('link', { name: 'Account', exact: true }).first().waitFor();
  }
  await openMatch(page, game.upTo(game.find('turn', 20)));
  await page.getByRole('button', { name: 'Menu' }).click();
  const list = page.getByRole('menu').getByRole('group', { name: 'Menu' });
  await list.getByRole('menuitem', { name: 'Account' }).waitFor();
  expect(await list.getByRole('menuitem').allTextContents()).toEqual([...EVERYWHERE, 'Account']);
  await list.getByRole('menuitem', { name: 'Online' }).click();
  await page.getByRole('heading', { name: 'Online', level: 1 }).waitFor();
});

test('on a tablet the menu and the tools beside it have one row, in every language', async () => {
  for (const language of LANGUAGES) {
    const { page } = await visit({ size: 'tablet', settings: { language } });
    await page.goto('#/online');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const middles = await page.locator('.page-header :is(.page-nav a, .page-tools > *)').evaluateAll((things) =>
      things.map((thing) => {
        const { top, height } = thing.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect([language, Math.max(...middles) - Math.min(...middles)]).toEqual([language, expect.toBeOneOf([0, 1, 2])]);
  }
});

test('without a server nothing leads online', async () => {
  const { page, errors } = await visit({ isOwn: true });
  await page.route('**/api/health', (route) => route.fulfill({ status: 404, body: 'nothing' }));
  await page.goto('#/new');
  await page.getByRole('heading', { name: 'New game', level: 1 }).waitFor();
  expect(await menuOf(page).allTextContents()).toEqual(HERE);
  expect(await page.getByRole('link', { name: 'Account' }).count()).toBe(0);
  errors.length = 0;
});

test('with a game under way the bright button continues it', async () => {
  const { page } = await visit();
  const bright = page.locator('.home .button-primary');
  await page.goto('#/');
  await page.getByRole('link', { name: 'Start the first voyage' }).waitFor();
  expect(await bright.allTextContents()).toEqual(['Start the first voyage']);
  await openMatch(page, game.upTo(game.find('turn', 20)));
  await page.goto('#/');
  await page.getByRole('link', { name: /^Continue/ }).waitFor();
  expect(await bright.allTextContents()).toEqual([expect.stringMatching(/^Continue/)]);
});

/** What Tab reaches, and whether the bar at the lower edge lies over it. Runs in the page. */
function focusedThing(): { name: string; isCovered: boolean } | null {
  const focused = document.activeElement;
  const bar = document.querySelector('.new-game-start')!;
  if (!focused || focused === document.body) return null;
  // A radio or a checkbox is drawn by its label.
  const thing = focused.closest('label') ?? focused;
  const [box, over] = [thing.getBoundingClientRect(), bar.getBoundingClientRect()];
  const isCovered = !bar.contains(focused) && box.bottom > over.top + 1 && box.top < over.bottom - 1;
  return { name: `${focused.tagName} ${thing.textContent?.slice(0, 40)}`, isCovered };
}

test.for([
  ['#/online/new', 'desktop'],
  ['#/online/new', 'phone'],
  ['#/new', 'phone'],
  ['#/new', 'tablet'],
] as const)('nothing that has the focus lies under the bar of %s on a %s', async ([address, size]) => {
  const { page } = await visit({ size });
  await page.goto(address);
  await page.locator('.new-game-start').waitFor();
  if (address === '#/new') await page.getByRole('radio', { name: /^With bots/ }).check();
  await page.locator('.more-options summary').click();
  await page.getByRole('link', { name: 'Black Angel' }).focus();
  const covered: string[] = [];
  let reached = 0;
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const thing = await page.evaluate(focusedThing);
    if (!thing) break;
    reached++;
    if (thing.isCovered) covered.push(thing.name);
  }
  expect(reached).toBeGreaterThan(15);
  expect(covered).toEqual([]);
  // A choice that is brought into sight at the lower edge is chosen by a click there.
  const box = page.getByRole('checkbox', { name: 'Random turn order' });
  const before = await box.isChecked();
  // What is said of the order fits the choice.
  const said = { true: 'Who begins is drawn', false: 'In turn order' } as const;
  if (address === '#/new') await page.getByText(said[`${before}`]).waitFor();
  await page.evaluate(() => scrollTo({ top: 0 }));
  await box.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const { x, y, width, height } = (await box.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await box.isChecked()).toBe(!before);
  if (address === '#/new') await page.getByText(said[`${!before}`]).waitFor();
});

test('nothing of the rulebook is scrolled under its search', async () => {
  const { page } = await visit({ size: 'phone' });
  await page.goto('#/rules/rules');
  const bar = page.locator('.rulebook-search');
  const first = page.locator('.rulebook > :not(.rulebook-search) :is(a, button, summary):visible').nth(20);
  await first.waitFor();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  await first.focus();
  const edge = (await bar.boundingBox())!;
  expect((await first.boundingBox())!.y).toBeGreaterThanOrEqual(edge.y + edge.height);
});

test('a game that is not here says so under a heading, with a way on', async () => {
  const { page } = await visit();
  await page.goto('#/play/unknown');
  await page.getByRole('heading', { name: 'Your games', level: 1 }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Your games' }).click();
  await page.locator('.import-form').waitFor();
  await bringIn(page, JSON.stringify(game.upTo(game.find('turn', 20))));
  await page.locator('main.table').waitFor();
});
