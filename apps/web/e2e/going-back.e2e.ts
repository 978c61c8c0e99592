// Undo, reload, replay.

import { makeUnitRandom } from '@black-angel/bots';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match } from '@black-angel/match';
import { expect, test } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { listen } from './listen.ts';
import { atTable, startGame } from './new-game-form.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { gameIdOf, readGame, readGames, replayShownGame } from './stored-games.ts';
import { chooseAny, TableDriver } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';
import type { Seen } from './watch-table.ts';

const { hashState } = PRESENT_ENGINE;

withBrowser({ isReused: true });

/** A decision as the page shows it. */
const shown = async (driver: TableDriver, seen: Seen) => ({
  prompt: await driver.page.locator('.prompt').textContent(),
  glowing: seen.glowing.map(({ target }) => target),
  chosen: seen.chosen,
});

/** Decisions at which nothing can be taken back. */
const CROSSED = many(3, 30);

test('undo goes back step by step to the last roll or reveal, and not beyond', async () => {
  const { page } = await visit();
  const driver = await startGame(page, { mode: 'solitaire', seed: 'undo' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const undoTurn = page.getByRole('button', { name: 'Undo turn' });
  const random = chooseAny(makeUnitRandom(5));
  let crossed = 0;
  let stepped = 0;

  await driver.play(random, async (seen) => {
    if (seen.waiting !== 'decide' || seen.chosen.length > 0) return false;
    const match = await replayShownGame(page);
    const { step, turn } = match.moment(0).undo;
    // At every decision the undo buttons match the rules.
    expect(await undo.isEnabled()).toBe(step > 0);
    expect(await undoTurn.isEnabled()).toBe(turn > 0);
    if (step === 0 && match.count > 0) crossed++;
    if (turn <= step || stepped >= 3) return crossed >= CROSSED && stepped >= 3;
    stepped++;
    // One step back, compared with the rules; then the rest of the turn, by key and by button in turn.
    await undo.click();
    await expectMoves(page, match.count - step);
    if (stepped % 2 === 0) await page.keyboard.press('Shift+U');
    else if (await undoTurn.isEnabled()) await undoTurn.click();
    await expectMoves(page, match.count - turn);
    await expect.poll(() => undo.isEnabled()).toBe(false);
    // Neither key nor button goes beyond the barrier.
    await page.keyboard.press('u');
    await page.keyboard.press('Shift+U');
    expect((await replayShownGame(page)).count).toBe(match.count - turn);
    return false;
  });
  expect(stepped).toBe(3);
  expect(crossed).toBeGreaterThanOrEqual(CROSSED);
});

const expectMoves = (page: TableDriver['page'], moves: number): Promise<void> =>
  expect.poll(async () => (await readGame(page)).saved.moves.length).toBe(moves);

test('a reload in the middle of a decision goes on exactly there', async () => {
  const { page } = await visit();
  const game = new PreparedGame({ players: 3, seed: 'reload' });
  // In the middle of a turn: a die in use, an action chosen.
  const driver = await openMatch(page, game.upTo(game.find('command', 60)));
  const before = await shown(driver, await driver.see());
  const { saved } = await readGame(page);
  await page.reload();
  const again = await atTable(page);
  const opened = await again.see();
  if (opened.waiting === 'dialog') await again.accept(opened);
  expect(await shown(again, await again.see())).toEqual(before);
  expect((await readGame(page)).saved).toEqual(saved);
  // And the game continues from there.
  const seen = await again.see();
  await again.click(seen.glowing[0]!, seen);
});

test('a game is played in one tab at a time, and goes on in the other when asked', async () => {
  const { context, page } = await visit();
  const driver = await startGame(page, { mode: 'solitaire', seed: 'tabs' });
  const before = await shown(driver, await driver.see());
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByText('This game is open in another tab.').waitFor();
  await other.getByRole('button', { name: 'Play here' }).click();
  const there = await atTable(other);
  expect(await shown(there, await there.see())).toEqual(before);
  // The first tab says so, and the moves of the second are stored.
  await page.getByRole('alert').filter({ hasText: 'another tab' }).waitFor();
  let seen = await there.see();
  seen = await there.click(seen.glowing.find(({ target }) => target.startsWith('die:0'))!, seen);
  await expect.poll(async () => (await readGame(other)).saved.moves.length).toBeGreaterThan(0);
});

test('replay looks at any moment, and a branch leaves the game as it was', async () => {
  const { page } = await visit();
  const game = new PreparedGame({ players: 2, seed: 'replay' });
  const saved = game.upTo(game.find('turn', 80));
  await openMatch(page, saved);
  const id = gameIdOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  const slider = bar.getByRole('slider', { name: 'Moment of the game' });
  await bar.getByText(`Move ${saved.moves.length} of ${saved.moves.length}`).waitFor();
  await slider.fill('20');
  await bar.getByText(`Move 20 of ${saved.moves.length}`).waitFor();
  await bar.getByRole('button', { name: 'One move on' }).click();
  await bar.getByText('Move 21 of').waitFor();
  // Nothing glows in a replay.
  expect((await new TableDriver(page).see()).glowing).toEqual([]);
  const countdown = page.getByText(`Round ${new Match({ ...saved, moves: saved.moves.slice(0, 21) }).state.round}`, {
    exact: true,
  });
  await countdown.waitFor();
  await bar.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((url) => !url.hash.includes(id));
  await atTable(page);
  const [branch, original] = [await readGame(page), (await readGames(page)).find((stored) => stored.id === id)!];
  expect(branch.saved.moves.slice(0, 21)).toEqual(saved.moves.slice(0, 21));
  expect(original.saved.moves).toEqual(saved.moves);
  expect(hashState(new Match(original.saved).state)).toBe(hashState(new Match(saved).state));
});

test('a replay steps by keys, wherever the focus is, and shows that its link is copied', async () => {
  const { page, context } = await visit({ isOwn: true });
  await context.grantPermissions(['clipboard-write']);
  const game = new PreparedGame({ players: 2, seed: 'replay' });
  const saved = game.upTo(game.find('turn', 80));
  await openMatch(page, saved);
  await page.goto(`#/play/${gameIdOf(page)}/40`);
  const bar = page.getByRole('region', { name: 'Replay' });
  const isAt = (move: number): Promise<void> => bar.getByText(`Move ${move} of ${saved.moves.length}`).waitFor();
  await isAt(40);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await isAt(41);
  // On a thing of the board nothing is looked up, and the focus stays.
  const action = page.locator('.table [data-target="action:2"]');
  await action.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await isAt(39);
  expect(await action.evaluate((thing) => thing === document.activeElement)).toBe(true);
  // By turns: to the beginnings of turns. On the slider, too.
  await bar.getByRole('slider').focus();
  const turns = [0, ...game.moments.filter(({ kind }) => kind === 'turn').map(({ index }) => index)];
  const [before, after] = [turns.findLast((turn) => turn < 39)!, turns.find((turn) => turn > 39)!];
  await page.keyboard.press('Shift+ArrowLeft');
  await isAt(before);
  await page.keyboard.press('Shift+ArrowRight');
  await isAt(after);
  await page.keyboard.press('Home');
  await isAt(0);
  await page.keyboard.press('End');
  await isAt(saved.moves.length);

  // The button itself says it, until another moment is shown.
  const copied = bar.getByRole('button', { name: 'Link copied' });
  await bar.getByRole('button', { name: 'Share this moment' }).click();
  await copied.waitFor();
  expect(await copied.textContent()).toBe('Link copied');
  const { x, y, width, height } = (await copied.boundingBox())!;
  const isSeen = ([left, top]: readonly [number, number]): boolean =>
    document.elementFromPoint(left, top)?.closest('.copy-button') !== null;
  expect(await page.evaluate(isSeen, [x + width / 2, y + height / 2] as const)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await bar.getByRole('button', { name: 'Share this moment' }).waitFor();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  const lines = await help.locator('.help-dialog-keys > div').allTextContents();
  for (const line of [
    /^←left arrow →right arrow one move/,
    /^Shift \+ ←left arrow →right arrow one turn/,
    /^HomeEndto the start/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
});

test('a hint names a legal move, and what it would point at is marked', async () => {
  const { page } = await visit();
  const driver = await startGame(page, { mode: 'solitaire', seed: 'hint' });
  const said = await listen(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('div.hint');
  await hint.waitFor();
  // Its reasons come from a worker.
  const reasons = /^Suggestion: [^.]+\. (Because .+ VP\)\.|Other turns are about as good\.)/;
  await expect.poll(() => hint.textContent()).toMatch(new RegExp(`${reasons.source}.*Play it$`));
  // It is announced once, with its reasons and the rest of the turn, and without its buttons.
  await expect
    .poll(said)
    .toEqual(['Looking for a good move…', expect.stringMatching(new RegExp(`${reasons.source} Then: .+[^…]$`))]);
  expect(await page.locator('.prompt [role=status]').count()).toBe(0);
  const marked = page.locator('.table .spot-hinted');
  await expect.poll(() => marked.count()).toBe(1);
  const target = await marked.getAttribute('data-target');
  const seen = await driver.see();
  expect(seen.glowing.map((spot) => spot.target)).toContain(target);
  await driver.click(seen.glowing.find((spot) => spot.target === target)!, seen);
});
