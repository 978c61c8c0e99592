// Every size of screen: nothing overflows, nothing glowing is covered or too small to be touched. Looked at in many decisions.

import type { FrameKind } from '@black-angel/rules';
import { expect, test } from 'vitest';
import { SIZES, type SizeName } from './browser.ts';
import { type Covered, findCovered, findCutTexts, findOverflow } from './layout.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import type { TableDriver } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';
import type { GlowingSpot } from './watch-table.ts';

withBrowser();

/** A finger needs this much. */
const FINGER = 44;
/** Cards in a hand overlap as in a hand: so much of the middle may lie under the next one. */
const MOST_COVERED = 0.45;

const game = new PreparedGame({ players: 4, seed: 'sizes', level: 'easy' });
const KINDS: readonly FrameKind[] = ['turn', 'use-die', 'command', 'discover', 'inject', 'activate', 'end-turn'];

/** Late in the game, when the table is full. */
const moments = KINDS.flatMap((kind) => {
  const late = game.moments.findLast((moment) => moment.kind === kind && moment.index > 150);
  return late ? [late] : [];
});

/** Turns to every part of a small table that has something glowing. */
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
  expect(moments.length).toBeGreaterThanOrEqual(5);
  for (const moment of moments) {
    const driver = await openMatch(page, game.upTo(moment));
    await page.mouse.move(0, 0);
    const reached = new Set<string>();
    const glows = new Set<string>();
    await lookAround(driver, async (glowing) => {
      const where = `${size}, ${moment.kind} (move ${moment.index})`;
      const { across, down } = await page.evaluate(findOverflow);
      expect(across, `${where}: pixels beyond the window`).toBeLessThanOrEqual(0);
      if (!isTouch) expect(down, `${where}: a desktop does not scroll`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(findCutTexts), `${where}: texts cut off`).toEqual([]);
      const covered = (await page.evaluate(findCovered)).filter(({ share }: Covered) => share > MOST_COVERED);
      expect(covered, `${where}: glowing things under others`).toEqual([]);
      for (const { target } of glowing) glows.add(target);
      for (const spot of glowing) {
        if (isTouch)
          expect(Math.min(spot.width, spot.height), `${where}: ${spot.target} is too small`).toBeGreaterThanOrEqual(
            FINGER - 0.5,
          );
        // What is out of sight can be scrolled to; the driver tells if it cannot be reached then.
        if (!spot.point) await driver.reach(spot);
        reached.add(spot.target);
      }
    });
    expect([...reached].sort()).toEqual([...glows].sort());
  }
});

test.for(Object.keys(SIZES) as SizeName[])('the other pages at the size of a %s', async (size) => {
  const { page } = await visit({ size });
  for (const [address, heading] of [
    ['#/', 'Black Angel'],
    ['#/new', 'New game'],
    ['#/games', 'Your games'],
    ['#/rules', 'How to play'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect((await page.evaluate(findOverflow)).across, address).toBeLessThanOrEqual(0);
    expect(await page.evaluate(findCutTexts), address).toEqual([]);
  }
});
