// The random clicker: plays whole games by clicking on things that glow, and sometimes on others. It fails when the
// page reports an error, breaks or gets stuck, and writes the game to a file that opens in the app. `npm run task
// clicker -- --games N [--first N]` plays many of them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeUnitRandom } from '@black-angel/bots';
import type { LevelName } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match } from '@black-angel/match';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newVisitor, type SizeName, watchErrors } from './browser.ts';
import { startGame, type Wish } from './new-game-form.ts';
import { ensureBuilt, serveBuilt } from './serve-built.ts';
import { readFinishedGame, readGame } from './stored-games.ts';
import { chooseAny, type TableDriver } from './table-driver.ts';
import type { Seen } from './watch-table.ts';

const { result } = PRESENT_ENGINE;

const DUMPS = join(tmpdir(), 'black-angel-failures');

/** The kinds of games, in turn: every mode, small and large tables, quick bots. */
const TABLES: readonly Pick<Wish, 'mode' | 'seats'>[] = [
  { mode: 'solitaire' },
  { mode: 'bots', seats: ['person', 'easy'] },
  { mode: 'bots', seats: ['novice', 'person', 'novice'] },
  { mode: 'hot-seat', seats: ['person', 'person'] },
  { mode: 'hot-seat', seats: ['person', 'novice', 'person', 'person'] },
];
const SCREENS: readonly SizeName[] = ['desktop', 'phone', 'tablet', 'large'];

export interface ClickedGame {
  name: string;
  clicks: number;
  moves: number;
  /** The result by the rules; empty if the game is not over. */
  vp: number[];
}

/** One in this many clicks goes elsewhere: on something dim, on undo, on a player. */
const ASTRAY = 12;
const ELSEWHERE = '.table .spot-shut, .table .player:enabled, .table .way:not([aria-disabled=true]), .table .log-rule';

async function clickAstray(driver: TableDriver, random: () => number): Promise<void> {
  const { page } = driver;
  const things = page.locator(ELSEWHERE).filter({ visible: true });
  const count = await things.count();
  if (count === 0) return;
  // A click on something covered or moving may fail: the next one goes to something that glows.
  await things
    .nth(Math.floor(random() * count))
    .click({ timeout: 500, noWaitAfter: true })
    .catch(() => {});
  if (await page.locator('.dialog').isVisible()) await page.keyboard.press('Escape');
}

async function keepGame(page: Page, name: string): Promise<string> {
  mkdirSync(DUMPS, { recursive: true });
  const path = join(DUMPS, `clicker-${name.replace(/[^a-z0-9]+/gi, '-')}`);
  await page.screenshot({ path: `${path}.png` }).catch(() => {});
  const { saved } = await readGame(page);
  writeFileSync(`${path}.json`, `${JSON.stringify(saved, null, 1)}\n`);
  return `${path}.json`;
}

/** Plays the game of this number to its end, or until `most` clicks. An error names the file of the game. */
export async function clickThrough(
  browser: Browser,
  url: string,
  game: number,
  most = Number.POSITIVE_INFINITY,
): Promise<ClickedGame> {
  const table = TABLES[game % TABLES.length]!;
  const size = SCREENS[game % SCREENS.length]!;
  const isAutomatic = game % 3 !== 1;
  const wish = { ...table, seed: `clicker ${game}`, advanced: game % 2 === 1 };
  const name = `${game}: ${wish.mode} ${(wish.seats ?? ['hal' as LevelName]).join(' ')}, ${size}`;
  const random = makeUnitRandom(game);
  const context = await newVisitor(browser, url, { size, settings: { automatic: isAutomatic } });
  const errors: string[] = [];
  const page = await context.newPage();
  watchErrors(page, errors);
  try {
    const driver = await startGame(page, wish);
    const check = async ({ waiting }: Seen): Promise<boolean> => {
      if (errors.length > 0) throw new Error(errors.join('\n'));
      if (waiting === 'decide' && random() * ASTRAY < 1) await clickAstray(driver, random);
      return driver.clicks >= most;
    };
    const { waiting } = await driver.play(chooseAny(random), check);
    const isOver = waiting === 'score';
    const { state, count } = new Match((isOver ? await readFinishedGame(page) : await readGame(page)).saved);
    const outcome = result(state);
    if (isOver && !outcome) throw new Error('The page shows the final sheet of a game that is not over.');
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return { name, clicks: driver.clicks, moves: count, vp: outcome?.vp ?? [] };
  } catch (error) {
    const file = await keepGame(page, name).catch(() => '(it could not be kept)');
    throw new Error(`Game ${name}: ${(error as Error).message}\nThe game is kept in ${file}`, { cause: error });
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  const numberAfter = (flag: string, otherwise: number): number => {
    const at = process.argv.indexOf(flag);
    return at > 0 ? Number(process.argv[at + 1]) : otherwise;
  };
  const games = numberAfter('--games', 20);
  const first = numberAfter('--first', 0);
  if (!Number.isInteger(games) || games < 1) throw new Error('--games takes a whole number');
  ensureBuilt();
  const served = await serveBuilt();
  const browser = await launchBrowser();
  let failures = 0;
  for (let game = first; game < first + games; game++) {
    try {
      const { name, clicks, moves, vp } = await clickThrough(browser, served.url, game);
      console.log(`ok   ${name}: ${clicks} clicks, ${moves} moves, ${vp.join(':')} VP`);
    } catch (error) {
      failures++;
      console.log(`FAIL ${(error as Error).message}`);
    }
  }
  await browser.close();
  await served.close();
  console.log(`${games} games, ${failures} failures`);
  process.exitCode = failures > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url.endsWith('/clicker.ts') && process.argv[1].endsWith('clicker.ts')) await main();
