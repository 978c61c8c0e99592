// Motion in games of every kind: pieces are seen on their way, and rolled dice tumble with their new faces.

import { Match } from '@black-angel/match';
import { legalMoves } from '@black-angel/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seatTwo } from './online-tables.ts';
import { type Moment, openMatch, PreparedGame } from './prepared-games.ts';
import type { TableDriver } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';
import { watchMotion } from './watch-motion.ts';
import type { Seen } from './watch-table.ts';

withBrowser({ isReused: true });

const GAME = new PreparedGame({ players: 1, seed: 'film' });
const SETTINGS = { speed: 'fast', confirm: false } as const;
const TURNS = GAME.moments.filter(({ kind, seat }) => kind === 'turn' && seat === 0);

/** What has flown since it was asked last. */
const flown = (page: Page): Promise<string[]> => page.evaluate(() => window.motion.flights.splice(0));
const isAsked = (page: Page) => expect.poll(() => page.locator('.prompt-title').textContent()).toBe('Your turn');

async function startMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(watchMotion);
}

async function openMoving(moment: Moment): Promise<TableDriver> {
  const { page } = await visit({ settings: SETTINGS });
  const driver = await openMatch(page, GAME.upTo(moment));
  await startMotion(page);
  return driver;
}

/** Clicks the first glowing thing whose name begins so. */
async function click(driver: TableDriver, ...names: string[]): Promise<Seen> {
  const seen = await driver.settled();
  const spot = names.flatMap((name) => seen.glowing.filter(({ target }) => target.startsWith(name)))[0];
  if (!spot) throw new Error(`None of ${names} glows, but ${seen.glowing.map(({ target }) => target)}`);
  return driver.click(spot, seen);
}

test('a turn at this device: die, ship and drawn card; then what Hal takes, places and wakes', async () => {
  const driver = await openMoving(TURNS.find(({ state }) => state.round >= 3)!);
  const { page } = driver;
  await click(driver, 'die:0:green:3');
  await click(driver, 'action:6');
  // A Ravager at the action takes a card.
  await click(driver, 'card:');
  expect(await flown(page)).toEqual(['die:green']);
  await click(driver, 'hex:1e');
  expect(await flown(page)).toEqual(['ship:0']);
  await click(driver, 'button:done');
  await click(driver, 'button:end');
  await isAsked(page);
  const kinds = new Set((await flown(page)).map((piece) => piece.split(':')[0]));
  // The own card and die; the card of Hal, its Ravagers, and the tiles that they push.
  expect(kinds).toEqual(new Set(['card', 'die', 'tile']));
});

test('a die that is bought', async () => {
  const canBuy = ({ state }: Moment): boolean => legalMoves(state, 0).some(({ kind }) => kind === 'buy');
  const driver = await openMoving(TURNS.find(canBuy)!);
  await click(driver, 'die:1:');
  expect(await flown(driver.page)).toEqual([expect.stringMatching(/^die:/)]);
});

test('a roll: every die tumbles and carries its new face', async () => {
  const rolls = TURNS.map((moment) => {
    const match = new Match(GAME.upTo(moment));
    const before = match.moment(0).view.dice[0]!;
    const isRolled = match.play(0, 'B') === null;
    return { moment, before, after: isRolled ? match.moment(0).view.dice[0]! : [] };
  });
  const { moment, after } = rolls.find(({ before, after }) => after.length === 3 && before.length > 0)!;
  const driver = await openMoving(moment);
  await click(driver, 'button:sequence-b');
  await expect.poll(() => driver.prompt()).toContain('Reserve');
  const dice = await driver.page.evaluate(() => window.motion.dice('standard:0'));
  const faces = after.map(({ value }) => (value === 0 ? '' : `${value}`));
  expect(dice.map(({ face }) => face).sort()).toEqual(faces.sort());
  expect(dice.every(({ isTumbling }) => isTumbling)).toBe(true);
});

test('a replay, forwards and back', async () => {
  const { page } = await openMoving(TURNS.find(({ state }) => state.round >= 3)!);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  for (const name of ['One move back', 'One move on']) {
    await flown(page);
    await expect
      .poll(async () => {
        await bar.getByRole('button', { name }).click();
        return (await flown(page)).length;
      })
      .toBeGreaterThan(0);
  }
});

test('an online game: the own move, and the other’s as it is told', async () => {
  const { ada, bea, drivers } = await seatTwo({ settings: SETTINGS });
  for (const { page } of [ada, bea]) await startMotion(page);
  const [own, other] = drivers;
  await click(own!, 'die:');
  expect(await flown(own!.page)).toEqual([expect.stringMatching(/^die:/)]);
  await own!.page.getByRole('button', { name: 'Undo turn' }).click();
  await expect.poll(() => flown(own!.page)).toEqual([expect.stringMatching(/^die:/)]);
  await click(own!, 'button:sequence-b');
  await expect.poll(() => own!.prompt()).toContain('Reserve');
  const tumbling = (page: Page) => page.evaluate(() => window.motion.dice('standard:0'));
  const dice = await tumbling(own!.page);
  expect(dice.length).toBeGreaterThan(0);
  expect(dice.every(({ isTumbling }) => isTumbling)).toBe(true);
  await click(own!, 'button:done');
  await own!.page.locator('[data-target="button:end"]').click();
  await isAsked(other!.page);
  expect(await tumbling(other!.page)).toEqual(dice);
});
