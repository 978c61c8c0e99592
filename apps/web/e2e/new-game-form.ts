// Starts a game on the new game page, with a seed.

import type { LevelName } from '@black-angel/engine';
import type { Page } from 'playwright-core';
import { TableDriver } from './table-driver.ts';

export interface Wish {
  mode: 'solitaire' | 'bots' | 'hot-seat';
  seed: string;
  advanced?: boolean;
  /** The seats, unless it is solitaire. */
  seats?: ('person' | LevelName)[];
  /** A component file to play with. */
  components?: string;
}

const MODE_NAMES = { solitaire: /^Solitaire/, bots: /^With bots/, 'hot-seat': /^One device/ };

/** In English. */
export async function fillForm(page: Page, wish: Wish): Promise<void> {
  const { mode, seed, advanced = false, seats = [] } = wish;
  await page.goto('#/new');
  await page.getByRole('radio', { name: MODE_NAMES[mode] }).check();
  await page.getByRole('radio', { name: advanced ? /^Advanced rules/ : /^Standard rules/ }).check();
  if (seats.length > 0) {
    await page.getByRole('radio', { name: String(seats.length), exact: true }).check();
    for (const [i, kind] of seats.entries())
      await page.getByRole('combobox', { name: `Seat ${i + 1}: Played by` }).selectOption(kind);
    await page.getByRole('checkbox', { name: 'Random turn order' }).uncheck();
  }
  await page.getByText('More options').click();
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  if (wish.components !== undefined)
    await page
      .getByLabel('Choose a component file')
      .setInputFiles({ name: 'components.json', mimeType: 'application/json', buffer: Buffer.from(wish.components) });
}

/** In English. Leaves the new game on the table. */
export async function startGame(page: Page, wish: Wish): Promise<TableDriver> {
  await fillForm(page, wish);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  return atTable(page);
}

/** The driver of the table that is about to open. */
export async function atTable(page: Page): Promise<TableDriver> {
  await page.locator('main.table').waitFor();
  const driver = new TableDriver(page);
  await driver.settled();
  return driver;
}
