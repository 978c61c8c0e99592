// Accounts on a server of the test's own.

import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type Served, serveBuilt } from './serve-built.ts';
import type { Visit } from './test-page.ts';

export const PASSWORD = 'correct horse battery';

export async function ownServer(settings: Parameters<typeof serveBuilt>[0] = {}): Promise<Served> {
  const served = await serveBuilt(settings);
  onTestFinished(served.close);
  return served;
}

export async function signUp(page: Page, name: string): Promise<void> {
  await page.goto('#/account');
  await page.getByRole('radio', { name: 'New account' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

export async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('#/account');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The browser logs refused requests too. */
export const forget = (errors: string[], status: number): void =>
  void errors.splice(0, errors.length, ...errors.filter((error) => !error.includes(`status of ${status}`)));

/** Ends a visit. Network errors in the browser's log are no errors of the page. */
export async function leave({ context, errors }: Visit): Promise<void> {
  await context.close();
  errors.splice(0, errors.length, ...errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED')));
}

/** What the server knows of a rated player. */
export const FACT = { mu: 30, sigma: 1.2, games: 12, wins: 5, vp: 600, bestVp: 77, counted: [] };
