// Hal's turn on the screen: step by step after the player's, whose next turn begins when it has been shown.

import type { GameEvent } from '@black-angel/engine';
import { Match } from '@black-angel/match';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

/** What the page showed at one moment. */
interface Picture {
  title: string;
  /** The kind of the step that is shown. */
  kind: string;
  text: string;
  /** Things that the step points at. */
  pointed: number;
  halVp: string;
  /** What the step changes, in words. */
  changes: string;
  /** Strips that have left the near end of the sky since the recording began. */
  strips: number;
  glowing: number;
}

declare global {
  interface Window {
    pictures: Picture[];
  }
}

/** Records every picture that differs from the one before. Runs in the page. */
function record(): void {
  const hexes = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.space .hex')];
  const rowOf = (hex: HTMLElement): number => Number(hex.style.getPropertyValue('--row'));
  // A hex keeps its element as long as its strip is in the sky.
  const first = hexes().filter((hex) => hex.style.getPropertyValue('--column') === '2');
  const order = first.sort((a, b) => rowOf(a) - rowOf(b));
  const textOf = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  const look = (): void => {
    const nearest = hexes().find((hex) => rowOf(hex) === 0 && hex.style.getPropertyValue('--column') === '2')!;
    const picture = {
      title: textOf('.prompt-title'),
      kind: textOf('.told-kind'),
      text: textOf('.prompt-text'),
      pointed: document.querySelectorAll('.table [data-told]').length,
      halVp: textOf('[data-place="seat:1"] .player-vp'),
      changes: textOf('.told-changes'),
      strips: order.indexOf(nearest),
      glowing: document.querySelectorAll('.table .spot-next').length,
    };
    const last = window.pictures.at(-1);
    if (JSON.stringify(last) !== JSON.stringify(picture)) window.pictures.push(picture);
  };
  window.pictures = [];
  look();
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** The first end of a turn in some game after which this happens, at the table of a visitor who sees animation. */
async function beforeHalsTurn(
  isWanted: (events: readonly GameEvent[]) => boolean,
): Promise<{ page: Page; match: Match }> {
  const { page } = await visit({ settings: { speed: 'fast' } });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const game = new PreparedGame({ players: 1, seed: 'film' });
  for (const moment of game.moments) {
    if (moment.kind !== 'end-turn') continue;
    const saved = game.upTo(moment);
    const match = new Match(saved);
    match.play(0, 'end');
    if (match.stepViews(0, moment.index).length === 0 || !isWanted(match.entries(0, moment.index).at(-1)!.events))
      continue;
    await openMatch(page, saved);
    return { page, match };
  }
  throw new Error('Nothing like that happens in this game.');
}

/** Ends the turn; returns what was shown until the next one began. */
async function endTurn(page: Page): Promise<Picture[]> {
  await page.evaluate(record);
  await page.locator('[data-target="button:end"]').click();
  await expect.poll(() => page.locator('.prompt-title').textContent()).toBe('Your turn');
  return page.evaluate(() => window.pictures);
}

/**
 * Ends the turn, and presses the button that skips as soon as Hal's turn is shown. Runs in the page; returns both
 * titles.
 */
function skipHalsTurn(): Promise<string[]> {
  const titleOf = (): string => document.querySelector('.prompt-title')?.textContent ?? '';
  const asked = titleOf();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const before = titleOf();
      if (before === asked) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('.told .way')!.click();
      // The change of a click is rendered in its own task.
      setTimeout(() => resolve([before, titleOf()]));
    });
    observer.observe(document.querySelector('.part-side')!, { subtree: true, childList: true, characterData: true });
    document.querySelector<HTMLElement>('[data-target="button:end"]')!.click();
  });
}

const has = (events: readonly GameEvent[], kind: GameEvent['kind']): boolean =>
  events.some((event) => event.kind === kind);
const vp = (points: number): string => `${points} VP`;

test('the card, the die and whose it was, what he does with it: one after the other', async () => {
  const { page, match } = await beforeHalsTurn(
    (events) => has(events, 'dieBought') && events.some((event) => event.kind === 'gained' && event.seat === 1),
  );
  const [before, after] = match
    .scores()
    .slice(-2)
    .map((scores) => vp(scores[1]!));
  expect(after).not.toBe(before);
  const pictures = await endTurn(page);
  const hals = pictures.filter(({ title }) => title === 'Hal’s turn');
  // From "End turn" to "Your turn": the end of the player's turn, then Hal's.
  const titles = pictures.map(({ title }) => title);
  expect(titles.filter((title, i) => title !== titles[i - 1])).toEqual([
    pictures[0]!.title,
    'Your turn ends',
    'Hal’s turn',
    'Your turn',
  ]);
  const own = pictures.find(({ title }) => title === 'Your turn ends')!;
  expect(own).toMatchObject({ text: expect.stringMatching(/^You /), halVp: before, glowing: 0 });
  expect(pictures.findIndex(({ title }) => title === 'Your turn')).toBe(pictures.lastIndexOf(hals.at(-1)!) + 1);
  const steps = hals.filter(({ text }, i) => text !== hals[i - 1]?.text);
  expect(steps.slice(0, 3).map(({ kind, text }) => [kind, text])).toEqual([
    ['Card', expect.stringMatching(/^Hal .*card/)],
    ['Die', expect.stringMatching(/^Hal .*you/)],
    ['Action', expect.stringMatching(/^Hal /)],
  ]);
  // Hal's VP change with the step that says so, not before.
  const gained = steps.map(({ changes }) => Number(/\+(\d+) VP/.exec(changes)?.[1] ?? 0));
  const sumTo = (i: number): number => gained.slice(0, i + 1).reduce((sum, points) => sum + points, 0);
  expect(steps.map(({ halVp }) => halVp)).toEqual(steps.map((_, i) => vp(Number.parseInt(before!, 10) + sumTo(i))));
  // Each step points at what changes.
  for (const { kind } of steps) expect(hals.some((hal) => hal.kind === kind && hal.pointed > 0)).toBe(true);
  expect(pictures.at(-1)!.halVp).toBe(after);
  // Nothing can be chosen until then.
  expect(hals.every(({ glowing }) => glowing === 0)).toBe(true);
  expect(pictures.at(-1)!.glowing).toBeGreaterThan(0);
});

test('with less motion the steps are the same, and nothing flies', async () => {
  const { page } = await beforeHalsTurn((events) => has(events, 'dieBought'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pictures = await endTurn(page);
  const texts = pictures.filter(({ title }) => title === 'Hal’s turn').map(({ text }) => text);
  expect(new Set(texts).size).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => document.querySelector('.flights')!.childElementCount)).toBe(0);
});

test('both perform Sequence B: the sky moves by one strip at a time', async () => {
  const isAdvance = ({ kind }: GameEvent): boolean => kind === 'angelAdvanced';
  const { page } = await beforeHalsTurn((events) => events.filter(isAdvance).length === 2);
  const pictures = await endTurn(page);
  const hals = pictures.filter(({ title }) => title === 'Hal’s turn');
  const steps = hals.filter(({ text }, i) => text !== hals[i - 1]?.text);
  expect(pictures.find(({ title }) => title === 'Your turn ends')!.strips).toBe(1);
  expect(steps.map(({ text, strips }) => [text, strips])).toEqual([
    [expect.stringMatching(/^Hal .*(Sequence B|dice)/), 1],
    [expect.stringMatching(/^The Black Angel advances/), 2],
  ]);
  for (const [i, { strips }] of pictures.entries())
    if (i > 0) expect(strips - pictures[i - 1]!.strips).toBeLessThanOrEqual(1);
});

test('skipping leads at once to the player’s turn; a reload comes back to it', async () => {
  const { page, match } = await beforeHalsTurn((events) => has(events, 'dieBought'));
  const skipped = await page.evaluate(skipHalsTurn);
  expect(skipped).toEqual(['Your turn ends', 'Your turn']);
  const halVp = page.locator('[data-place="seat:1"] .player-vp');
  expect(await halVp.textContent()).toBe(vp(match.scores().at(-1)![1]!));
  await page.reload();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await halVp.textContent()).toBe(vp(match.scores().at(-1)![1]!));
});

test('looking back during Hal’s turn ends its showing; leaving the replay leads to the player’s turn', async () => {
  const { page } = await beforeHalsTurn((events) => has(events, 'dieBought'));
  await page.evaluate(record);
  // In the page, so that the look back begins while Hal's turn is shown.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (window.pictures.at(-1)!.title !== 'Hal’s turn') return;
          observer.disconnect();
          document.querySelector<HTMLElement>('.log-go')!.click();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        document.querySelector<HTMLElement>('[data-target="button:end"]')!.click();
      }),
  );
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.waitFor();
  const shown = await page.evaluate(() => window.pictures.length);
  await bar.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(() => page.locator('.prompt-title').textContent()).toBe('Your turn');
  const later = await page.evaluate((from) => window.pictures.slice(from).map(({ title }) => title), shown);
  expect(later).not.toContain('Hal’s turn');
});
