// Advice at the table: paths to points, a hint with reasons and its plan, the coach.

import { legalMoves } from '@black-angel/rules';
import { expect, test } from 'vitest';
import { AccessibilityTree } from './accessibility-tree.ts';
import { SIZES } from './browser.ts';
import { listen } from './listen.ts';
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

  // By key it leads there; by mouse it says where that is.
  const lit = page.locator('.table [data-target]:focus');
  await paths.first().press('Enter');
  await expect.poll(() => lit.count()).toBe(1);
  const name = await lit.locator('.spot-name').textContent();
  const said = await listen(page);
  await paths.first().click();
  await expect.poll(said).toEqual([expect.stringContaining(`: ${name}`)]);

  // Folded away, it stays so.
  await page.locator('.paths-head').press('Enter');
  expect(await paths.count()).toBe(0);
  await expect.poll(() => page.locator('main:focus').count()).toBe(1);
  await page.reload();
  // What was told before is not told again.
  await page.locator('.table .spot-next').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('.paths-panel').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Paths to points' }).click();
  await page.locator('.paths-panel').waitFor();

  // The coach says what choices are worth.
  const worths = page.locator('.coach-choices li');
  await expect.poll(() => worths.count()).toBeGreaterThan(1);
  expect(await worths.first().textContent()).toMatch(/VP now, best$/);
  // It says it of what is in focus, too.
  for (const thing of ['[data-target="button:sequence-b"]', '.die.spot-next']) {
    await page.locator(`.table ${thing}`).first().focus();
    const { description } = (await AccessibilityTree.read(page)).focused()!;
    expect(description).toMatch(/ VP now, (best|−[\d.]+ VP in the end)$/);
  }

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

  // A path begins with it. Where there is room to say so, that is not questioned.
  await page.setViewportSize(SIZES.large);
  await page.reload();
  await page.locator('.path-begin', { hasText: 'Roll new dice and fly on' }).waitFor();
  await page.locator('[data-target="button:sequence-b"]').click();
  await page.getByRole('heading', { name: 'Reserve a die' }).waitFor();
  expect(await dialog.count()).toBe(0);
  await page.setViewportSize(SIZES.desktop);
});

test('the only move that is possible can be played from its hint', async () => {
  const { page } = await visit({ settings: { automatic: false } });
  await openMatch(page, game.upTo(game.moments.find(({ state, seat }) => legalMoves(state, seat).length === 1)!));
  const said = await listen(page);
  await page.keyboard.press('h');
  await page.locator('.hint-play').waitFor();
  expect(await page.locator('.table .spot-hinted').count()).toBeGreaterThan(0);
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^Suggestion: .+ because nothing else makes sense$/);
});

test.each([
  { width: 1024, height: 768 },
  { width: 800, height: 480 },
  { width: 390, height: 844 },
])('the paths lie over nothing that is played with, on %o', async (size) => {
  const { page } = await visit({ size: 'tablet', settings: { paths: true } });
  await page.setViewportSize(size);
  await openMatch(page, game.upTo(moment));
  await page.locator('.path').nth(1).waitFor();
  const panel = (await page.locator('.paths-panel').boundingBox())!;
  expect(panel.height).toBeGreaterThan(100);
  for (const part of ['.tabs', '.dice-dock', '.prompt']) {
    const { x, y, width, height } = (await page.locator(part).boundingBox())!;
    const isAboveOrBelow = panel.y + panel.height <= y + 1 || y + height <= panel.y + 1;
    const isBeside = panel.x + panel.width <= x + 1 || x + width <= panel.x + 1;
    expect(isAboveOrBelow || isBeside, part).toBe(true);
  }
  await page.locator('.path').first().click({ trial: true });
});

test.each([
  ['en', 'off', 'Hint'],
  ['fr', 'full', 'Conseil'],
] as const)(
  'on a tablet in %s a hint is in sight, and moves nothing else out of it; coach %s',
  async (language, coach, name) => {
    const { page } = await visit({ size: 'tablet', settings: { paths: null, coach, language } });
    await openMatch(page, game.upTo(moment));
    const ask = page.locator('.way', { hasText: name });
    if (coach === 'full') await page.locator('.coach-choices').waitFor();
    const before = await ask.boundingBox();
    await ask.click();
    await expect.poll(() => page.locator('.plan-step').count()).toBe(2);
    expect(await ask.boundingBox()).toEqual(before);
    // How many lines the reasons take depends on how far the bots thought; the hint and its plan are always in sight.
    const outOfSight = await page.locator('.prompt-body').evaluate((body) => {
      const { top, bottom } = body.getBoundingClientRect();
      const parts = [...body.querySelectorAll('.hint-words, .plan-step, .hint-play')];
      const isOut = (box: DOMRect): boolean => box.top < top - 1 || box.bottom > bottom + 1;
      return { parts: parts.length, out: parts.filter((part) => isOut(part.getBoundingClientRect())).length };
    });
    expect(outOfSight).toEqual({ parts: 4, out: 0 });
    const [players, dice, tabs] = await Promise.all(
      ['.players', '.dice-dock', '.tabs'].map(async (part) => (await page.locator(part).boundingBox())!),
    );
    expect(players!.height).toBeGreaterThan(40);
    for (const { y, height } of [dice!, tabs!]) expect(y + height).toBeLessThanOrEqual(768);
  },
);
