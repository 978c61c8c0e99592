// The final sheet on every screen: the total and what decided the game are in sight, and the whole plot of VP.

import { expect, test } from 'vitest';
import type { SizeName } from './browser.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

interface PlotRoom {
  /** Pixels of the plot beyond the part of the dialog that scrolls. */
  clipped: number;
  /** Pixels of what is drawn beyond the drawing. */
  beyond: number;
  /** Pixels that the sheet is wider than its dialog. */
  across: number;
}

/** Runs in the page. */
function findPlotRoom(): PlotRoom {
  const body = document.querySelector('.dialog-body')!;
  const plot = document.querySelector('.score-plot')!;
  const drawing = plot.querySelector('svg')!;
  const beyondOf = (inner: DOMRect, outer: DOMRect): number =>
    Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom, 0);
  const box = drawing.getBoundingClientRect();
  const drawn = [...drawing.querySelectorAll('path,text,g > *')].map((part) => part.getBoundingClientRect());
  return {
    clipped: Math.round(beyondOf(plot.getBoundingClientRect(), body.getBoundingClientRect())),
    beyond: Math.round(Math.max(...drawn.map((part) => beyondOf(part, box)))),
    across: body.scrollWidth - body.clientWidth,
  };
}

/** Whether every number of the total is drawn where it is. Runs in the page. */
function isTotalSeen(): boolean {
  return [...document.querySelectorAll('.score-total td')].every((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const isIn = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    return isIn && cell.contains(document.elementFromPoint(left + width - 8, top + height / 2));
  });
}

test.for(['desktop', 'tablet', 'phone'] as SizeName[])('on a %s, after a game of one and of four', async (size) => {
  const { page } = await visit({ size });
  for (const players of [1, 4] as const) {
    await openMatch(page, new PreparedGame({ players, seed: 'sheet', advanced: players === 4 }).whole());
    const plot = page.locator('.score-plot');
    await plot.waitFor();
    // The total is in sight at once, and stays so while the table is read.
    await expect.poll(() => page.evaluate(isTotalSeen)).toBe(true);
    // What decided the game is said beside it.
    expect(await page.locator('.score-decided').textContent()).toMatch(
      /^(What decided it|The greatest difference): \d+ of .+ VP came from .+ \(.+: \d+\)\.$/,
    );
    const rows = await page.locator('.turning-point').evaluateAll((points) =>
      points.map((point) => {
        const eye = point.querySelector('.icon')!.getBoundingClientRect();
        return Math.round(eye.left - point.querySelector('strong')!.getBoundingClientRect().right);
      }),
    );
    // The eye stands beside the words, not below them.
    for (const gap of rows) expect(gap).toBeGreaterThan(0);
    // Beside the table it is in sight at once; on a phone it follows the table.
    if (size === 'phone') await plot.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(findPlotRoom)).toEqual({ clipped: 0, beyond: 0, across: 0 });
    // Reading the table to its end does not lose it.
    await page.locator('.score-table tbody tr').last().scrollIntoViewIfNeeded();
    expect(await page.evaluate(isTotalSeen)).toBe(true);
    if (size !== 'phone') expect((await page.evaluate(findPlotRoom)).clipped).toBe(0);
    await page.keyboard.press('Escape');
  }
});
