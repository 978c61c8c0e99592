// One looks and knows: what can be chosen, what a move would do, what it costs, and why something is not possible.

import type { GameEvent } from '@black-angel/engine';
import { newMatch, type SavedMatch } from '@black-angel/match';
import { view } from '@black-angel/rules';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decisionOf, type OpenDecision } from '../src/ui-state/decision.ts';
import { canPlaceAfter, sequenceBLosses } from '../src/ui-state/ghosts.ts';
import type { Option } from '../src/ui-state/paths.ts';
import { previewOf, vpLost } from '../src/ui-state/preview.ts';
import { findOverlaps } from './layout.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const GAMES = ['looks', 'looks again', 'looks once more'].map((seed) => new PreparedGame({ players: 1, seed }));

interface Found {
  saved: SavedMatch;
  option: Option;
}

/** The first moment with an option of this kind. */
function find(isWanted: (option: Option, made: OpenDecision) => boolean): Found {
  for (const game of GAMES)
    for (const moment of game.moments) {
      if (moment.index < 12) continue;
      const made = decisionOf(view(moment.state, moment.seat))!;
      const option = made.options.find((candidate) => isWanted(candidate, made));
      if (option) return { saved: game.upTo(moment), option };
    }
  throw new Error('There is no such moment in these games.');
}

const causes = (made: OpenDecision, { move }: Option, kind: GameEvent['kind']): boolean =>
  previewOf(made, move).events.some((event) => event.kind === kind);

/** Pixels that a tooltip covers of the ghosts it explains. Runs in the page. */
function findCoveredGhosts(): number {
  const tip = document.querySelector('.tip')!.getBoundingClientRect();
  return [...document.querySelectorAll('.ghosts > *')].reduce((sum, ghost) => {
    const { left, right, top, bottom } = ghost.getBoundingClientRect();
    const across = Math.min(right, tip.right) - Math.max(left, tip.left);
    const down = Math.min(bottom, tip.bottom) - Math.max(top, tip.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

/**
 * Everything in the prompt that can be clicked, with its place. What happened before gives way to a hint on a small
 * screen. Runs in the page.
 */
function placesOfButtons(): string[] {
  return [...document.querySelectorAll('.prompt button:not(.hint button, .since button)')].map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return `${button.textContent} ${[left, top, width, height].map(Math.round)}`;
  });
}

const spot = (page: Page, target: string): Locator => page.locator(`.table [data-target="${target}"]`);
const boxOf = (thing: Locator) => thing.boundingBox();

/** Chooses all targets of a path but the last, and leaves the pointer where nothing is. */
async function lead(page: Page, { option }: Found): Promise<Locator> {
  for (const target of option.path.slice(0, -1)) {
    const thing = spot(page, target);
    if (!(await thing.evaluate((one) => one.matches('.spot-chosen')))) await thing.click();
  }
  await page.mouse.move(1, 1);
  return spot(page, option.path.at(-1)!);
}

test('an injection: black arrows glow like the others; its ghosts come with the pointer and with the focus', async () => {
  const { page } = await visit();
  const found = find(
    (option, made) =>
      option.move.kind === 'inject' &&
      made.content.blackArrows.includes(option.move.arrow) &&
      causes(made, option, 'tileEjected'),
  );
  await openMatch(page, found.saved);
  const arrow = await lead(page, found);
  const glows = await page
    .locator('.arrow.spot-next')
    .evaluateAll((arrows) => [...new Set(arrows.map((thing) => getComputedStyle(thing).boxShadow))]);
  expect(glows).toEqual([expect.stringMatching(/^rgb.+,.+rgb/)]);
  expect(await arrow.getAttribute('class')).toContain('arrow-black');

  const ghosts = page.locator('.ghosts > *');
  const board = await boxOf(page.locator('.grid'));
  expect(await ghosts.count()).toBe(0);
  await arrow.hover();
  // The tile that enters, and the one that drops out, beside the grid.
  await expect.poll(() => page.locator('.ghosts .ghost-copy').count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('.ghosts .ghost-leaves').count()).toBe(1);
  const seen = await ghosts.count();
  await page.locator('.tip').waitFor();
  expect(await page.evaluate(findCoveredGhosts)).toBe(0);
  // The glow of the tile that is to be injected is whole.
  const chosen = (await page.locator('.beside-taken .tile-spot').first().boundingBox())!;
  const around = (await page.locator('.beside').boundingBox())!;
  expect(chosen.x - around.x).toBeGreaterThanOrEqual(12);
  await page.mouse.move(1, 1);
  await expect.poll(() => ghosts.count()).toBe(0);
  await arrow.focus();
  await expect.poll(() => ghosts.count()).toBe(seen);
  expect(await boxOf(page.locator('.grid'))).toEqual(board);
  // The preview names the move that causes it.
  expect(await page.locator('.consequences').textContent()).toMatch(/^If you choose “Inject .+pushed out/);
  await arrow.click();
  await expect.poll(() => page.locator('.beside-taken').count()).toBe(0);
  // Tiles that wait beside the board do not shift it, nor does a board with nothing beside it.
  expect(await boxOf(page.locator('.grid'))).toEqual(board);
  const [game] = GAMES;
  await openMatch(page, game!.upTo(game!.find('turn')));
  expect(await page.locator('.beside-empty').count()).toBe(1);
  expect(await boxOf(page.locator('.grid'))).toEqual(board);
});

test('a flight: hexes for a Mission differ from those within reach; a placed card shows all that comes', async () => {
  const { page } = await visit();
  const flight = find(
    (option, made) =>
      canPlaceAfter(made, option) &&
      made.options.some((other) => other.path[0] === option.path[0] && !canPlaceAfter(made, other)),
  );
  await openMatch(page, flight.saved);
  const hex = await lead(page, flight);
  expect(await hex.getAttribute('class')).toContain('spot-places');
  expect(await hex.locator('.place-sign').count()).toBe(1);
  expect(await hex.textContent()).toContain('a Mission could be placed here');
  const reach = page.locator('.hex-field.spot-reach').first();
  expect(await reach.locator('.place-sign').count()).toBe(0);
  await hex.hover();
  await expect.poll(() => page.locator('.ghost-path').count()).toBe(1);

  const placed = find(
    (option, made) =>
      option.move.kind === 'place' &&
      causes(made, option, 'ravagerAppeared') &&
      causes(made, option, 'technologyAppeared'),
  );
  await openMatch(page, placed.saved);
  const card = spot(page, placed.option.path[0]!);
  // What undo cannot take back is marked, in words too.
  expect(await card.locator('.final-sign').count()).toBe(1);
  expect(await card.textContent()).toContain('cannot be undone');
  await card.focus();
  const preview = page.locator('.consequences');
  await expect.poll(() => preview.textContent()).toMatch(/^If you choose “Place .+Technology appears.+Ravager/);
  expect(await page.locator('.ghosts .ghost-badge', { hasText: '▸' }).count()).toBeGreaterThanOrEqual(2);
});

test('Sequence B: the strip is marked, its price is listed, and no button moves under the pointer', async () => {
  const { page } = await visit();
  const found = find(
    ({ move }, made) =>
      move.kind === 'sequence-b' && (sequenceBLosses(made)?.missions ?? []).some(({ owner }) => owner === made.seat),
  );
  await openMatch(page, found.saved);
  expect(await page.locator('.hex-leaving').count()).toBe(5);
  const losses = await page.locator('.losses').textContent();
  expect(losses).toMatch(/^If you roll, .*the first strip leaves with .*your Mission \d+ \((pays nothing|\+\d .+)\)/);
  const button = page.getByRole('button', { name: /^Roll new dice and fly on(?: \(.+\))?, cannot be undone/ });
  const [card] = /your Mission (\d+)/.exec(losses ?? '')!.slice(1);
  const box = await boxOf(button);
  const under = await boxOf(page.locator('.ways'));
  await button.hover();
  await expect.poll(() => page.locator('.consequences').count()).toBe(1);
  await expect.poll(() => page.locator(`[data-piece="card:${card}"][data-ghost]`).count()).toBe(1);
  expect(await page.locator('.space-advancing').count()).toBe(1);
  expect([await boxOf(button), await boxOf(page.locator('.ways'))]).toEqual([box, under]);
  // Nor does a hint move a button, on a desktop or on a tablet.
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    // The table is laid out for it first.
    await page.locator(size.width < 1200 ? '.table-tablet .tabs' : '.table-desktop').waitFor();
    const before = await page.evaluate(placesOfButtons);
    await page.locator('.way', { hasText: 'Hint' }).click();
    await page.locator('.hint strong').waitFor();
    expect(await page.evaluate(placesOfButtons)).toEqual(before);
    expect(await page.locator('.hint').textContent()).not.toContain('equally good');
    const { y, height } = (await page.locator('.hint').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(size.height);
    await page.reload();
    await button.waitFor();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // With a card chosen its button is gone, and so is its price.
  const cards = page.locator('.hand .spot-next');
  if ((await cards.count()) > 0) {
    await cards.first().click();
    await page.locator('.hand .spot-chosen').waitFor();
    expect(await page.locator('.losses').count()).toBe(0);
  }

  // The question before a loss names the move.
  const costly = find(({ move }, made) => move.kind === 'sequence-b' && vpLost(made, move) > 0);
  await openMatch(page, costly.saved);
  await spot(page, 'button:sequence-b').click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await question.waitFor();
  expect(await question.textContent()).toMatch(/Roll new dice and fly on\? If you roll, you lose (?:all your )?\d+ VP/);
  // The safe button is the bright one, and Enter presses it.
  expect(await question.locator('.button-primary').allTextContents()).toEqual(['Let me think']);
  await question.locator('.button-primary:focus').waitFor();
  await page.keyboard.press('Escape');

  const end = find(({ move }) => move.kind === 'end');
  await openMatch(page, end.saved);
  const last = spot(page, 'button:end');
  await last.waitFor();
  const before = await boxOf(last);
  await page.mouse.move(before!.x + 5, before!.y + 5);
  await expect.poll(() => page.locator('.consequences').count()).toBe(1);
  expect(await boxOf(last)).toEqual(before);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => page.locator('.prompt-title').textContent()).not.toBe('End your turn');
});

/** A gray 1 at a damaged Repair: only its opposite face can be used, for 1 debris. */
const ONLY_TURNED = {
  position: 1,
  options: { players: 2 },
  damage: { '3': 2 },
  ravagers: {},
  players: [{ debris: 1, hand: ['001', '002'], fleet: [], ships: 0, grid: {}, dice: ['gray 1'] }, { dice: [] }],
  neutral: { dice: [] },
};

test('words: what comes next, what is missing, what a thing is for; and nothing is spent by itself', async () => {
  const { page } = await visit();
  const seats: SavedMatch['seats'] = [
    { name: 'Ada', kind: 'person', level: null },
    { name: 'Bot', kind: 'bot', level: 'novice' },
  ];
  await openMatch(page, newMatch({ kind: 'position', position: ONLY_TURNED }, seats));
  const refusal = page.locator('.refusal');
  await spot(page, 'action:3').click({ force: true });
  await expect.poll(() => refusal.textContent()).toBe('Choose a die first A2.1');
  await spot(page, 'break-room').click({ force: true });
  await expect.poll(() => refusal.textContent()).toMatch(/^Robots move only when .+ X4$/);
  await spot(page, 'card:001').click();
  await expect.poll(() => page.locator('.prompt-text').textContent()).toMatch(/^Now choose a free slot/);
  await page.keyboard.press('Escape');
  await spot(page, 'action:3').hover();
  await expect.poll(() => page.locator('.tip p').first().textContent()).toMatch(/^Repair: remove Damage cubes/);
  await spot(page, 'die:0:gray:1:s').click();
  const turn = page.getByRole('button', { name: /^Turn the die for 1 debris/ });
  await turn.waitFor();
  const debris = page.locator('[data-place="storage:0"] [data-goods="debris"]');
  expect(await debris.textContent()).toBe('1');
  await turn.hover();
  await expect.poll(() => page.locator('.ghosts .ghost-badge-loss').first().textContent()).toBe('−1');
  // It hides neither the player's sign nor the name.
  expect(await page.evaluate(findOverlaps, ['.ghost-badge', '.player .seat-shape, .player-name'] as const)).toEqual([]);
  expect(await turn.locator('.final-sign').count()).toBe(0);
});
