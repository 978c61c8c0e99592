// A game against Hal by mouse, and a whole one by Tab, Enter and Escape alone. The final sheet agrees with the rules.

import { makeUnitRandom } from '@black-angel/bots';
import { expect, test } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { playByTab, tabTo } from './keyboard.ts';
import { atTable } from './new-game-form.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { expectSheetOf } from './score-sheet.ts';
import { readFinishedGame } from './stored-games.ts';
import { type Choose, chooseAny } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

test('a solitaire game by clicks on what glows; the sheet says what the rules say', async () => {
  const { page } = await visit();
  // From its last third on: the next test plays a whole one.
  const game = new PreparedGame({ players: 1, seed: 'clicks' });
  const driver = await openMatch(page, game.upTo(game.find('turn', isSoak ? 0 : (game.moments.length * 2) / 3)));
  await driver.play(chooseAny(makeUnitRandom(1)));
  // Without scrolling, the log shows its end.
  expect(await page.locator('.log-latest').count()).toBe(0);
  const record = await expectSheetOf(page);
  expect(record.seed).toBe('clicks');
  expect(record.seats.map(({ kind }) => kind)).toEqual(['person', 'hal']);
  // The stored game is the one that was played.
  const { saved, summary } = await readFinishedGame(page);
  expect(saved.moves).toEqual(record.moves);
  expect(summary).toMatchObject({ isOver: true, vp: record.result!.vp, winners: record.result!.winners });
});

test('a whole solitaire game by Tab, Enter and Escape alone, from the start page to the sheet', async () => {
  const { page } = await visit();
  await page.goto('./');
  await page.getByRole('main').waitFor();
  await tabTo(page, 'New game');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await tabTo(page, 'More options');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Seed');
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  const driver = await atTable(page);
  // Sequence B loses VP for unused dice: the page asks, and Escape says no.
  const waste: Choose = (glowing) => glowing.find(({ target }) => target === 'button:sequence-b')!;
  expect(await playByTab(driver, waste, 2)).toContain('question');
  expect(await playByTab(driver, chooseAny(makeUnitRandom(2)))).toContain('choice');
  const { saved, summary } = await readFinishedGame(page);
  expect(saved.start).toMatchObject({ seed: 'keyboard' });
  expect(summary.isOver).toBe(true);
  // The sheet is closed and opened again beside the table.
  const sheet = page.getByRole('dialog', { name: 'Final scores' });
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await tabTo(page, 'Final scores');
  await page.keyboard.press('Enter');
  await sheet.waitFor();
});
