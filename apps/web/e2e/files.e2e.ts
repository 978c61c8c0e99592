// Games as files: export, import, broken files, other component sets; and a browser without storage.

import { readFileSync } from 'node:fs';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match } from '@black-angel/match';
import { canonicalJson, defaultContent } from '@black-angel/rules/components';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillForm, startGame } from './new-game-form.ts';
import { bringIn, openMatch, PreparedGame } from './prepared-games.ts';
import { gameIdOf, readGame, readGames } from './stored-games.ts';
import { visit, withBrowser } from './test-page.ts';

const { hashState, parseRecord, replay } = PRESENT_ENGINE;

withBrowser({ isReused: true });

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');

async function exportAs(page: Page, item: string): Promise<string> {
  await page.goto('#/games');
  await page.getByRole('button', { name: /^Download/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return textOf(download);
}

test('a game goes out as a file and comes in elsewhere as it was', async () => {
  const here = await visit();
  const game = new PreparedGame({ players: 3, seed: 'files' });
  const saved = game.upTo(game.find('turn', 60));
  await openMatch(here.page, saved);
  const [match, record, position] = [
    await exportAs(here.page, 'Save as a file'),
    await exportAs(here.page, 'Save the record'),
    await exportAs(here.page, 'Save the position'),
  ];
  const state = new Match(saved).state;
  expect(JSON.parse(match)).toEqual(saved);
  expect(hashState(replay(parseRecord(JSON.parse(record))))).toBe(hashState(state));

  const { page } = await visit();
  for (const text of [match, record, position]) {
    await bringIn(page, text);
    await page.waitForURL(/#\/play\//);
    await page.locator('main.table').waitFor();
    expect(hashState(new Match((await readGame(page)).saved).state)).toBe(hashState(state));
  }
});

test('a game that is stored already is opened, not stored twice, though the page has not listed it', async () => {
  const { page, context } = await visit();
  const other = await context.newPage();
  await other.goto('#/games');
  await other.locator('.games-none').waitFor();

  const game = new PreparedGame({ players: 3, seed: 'files' });
  const text = JSON.stringify(game.upTo(game.find('turn', 60)));
  for (const tab of [page, other]) {
    await bringIn(tab, text);
    await tab.waitForURL(/#\/play\//);
  }
  expect(gameIdOf(other)).toBe(gameIdOf(page));
  expect(await readGames(page)).toHaveLength(1);
});

test('what cannot be opened is told in words', async () => {
  const { page } = await visit();
  const game = new PreparedGame({ players: 1, seed: 'bad' });
  const record = new Match(game.upTo(game.find('turn', 30))).record()!;
  const cases: [text: string, words: RegExp][] = [
    ['{ not json', /not a JSON file/],
    ['[1, 2, 3]', /neither a game nor a position/],
    ['{"hello": "world"}', /neither a game nor a position/],
    [JSON.stringify({ ...record, rules: 99 }), /version 99 of the rules/],
    [JSON.stringify({ ...record, moves: ['end', ...record.moves] }), /game record is damaged: move 1/],
    [JSON.stringify({ ...record, hash: 'x' }), /game record is damaged: its moves lead to a different result/],
    [JSON.stringify({ ...record, components: { id: 'mine', hash: 'abc' } }), /component set “mine”/],
    [JSON.stringify(defaultContent.set), /component file: choose it on the new game page/],
    [JSON.stringify({ format: 'black-angel-match', version: 1, rules: 1 }), /saved game is damaged/],
    [JSON.stringify({ position: 7 }), /position is not possible/],
    [' '.repeat(2_100_000), /too large/],
  ];
  for (const [text, words] of cases) {
    await bringIn(page, text);
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    await page.goto('#/');
  }
  expect(await readGames(page)).toEqual([]);
  // The same for a missing game and a broken link.
  await page.goto('#/play/nowhere');
  await page.getByRole('alert').filter({ hasText: 'no longer has that game' }).waitFor();
  await page.goto('#/open/AAAA');
  await page.getByRole('alert').filter({ hasText: 'broken or incomplete' }).waitFor();
});

/** Whether a thing comes together with the table. What comes later moves the table away under the pointer. */
async function withFirstTable(page: Page, selector: string): Promise<() => Promise<boolean>> {
  const found = await page.evaluateHandle((wanted) => {
    const first = { isThere: null as boolean | null };
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main.table')) return;
      first.isThere = document.querySelector(wanted) !== null;
      observer.disconnect();
    });
    observer.observe(document.body, { subtree: true, childList: true });
    return first;
  }, selector);
  return async () => (await found.evaluate(({ isThere }) => isThere)) === true;
}

test('a game with the player’s own component file; a bad one is refused in words', async () => {
  const { page } = await visit();
  const set = JSON.parse(canonicalJson(defaultContent.set)) as typeof defaultContent.set;
  const broken = { ...set, missions: set.missions.slice(1) };
  await fillForm(page, { mode: 'solitaire', seed: 'own', components: JSON.stringify(broken) });
  await page.getByRole('alert').filter({ hasText: 'The component file cannot be used' }).waitFor();
  expect(await page.getByLabel('Components', { exact: true }).inputValue()).toBe('');

  const [first, ...others] = set.missions;
  const own = { ...set, id: 'house-rules', missions: [{ ...first!, reward: { vp: 2 } }, ...others] };
  await page.goto('#/');
  await page.getByRole('button', { name: 'Play now against Hal' }).waitFor();
  const above = await withFirstTable(page, '.local-set');
  const driver = await startGame(page, { mode: 'solitaire', seed: 'own', components: JSON.stringify(own) });
  expect(await above()).toBe(true);
  const { saved } = await readGame(page);
  expect(saved.components?.id).toBe('house-rules');
  const seen = await driver.see();
  await driver.click(seen.glowing.find(({ target }) => target.startsWith('die:0'))!, seen);
  await expect.poll(async () => (await readGame(page)).saved.moves.length).toBeGreaterThan(0);
  // The game is stored with its components and opens again.
  await page.reload();
  await page.locator('main.table').waitFor();
});

const FULL = `IDBObjectStore.prototype.put = function () {
  throw new DOMException('The disk is full.', 'QuotaExceededError');
};`;

test('a game that cannot be kept is told of, at the start and at the table', async () => {
  const { page, context } = await visit({ isOwn: true });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  // The worker stores the game, so its storage must fail.
  await context.route('**/match-worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${FULL}\n${await response.text()}` });
  });
  const driver = await startGame(page, { mode: 'solitaire', seed: 'full' });
  const id = gameIdOf(page);
  const seen = await driver.see();
  await driver.click(seen.glowing.find(({ target }) => target.startsWith('die:0'))!, seen);
  const alert = page.getByRole('alert').filter({ hasText: 'could not be saved in this browser' });
  await alert.waitFor();
  // The browser's message goes to the console.
  expect(await alert.textContent()).not.toContain('The disk is full.');
  await expect.poll(() => logged).toContain('The disk is full.');
  expect((await readGames(page)).find((game) => game.id === id)?.saved.moves).toEqual([]);

  const other = await visit({ isOwn: true });
  await other.context.addInitScript(FULL);
  await fillForm(other.page, { mode: 'solitaire', seed: 'full' });
  await other.page.getByRole('button', { name: 'Start', exact: true }).click();
  await other.page
    .getByRole('alert')
    .filter({ hasText: /storage is full/ })
    .waitFor();
});
