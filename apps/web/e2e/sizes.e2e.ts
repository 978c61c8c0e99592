// Six sizes of screen, at every kind of decision: nothing overflows, nothing is covered, cut off or too small. One
// window steps through the decisions and takes all sizes at each of them; another one does so by touch.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSoak, many } from '../../../scripts/soak.ts';
import { SIZES, type SizeName } from './browser.ts';
import {
  findClippedDrawings,
  findCovered,
  findCutTexts,
  findOverflow,
  findSidewaysScroll,
  findSmall,
  findSmallTexts,
} from './layout.ts';
import { type Moment, openMatch, PreparedGame } from './prepared-games.ts';
import type { TableDriver } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';
import type { GlowingSpot } from './watch-table.ts';

withBrowser({ isReused: true });

/** The smallest target for a finger, in pixels. */
const FINGER = 44;
/** On a desktop: the smallest text, the smallest number in a drawing, and the smallest die of the viewer. */
const TEXT = { least: 12, drawn: 8 };
const DIE = 40;
/** The share of a thing's middle that may be covered. */
const MOST_COVERED = 0.2;

const games = [
  new PreparedGame({ players: 1, seed: 'sizes' }),
  new PreparedGame({ players: 3, seed: 'sizes', advanced: true }),
  new PreparedGame({ players: 4, seed: 'sizes' }),
];
const all = games.flatMap((game) => game.moments.map((moment) => ({ game, moment })));

/** Each kind of decision, as late as it comes: then the table is fullest. In the long run: every decision. */
const looked = isSoak ? all : [...new Map(all.map((one) => [one.moment.kind, one])).values()];

/** A phone on its side shows hexes that are 40 px high. */
const KNOWN = /^844×390, .*: hex is too small for a finger: 44 × 40 px$/;

interface Screen {
  width: number;
  height: number;
}
type Tell = (problem: string) => void;

/** What holds on every screen. */
async function lookAtLayout(page: Page, tell: Tell): Promise<void> {
  const { across } = await page.evaluate(findOverflow);
  if (across > 0) tell(`the page is ${across} px wider than the window`);
  for (const { text, by, missing } of await page.evaluate(findCutTexts))
    tell(`"${text}" is cut off by ${missing} px (${by})`);
  for (const { target, by, share } of await page.evaluate(findCovered))
    if (share > MOST_COVERED) tell(`${target} lies under ${by} (${Math.round(share * 100)} %)`);
  for (const problem of await page.evaluate(findClippedDrawings)) tell(problem);
  for (const problem of await page.evaluate(findSidewaysScroll)) tell(problem);
}

/** The desktop has everything in sight, and no text that is hard to read. */
async function lookAtDesktop(driver: TableDriver, tell: Tell): Promise<void> {
  const { page } = driver;
  const { down } = await page.evaluate(findOverflow);
  if (down > 0) tell(`the page is ${down} px higher than the window`);
  for (const problem of await page.evaluate(findSmallTexts, TEXT)) tell(problem);
  for (const { target, point } of (await driver.see()).glowing) if (!point) tell(`${target} cannot be reached`);
  const small = await page
    .locator('.dice-dock .spot.die')
    .evaluateAll((dice, least) => dice.filter((die) => die.getBoundingClientRect().width < least).length, DIE);
  if (small > 0) tell(`${small} of the viewer's dice are small`);
}

/** Shows every part of a small table in which something glows. */
async function lookAround(driver: TableDriver, look: (glowing: GlowingSpot[]) => Promise<void>): Promise<void> {
  const tabs = driver.page.locator('.tab-glowing');
  const count = await tabs.count();
  if (count === 0) return look((await driver.see()).glowing);
  for (let i = 0; i < count; i++) {
    await tabs.nth(i).click();
    await look((await driver.see()).glowing.filter(({ width }) => width > 0));
  }
}

/** By touch: things may be scrolled to, but where the table opens one of them is in sight. */
async function lookByTouch(driver: TableDriver, tell: Tell, isOpened: boolean): Promise<void> {
  const { page } = driver;
  const { glowing } = await driver.see();
  if (isOpened && !glowing.some(({ point }) => point)) tell('nothing that glows is in sight');
  await lookAround(driver, async (shown) => {
    await lookAtLayout(page, tell);
    for (const { target, width, height } of await page.evaluate(findSmall, FINGER))
      tell(`${target.split(':')[0]} is too small for a finger: ${width} × ${height} px`);
    // The driver fails if it cannot reach them.
    for (const spot of shown) if (!spot.point) await driver.reach(spot).catch((error: Error) => tell(error.message));
  });
}

/** Opens every looked-at decision and takes all the sizes there. */
async function lookAtDecisions(
  page: Page,
  screens: readonly Screen[],
  half: 0 | 1,
  look: (driver: TableDriver, tell: Tell, isOpened: boolean) => Promise<void>,
): Promise<string[]> {
  const problems = new Set<string>();
  for (const [i, { game, moment }] of looked.entries()) {
    // The sample looks at every other kind of decision on a desktop, and at the others by touch.
    if (!isSoak && i % 2 !== half) continue;
    // Each of them opens at another size. The sample takes one of the sizes.
    const first = Math.floor(i / 2) % screens.length;
    const turned = [...screens.slice(first), ...screens.slice(0, first)].slice(0, many(1, screens.length));
    await page.setViewportSize(turned[0]!);
    const driver = await openMatch(page, game.upTo(moment));
    for (const screen of turned) {
      await page.setViewportSize(screen);
      await page.mouse.move(0, 0);
      const tell: Tell = (problem) => problems.add(`${sayMoment(moment, screen)}: ${problem}`);
      await look(driver, tell, screen === turned[0]);
    }
  }
  return [...problems].filter((problem) => !KNOWN.test(problem));
}

const sayMoment = ({ kind, index }: Moment, { width, height }: Screen): string =>
  `${width}×${height}, ${kind} (move ${index})`;

test('every kind of decision on a desktop', async () => {
  const { page } = await visit({ size: 'desktop' });
  expect(looked.length).toBeGreaterThanOrEqual(15);
  const screens = [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
  ];
  const problems = await lookAtDecisions(page, screens, 0, async (driver, tell) => {
    await lookAtLayout(page, tell);
    await lookAtDesktop(driver, tell);
  });
  expect(problems).toEqual([]);
});

test('every kind of decision by touch', async () => {
  const { page } = await visit({ size: 'phone' });
  const screens = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
  ];
  expect(await lookAtDecisions(page, screens, 1, lookByTouch)).toEqual([]);
});

test.for(['desktop', 'phone'] as SizeName[])('the other pages on a %s, and at the sizes like it', async (size) => {
  const { page } = await visit({ size });
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
    for (const viewport of size === 'phone' ? [SIZES.phone] : [SIZES.tablet, SIZES.large, SIZES.desktop]) {
      await page.setViewportSize(viewport);
      expect((await page.evaluate(findOverflow)).across, address).toBeLessThanOrEqual(0);
      expect(await page.evaluate(findCutTexts), address).toEqual([]);
    }
  }
});
