// Advice at the table: paths to points, a hint with reasons and its plan, the coach.

import { expect, test } from 'vitest';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

/** A turn with several dice, so that there is something to compare. */
const game = new PreparedGame({ players: 2, seed: 'advice' });
const moment = game.moments.find(
  ({ kind, seat, index, state }) =>
    kind === 'turn' && index > 40 && state.dice[seat]!.reduce((sum, count) => sum + count, 0) >= 3,
)!;

test('paths light up and fold away, a hint shows its plan, the coach warns', async () => {
  const { page } = await visit({ settings: { paths: null, coach: 'full' } });
  await openMatch(page, game.upTo(moment));
  const paths = page.locator('.path');
  await expect.poll(() => paths.count()).toBeGreaterThan(0);
  expect(await paths.first().textContent()).toMatch(/^\+\d+ VP.+(this turn|turns at best) · /);

  // Pointed at or in focus, its card or tile is lit.
  await paths.first().focus();
  expect(await page.locator('.table .named').count()).toBeGreaterThan(0);

  // Folded away, it stays so.
  await page.locator('.paths-head').press('Enter');
  expect(await paths.count()).toBe(0);
  await expect.poll(() => page.locator('main:focus').count()).toBe(1);
  await page.reload();
  // "Since your last turn" comes first.
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
  expect(await page.locator('.paths-panel').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Paths to points' }).click();
  await page.locator('.paths-panel').waitFor();

  // The coach says what choices are worth.
  const worths = page.locator('.coach-choices li');
  await expect.poll(() => worths.count()).toBeGreaterThan(1);
  expect(await worths.first().textContent()).toMatch(/VP now, best$/);

  // The steps of the plan.
  await page.locator('.way', { hasText: 'Hint' }).click();
  const steps = page.locator('.plan-step');
  await expect.poll(() => steps.count()).toBe(2);
  await steps.last().click();
  expect(await page.locator('.plan-words').textContent()).toMatch(/^Step 1\/\d+: /);

  // On a phone what happened before gives way to the hint.
  const since = page.locator('.since');
  expect(await since.isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => since.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Sequence B throws the dice away: the coach asks first, and one can play on or go back.
  await page.locator('[data-target="button:sequence-b"]').click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Let me think' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('[data-target="button:sequence-b"]').count()).toBe(1);
});

test('on a tablet a hint is in sight with its buttons, and moves no other button', async () => {
  const { page } = await visit({ size: 'tablet', settings: { paths: null, coach: 'off' } });
  await openMatch(page, game.upTo(moment));
  const ask = page.locator('.way', { hasText: 'Hint' });
  const before = await ask.boundingBox();
  await ask.click();
  await expect.poll(() => page.locator('.plan-step').count()).toBe(2);
  expect(await ask.boundingBox()).toEqual(before);
  const isCovered = await page
    .locator('.hint')
    .evaluateAll(([hint]) => hint!.scrollHeight > hint!.clientHeight || hint!.closest('.prompt')!.scrollTop > 0);
  expect(isCovered).toBe(false);
  const places = await Promise.all(['.prompt', '.hint-play'].map((part) => page.locator(part).boundingBox()));
  const [prompt, play] = places.map((box) => box!);
  expect(play!.y + play!.height).toBeLessThan(prompt!.y + prompt!.height);
});
