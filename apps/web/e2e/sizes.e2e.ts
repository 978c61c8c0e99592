// Every size of screen, in many decisions: nothing overflows, nothing that glows is covered or too small.

import { expect, test } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { SIZES, type SizeName } from './browser.ts';
import { findCovered, findCutTexts, findOverflow, findSmall } from './layout.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import type { TableDriver } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';
import type { GlowingSpot } from './watch-table.ts';

withBrowser({ isReused: true });

/** The smallest target for a finger, in pixels. */
const FINGER = 44;
/** The share of a thing's middle that may be covered. */
const MOST_COVERED = 0.2;
/** Cards in a hand overlap as in a hand; with nine of them, a third of each can be seen. */
const MOST_COVERED_CARD = 0.65;

const game = new PreparedGame({ players: 4, seed: 'sizes' });

/** Each kind of decision, as late in the game as it comes: then the table is fullest. */
const moments = [...new Map(game.moments.map((moment) => [moment.kind, moment])).values()];

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

test.for(Object.keys(SIZES) as SizeName[])('the table at the size of a %s', async (size) => {
  const { page } = await visit({ size });
  const isTouch = size === 'phone' || size === 'tablet';
  expect(moments.length).toBeGreaterThanOrEqual(8);
  const problems = new Set<string>();
  // The two desktop sizes differ little: the larger one gets every third decision.
  const isSample = !isSoak && (size === 'large' || size === 'tablet');
  const looked = isSample ? moments.filter((_, i) => i % 3 === 0) : moments;
  for (const { kind, index, seat } of looked) {
    const driver = await openMatch(page, game.upTo({ index, seat }));
    await page.mouse.move(0, 0);
    const tell = (problem: string): void => void problems.add(`${kind} (move ${index}): ${problem}`);
    await lookAround(driver, async (glowing) => {
      const { across, down } = await page.evaluate(findOverflow);
      if (across > 0) tell(`the page is ${across} px wider than the window`);
      if (!isTouch && down > 0) tell(`the page is ${down} px higher than the window`);
      for (const { text, by, missing } of await page.evaluate(findCutTexts))
        tell(`"${text}" is cut off by ${missing} px (${by})`);
      for (const { target, by, share } of await page.evaluate(findCovered))
        if (share > (target.startsWith('card:') && by.startsWith('card:') ? MOST_COVERED_CARD : MOST_COVERED))
          tell(`${target} lies under ${by} (${Math.round(share * 100)} %)`);
      if (isTouch)
        for (const { target, width, height } of await page.evaluate(findSmall, FINGER))
          tell(`${target.split(':')[0]} is too small for a finger: ${width} × ${height} px`);
      for (const spot of glowing) {
        // Things out of sight can be scrolled to; the driver fails if it cannot reach them.
        if (!spot.point) await driver.reach(spot).catch((error: Error) => tell(error.message));
      }
    });
  }
  expect([...problems]).toEqual([]);
});

test.for(['desktop', 'phone'] as SizeName[])('the other pages on a %s, and at the sizes like it', async (size) => {
  const { page } = await visit({ size });
  for (const [address, heading] of [
    ['#/', 'Black Angel'],
    ['#/new', 'New game'],
    ['#/games', 'Your games'],
    ['#/rules', 'How to play'],
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
