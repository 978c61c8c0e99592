// Tooltips open for a pointer that moves, not for one that rests while the table changes under it.

import { expect, test } from 'vitest';
import { visit, withBrowser } from './test-page.ts';

withBrowser();

test('a pointer that rests where a game begins opens no tooltip; one that moves there does', async () => {
  const { page } = await visit();
  await page.clock.install();
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play now' });
  await play.waitFor();
  const { x, y, width, height } = (await play.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.getByRole('button', { name: 'Sequence B' }).waitFor();
  const tip = page.getByRole('tooltip');
  // The browser reports the pointer again after each change of the page.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // From here on the clock stands: the way to the tooltip may take any time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100_000));
  expect(await tip.count()).toBe(0);
  const die = page.locator('.die[data-target]').first();
  await die.hover();
  await page.clock.fastForward(1_000);
  await tip.waitFor();
  // The pointer may go to the tooltip, step by step, and stay there; Escape closes it (WCAG 1.4.13).
  const [from, to] = [(await die.boundingBox())!, (await tip.boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.clock.fastForward(3_000);
  expect(await tip.count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await tip.count()).toBe(0);
});
