// Accounts on several devices, notices, ratings, the daily challenge.

import { expect, test } from 'vitest';
import { MemoryStore } from '../../server/src/store/memory-store.ts';
import { FACT, forget, leave, logIn, ownServer, PASSWORD, signUp } from './accounts.ts';
import { bringIn, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser();

/** The day of the daily challenge, for page and server. */
const TODAY = '2030-05-17';
const NOON = Date.parse(`${TODAY}T12:00:00Z`);

test('an account: games of one device are found and played on another', async () => {
  const { url } = await ownServer();
  const first = await visit({ url, settings: { name: 'Ada' } });
  const begin = async (pace: string): Promise<string> => {
    await first.page.goto('#/online/new');
    await first.page.getByRole('combobox', { name: 'Seat 2: Played by' }).selectOption('novice');
    await first.page.getByRole('radio', { name: pace }).check();
    await first.page.getByRole('button', { name: 'Open the table' }).click();
    await first.page.locator('main.table').waitFor();
    return first.page.url();
  };
  // A game that began before the log-in stays on its device.
  const guests = await begin('No clock');
  await signUp(first.page, 'Ada');
  await first.page.getByText('1 game in progress stays on this device').waitFor();
  await first.page.goto(guests);
  await first.page.locator('.connection-sign').getByText('Connected', { exact: true }).waitFor();
  // A game that begins with the account is on every device.
  const table = await begin('Over several days');
  await first.page.goto('#/account');

  const second = await visit({ url });
  await logIn(second.page, 'Ada', 'not the password');
  await second.page.getByText('Wrong name or password.').waitFor();
  forget(second.errors, 403);
  await logIn(second.page, 'Ada', PASSWORD);
  await second.page.getByRole('link', { name: 'My games online' }).click();
  // The list shows the time that is left.
  await second.page.getByText(/Your turn · Time left: \d/).waitFor();
  await second.page.getByRole('link', { name: /^Continue: / }).click();
  await second.page.locator('main.table').waitFor();
  expect(second.page.url()).toBe(table);
  await second.page.locator('.connection-sign').getByText('Connected', { exact: true }).waitFor();
  // The session opens more than this seat: no link contains it.
  await second.page.getByRole('button', { name: 'Menu' }).click();
  await second.page.getByRole('menuitem', { name: 'Links and seats' }).click();
  await second.page.getByRole('dialog').waitFor();
  expect(await second.page.getByRole('textbox', { name: 'Your seat on another device' }).count()).toBe(0);
  await second.page.keyboard.press('Escape');

  // The page of all games lists it too, but not after logging out.
  await second.page.goto('#/games');
  await second.page.getByRole('heading', { name: 'My games online' }).waitFor();
  await second.page.goto('#/account');
  await second.page.getByRole('button', { name: 'Log out', exact: true }).click();
  await second.page.getByRole('radio', { name: 'New account' }).waitFor();
  await second.page.goto('#/online');
  await second.page.getByText('You have no online games yet.').waitFor();

  // The first device logs out everywhere: the second one loses the table at once.
  await logIn(second.page, 'Ada', PASSWORD);
  await second.page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  await second.page.goto(table);
  await second.page.locator('.connection-sign').getByText('Connected', { exact: true }).waitFor();
  await first.page.getByRole('button', { name: 'Log out everywhere' }).click();
  await first.page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await first.page.getByRole('radio', { name: 'New account' }).waitFor();
  await second.page.locator('.connection-sign', { hasText: 'or you were logged out' }).waitFor();
  await second.page.goto('#/account');
  await second.page.getByText('You are no longer logged in.').waitFor();
  forget(second.errors, 403);
});

test('a passkey: sign up, log out, log in, delete', async () => {
  const { url } = await ownServer();
  const { page, context, errors } = await visit({ url });
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto('#/account');
  await page.getByRole('radio', { name: 'New account' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bea');
  await page.getByRole('button', { name: 'Create it with a passkey' }).click();
  await page.getByText('No password · 1 passkey').waitFor();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByRole('heading', { name: 'Bea', level: 1 }).waitFor();
  await page.getByText('Set a password', { exact: true }).first().click();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByText('By password · 1 passkey').waitFor();
  // Deleting needs more than a session.
  await page.getByRole('button', { name: 'Delete the account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete the account' }).click();
  await dialog.getByText('This is not the password of your account.').waitFor();
  forget(errors, 403);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('radio', { name: 'New account' }).waitFor();

  // An account with a password adds a passkey; an account with a passkey uses it as proof.
  await signUp(page, 'Bea');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Your password').fill(PASSWORD);
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('The passkey has been added.').waitFor();
  await page.getByText('By password · 1 passkey').waitFor();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('radio', { name: 'New account' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cy');
  await page.getByRole('button', { name: 'Create it with a passkey' }).click();
  await page.getByText('No password · 1 passkey').waitFor();
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await dialog.getByText('Your browser will ask for your passkey.').waitFor();
  await dialog.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('radio', { name: 'New account' }).waitFor();
});

test('a new password logs out every other device, and a name says what is wrong with it', async () => {
  const { url } = await ownServer();
  const first = await visit({ url });
  const second = await visit({ url });
  await signUp(first.page, 'Ada');
  await logIn(second.page, 'Ada', PASSWORD);
  await second.page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  await first.page.getByText('Change the password', { exact: true }).first().click();
  await first.page.getByLabel('Current password').fill(PASSWORD);
  await first.page.getByLabel('New password').fill(`${PASSWORD}!`);
  await first.page.getByRole('button', { name: 'Change the password' }).click();
  await first.page.getByText('All your other devices are logged out.').waitFor();
  await second.page.reload();
  await second.page.getByText('You are no longer logged in.').waitFor();
  forget(second.errors, 403);
  await first.page.reload();
  await first.page.getByText('By password · 0 passkeys').waitFor();

  const { page, errors } = second;
  const refused = async (name: string, sentence: string): Promise<void> => {
    await page.getByRole('radio', { name: 'New account' }).check();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByText(sentence).waitFor();
  };
  await refused('Аda', 'This name looks like the name of another account.');
  await refused('Be\u200ba', 'The name has characters that cannot be seen');
  forget(errors, 409);
  forget(errors, 400);
});

test('a device is named, and logged out from another one', async () => {
  const { url } = await ownServer();
  const first = await visit({ url });
  const second = await visit({ url });
  await signUp(first.page, 'Ada');
  await logIn(second.page, 'Ada', PASSWORD);
  await second.page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  await first.page.reload();
  const devices = first.page.getByRole('list', { name: 'Devices that are logged in' });
  await devices.getByText('this device').waitFor();
  await devices
    .getByRole('button', { name: /^Rename/ })
    .last()
    .click();
  await devices.getByRole('textbox', { name: 'Name' }).fill('Old phone');
  await devices.getByRole('button', { name: 'Save' }).click();
  await devices.getByRole('button', { name: 'Remove “Old phone”' }).click();
  const dialog = first.page.getByRole('dialog', { name: 'Remove “Old phone”' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
  await second.page.reload();
  await second.page.getByText('You are no longer logged in.').waitFor();
  forget(second.errors, 403);
});

test('notices and vacation', async () => {
  const mails: string[] = [];
  const statuses = [204, 404];
  const { url } = await ownServer({
    mail: async ({ subject }) => void mails.push(subject),
    outgoing: {
      resolve: async () => [{ address: '93.184.216.34', family: 4 }],
      transport: async () => statuses.shift() ?? 500,
    },
  });
  const { page } = await visit({ url });
  await signUp(page, 'Ada');
  await page.getByText('Add a webhook').click();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('slack');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('https://hooks.example/secret');
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await page.getByText('Webhook · hooks.example').waitFor();
  expect(await page.getByText('secret', { exact: true }).count()).toBe(0);
  const test = page.getByRole('button', { name: 'Send a test: Webhook' });
  await test.click();
  await page.getByText('The test was sent').waitFor();
  await test.click();
  await page.getByText('This address no longer exists.').waitFor();
  await page.getByText('Add a webhook').click();
  await page.getByText('Add an e-mail address').click();
  await page.getByRole('textbox', { name: 'E-mail address', exact: true }).fill('ada@mail.example');
  await page.getByRole('button', { name: 'Add the address' }).click();
  await page.getByText('not confirmed yet').waitFor();
  await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(/\d{8}/.exec(mails[0]!)![0]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('not confirmed yet').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send a test: E-mail' }).click();
  await page.getByText('The test was sent').waitFor();
  expect(mails.at(-1)).toContain('This is a test');
  await page.getByRole('button', { name: 'Remove: Webhook' }).click();
  await page.getByText('Webhook · hooks.example').waitFor({ state: 'detached' });

  await page.getByRole('spinbutton', { name: 'Days' }).fill('10');
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.getByText(/^On vacation until /).waitFor();
  await page.getByText('20 days left this year.').waitFor();
  await page.getByRole('button', { name: 'End the vacation' }).click();
  await page.getByRole('button', { name: 'Begin now' }).waitFor();
});

test('the vacation of a seat without an account', async () => {
  const { url } = await ownServer();
  const { page } = await visit({ url, settings: { name: 'Ada' } });
  await page.goto('#/online/new');
  await page.getByRole('combobox', { name: 'Seat 2: Played by' }).selectOption('novice');
  await page.getByRole('radio', { name: 'Over several days' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('main.table').waitFor();
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Notify me when it’s my turn' }).click();
  };
  await open();
  // The kind of account is known at once: only its parts are shown.
  await page.getByText('30 days left this year.').waitFor();
  expect(await page.getByRole('button', { name: 'End the vacation' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.getByText(/^On vacation until /).waitFor();
  await page.keyboard.press('Escape');
  await open();
  await page.getByText(/^On vacation until /).waitFor();
  expect(await page.getByRole('button', { name: 'Begin now' }).count()).toBe(0);
  await page.getByRole('button', { name: 'End the vacation' }).click();
  await page.getByRole('button', { name: 'Begin now' }).waitFor();
});

test('the daily challenge: a finished game is entered and listed', async () => {
  const { url } = await ownServer({ now: () => NOON + performance.now() });
  const visitor = await visit({ url, settings: { name: 'Ada' } });
  const { page, context, errors } = visitor;
  await page.clock.setSystemTime(NOON);
  const saved = JSON.stringify(new PreparedGame({ players: 1, seed: `daily ${TODAY}` }).whole());
  await bringIn(page, saved);
  const sheet = page.getByRole('dialog', { name: 'Final scores' });
  await sheet.getByRole('button', { name: 'Enter my result' }).waitFor();
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Enter my result' }).click();
  await sheet.getByText('The daily list cannot be reached right now.').waitFor();
  await context.setOffline(false);
  await sheet.getByRole('button', { name: 'Enter my result' }).click();
  await sheet.getByText('Listed: place 1.').waitFor();
  await sheet.getByRole('link', { name: 'To the list' }).click();
  await page.getByRole('rowheader', { name: 'Ada' }).waitFor();

  // The name of an account is reserved.
  const owner = await visit({ url });
  await signUp(owner.page, 'Bea');
  await bringIn(page, saved);
  await sheet.getByRole('textbox', { name: 'Your name at the table' }).fill('Bea');
  await sheet.getByRole('button', { name: 'Enter my result' }).click();
  await sheet.getByText('This name belongs to an account.').waitFor();
  forget(errors, 409);
  await page.goto('#/daily/2020-02-29');
  await page.getByText('Nobody has entered a result for this day yet.').waitFor();
  await page.getByRole('link', { name: 'The day after' }).click();
  await page.getByRole('heading', { name: 'March 1, 2020' }).waitFor();
  await leave(visitor);
});

test('the leaderboard and a player: rating with its uncertainty, for those who want it', async () => {
  const empty = await visit({ url: (await ownServer({ store: new MemoryStore() })).url });
  await empty.page.goto('#/leaderboard');
  await empty.page.getByText('Nobody is listed yet.').waitFor();
  const store = new MemoryStore();
  const { url } = await ownServer({ store });
  const { page, errors } = await visit({ url });
  await signUp(page, 'Ada');
  await page.goto('#/player/Ada');
  await page.getByText('No listed player has that name.').waitFor();
  forget(errors, 404);
  await page.goto('#/account');
  await page.getByRole('switch', { name: 'Rating and statistics' }).click();
  await page.getByRole('link', { name: 'My statistics' }).click();
  await page.getByText('No finished game yet.').waitFor();
  await store.putDocument('rating:standard', String(await store.getDocument('account-name', 'ada')), {
    name: 'Ada',
    ...FACT,
  });
  await page.getByRole('link', { name: 'To the leaderboard' }).click();
  const row = page.getByRole('row', { name: /Ada/ });
  await row.getByRole('cell', { name: '1700 ± 96' }).waitFor();
  await row.getByRole('link', { name: 'Ada' }).click();
  await page.getByText('5 · 42%').waitFor();
});
