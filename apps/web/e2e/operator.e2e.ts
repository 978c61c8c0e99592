// The operator's page: a report is read, its player muted, and both stand in the log.

import { expect, test } from 'vitest';
import { ownServer, signUp } from './accounts.ts';
import { expectNothingSerious } from './axe.ts';
import { arrive, openTable } from './online-tables.ts';
import { withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const OPERATOR = 'a token of the operator';

test('the operator reads a report, mutes its player and finds both in the log', async () => {
  const served = await ownServer({ operatorToken: OPERATOR });
  const bea = await arrive('Bea', { url: served.url });
  await signUp(bea.page, 'Bea');
  const ada = await arrive('Ada', { url: served.url });
  const link = await openTable(ada.page);
  await bea.page.goto(link);
  await bea.page.getByRole('button', { name: 'Take a seat' }).click();
  await bea.page.locator('main.table').waitFor();
  const key = await ada.page.evaluate(() => JSON.parse(localStorage.getItem('black-angel-seats')!));
  const [{ table, token }] = Object.values(key) as [{ table: string; token: string }];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ seat: 1, text: 'Was rude to me.' });
  await fetch(`${served.url}api/tables/${table}/report`, { method: 'POST', headers, body });

  const { page } = ada;
  await page.goto('#/operator');
  await page.getByLabel('Operator token').fill(OPERATOR);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('Ada about Bea').waitFor();
  await page.getByText('Was rude to me.').waitFor();
  await page.getByRole('textbox', { name: 'Account' }).fill('Bea');
  await page.getByRole('textbox', { name: /^Reason/ }).fill('See the report.');
  await page.getByRole('button', { name: 'Mute an account' }).click();
  await page.getByText('Done.').waitFor();
  await page.getByRole('button', { name: 'Dealt with' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Dealt with' }).count()).toBe(0);
  await page.getByText('Mute an account · Bea · 24 · See the report.').waitFor();
  await expectNothingSerious(page, 'operator', '.page');

  // Bea is told when she writes.
  await bea.page.getByRole('button', { name: /^Chat/ }).click();
  await bea.page.getByRole('textbox', { name: 'Write something' }).fill('Hello');
  await bea.page.getByRole('button', { name: 'Send' }).click();
  await bea.page.getByText('have muted you for a while').waitFor();
});
