// The desktop table is laid out by use: dice beside the prompt, a hand that can be compared, a replay under a thin bar,
// and more on a larger screen.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findCovered, findCutTexts } from './layout.ts';
import { type Moment, openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const SMALLEST = { width: 1280, height: 720 };

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

/** How far the latest line of the log reaches beyond its list, in pixels. */
function latestLineOut(): number {
  const list = document.querySelector('.log-scroller')!.getBoundingClientRect();
  const line = [...document.querySelectorAll('.log-line')].at(-1)!.getBoundingClientRect();
  return Math.max(0, line.bottom - list.bottom, list.top - line.top);
}

/** Lines of the log that are whole in sight. Runs in the page. */
function countLogLines(): number {
  const { top, bottom } = document.querySelector('.log-scroller')!.getBoundingClientRect();
  return [...document.querySelectorAll('.log-line, .log-turn-head')].filter((line) => {
    const box = line.getBoundingClientRect();
    return box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1;
  }).length;
}

/** What each drawing of an icon is called. Runs in the page. */
function iconNames(): string[][] {
  const names = new Map<string, Set<string>>();
  for (const icon of document.querySelectorAll('svg.icon[role="img"]')) {
    const title = icon.querySelector('title')!;
    const drawing = icon.innerHTML.replace(title.outerHTML, '');
    names.set(drawing, (names.get(drawing) ?? new Set()).add(title.textContent));
  }
  return [...names.values()].map((titles) => [...titles]);
}

test('through a turn with hints and a coach the buttons stay in place, and the log has room', async () => {
  const { page } = await visit({ settings: { coach: 'full', paths: true } });
  const game = new PreparedGame({ players: 3, seed: 'sizes', advanced: true });
  const driver = await openMatch(page, game.upTo(game.find('turn', 60)));
  const places = new Map<string, Set<string>>();
  const mains = new Set<string>();
  let decisions = 0;
  const measure = async (): Promise<void> => {
    for (const [name, selector] of [
      ['undo', '.prompt .ways > :first-child'],
      ['main', '.prompt > .move-buttons > button'],
      ['dice', '.dice-dock'],
    ] as const) {
      const thing = page.locator(selector).last();
      if ((await thing.count()) === 0) continue;
      const { y, height } = (await thing.boundingBox())!;
      places.set(name, (places.get(name) ?? new Set()).add(`${Math.round(y)} ${Math.round(height)}`));
      if (name === 'main') mains.add((await thing.textContent())!);
    }
    expect(await page.evaluate(countLogLines)).toBeGreaterThanOrEqual(3);
  };
  await page.locator('.path').first().waitFor();
  await driver.play(
    (glowing) => glowing.find(({ target }) => !target.startsWith('button:')) ?? glowing[0]!,
    async (seen) => {
      if (seen.waiting !== 'decide') return false;
      await measure();
      await page.keyboard.press('h');
      await page.locator('.hint-play').waitFor();
      await measure();
      return ++decisions === 6;
    },
  );
  expect(mains.size).toBeGreaterThanOrEqual(2);
  for (const [name, set] of places) expect([...set], name).toHaveLength(1);
});

test('the dice of the player lie beside the prompt, and only there', async () => {
  const { page } = await visit();
  const game = new PreparedGame({ players: 4, seed: 'sizes' });
  const moment = game.moments.find(({ kind, seat, state }) => kind === 'turn' && state.dice[seat]!.some((n) => n > 0))!;
  await openMatch(page, game.upTo(moment));
  await page.setViewportSize(SMALLEST);
  const die = await boxOf(page, `.dice-dock [data-target^="die:${moment.seat}:"]`);
  const prompt = await boxOf(page, '.prompt');
  expect(die.width).toBeGreaterThanOrEqual(40);
  expect(die.y - (prompt.y + prompt.height)).toBeGreaterThan(0);
  expect(die.y - (prompt.y + prompt.height)).toBeLessThan(24);
  expect(await page.locator(`.part-ship [data-target^="die:${moment.seat}:"]`).count()).toBe(0);
  // Beside it the log: its latest line is in sight.
  for (const height of [720, 735, 780]) {
    await page.setViewportSize({ ...SMALLEST, height });
    await expect.poll(() => page.evaluate(latestLineOut), { message: `${height} px` }).toBe(0);
  }
});

test('in French the names of the display stand in one line', async () => {
  const { page } = await visit({ settings: { language: 'fr' } });
  const game = new PreparedGame({ players: 4, seed: 'sizes' });
  await openMatch(page, game.upTo(game.find('turn', 60)));
  for (const size of [SMALLEST, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    for (const title of await page.locator('.part-display .part-title').all())
      expect(
        await title.evaluate((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).fontSize)),
      ).toBeLessThan(2);
    expect(await page.evaluate(findCutTexts)).toEqual([]);
  }
});

test('a large screen shows the boards of the others', async () => {
  const { page } = await visit();
  const game = new PreparedGame({ players: 4, seed: 'sizes' });
  await openMatch(page, game.upTo(game.find('turn', 40)));
  const others = page.locator('.other-board');
  expect(await others.count()).toBe(0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(() => others.count()).toBe(3);
  await page.setViewportSize({ width: 2560, height: 1440 });
  expect(await others.locator('.cell').count()).toBe(27);
  const icons = await page.evaluate(iconNames);
  expect(icons.flat()).toEqual(expect.arrayContaining(['Robots in the break room', 'Robots in the supply']));
  expect(icons.filter((names) => names.length > 1)).toEqual([]);
});

/** The choice among the most cards. */
function findFullestHand(): { game: PreparedGame; moment: Moment } {
  const game = new PreparedGame({ players: 3, seed: 'hand xxx' });
  const choices = game.moments.filter(({ kind }) => kind === 'discard-excess');
  const sizeOf = ({ seat, state }: Moment): number => state.players[seat]!.hand.length;
  return { game, moment: choices.reduce((most, one) => (sizeOf(one) > sizeOf(most) ? one : most)) };
}

test('a choice among many cards spreads the hand out beside the prompt', async () => {
  const { page } = await visit();
  const { game, moment } = findFullestHand();
  const count = moment.state.players[moment.seat]!.hand.length;
  expect(count).toBe(12);
  await openMatch(page, game.upTo(moment));
  await page.setViewportSize(SMALLEST);
  const cards = page.locator('.hand .hand-spot');
  expect(await cards.count()).toBe(count);
  // By mouse: every card is whole, and large enough to read.
  expect((await page.evaluate(findCovered)).filter(({ target }) => target.startsWith('card:'))).toEqual([]);
  const prompt = await boxOf(page, '.prompt');
  for (const card of await cards.all()) {
    const { x, y, width, height } = (await card.boundingBox())!;
    expect(width).toBeGreaterThan(110);
    expect(x + width).toBeLessThan(prompt.x);
    expect(Math.min(y, SMALLEST.height - y - height)).toBeGreaterThan(0);
  }
  // By keyboard: the arrow keys go round the cards that can be chosen.
  const glowing = cards.and(page.locator('.spot-next'));
  await glowing.first().focus();
  const reached = new Set<string | null>();
  for (const _ of await glowing.all()) {
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null));
    await page.keyboard.press('ArrowRight');
  }
  expect(reached).toEqual(
    new Set(await glowing.evaluateAll((all) => all.map((card) => card.getAttribute('data-target')))),
  );
});

test('the replay leaves the whole board in sight, and says a move in one caption', async () => {
  const { page } = await visit();
  const game = new PreparedGame({ players: 4, seed: 'sizes' });
  await openMatch(page, game.upTo(game.find('turn', 100)));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  const bar = page.locator('.replay-bar');
  await bar.waitFor();
  for (const size of [SMALLEST, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    const { y, height } = await boxOf(page, '.replay-bar');
    expect(height).toBeLessThan(64);
    const ship = await boxOf(page, '.deck-plan');
    const board = await boxOf(page, '.part-board');
    const grid = await boxOf(page, '.part-board .grid');
    expect(ship.y).toBeGreaterThanOrEqual(y + height);
    expect(ship.y + ship.height).toBeLessThanOrEqual(board.y);
    // Row 1 and the slots of the columns.
    expect(grid.y).toBeGreaterThanOrEqual(board.y);
    expect(grid.y + grid.height).toBeLessThanOrEqual(size.height);
  }
  const caption = page.locator('.replay-bar-happened');
  const room = await caption.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(room).toBeLessThanOrEqual(0);
});
