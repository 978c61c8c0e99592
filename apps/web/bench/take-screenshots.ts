// npm run screenshots: the pictures of the README, the same every time.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser, newVisitor, type SizeName } from '../e2e/browser.ts';
import { openMatch, PreparedGame } from '../e2e/prepared-games.ts';
import { ensureBuilt, serveBuilt } from '../e2e/serve-built.ts';

const folder = fileURLToPath(new URL('../../../docs/images/', import.meta.url));

ensureBuilt();
mkdirSync(folder, { recursive: true });
const served = await serveBuilt();
const browser = await launchBrowser();
const game = new PreparedGame({ players: 4, seed: 'picture 1', by: 'normal' });
/** In the middle of the game: cards in space, tiles in the grids, Ravagers on board. */
const moment = game.moments.find(({ kind, seat, index }) => kind === 'turn' && seat === 0 && index > 170)!;

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
