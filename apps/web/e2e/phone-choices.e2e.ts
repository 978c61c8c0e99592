// A phone asks by a list. At every decision, upright and on its side, what can be chosen is in sight, with its words
// and its consequence, and one tap plays what can be undone. At 400 % zoom the table scrolls as a page.

import type { SavedMatch } from '@black-angel/match';
import { view } from '@black-angel/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { decisionOf } from '../src/ui-state/decision.ts';
import { previewOf } from '../src/ui-state/preview.ts';
import type { Target } from '../src/ui-state/target.ts';
import { expectNothingSerious } from './axe.ts';
import { findCovered, findCutTexts, findOverflow } from './layout.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import type { TableDriver } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const game = new PreparedGame({ players: 4, seed: 'sizes' });

/** Each kind of decision, as late in the game as it comes. */
const moments = [...new Map(game.moments.map((moment) => [moment.kind, moment])).values()];

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
] as const;

/** What can be tapped without scrolling. */
async function inSight({ page }: TableDriver): Promise<string[]> {
  const { glowing } = await page.evaluate(() => window.seeTable());
  return glowing.filter(({ point }) => point).map(({ target }) => target);
}

/** Areas of the table that lie on each other or beyond the window, and what must never be hidden. Runs in the page. */
function findBadAreas(): string[] {
  const bad: string[] = [];
  const areas = [
    '.table-menu',
    '.standings',
    '.goods',
    '.prompt',
    '.prompt .ways',
    '.prompt-title',
    '.dice-dock',
    '.tabs',
  ];
  const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  for (const area of areas) {
    const { top, bottom, left, right, height } = boxOf(area);
    if (height < 12) bad.push(`${area} is ${height} px high`);
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) bad.push(`${area} is cut off`);
  }
  for (const way of document.querySelectorAll('.prompt .way-icon'))
    if (way.getBoundingClientRect().width < 40) bad.push(`${way.className} is ${way.clientWidth} px wide`);
  const lower = ['.table-menu', '.standings', '.prompt', '.dice-dock', '.tabs'];
  const part = [...document.querySelectorAll('.table > .part, .log, .players')].find((one) => one.clientHeight > 0);
  const boxes = [
    ...lower.map((name) => ({ name, box: boxOf(name) })),
    { name: 'part', box: part!.getBoundingClientRect() },
  ];
  for (const a of boxes)
    for (const b of boxes) {
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (a.name < b.name && across > 4 && down > 4) bad.push(`${a.name} lies on ${b.name} (${across} × ${down} px)`);
    }
  if (part!.getBoundingClientRect().height < 90) bad.push('the part that is shown is too low');
  return bad;
}

/** Ghosts of counters that lie on the prompt, the dice or the tabs. Runs in the page. */
function findStrayBadges(): string[] {
  const areas = [...document.querySelectorAll('.prompt, .dice-dock, .tabs')].map((area) =>
    area.getBoundingClientRect(),
  );
  return [...document.querySelectorAll('.ghost-badge')].flatMap((badge) => {
    const { left, top, width, height, bottom } = badge.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isOn = areas.some((area) => x > area.left && x < area.right && y > area.top && y < area.bottom);
    return isOn || bottom > innerHeight ? [`${badge.textContent} at ${Math.round(x)}, ${Math.round(y)}`] : [];
  });
}

interface Row {
  title: string;
  lines: string;
  height: number;
  hasArt: boolean;
}

const rowsOf = (page: Page): Promise<Row[]> =>
  page.locator('.choice').evaluateAll((rows) =>
    rows.map((row) => ({
      title: row.querySelector('.choice-title')!.textContent,
      lines: row.querySelector('.choice-lines')!.textContent,
      height: row.getBoundingClientRect().height,
      hasArt: row.querySelector('.choice-art svg') !== null,
    })),
  );

/** A Mission card whose placement gives goods that are counted beside the board. */
function findRewarded(): { saved: SavedMatch; target: Target } {
  for (const moment of game.moments) {
    if (moment.kind !== 'place-mission') continue;
    const made = decisionOf(view(moment.state, moment.seat))!;
    const option = made.options.find(({ move }) =>
      previewOf(made, move).events.some((event) => event.kind === 'gained' && event.what !== 'vp'),
    );
    if (option) return { saved: game.upTo(moment), target: option.path[0]! };
  }
  throw new Error('No such card is placed in this game.');
}

/** Decisions that are made by buttons alone, or on the map, where a low phone folds the list. */
const WITHOUT_LIST = new Set(['command', 'fly', 'end-turn', 'choose-die', 'activate-mission']);

test('every decision on every phone: something to choose in sight, in words, with its consequence', async () => {
  const { page } = await visit({ size: 'phone' });
  const problems = new Set<string>();
  const listed = new Set<string>();
  for (const [n, { kind, index, seat }] of moments.entries()) {
    const driver = await openMatch(page, game.upTo({ index, seat }));
    // A sample: each decision on one of the three.
    for (const size of PHONES.filter((_, i) => isSoak || i === n % PHONES.length)) {
      await page.setViewportSize(size);
      const tell = (problem: string): void => void problems.add(`${kind} at ${size.width}: ${problem}`);
      await expect.poll(() => inSight(driver).then(({ length }) => length), { message: kind }).toBeGreaterThan(0);
      if ((await page.evaluate(findOverflow)).across > 0) tell('the page is wider than the window');
      for (const area of await page.evaluate(findBadAreas)) tell(area);
      for (const { text, by } of await page.evaluate(findCutTexts)) tell(`"${text}" is cut off by ${by}`);
      const rows = await rowsOf(page);
      if (rows.length > 0) listed.add(kind);
      for (const { title, lines, height, hasArt } of rows)
        if (!title || !lines || !hasArt || height < 44) tell(`the row "${title}" says "${lines}" (${height} px)`);
      for (const { target, by, share } of await page.evaluate(findCovered))
        if (share > 0.2) tell(`${target} lies under ${by}`);
    }
  }
  expect([...problems]).toEqual([]);
  expect([...listed].filter((kind) => !WITHOUT_LIST.has(kind)).sort()).toEqual(
    moments
      .map(({ kind }) => kind)
      .filter((kind) => !WITHOUT_LIST.has(kind))
      .sort(),
  );
});

test('one tap takes a tile; what cannot be undone asks twice; the list folds to show the board', async () => {
  const { page } = await visit({ size: 'phone' });
  await openMatch(page, game.upTo(game.find('discover')));
  const rows = page.locator('.choice');
  const low = (await page.locator('.part-ship').boundingBox())!.height;
  const toggle = page.getByRole('button', { name: /^\d+ choices$/ });
  const place = await toggle.boundingBox();
  await toggle.tap();
  expect(await rows.count()).toBe(0);
  // A second tap at the same place meets the same button.
  expect(await toggle.boundingBox()).toEqual(place);
  expect((await page.locator('.part-ship').boundingBox())!.height).toBeGreaterThan(low + 50);
  expect(await page.locator('.prompt-title').textContent()).toBe('Discover Technology');
  await toggle.tap();
  expect(await toggle.boundingBox()).toEqual(place);
  // What all rows are for is said once. A dialog that closes leaves the list where it is.
  expect(await page.locator('.choices-note').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^The display/)]),
  );
  for (const { lines } of await rowsOf(page)) expect(lines).not.toContain('The display');
  await rows.last().focus();
  await page.keyboard.press('ArrowLeft');
  // The row that is pointed at is as easy to read as the others.
  await page.locator('.choice[data-ghost]:focus').waitFor();
  await expectNothingSerious(page, 'a row that is pointed at', '.prompt');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await page.locator('.choices').evaluate((list) => list.scrollTo(0, 0));
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('.choices').evaluate((list) => list.scrollTop)).toBe(0);
  await rows.first().tap();
  await page.locator('.way[aria-disabled=false]', { hasText: 'Undo' }).first().waitFor();
  await expect.poll(() => page.locator('.spot-armed').count()).toBe(0);

  const { saved, target } = findRewarded();
  await openMatch(page, saved);
  const card = page.locator(`.choice[data-target="${target}"]`);
  expect(await card.textContent()).toContain('Cannot be undone');
  const before = await card.boundingBox();
  await card.tap();
  await expect.poll(() => card.textContent()).toContain('Tap again');
  expect(await page.locator('.prompt-title').textContent()).toBe('Place a Mission');
  // What would be gained is shown where it will be, and not on something else.
  expect(await page.evaluate(findStrayBadges)).toEqual([]);
  await page.locator('.ghost-badge').first().waitFor();
  // The second tap meets the same row.
  expect(await card.boundingBox()).toEqual(before);
  await card.tap();
  await expect.poll(() => page.locator('.prompt-title').textContent()).not.toBe('Place a Mission');
});

test('a choice on the map has rows for the hexes where a Mission could be placed; a finger on one points at it', async () => {
  const { page } = await visit({ size: 'phone' });
  await openMatch(page, game.upTo(game.find('command')));
  const ship = page.locator('.choice[data-target="storage:ship"], .choice[data-target^="ship:"]').first();
  if (await ship.isVisible()) await ship.tap();
  const rows = page.locator('.choice[data-target^="hex:"]');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(await page.locator('.hex-field.spot-places').count());
  for (const { title, lines } of await rowsOf(page)) {
    expect(title).toMatch(/^Hex \d[a-e]$/);
    expect(lines).toMatch(/A Mission placed here brings/);
  }
  // The map stays larger than its list, and whole.
  const [map, list] = [await page.locator('.space').boundingBox(), await page.locator('.choices').boundingBox()];
  expect(map!.height).toBeGreaterThan(list!.height);
  const row = (await rows.first().boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const [x, y] = [row.x + row.width / 2, row.y + row.height / 2];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect.poll(() => page.locator('.ghost-path').count()).toBe(1);
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await expect.poll(() => page.locator('.ghost-path').count()).toBe(0);
  await rows.first().tap();
  await expect.poll(() => page.locator('.prompt-title').textContent()).not.toBe('Command Your Ships');
});

test('what one has, the score and the turn are in sight on every tab, and hexes carry their names', async () => {
  const { page } = await visit({ size: 'phone' });
  await openMatch(page, game.upTo(game.find('turn', 40)));
  for (const size of PHONES) {
    await page.setViewportSize(size);
    for (const tab of await page.locator('.tab').all()) {
      await tab.click();
      expect(await page.evaluate(findBadAreas)).toEqual([]);
      const goods = page.getByRole('list', { name: 'What you have' }).getByRole('listitem');
      expect(await goods.filter({ visible: true }).count()).toBe(4);
      const standing = page.locator('.standing[aria-current]').filter({ visible: true });
      expect(await standing.count()).toBe(1);
      // A score is no button and does not look like one.
      expect(await standing.evaluate((score) => getComputedStyle(score).borderTopWidth)).toBe('0px');
    }
    await page.locator('.tab').first().click();
    expect(await page.locator('.hex-name').filter({ visible: true }).first().textContent()).toBe('1a');
  }
});

test('at 200 % and 400 % zoom: no sideways scroll, and every choice can be reached', async () => {
  const { page } = await visit({ size: 'phone' });
  for (const kind of ['discover', 'command', 'end-turn'] as const) {
    const driver = await openMatch(page, game.upTo(game.find(kind)));
    for (const [width, height] of [
      [720, 450],
      [640, 360],
      [360, 225],
      [320, 180],
    ] as const) {
      await page.setViewportSize({ width, height });
      const at = `${kind} at ${width} × ${height}`;
      await expect.poll(() => inSight(driver).then(({ length }) => length), { message: at }).toBeGreaterThan(0);
      expect((await page.evaluate(findOverflow)).across, at).toBeLessThanOrEqual(0);
      for (const spot of (await driver.see()).glowing)
        expect(await driver.reach(spot), `${at}: ${spot.target}`).toBeTruthy();
    }
  }
});

test('in a low window, Start stands below the form of a new game and covers nothing', async () => {
  const { page } = await visit({ size: 'phone' });
  await page.goto('#/new');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('radio').first().scrollIntoViewIfNeeded();
  const box = (await start.boundingBox())!;
  expect(box.y).toBeGreaterThan(256);
  await start.scrollIntoViewIfNeeded();
  expect((await start.boundingBox())!.y).toBeLessThan(256);
});
