// The lobby and the waiting room: find, join with one click, change the settings, be ready, fill, leave, cancel.

import { expect, test } from 'vitest';
import { listenEverywhere } from './listen.ts';
import { arrive } from './online-tables.ts';
import { withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

test('a table from the lobby to its first turn, without hints and undo', async () => {
  const [{ page: ada }, { page: bea }, { page: cy }] = [await arrive('Ada'), await arrive('Bea'), await arrive('Cy')];
  await ada.goto('#/online/new');
  await ada.getByRole('radio', { name: /^Live/ }).check();
  await ada.getByRole('radio', { name: /^Anybody/ }).check();
  await ada.getByRole('radio', { name: '3', exact: true }).check();
  // A rated game has no hints, and the form says so.
  const hints = ada.getByRole('checkbox', { name: /^Hints/ });
  expect([await hints.isChecked(), await hints.isEnabled()]).toEqual([false, false]);
  await ada.getByText('A rated game has no hints.').waitFor();
  const others = ada.getByText('The page cannot stop anyone from asking another program');
  expect(await others.count()).toBe(1);
  await ada.getByRole('checkbox', { name: /^Rated/ }).uncheck();
  expect([await hints.isChecked(), await hints.isEnabled()]).toEqual([true, true]);
  expect(await others.count()).toBe(0);
  for (const option of [/^Hints/, /^Moves can/]) await ada.getByRole('checkbox', { name: option }).uncheck();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.getByText('2 seats are still free').waitFor();
  expect(await ada.locator('.online-choices li').allTextContents()).toEqual([
    'Standard rules',
    '30 minutes + 30 seconds',
    'Random turn order',
    'Friendly: no rating changes',
    'No hints',
    'Moves cannot be undone',
    'Spectators: live',
    'Anybody may join',
  ]);

  // Bea reads what she would agree to, and sits down with one click.
  await bea.goto('#/online');
  const card = bea.locator('.game-card', { hasText: 'Ada' });
  await expect
    .poll(() => card.textContent())
    .toMatch(
      /Friendly: no rating changes · No hints · Moves cannot be undone · Spectators: live · Anybody may join · this minute/,
    );
  await card.getByRole('button', { name: /^Take a seat as Bea/ }).click();
  await bea.getByRole('button', { name: 'I am ready' }).click();
  await bea.getByText('ready', { exact: false }).first().waitFor();

  // Ada changes the settings: Bea is asked again.
  await ada.getByRole('button', { name: 'Change the settings' }).click();
  const dialog = ada.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Advanced/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await bea.getByText('The settings or the players have changed.').waitFor();
  await ada.getByRole('button', { name: 'Give the free seat to a bot and start' }).click();
  await ada.getByText('All seats are taken.').waitFor();
  const heard = await Promise.all([ada, bea].map(listenEverywhere));
  for (const page of [ada, bea]) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [ada, bea]) await page.locator('main.table').waitFor();
  // The game begins without a word of a lost connection.
  for (const [i, page] of [ada, bea].entries()) {
    await page.locator('.connection-sign-open').waitFor();
    await expect.poll(async () => (await heard[i]!()).join('\n')).toMatch(/Ravager \d+ appears/);
    expect(await heard[i]!()).not.toContainEqual(expect.stringContaining('Connection lost'));
  }
  for (const page of [ada, bea]) {
    await expect.poll(() => page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  }

  // Cy finds it among the games to watch, then looks for a game and waits for it.
  await cy.goto('#/online');
  await cy.getByRole('heading', { name: 'Games to watch' }).waitFor();
  expect(await cy.getByRole('link', { name: /^Watch: / }).count()).toBe(1);
  await cy.getByText('Find me a game').click();
  await cy.getByRole('button', { name: 'Find a game' }).click();
  await cy.getByText('1 seat is still free').waitFor();
  expect(await cy.getByText(/^You can leave this page.* closes on/).count()).toBe(1);
  await cy.getByRole('button', { name: 'Cancel the table' }).click();
  await cy.getByRole('alertdialog').getByRole('button', { name: 'Cancel the table' }).click();
  await cy.getByText('The person who opened it has cancelled it.').waitFor();
});
