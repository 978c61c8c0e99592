// What the table says: on the screen, to screen readers, in the replay and at the end.

import { legalMoves } from '@black-angel/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { AccessibilityTree } from './accessibility-tree.ts';
import { SIZES } from './browser.ts';
import { focusedName, tabTo } from './keyboard.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const game = new PreparedGame({ players: 4, seed: 'sizes' });

const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => all.map((element) => element.textContent ?? ''));

test('what is announced is what the prompt says, also when Sequence B is all there is', async () => {
  const { page } = await visit();
  const isForced = game.moments.find(
    ({ kind, state, seat }) => kind === 'turn' && legalMoves(state, seat).every((move) => move.kind === 'sequence-b'),
  )!;
  const asked = new Set<string>();
  for (const moment of [game.find('turn', 40), isForced]) {
    await openMatch(page, game.upTo(moment));
    const [title, text] = [await textsOf(page, '.prompt-title'), await textsOf(page, '.prompt-text')];
    // The region is filled when screen readers know it.
    await expect.poll(() => textsOf(page, '[role=log][aria-live] > p:last-child')).toContain(`${title}. ${text}`);
    asked.add(String(text));
  }
  expect(asked.size).toBe(2);
});

test('a click out of order says what to do first, with its rule', async () => {
  const { page } = await visit();
  await openMatch(page, game.upTo(game.find('turn', 40)));
  // Dimmed things count as disabled here.
  await page.locator('[data-target="action:1"]').click({ force: true });
  const refusal = page.locator('.refusal');
  expect(await refusal.textContent()).toBe('Choose a die first A2.1');
  await refusal.getByRole('button', { name: 'A2.1' }).click();
  await page.getByRole('dialog').getByText('chooses one die').waitFor();
});

test('after the end nothing is said of further rounds', async () => {
  const { page } = await visit();
  await openMatch(page, game.whole());
  await page.getByRole('dialog', { name: 'Final scores' }).waitFor();
  // Who won is read when it takes the focus.
  const [sheet] = (await AccessibilityTree.read(page)).all('dialog');
  expect(sheet!.description).toContain(await page.locator('.score-verdict').textContent());
  await page.getByRole('dialog', { name: 'Final scores' }).getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('.countdown').textContent()).toMatch(/^Round \d+The game is over$/);
  // The replay of a game that is over leads back to the way to its final sheet.
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Replay' }).press('Enter');
  await page.getByRole('button', { name: 'Back to the game' }).press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Final scores');
});

/** Parts of the board that are cut off or lie under something. */
function findHidden(): string[] {
  const things = document.querySelectorAll<HTMLElement>('.part-board [data-target], .part-display [data-target]');
  return [...things].flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    // Arrows are round.
    const points = [
      [0.5, 0.5],
      [0.5, 0.1],
      [0.5, 0.9],
      [0.1, 0.5],
      [0.9, 0.5],
    ] as const;
    const isSeen = points.every(([across, down]) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit !== null && thing.contains(hit);
    });
    // Cards in a hand overlap.
    return isSeen || thing.closest('.hand') ? [] : [thing.dataset['target']!];
  });
}

test('the replay hides nothing, says what each move did, and the log follows', async () => {
  const { page } = await visit();
  await openMatch(page, game.upTo(game.find('turn', 200)));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  for (const size of [SIZES.desktop, { width: 1366, height: 768 }, SIZES.large]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(findHidden), `${size.width} px`).toEqual([]);
    const { x, y, width, height } = (await bar.boundingBox())!;
    expect([x >= 0, y >= 0, x + width <= size.width, y + height <= size.height]).toEqual([true, true, true, true]);
  }
  const slider = bar.getByRole('slider');
  // A die is chosen: the move before it ended another player's turn.
  const chosen = game.find('use-die', 100);
  await slider.fill(String(chosen.index));
  await bar.getByText(`Move ${chosen.index} of`).waitFor();
  const happened = await textsOf(page, '.replay-bar-happened li');
  expect(happened.join(' ')).toMatch(/die|orange|gray|green/);
  // It is announced once.
  const announced = page.locator('[role=log][aria-live] > p:first-child');
  await expect.poll(() => announced.textContent()).toMatch(/die|orange|gray|green/);
  expect(await page.locator('.replay-bar [aria-live]').count()).toBe(0);
  // The caption has the sentences of the log, below the kind of each step.
  await expect
    .poll(async () => happened.at(-1)!.endsWith((await textsOf(page, '.log-line > span')).at(-1)!))
    .toBe(true);
  // Every move has a sentence.
  for (let index = 100; index < 100 + many(10, 100); index++) {
    await slider.fill(String(index));
    await bar.getByText(`Move ${index} of`).waitFor();
    expect((await textsOf(page, '.replay-bar-happened li')).every((text) => text.trim() !== '')).toBe(true);
    expect(await page.locator('.replay-bar-happened li').count()).toBeGreaterThan(0);
  }
  // A screen reader could not keep up with a replay that runs.
  await bar.getByRole('button', { name: 'Play', exact: true }).click();
  await bar.locator('output[aria-live=off]').waitFor();
  await bar.getByRole('button', { name: 'Pause' }).click();
  await bar.locator('output:not([aria-live])').waitFor();
});
