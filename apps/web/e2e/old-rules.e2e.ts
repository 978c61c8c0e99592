// Games of earlier rules versions in this browser's storage: they open, play on with their bots, undo, hint, export and
// import, beside games of the present version.

import { readFileSync } from 'node:fs';
import { makeUnitRandom } from '@black-angel/bots';
import type { Engine, GameRecord, LevelName } from '@black-angel/engine';
import { loadEngine } from '@black-angel/engine/load';
import { Match, matchOfRecord, type SavedMatch } from '@black-angel/match';
import { RULES_VERSION } from '@black-angel/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StoredGame } from '../src/match/game-store.ts';
import { atTable, startGame } from './new-game-form.ts';
import { bringIn } from './prepared-games.ts';
import { readFinishedGame, readGame } from './stored-games.ts';
import { chooseAny, type TableDriver } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

function oldRecord({ RULES_VERSION: version }: Engine, name: string): GameRecord {
  const file = new URL(`../../../packages/engine/frozen/v${version}-games/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
}

/** A golden game of the engine's version up to a turn of the first player; the others are bots. */
function oldGame(engine: Engine, name: string, level: LevelName, isThere: (match: Match) => boolean): SavedMatch {
  const whole = matchOfRecord(oldRecord(engine, name), null, level);
  const seats = whole.seats.map((seat, i) =>
    seat.kind === 'hal' || i === 0 ? seat : ({ ...seat, kind: 'bot', level } as const),
  );
  for (let index = 0; index < whole.moves.length; index++) {
    const saved = { ...whole, seats, moves: whole.moves.slice(0, index) };
    const match = new Match(saved, { engine });
    const decision = engine.decision(match.state);
    if (decision?.kind === 'turn' && decision.seat === 0 && isThere(match)) return saved;
  }
  throw new Error(`${name} has no such turn.`);
}

/** Puts a game into the browser's storage, as the program stored it then, and opens it. */
async function openStored(page: Page, saved: SavedMatch): Promise<TableDriver> {
  const summary = { round: 1, vp: [], isOver: false, winners: [] };
  const game: StoredGame = { id: 'before', createdAt: 1, changedAt: 1, saved, summary };
  await page.goto('#/games');
  await page.locator('.games').waitFor();
  await page.evaluate(async (stored) => {
    const opening = indexedDB.open('black-angel');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const writing = database.transaction('games', 'readwrite');
    writing.objectStore('games').put(stored);
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    database.close();
  }, game);
  await page.goto('#/play/before');
  const driver = await atTable(page);
  const seen = await driver.see();
  if (seen.waiting === 'dialog') await driver.accept(seen);
  return driver;
}

test.each<[number, LevelName]>([
  [1, 'easy'],
  [2, 'hard'],
])('a stored game of version %i against %s is played to its end by the rules it began with', async (rules, level) => {
  const engine = await loadEngine(rules);
  const { page } = await visit();
  const isNearEnd = ({ state }: Match): boolean =>
    engine.view(state, 'spectator').ending !== 'none' || state.round >= 18;
  const saved = oldGame(engine, '04-2-players-advanced', level, isNearEnd);
  const driver = await openStored(page, saved);
  await driver.play(chooseAny(makeUnitRandom(3)));
  const finished = await readFinishedGame(page);
  expect(finished.saved.rules).toBe(rules);
  expect(finished.saved.moves.slice(0, saved.moves.length)).toEqual(saved.moves);
  const replayed = new Match(finished.saved, { engine });
  expect(replayed.isOver).toBe(true);
  expect(finished.summary.vp).toEqual(engine.result(replayed.state)!.vp);
});

test('a game of version 2, whose rules are the present ones, has reasons for hints and a review', async () => {
  const { page } = await visit();
  const engine = await loadEngine(2);
  const saved = oldGame(engine, '01-1-players-standard', 'easy', ({ count }) => count > 10);
  await openStored(page, saved);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint', { hasText: 'Because' }).waitFor();

  const whole = oldRecord(engine, '01-1-players-standard');
  await bringIn(page, JSON.stringify(whole));
  await page.getByRole('link', { name: 'Luck and skill' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Review this game' }).waitFor();
});

test('against Hal: undo, a hint, the file that goes out and comes in; a new game has the present version', async () => {
  const { page } = await visit();
  const saved = oldGame(await loadEngine(1), '01-1-players-standard', 'easy', ({ count }) => count > 10);
  const driver = await openStored(page, saved);
  const before = (await readGame(page)).saved.moves.length;
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await driver.play(chooseAny(makeUnitRandom(4)), async () => undo.isEnabled());
  await undo.click();
  await expect.poll(async () => (await readGame(page)).saved.moves.length).toBe(before);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint').waitFor();

  const other = await visit();
  for (const item of ['Save as a file', 'Save the record', 'Save the position']) {
    await page.goto('#/games');
    await page
      .getByRole('button', { name: /^Download/ })
      .last()
      .click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    await bringIn(other.page, readFileSync(await download.path(), 'utf8'));
    await other.page.waitForURL(/#\/play\//);
    await other.page.locator('main.table').waitFor();
    expect((await readGame(other.page)).saved.rules).toBe(1);
  }

  await startGame(page, { mode: 'solitaire', seed: 'new' });
  expect((await readGame(page)).saved.rules).toBe(RULES_VERSION);
});
