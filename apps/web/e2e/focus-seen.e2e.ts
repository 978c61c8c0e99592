// The focus is seen: on every page each Tab stop looks different with it, and nothing covers the thing that has it.

import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { draw } from './browser.ts';
import { PLAIN_PAGES } from './plain-pages.ts';
import { bringIn, openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

/** Around a thing, for its ring, in pixels. */
const MARGIN = 7;

interface Stop {
  name: string;
  /** Things of one kind look alike. */
  kind: string;
  isCovered: boolean;
  isKnown: boolean;
  box: { x: number; y: number; width: number; height: number };
}

/** The focused thing; null where the focus is in the browser. Runs in the page. */
function look(margin: number): Stop | null {
  const active = document.activeElement as HTMLElement | null;
  if (!active || active === document.body) return null;
  const isKnown = 'passed' in active.dataset;
  active.dataset['passed'] = '';
  // Some fields have their ring around their label.
  const label = active.closest('label');
  const shown = active.closest('.radio-card, .file-button, .segment') ?? active;
  const { left, top, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  // What does not take the pointer itself is hit where it lies.
  const isCovered = !hit || !(shown.contains(hit) || hit.contains(shown) || label?.contains(hit));
  const styles = (element: Element): string => `${element.tagName}.${element.getAttribute('class')}`;
  const x = Math.max(0, left - margin);
  const y = Math.max(0, top - margin);
  return {
    name: (active.getAttribute('aria-label') ?? active.textContent ?? '').trim().slice(0, 60) || styles(active),
    kind: `${styles(active.parentElement!)} > ${styles(active)} ${active.getAttribute('aria-pressed')}`,
    isCovered,
    isKnown,
    // In the page, not in the window.
    box: {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.min(innerWidth - x, width + 2 * margin),
      height: Math.min(innerHeight - y, height + 2 * margin),
    },
  };
}

/** The kinds of things whose pictures have been compared. */
const compared = new Set<string>();

async function pictureOf(session: CDPSession, box: Stop['box']): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...box, scale: 1 },
    optimizeForSpeed: true,
    captureBeyondViewport: false,
  });
  return data;
}

/** Presses Tab until the focus has made a round. Returns what is wrong. */
async function walkSeen(page: Page, where: string): Promise<string[]> {
  const bad: string[] = [];
  await draw(page);
  // A caret blinks, and what fades in is another picture.
  await page.addStyleTag({ content: '* { caret-color: transparent !important; transition: none !important; }' });
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    for (const known of document.querySelectorAll<HTMLElement>('[data-passed]')) delete known.dataset['passed'];
  });
  const session = await page.context().newCDPSession(page);
  let stops = 0;
  for (let outside = 0; outside < 2; ) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look, MARGIN);
    if (!stop) {
      outside++;
      continue;
    }
    if (stop.isKnown) break;
    stops++;
    const { name, kind, isCovered, box } = stop;
    if (isCovered) bad.push(`${where}: "${name}" is covered`);
    if (compared.has(kind) && !isSoak) continue;
    compared.add(kind);
    const focused = await pictureOf(session, box);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    if ((await pictureOf(session, box)) === focused) bad.push(`${where}: no focus is seen on "${name}" (${kind})`);
  }
  await session.detach();
  expect(stops, where).toBeGreaterThan(0);
  return bad;
}

/** Further pages, and what has to be on them. */
const MORE_PAGES = [
  ['#/learn', 'h1'],
  ['#/online', 'h1'],
  ['#/online/new', '.new-game-start'],
  ['#/leaderboard', 'h1'],
  ['#/tournaments', 'h1'],
  ['#/account', 'form'],
  ['#/play/unknown', 'h1'],
  ['#/workshop/unknown', 'h1'],
] as const;

test('on the pages', async () => {
  const { page } = await visit();
  const bad: string[] = [];
  for (const [address, heading] of PLAIN_PAGES) {
    await page.goto(address);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    bad.push(...(await walkSeen(page, address)));
  }
  for (const [address, content] of MORE_PAGES) {
    await page.goto(address);
    await page.locator(`.page ${content}`).first().waitFor();
    bad.push(...(await walkSeen(page, address)));
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  bad.push(...(await walkSeen(page, 'settings')));
  expect(bad).toEqual([]);
});

test('on the forms of a phone, whose bar stays in sight', async () => {
  const { page } = await visit({ size: 'phone' });
  await page.goto('#/new');
  await page.getByRole('radio', { name: /^With bots/ }).check();
  await page.getByText('More options').click();
  const bad = await walkSeen(page, '#/new with bots');
  await page.goto('#/online/new');
  await page.locator('.page .new-game-start').waitFor();
  bad.push(...(await walkSeen(page, '#/online/new')));
  expect(bad).toEqual([]);
});

test('at the table, in a replay, on the final sheet, in dialogs', async () => {
  const { page } = await visit();
  const game = new PreparedGame({ players: 3, seed: 'axe' });
  await openMatch(page, game.upTo(game.find('turn', 100)));
  const bad = await walkSeen(page, 'table');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  bad.push(...(await walkSeen(page, 'help')));
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  bad.push(...(await walkSeen(page, 'replay')));
  await bringIn(page, JSON.stringify(game.whole()));
  await page.getByRole('dialog', { name: 'Final scores' }).waitFor();
  bad.push(...(await walkSeen(page, 'final sheet')));
  expect(bad).toEqual([]);
});
