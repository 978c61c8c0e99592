// Drives the table by keyboard: Tab, the arrow keys, Enter, and the keys of the help.

import type { Page } from 'playwright-core';
import type { TableDriver } from './table-driver.ts';
import type { GlowingSpot, Seen } from './watch-table.ts';

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) return '';
    const label = (focused as HTMLInputElement).labels?.[0]?.textContent;
    return focused.getAttribute('aria-label') ?? label ?? focused.textContent ?? '';
  });

/** Presses Tab until something of this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`Tab never comes to ${name}; it passes ${passed.join(' | ')}`);
}

/** How many presses of the right arrow key lead from the focus to a target. */
function stepsTo(target: string): number {
  const stops = [...document.querySelectorAll<HTMLElement>('.table [data-target]')].filter(
    (stop) => stop.getAttribute('aria-disabled') !== 'true' && stop.getClientRects().length > 0,
  );
  const { activeElement, body } = document;
  const to = stops.findIndex((stop) => stop.dataset['target'] === target);
  if (stops[to] === activeElement) return 0;
  const isBeyond = (stop: Element): boolean =>
    activeElement !== null &&
    activeElement !== body &&
    (activeElement.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const first = Math.max(0, stops.findIndex(isBeyond));
  return ((to - first + stops.length) % stops.length) + 1;
}

const KEYS: Record<string, string> = { 'button:end': 'e', 'button:done': 'e', 'button:sequence-b': 'b' };

async function choose(driver: TableDriver, { target }: GlowingSpot, { changes }: Seen): Promise<Seen> {
  const { page } = driver;
  const key = KEYS[target];
  if (key !== undefined) {
    await page.keyboard.press(key);
    return driver.settled(changes);
  }
  const steps = await page.evaluate(stepsTo, target);
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowRight');
  const focused = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['target']);
  // A trivial decision may have resolved itself in the meantime.
  if (focused !== target) return driver.settled();
  await page.keyboard.press('Enter');
  return driver.settled(changes);
}

async function accept(driver: TableDriver, { waiting, changes }: Seen): Promise<Seen> {
  await tabTo(driver.page, waiting === 'question' ? 'Do it anyway' : 'Go on');
  await driver.page.keyboard.press('Enter');
  return driver.settled(changes);
}

/** Plays without a mouse to the final sheet, or as many decisions as wanted. */
export async function playByKeyboard(
  driver: TableDriver,
  pick: (glowing: readonly GlowingSpot[]) => GlowingSpot,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  let seen = await driver.settled();
  for (let made = 0; made < most && seen.waiting !== 'score'; made++) {
    if (seen.waiting === 'broken' || seen.trouble !== '') throw new Error(`The table is broken: ${seen.trouble}`);
    seen = seen.waiting === 'decide' ? await choose(driver, pick(seen.glowing), seen) : await accept(driver, seen);
  }
}
