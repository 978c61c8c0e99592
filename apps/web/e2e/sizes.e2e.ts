// Many sizes of screen and of the default font, at every kind of decision: nothing overflows, nothing is covered, cut
// off or too small. One window steps through the decisions and takes all sizes at each of them; another one by touch.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSoak, many } from '../../../scripts/soak.ts';
import { SIZES, type SizeName, setDefaultFont } from './browser.ts';
import {
  findBrokenWords,
  findClippedDrawings,
  findCovered,
  findCutTexts,
  findMeetingAreas,
  findOverflow,
  findSidewaysScroll,
  findSmall,
  findSmallTexts,
} from './layout.ts';
import { PLAIN_PAGES } from './plain-pages.ts';
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
  /** The default font of the browser, in pixels. */
  font?: number;
}
const USUAL_FONT = 16;

async function turnTo(page: Page, { width, height, font = USUAL_FONT }: Screen): Promise<void> {
  await setDefaultFont(page, font);
  await page.setViewportSize({ width, height });
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
  for (const problem of await page.evaluate(findMeetingAreas)) tell(problem);
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
    await turnTo(page, turned[0]!);
    const driver = await openMatch(page, game.upTo(moment));
    for (const screen of turned) {
      await turnTo(page, screen);
      await page.mouse.move(0, 0);
      const tell: Tell = (problem) => problems.add(`${sayMoment(moment, screen)}: ${problem}`);
      await look(driver, tell, screen === turned[0]);
    }
  }
  return [...problems].filter((problem) => !KNOWN.test(problem));
}

const sayMoment = ({ kind, index }: Moment, { width, height, font = USUAL_FONT }: Screen): string =>
  `${width}×${height}${font === USUAL_FONT ? '' : ` with a font of ${font} px`}, ${kind} (move ${index})`;

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
  const { page } = await visit({ size: 'phone', isOwn: true });
  const screens = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900, font: 24 },
    { width: 390, height: 844, font: 24 },
  ];
  expect(await lookAtDecisions(page, screens, 1, lookByTouch)).toEqual([]);
});

/**
 * What is always in sight: what is asked, the buttons, the dice, names and VP. A list on a phone may scroll, and so may
 * the page if the window is too low for the table: it begins with what is asked. Runs in the page.
 */
function findOutOfSight(): string[] {
  const ASKED = '.prompt-title,.prompt .ways,.prompt .move-button';
  const ALWAYS = `${ASKED},.dice-dock,.tabs,.table-tablet .player-name,.table-tablet .player-vp,.standing-vp`;
  const isPageHigh = document.documentElement.scrollHeight > innerHeight + 1;
  if (isPageHigh) scrollTo(0, 0);
  return [...document.querySelectorAll<HTMLElement>(isPageHigh ? ASKED : ALWAYS)].flatMap((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const name = `.${thing.classList}`;
    if (thing.scrollWidth > thing.clientWidth + 1 && getComputedStyle(thing).overflowX === 'hidden')
      return [`${name} is cut: ${thing.textContent}`];
    const list = thing.closest('.players, .prompt-body')?.getBoundingClientRect();
    const isIn = top > -1 && left > -1 && right < innerWidth + 1 && bottom < (list?.bottom ?? innerHeight) + 1;
    return isIn ? [] : [`${name} is out of sight`];
  });
}

const TABBED: Screen[] = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900, font: 24 },
  { width: 1440, height: 900, font: 32 },
  { width: 390, height: 844, font: 24 },
  { width: 390, height: 844, font: 32 },
];

// The sample has one of the three games on each screen, and each game on two screens.
test.for(TABBED)('on %o everything needed is in sight on every tab, and nothing lies on anything', async (screen) => {
  const { page } = await visit({ size: 'phone', isOwn: true });
  await turnTo(page, screen);
  const at = TABBED.indexOf(screen) % games.length;
  for (const game of isSoak ? games : [games[at]!]) {
    await openMatch(page, game.upTo(game.find('turn', 60)));
    const tabs = await page.locator('.tab').all();
    expect(tabs.length).toBeGreaterThan(1);
    for (const tab of tabs) {
      await tab.click();
      const problems: string[] = [];
      await lookAtLayout(page, (problem) => problems.push(problem));
      problems.push(...(await page.evaluate(findOutOfSight)));
      expect(problems, (await tab.textContent())!).toEqual([]);
    }
  }
});

/** The share of its place that a thing takes, in width or in height, whichever is larger. Runs in the page. */
function usedOf([thing, place]: readonly [string, string]): number {
  const [a, b] = [thing, place].map((name) => document.querySelector(name)!.getBoundingClientRect());
  return Math.max(a!.width / b!.width, a!.height / b!.height);
}

test.for([SIZES.tablet, { width: 768, height: 1024 }])(
  'on a tablet of %o the map is always beside the ship or the board',
  async (size) => {
    const { page } = await visit({ size: 'tablet' });
    await openMatch(page, games[1]!.upTo(games[1]!.find('turn', 60)));
    await page.setViewportSize(size);
    for (const [tab, thing, place] of [
      ['Ship', '.deck-plan', '.part-ship'],
      ['You', '.grid', '.part-board'],
    ] as const) {
      await page.locator('.tab', { hasText: tab }).click();
      // Neither is small in a large place.
      expect(await page.evaluate(usedOf, [thing, place] as const), tab).toBeGreaterThan(tab === 'Ship' ? 0.95 : 0.45);
      expect(await page.evaluate(usedOf, ['.space', '.part-space'] as const)).toBeGreaterThan(0.85);
      expect(await page.locator('.part-display .tile-spot').first().isVisible()).toBe(true);
      const hex = (await page.locator('.hex-field').first().boundingBox())!;
      expect(Math.min(hex.width, hex.height)).toBeGreaterThanOrEqual(FINGER);
    }
    // A move on the map keeps the tab that is open.
    expect(await page.locator('.tab').allTextContents()).not.toContain('Space');
  },
);

const SMALL: Screen[] = [SIZES.phone, { ...SIZES.phone, font: 24 }];
const LARGE: Screen[] = [SIZES.tablet, SIZES.large, SIZES.desktop, { ...SIZES.desktop, font: 32 }];

test.for(['desktop', 'phone'] as SizeName[])('the other pages on a %s, and at the sizes like it', async (size) => {
  const { page } = await visit({ size, isOwn: true });
  for (const [address, heading] of PLAIN_PAGES) {
    await page.goto(address);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    for (const screen of size === 'phone' ? SMALL : LARGE) {
      await turnTo(page, screen);
      const where = `${address} on ${JSON.stringify(screen)}`;
      expect.soft((await page.evaluate(findOverflow)).across, where).toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(findCutTexts), where).toEqual([]);
    }
  }
});

/** Pixels by which the robots and dice of the ship hang out of their rooms. Runs in the page. */
const findHanging = (): number[] =>
  [...document.querySelectorAll('.deck-plan .room')].flatMap((room) =>
    [...room.querySelectorAll('.robot, .supply-die')]
      .map((piece) => Math.round(piece.getBoundingClientRect().bottom - room.getBoundingClientRect().bottom))
      .filter((beyond) => beyond > 0),
  );

/** What reaches beyond the window at its sides. Runs in the page. */
const findBeside = (things: string): string[] =>
  [...document.querySelectorAll(things)].flatMap((thing) => {
    const { left, right } = thing.getBoundingClientRect();
    const isIn = left > -1 && right < document.documentElement.clientWidth + 1;
    return isIn ? [] : [`.${thing.classList}: ${Math.round(left)} to ${Math.round(right)}`];
  });

const LARGE_FONTS: Screen[] = [
  { ...SIZES.phone, font: 24 },
  { ...SIZES.desktop, font: 24 },
  { ...SIZES.phone, font: 32 },
  { ...SIZES.desktop, font: 32 },
];

// The sample has two of the four screens in each language, each font on a phone and on a desktop once.
test.for(['fr', 'ru'] as const)(
  'with large fonts in %s: first page, menu, final sheet, lesson, ship',
  async (language) => {
    const { page } = await visit({ size: 'phone', isOwn: true, settings: { language } });
    const [small, middle, large, largest] = LARGE_FONTS as [Screen, Screen, Screen, Screen];
    const screens = isSoak ? LARGE_FONTS : language === 'fr' ? [small, largest] : [middle, large];
    const look = async (what: string, things: string, also?: (where: string) => Promise<void>): Promise<void> => {
      for (const screen of screens) {
        await turnTo(page, screen);
        const where = `${what} on ${JSON.stringify(screen)}`;
        await page.locator(things).first().waitFor();
        // The table is laid out for it first.
        if ((await page.locator('.table').count()) > 0)
          await page
            .locator(screen.width > 400 && screen.font === 24 ? '.table-tablet' : '.table-phone')
            .first()
            .waitFor();
        expect.soft((await page.evaluate(findOverflow)).across, where).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(findCutTexts), where).toEqual([]);
        expect.soft(await page.evaluate(findSidewaysScroll), where).toEqual([]);
        expect.soft(await page.evaluate(findBeside, things), where).toEqual([]);
        await also?.(where);
      }
    };
    await page.goto('#/');
    await look('the first page', '.home-words, .home-words > *');
    await page.goto('#/statistics');
    await look('a heading', 'h1', async (where) => {
      expect.soft(await page.evaluate(findBrokenWords, 'h1'), where).toEqual([]);
    });
    await page.goto('#/learn/act1');
    await look('a lesson', '.guide, .guide-tool', async (where) => {
      // Its title and a line of what is asked.
      const body = (await page.locator('.prompt-body').boundingBox())!;
      const text = (await page.locator('.prompt-text').boundingBox())!;
      if (where.includes('1440')) expect.soft(body.y + body.height - text.y, where).toBeGreaterThan(30);
    });
    await openMatch(page, games[1]!.upTo(games[1]!.find('turn', 60)));
    await look('the ship', '.way', async (where) => {
      if (where.includes('1440')) expect.soft(await page.evaluate(findHanging), where).toEqual([]);
    });
    await turnTo(page, LARGE_FONTS[0]!);
    await page.locator('.menu-button').last().click();
    await look('the menu', '.menu-list, .menu-list [role=menuitem]');
    await openMatch(page, games[2]!.whole());
    await look('the final sheet', '.dialog, .dialog .icon-button, .dialog-foot > *, .score-name', async (where) => {
      // At least half of a phone and of a low window shows the sheet.
      const [dialog, foot] = await page.evaluate(() =>
        ['.dialog', '.dialog-foot'].map((name) => document.querySelector(name)!.getBoundingClientRect().toJSON()),
      );
      expect.soft(Math.min(foot.top, dialog.bottom) - dialog.top, where).toBeGreaterThan(dialog.height * 0.6);
    });
  },
);
