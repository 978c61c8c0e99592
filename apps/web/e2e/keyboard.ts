// Drives the table by Tab, Enter and Escape alone.

import type { Page } from 'playwright-core';
import type { TableDriver } from './table-driver.ts';
import type { GlowingSpot, Seen } from './watch-table.ts';

export const focusedName = (page: Page): Promise<string> =>
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

/** How many presses of Tab lead from the focus to a target; negative with Shift. Null if Tab does not stop there. */
function tabsTo(target: string): number | null {
  const stops = [...document.querySelectorAll<HTMLElement>('a[href],button,input,select,summary,[tabindex]')].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );
  const to = stops.findIndex((stop) => stop.dataset['target'] === target);
  if (to < 0) return null;
  const { activeElement: active } = document;
  const at = stops.indexOf(active as HTMLElement);
  if (at >= 0) return to - at;
  const isBeyond = (stop: Element): boolean =>
    active !== null && (active.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = stops.findIndex(isBeyond);
  return to - (next < 0 ? stops.length : next) + 1;
}

const focusedTarget = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['target']);

/** Moves the focus to a target by Tab. False if it is no longer there. */
async function tabToTarget({ page }: TableDriver, target: string): Promise<boolean> {
  // The browser may begin beside what had the focus and is gone.
  for (let tries = 0; tries < 3; tries++) {
    const steps = await page.evaluate(tabsTo, target);
    if (steps === null) return false;
    for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
    if ((await focusedTarget(page)) === target) return true;
  }
  throw new Error(`Tab never comes to ${target}`);
}

async function choose(driver: TableDriver, { target }: GlowingSpot, { changes }: Seen): Promise<Seen> {
  // A trivial decision may have resolved itself in the meantime.
  if (!(await tabToTarget(driver, target))) return driver.settled();
  await driver.page.keyboard.press('Enter');
  return driver.settled(changes);
}

async function accept(driver: TableDriver, { waiting, changes }: Seen): Promise<Seen> {
  await tabTo(driver.page, waiting === 'question' ? 'Do it anyway' : 'Go on');
  await driver.page.keyboard.press('Enter');
  return driver.settled(changes);
}

/** Escape takes back what is not a move yet: it drops a choice, and answers a question with no. */
async function takeBack(driver: TableDriver, { changes }: Seen, target: string): Promise<Seen> {
  await driver.page.keyboard.press('Escape');
  const seen = await driver.settled(changes);
  if (seen.waiting !== 'decide' || seen.chosen.includes(target))
    throw new Error(`Escape leads to ${seen.waiting}, with ${seen.chosen.join(' ')} chosen`);
  return seen;
}

/**
 * Plays without a mouse to the final sheet, or as many decisions as wanted. The first choice of several steps and the
 * first question are taken back by Escape. Returns which of them there were.
 */
export async function playByTab(
  driver: TableDriver,
  pick: (glowing: readonly GlowingSpot[]) => GlowingSpot,
  most = Number.POSITIVE_INFINITY,
): Promise<Set<'choice' | 'question'>> {
  const escaped = new Set<'choice' | 'question'>();
  let seen = await driver.settled();
  let target = '';
  for (let made = 0; made < most && seen.waiting !== 'score'; made++) {
    if (seen.waiting === 'broken' || seen.trouble !== '') throw new Error(`The table is broken: ${seen.trouble}`);
    const kind = seen.waiting === 'question' ? 'question' : seen.chosen.includes(target) ? 'choice' : null;
    if (kind && !escaped.has(kind)) {
      seen = await takeBack(driver, seen, target);
      escaped.add(kind);
    } else if (seen.waiting === 'decide') {
      const spot = pick(seen.glowing);
      seen = await choose(driver, spot, seen);
      target = spot.target;
    } else seen = await accept(driver, seen);
  }
  return escaped;
}
