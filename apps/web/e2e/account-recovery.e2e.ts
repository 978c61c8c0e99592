// Printed codes: made on the account page, used after the password is lost.

import { expect, test } from 'vitest';
import { PASSWORD, signUp } from './accounts.ts';
import { arrive } from './online-tables.ts';
import { withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

test('an account is opened again by a printed code; friends are kept', async () => {
  const { page } = await arrive('Renée');
  await signUp(page, 'Renée');
  await page.getByRole('textbox', { name: 'Name of the account' }).fill('Bea');
  await page.getByRole('button', { name: 'Add the friend' }).click();
  await page.getByRole('button', { name: 'Remove: Bea' }).waitFor();
  await page.getByText('0 codes are left.').waitFor();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  const codes = page.locator('.recovery-codes code');
  await expect.poll(() => codes.count()).toBe(10);
  const code = (await codes.first().textContent())!;
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByText('Password or device lost?').click();
  await page.getByRole('textbox', { name: 'Printed code' }).fill(code.toLowerCase());
  await page.getByLabel('New password').fill('another long password');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByText('9 codes are left.').waitFor();
});
