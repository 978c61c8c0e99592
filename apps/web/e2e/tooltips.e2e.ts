// Tooltips open for a pointer that moves, not for one that rests while the table changes under it.

import { expect, test } from 'vitest';
import { openMatch, PreparedGame } from './prepared-games.ts';
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
  await page.getByRole('button', { name: 'Roll new dice' }).waitFor();
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

/** Hexes that the tooltip covers. Runs in the page. */
function findCoveredHexes(): string[] {
  const tip = document.querySelector('.tip')!.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('.hex-field')].flatMap((hex) => {
    const { left, right, top, bottom } = hex.getBoundingClientRect();
    const isCovered = left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
    return isCovered ? [hex.dataset['target']!] : [];
  });
}

test('the tooltip of a hex covers no hex, and waits for the pointer', async () => {
  const { page } = await visit();
  await page.clock.install();
  const game = new PreparedGame({ players: 3, seed: 'sizes', advanced: true });
  const flight = game.find('command', 40);
  await openMatch(page, game.upTo(flight));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100_000));
  const tip = page.getByRole('tooltip');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    const reachable = page.locator('.hex-field.spot-next');
    expect(await reachable.count()).toBeGreaterThan(2);
    for (const hex of await reachable.all()) {
      await page.mouse.move(0, 0);
      await page.clock.fastForward(1_000);
      await hex.hover();
      await page.clock.fastForward(1_000);
      await tip.waitFor();
      expect(await page.evaluate(findCoveredHexes), `${size.width} px`).toEqual([]);
    }
  }
  // The pointer crosses other hexes on its way to the tooltip (WCAG 1.4.13).
  const { x, y, width, height } = (await tip.boundingBox())!;
  const said = await tip.textContent();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  await page.clock.fastForward(3_000);
  expect(await tip.textContent()).toContain(said!);
  // Elsewhere it closes.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(1_000);
  expect(await tip.count()).toBe(0);
});
