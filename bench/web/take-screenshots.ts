// npm run task screenshots: the pictures of the README, the same every time.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { State } from '@black-angel/rules';
import type { Page } from 'playwright-core';
import { launchBrowser, newVisitor, type SizeName } from '../../apps/web/e2e/browser.ts';
import { type Moment, openMatch, PreparedGame } from '../../apps/web/e2e/prepared-games.ts';
import { ensureBuilt, serveBuilt } from '../../apps/web/e2e/serve-built.ts';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));

ensureBuilt();
mkdirSync(folder, { recursive: true });
const served = await serveBuilt();
const browser = await launchBrowser([], { isWhole: true });
const games = [1, 2, 3, 4, 5, 6].map(
  (number) => new PreparedGame({ players: 4, seed: `picture ${number}`, by: 'normal' }),
);

const diceOf = ({ dice }: State, seat: number): number => dice[seat]!.reduce((sum, count) => sum + count, 0);

/** How much there is to see: dice to choose among, a hand, cards and ships in space, tiles, a few Ravagers. */
function richness({ seat, state }: Moment): number {
  const { hand, grid, fleet } = state.players[seat]!;
  const cards = state.owners.filter((owner) => owner >= 0).length;
  const ravagers = state.ravagers.filter((stack) => stack.length > 0).length;
  const tiles = grid.filter((cell) => cell !== 0).length;
  return (
    3 * Math.min(diceOf(state, seat), 3) +
    2 * Math.min(hand.length, 5) +
    4 * cards +
    2 * fleet.length +
    tiles +
    Math.min(ravagers, 3)
  );
}

const [{ game, moment }] = games
  .flatMap((one) => one.moments.map((each) => ({ game: one, moment: each })))
  .filter(({ moment: { kind, seat, state } }) => kind === 'turn' && state.round >= 3 && diceOf(state, seat) >= 2)
  .sort((a, b) => richness(b.moment) - richness(a.moment)) as [{ game: PreparedGame; moment: Moment }];

async function take(name: string, size: SizeName, prepare: (page: Page) => Promise<void>): Promise<void> {
  const context = await newVisitor(browser, served.url, { size });
  const page = await context.newPage();
  await prepare(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
  console.log(`docs/images/${name}.png`);
  await context.close();
}

const atTable = async (page: Page): Promise<void> => {
  await openMatch(page, game.upTo(moment));
};
try {
  await take('table-desktop', 'desktop', atTable);
  await take('table-phone', 'phone', async (page) => {
    await atTable(page);
    await page.getByRole('button', { name: 'Space', exact: true }).click();
  });
  await take('home', 'desktop', async (page) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now against Hal' }).waitFor();
  });
} finally {
  await browser.close();
  await served.close();
}
