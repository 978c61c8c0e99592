// Tab through the whole table: it reaches everything and is never trapped.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The name of the focused element, and whether it was visited; null without focus. */
function focusedThing(): { name: string; isKnown: boolean } | null {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return null;
  const name = focused.dataset['target'] ?? focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  const isKnown = 'passed' in focused.dataset;
  focused.dataset['passed'] = '';
  return { name: name.trim(), isKnown };
}

/** Presses a key until the focus has made a round or is trapped. */
export async function walk(page: Page, key: string): Promise<string[]> {
  const passed: string[] = [];
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    for (const known of document.querySelectorAll<HTMLElement>('[data-passed]')) delete known.dataset['passed'];
  });
  // Between the last and the first element the focus is in the browser.
  for (let outside = 0; outside < 2; ) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(focusedThing);
    if (!focused) outside++;
    else if (focused.isKnown) break;
    else passed.push(focused.name);
  }
  return passed;
}

/** What Tab must reach: everything that glows, and the ways to the rest. */
function mustBeFound(): string[] {
  const shown = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
  const glowing = shown('.table [data-target]').filter((thing) => thing.getAttribute('aria-disabled') !== 'true');
  return [
    ...glowing.map((thing) => thing.dataset['target']!),
    ...shown('.table .player:enabled').map((button) => button.textContent!.trim()),
    ...shown('.table-menu button, .way, .tab, .log-tool').map(
      (button) => button.getAttribute('aria-label') ?? button.textContent!.trim(),
    ),
  ];
}

/** Tab, forwards and backwards, finds everything. */
export async function expectWalk(page: Page): Promise<void> {
  const wanted = [...new Set(await page.evaluate(mustBeFound))].sort();
  expect(wanted.length).toBeGreaterThan(5);
  for (const key of ['Tab', 'Shift+Tab']) {
    const passed = await walk(page, key);
    expect(
      wanted.filter((thing) => !passed.includes(thing)),
      `${key} passes ${passed.join(' | ')}`,
    ).toEqual([]);
  }
}
