// The review of a finished game: it is made with progress and can be stopped; a stored one is shown, adds up, and leads
// back into the game.

import { finish, reviewing } from '@black-angel/bots/advice';
import { Match } from '@black-angel/match';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StoredGame } from '../src/match/game-store.ts';
import { expectNothingSerious } from './axe.ts';
import { focusedName, tabTo } from './keyboard.ts';
import { bringIn, PreparedGame } from './prepared-games.ts';
import { gameIdOf, readGame } from './stored-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

async function writeGame(page: Page, game: StoredGame): Promise<void> {
  await page.evaluate(async (stored) => {
    const opening = indexedDB.open('black-angel');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const change = opening.result.transaction('games', 'readwrite');
    change.objectStore('games').put(stored);
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    opening.result.close();
  }, game);
}

const numbersIn = (cells: readonly string[]): number[] => cells.map((text) => Number(text.replace('−', '-')));

test('a game is reviewed, its luck and skill add up, and one can try again', async () => {
  const { page } = await visit();
  const saved = new PreparedGame({ players: 1, seed: 'review' }).whole();
  await bringIn(page, JSON.stringify(saved));
  await page.getByRole('link', { name: 'Luck and skill' }).click();

  // A review is being made; stopped, it can be started again.
  await page.getByRole('progressbar').waitFor();
  await tabTo(page, 'Cancel');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Review this game' }).waitFor();
  expect(await focusedName(page)).toBe('Review this game');
  expect(await page.getByRole('progressbar').count()).toBe(0);

  // One that is stored with the game is shown.
  const id = /#\/review\/([^/]+)/.exec(page.url())![1]!;
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect.poll(() => gameIdOf(page)).toBe(id);
  const review = finish(reviewing(new Match(saved).record()!, { tries: 1 }));
  await writeGame(page, { ...(await readGame(page)), review });
  await page.goto(`#/review/${id}`);
  const rows = page.locator('.review-shares tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  for (const row of await rows.all()) {
    const numbers = numbersIn(await row.locator('td').allTextContents());
    const result = numbers.pop()!;
    expect(numbers.reduce((sum, n) => sum + n, 0)).toBeCloseTo(result, 6);
  }
  await expectNothingSerious(page, 'the review');
  await page.getByRole('img', { name: /Ada: \S+ at the start, \S+ at the end, between \S+ and \S+/ }).waitFor();
  // On a phone the players stand side by side, and every heading has one line.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const headings = page.locator('.review-shares thead th');
  const heights = await headings.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(44);
  expect(await page.locator('.review-scroll').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectNothingSerious(page, 'the review on a phone', '.review-scroll');
  // A turning point says whose turn it was and whose chance changed.
  const points = page.locator('.review-points a');
  expect(await points.count()).toBeGreaterThan(0);
  for (const text of await points.allTextContents())
    expect(text).toMatch(/^Round \d+, (Ada|Hal)’s turn: Ada’s chance to win [+−]\d+%$/);
  const ends = await points.evaluateAll((all) =>
    all.map((point) => point.getBoundingClientRect().left + point.scrollWidth),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width, height });
  // What judges is said as it is.
  await page.getByText(`${review.depth} turns ahead, with ${review.tries} tries`).waitFor();
  expect(await page.locator('.review-turn').first().textContent()).toMatch(/Round \d+.*Played: /);

  // A moment opens the table there, with the turn played and the best one found as ghosts.
  const compared = review.turns.find(({ mark, played, best }) => mark !== 'good' && played.join() !== best.join())!;
  await page.locator('details', { hasText: 'All turns' }).locator('summary').first().click();
  await page.locator(`.review-turn a[href$="/${compared.index}"]`).first().click();
  const note = page.getByRole('region', { name: 'Review' });
  await note.waitFor();
  // The ghosts of both lines stand there in words too.
  expect(await note.textContent()).toMatch(/Played: .+Better: /);
  await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/^Ada: /));
  const toned = (tone: string) => page.locator(`.ghosts .ghost-${tone}, .ghost-path-${tone}`);
  await expect.poll(() => toned('played').count()).toBeGreaterThan(0);
  expect(await toned('best').count()).toBeGreaterThan(0);
  const best = note.getByRole('radio', { name: 'Best found' });
  await best.check();
  // The keys of the table work there.
  await best.press('?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => toned('played').count()).toBe(0);
  expect(await toned('best').count()).toBeGreaterThan(0);
  await note.getByRole('button', { name: 'One move on' }).click();
  await note.getByText(/^Step 1\//).waitFor();
  await expectNothingSerious(page, 'the review at the table');

  // A new game begins at that turn.
  await note.getByRole('button', { name: 'Try again from here' }).click();
  await expect.poll(() => gameIdOf(page)).not.toBe(id);
  await page.locator('.table').waitFor();
  const fork = await readGame(page);
  expect(fork.fork?.from).toBe(id);
  expect(fork.saved.moves).toEqual(saved.moves.slice(0, compared.index));
});
