// Turns of others on the screen: told step by step, skipped, marked until the own move, and told to a returning player.

import type { GameEvent } from '@black-angel/engine';
import { Match } from '@black-angel/match';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SizeName } from './browser.ts';
import { bringIn, type Moment, openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';
import { watchMotion } from './watch-motion.ts';

withBrowser({ isReused: true });

/** One moment of a told turn. */
interface Picture {
  title: string;
  kind: string;
  pointed: number;
  glowing: number;
  /** The part of a small table that is open. */
  part: string;
  /** Whether one of the pointed things is in the window. */
  isInSight: boolean;
}

declare global {
  interface Window {
    toldPictures: Picture[];
  }
}

/** Records the steps that are shown. Runs in the page. */
function record(): void {
  const textOf = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  const isInSight = (thing: Element): boolean => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && thing.contains(hit);
  };
  window.toldPictures = [];
  new MutationObserver(() => {
    const picture = {
      title: textOf('.told .prompt-title'),
      kind: textOf('.told-kind'),
      pointed: document.querySelectorAll('.table [data-told]').length,
      glowing: document.querySelectorAll('.table .spot-next').length,
      part: document.querySelector('.tab-open')?.textContent?.trim() ?? '',
      isInSight: [...document.querySelectorAll('.table [data-told]')].some(isInSight),
    };
    if (picture.title === '') return;
    if (JSON.stringify(window.toldPictures.at(-1)) !== JSON.stringify(picture)) window.toldPictures.push(picture);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

const recorded = (page: Page): Promise<Picture[]> => page.evaluate(() => window.toldPictures);
const titleOf = (page: Page): Promise<string | null> => page.locator('.prompt-title').textContent();
const isAsked = (page: Page) => expect.poll(() => titleOf(page)).toBe('Your turn');

/** A visitor who sees animation, and the last decision of the first seat's turn in a game of three. */
async function beforeBots(size: SizeName = 'desktop') {
  const { page } = await visit({ size, settings: { speed: 'fast' } });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const game = new PreparedGame({ players: 3, seed: 'told' });
  const isEnd = ({ kind, seat, state }: Moment): boolean => kind === 'end-turn' && seat === 0 && state.round >= 3;
  await openMatch(page, game.upTo(game.moments.find(isEnd)!));
  await page.locator('[data-target="button:end"]').waitFor();
  return { page, game };
}

const has = (events: readonly GameEvent[], kind: GameEvent['kind']): boolean =>
  events.some((event) => event.kind === kind);

/** The end of a turn after which Hal takes a die of the player's. */
function beforeHalsPurchase(): ReturnType<PreparedGame['upTo']> {
  const game = new PreparedGame({ players: 1, seed: 'film' });
  for (const moment of game.moments.filter(({ kind }) => kind === 'end-turn')) {
    const saved = game.upTo(moment);
    const match = new Match(saved);
    match.play(0, 'end');
    const { events } = match.entries(0, moment.index).at(-1)!;
    const isReset =
      events.findLastIndex(({ kind }) => kind === 'diceRolled') > events.findIndex(({ kind }) => kind === 'dieBought');
    if (has(events, 'dieBought') && !isReset && !match.isOver) return saved;
  }
  throw new Error('Hal buys nothing in this game.');
}

test('bots: one after the other, each turn in its steps, which point at what changes', async () => {
  const { page } = await beforeBots();
  await page.evaluate(record);
  await page.evaluate(watchMotion);
  await page.locator('[data-target="button:end"]').click();
  await isAsked(page);
  const pictures = await recorded(page);
  const titles = pictures.map(({ title }) => title);
  expect(titles.filter((title, i) => title !== titles[i - 1])).toEqual(['Grace’s turn', 'Edsger’s turn']);
  for (const title of new Set(titles)) {
    const kinds = pictures.filter((picture) => picture.title === title).map(({ kind }) => kind);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(2);
  }
  expect(pictures.some(({ pointed }) => pointed > 0)).toBe(true);
  // Nothing can be chosen meanwhile.
  expect(pictures.every(({ glowing }) => glowing === 0)).toBe(true);
  // The last step has been announced, with the round that begins after it.
  const said = page.getByRole('log', { name: 'What happened' }).locator('p').first();
  await expect.poll(() => said.textContent()).toMatch(/^Edsger .*\. Round \d+$/);
  // Pieces have flown, and every one has landed.
  expect(await page.evaluate(() => window.motion.flights.length)).toBeGreaterThan(3);
  const flying = page.locator('.flights > *, .table [data-piece][style*="hidden"]');
  await expect.poll(() => flying.count()).toBe(0);
});

test('on a phone the table turns to where a step happens', async () => {
  const { page } = await beforeBots('phone');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.evaluate(record);
  await page.locator('[data-target="button:end"]').click();
  await isAsked(page);
  const pictures = await recorded(page);
  const shown = pictures.filter(({ kind }) => kind === 'Die' || kind === 'Action' || kind === 'New dice');
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.at(-1)!.part).toBe('Ship');
  // Then it returns to where the player was.
  await expect.poll(() => page.locator('.tab-open').textContent()).toBe('Log');
  // The last picture of each step: before it the table may still turn.
  const last = pictures.filter(({ kind }, i) => kind !== pictures[i + 1]?.kind);
  for (const { kind, isInSight } of last.filter(({ kind }) =>
    /^(Die|Action|New dice|The Black Angel flies on)$/.test(kind),
  ))
    expect(isInSight, kind).toBe(true);
});

test.for(['Escape', 'Space', 'a tap'])('%s skips what is told', async (how) => {
  const { page } = await visit({ settings: { speed: 'slow' }, isOwn: true });
  await page.clock.install();
  await openMatch(page, beforeHalsPurchase());
  await page.locator('[data-target="button:end"]').click();
  // Nothing can be chosen: the focus waits where the turn is told.
  await page.locator('.told:focus').waitFor();
  // Time jumps, which ends one step at most, and stands still: the turn is not told to its end.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100_000));
  expect(await page.locator('.told').count()).toBe(1);
  if (how === 'a tap') await page.locator('.part-space').click({ position: { x: 5, y: 200 } });
  else await page.keyboard.press(how);
  await isAsked(page);
  expect(await page.locator('.told').count()).toBe(0);
});

test('what was done last stays marked, in words too, until the own move', async () => {
  const { page } = await visit();
  await openMatch(page, beforeHalsPurchase());
  await page.locator('[data-target="button:end"]').click();
  await isAsked(page);
  const gone = page.locator('[data-place="standard:0"] .die-gone');
  const since = page.getByText(/^Since your last turn: .*Hal buys .* from you/);
  expect(await gone.count()).toBe(1);
  await since.first().waitFor();
  // Selecting is not moving.
  await page.locator('.hand .spot-next').first().click();
  expect(await gone.count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('.die.spot-next').first().click();
  await expect.poll(() => gone.count()).toBe(0);
  expect(await since.count()).toBe(0);
});

test('a returning player is told what was missed, once', async () => {
  const { page } = await visit({ settings: { speed: 'fast' } });
  const game = new PreparedGame({ players: 3, seed: 'told' });
  const isTurn = ({ kind, seat, state }: Moment): boolean => kind === 'turn' && seat === 0 && state.round >= 4;
  await page.goto('#/games');
  await page.evaluate(record);
  await page.keyboard.press('Tab');
  await bringIn(page, JSON.stringify(game.upTo(game.moments.find(isTurn)!)));
  await page.getByText('While you were away').waitFor();
  await isAsked(page);
  const titles = (await recorded(page)).map(({ title }) => title);
  expect([...new Set(titles)]).toEqual(['Grace’s turn', 'Edsger’s turn']);
  // The key was pressed before the table was there.
  await expect.poll(() => page.locator('.table .spot-next:focus').count()).toBe(1);
  // After a reload nothing is new. It can be asked for.
  await page.reload();
  await isAsked(page);
  expect(await page.locator('.told').count()).toBe(0);
  await page.getByRole('button', { name: 'Show it again' }).click();
  await page.getByRole('heading', { name: 'Grace’s turn' }).waitFor();
  expect(await page.locator('.told-missed').textContent()).toBe('Once more');
  await isAsked(page);
});

test('the replay: a caption for every move, Hal’s turn in its steps, the log in step; a fork says where it comes from', async () => {
  const { page } = await visit();
  await openMatch(page, beforeHalsPurchase());
  await page.locator('[data-target="button:end"]').click();
  await isAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.waitFor();
  const lines = (): Promise<number> => page.locator('.log-line').count();
  const whole = await lines();
  const captions: (string | null)[] = [];
  const steps: (string | null)[] = [];
  for (let i = 0; i < 4; i++) {
    const before = await bar.locator('output').textContent();
    await bar.getByRole('button', { name: 'One move back' }).click();
    await expect.poll(() => bar.locator('output').textContent()).not.toBe(before);
    steps.push(await bar.locator('output').textContent());
    captions.push(await bar.locator('.replay-bar-happened').textContent());
  }
  expect(new Set(captions).size).toBe(captions.length);
  expect(captions.every((caption) => (caption ?? '').length > 8)).toBe(true);
  expect(steps.slice(0, 3).every((step) => /Step \d of \d/.test(step ?? ''))).toBe(true);
  await expect.poll(lines).toBeLessThan(whole);
  // The slider has the arrow keys; other keys are commands.
  await bar.getByRole('slider').focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('complementary', { name: 'Played on from another game' }).waitFor();
});
