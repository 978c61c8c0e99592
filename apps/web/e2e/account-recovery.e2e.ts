// Printed and mailed codes: used after the password is lost.

import { expect, test } from 'vitest';
import { ownServer, PASSWORD, signUp } from './accounts.ts';
import { arrive } from './online-tables.ts';
import { withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

test('an account is opened again by a mailed code', async () => {
  const mails: string[] = [];
  const { url } = await ownServer({ mail: async ({ text }) => void mails.push(text) });
  const { page } = await arrive('Ada', { url });
  await signUp(page, 'Ada');
  await page.getByRole('textbox', { name: 'E-mail address for recovery' }).fill('ada@mail.example');
  await page.getByRole('button', { name: 'Set the address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Set the address' }).click();
  await page.getByText('An address at mail.example · not confirmed yet').waitFor();
  const digits = /\d{8}/.exec(mails.at(-1)!)![0];
  await page.getByRole('textbox', { name: /^Code from the e-mail/ }).fill(digits);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByText('not confirmed yet').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByText('Lost your password or device?').click();
  const lost = page.locator('details', { hasText: 'Lost your password or device?' });
  await lost.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await lost.getByRole('button', { name: 'Send me a code by e-mail' }).click();
  await lost.getByText('If this account has a confirmed address').waitFor();
  await expect.poll(() => mails.length).toBe(2);
  const code = /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(mails.at(-1)!)![0];
  await lost.getByRole('textbox', { name: /code from the e-mail$/ }).fill(code);
  await lost.getByLabel('New password').fill('another long password');
  await lost.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
});

test('a server that sends no e-mail asks for no address and offers no code by e-mail', async () => {
  const { page } = await arrive('Cleo');
  await signUp(page, 'Cleo');
  await page.getByText('This server does not send e-mail.').waitFor();
  await page.getByRole('button', { name: 'Make new codes' }).waitFor();
  expect(await page.getByLabel('E-mail address for recovery').count()).toBe(0);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  const known = page.waitForResponse('**/api/notices');
  await page.getByText('Lost your password or device?').click();
  await known;
  await page.getByRole('textbox', { name: 'Printed code' }).waitFor();
  expect(await page.getByRole('button', { name: 'Send me a code by e-mail' }).count()).toBe(0);
});

test('an account is opened again by a printed code; friends are kept', async () => {
  const { page } = await arrive('Renée');
  await signUp(page, 'Renée');
  await page.getByRole('textbox', { name: 'Account name' }).fill('Bea');
  await page.getByRole('button', { name: 'Add friend' }).click();
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
  await page.getByText('Lost your password or device?').click();
  await page.getByRole('textbox', { name: 'Printed code' }).fill(code.toLowerCase());
  await page.getByLabel('New password').fill('another long password');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByText('9 codes are left.').waitFor();
});
