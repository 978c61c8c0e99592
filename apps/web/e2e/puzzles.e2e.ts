// Puzzles: one is solved, a wrong turn is answered, hinted at and shown, and one is that of the day.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { puzzleOfDay } from '../src/puzzles/day.ts';
import { loadPuzzles, type Puzzle, startOfPuzzle } from '../src/puzzles/puzzle.ts';
import { stepsOf } from '../src/puzzles/solution.ts';
import { expectNothingSerious } from './axe.ts';
import type { SizeName } from './browser.ts';
import { findCutTexts, findOverflow } from './layout.ts';
import { Learner } from './learner.ts';
import { TableDriver } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const list = await loadPuzzles();

/** Whether rolling new dice, and ending the turn, is a whole turn. */
function canRoll(puzzle: Puzzle): boolean {
  const moves = stepsOf(startOfPuzzle(puzzle, list), ['B'], list.engine).map(({ move }) => move);
  return moves.join() === 'B,end';
}

const isRoll = ({ solution }: Puzzle): boolean => solution[0] === 'B';
const ROLL = list.puzzles.find((puzzle) => isRoll(puzzle) && canRoll(puzzle))!;
const OTHER = list.puzzles.find((puzzle) => !isRoll(puzzle) && canRoll(puzzle))!;

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`#/puzzles/${id}`);
  await page.locator(`.guide[data-puzzle="${id}"]`).waitFor();
}

/** Rolls new dice, says yes to what that loses, and ends the turn. */
async function roll(page: Page): Promise<void> {
  const driver = new TableDriver(page);
  const learner = new Learner(page);
  for (const target of ['button:sequence-b', 'button:end']) {
    const before = await driver.settled();
    if (!before.glowing.some((spot) => spot.target === target)) throw new Error(`${target} does not glow`);
    await learner.pointAt(target);
    if (target === 'button:end') break;
    const asked = await driver.settled(before.changes);
    if (asked.waiting === 'question') await driver.accept(asked);
    else if (asked.glowing.some(({ isArmed }) => isArmed)) await learner.pointAt(target);
  }
  // By touch the first tap asks for a second one.
  if (await page.locator('.spot-armed').count()) await learner.pointAt('button:end');
}

it.each(['desktop', 'phone'] as SizeName[])('on a %s', async (size) => {
  const { page } = await visit({ size });
  await page.goto('#/puzzles');
  await page.getByRole('heading', { name: 'Puzzles', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  const today = puzzleOfDay(list.puzzles, await page.evaluate(() => Date.now()));
  await page.locator(`.guide[data-puzzle="${today.id}"]`).waitFor();

  await open(page, OTHER.id);
  const answer = page.locator('.guide-answer');
  for (const tries of [1, 2, 3]) {
    expect(await page.getByRole('button', { name: 'Show the solution' }).count()).toBe(0);
    await roll(page);
    await page.locator(`.guide[data-tries="${tries}"]`).waitFor();
    expect(await answer.textContent()).toMatch(/^Not the best turn: it .*\d/);
    expect(await page.locator('.puzzle-hint').count()).toBe(tries >= 2 ? 1 : 0);
  }
  if (size === 'desktop') await expectNothingSerious(page, 'a puzzle', '.guide');
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.locator('.guide').getByText('This is the solution.').waitFor();
  await page
    .locator('.guide')
    .getByText(/^Solution: /)
    .waitFor();

  await open(page, ROLL.id);
  await roll(page);
  await page.locator('.guide').getByText('Solved!').waitFor();
  // Nobody plays on: "Bot 1 is planning a turn…" would be wrong.
  expect(await page.locator('.prompt').isVisible()).toBe(false);
  await page
    .locator('.guide')
    .getByText(/^Because /)
    .waitFor();
  // The answer is heard as it is read, and the way on is at hand.
  const heard = expect.stringMatching(/^Solved! Your rating: .* Solution: .* Because /);
  await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(heard);
  await expect.poll(() => page.locator('.guide:focus').count()).toBe(1);
  if (size === 'desktop') await expectNothingSerious(page, 'a solved puzzle', '.guide');
  expect(await page.evaluate(findCutTexts)).toEqual([]);

  // A failed puzzle and a solved one have counted; the shown one is not solved.
  await page.goto('#/puzzles');
  await page.getByRole('img', { name: /^Your rating after each puzzle/ }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^Puzzle ${ROLL.number}, .*, solved$`) }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^Puzzle ${OTHER.number}, .*, tried$`) }).waitFor();
  expect((await page.evaluate(findOverflow)).across).toBeLessThanOrEqual(0);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption(ROLL.theme);
  const shown = list.puzzles.filter(({ theme }) => theme === ROLL.theme).length;
  await expect.poll(() => page.locator('.puzzles-link').count()).toBe(shown);
});
