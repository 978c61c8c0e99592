// People who open and join tables on the server.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { TableDriver } from './table-driver.ts';
import { type Visit, type VisitOptions, visit } from './test-page.ts';

export async function arrive(name: string, options: VisitOptions = {}): Promise<Visit> {
  return visit({ ...options, settings: { name, ...options.settings } });
}

/** Creates a table for two by the form. Returns its link. */
export async function openTable(
  page: Page,
  { other = 'person', isShuffled = false, isLive = false } = {},
): Promise<string> {
  await page.goto('#/online/new');
  if (isLive) await page.getByRole('radio', { name: /^Live/ }).check();
  await page.getByRole('combobox', { name: 'Seat 2: Played by' }).selectOption(other);
  await page.getByRole('checkbox', { name: 'Random turn order' }).setChecked(isShuffled);
  await page.getByRole('button', { name: 'Open the table' }).click();
  if (other !== 'person') return '';
  return page.getByRole('textbox', { name: 'Invite by this link' }).inputValue();
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.locator('main.table').waitFor();
}

/** Two people at a table whose game has begun. */
export async function seatTwo(options: VisitOptions = {}) {
  const ada = await arrive('Ada', options);
  const bea = await arrive('Bea', options);
  const link = await openTable(ada.page);
  await sitDown(bea.page, link);
  await ada.page.locator('main.table').waitFor();
  return { ada, bea, link, drivers: [new TableDriver(ada.page), new TableDriver(bea.page)] };
}

/** Bots take the seats of these pages and end the game. */
export async function leaveToBots(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Leave my seat to a bot' }).click();
    await page.getByRole('button', { name: 'Leave it to a bot' }).click();
  }
}

/** From the final sheet. Among the checks: a replay in this browser gives the game that it has seen. */
export async function expectVerified(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Final scores' });
  await sheet.getByRole('button', { name: 'Verify the dice' }).click();
  const verify = page.getByRole('dialog', { name: 'Verify the dice' });
  await verify.getByText('Everything checks out.').waitFor();
  expect(await verify.getByRole('img', { name: 'correct', exact: true }).count()).toBe(7);
  await page.keyboard.press('Escape');
}
