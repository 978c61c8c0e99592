// A small tournament in the page: made, joined, started; a seat is taken; a standing is read.

import { expect, test } from 'vitest';
import { MemoryStore } from '../../server/src/store/memory-store.ts';
import { ownServer, PASSWORD, signUp } from './accounts.ts';
import { expectNothingSeriousInAny } from './axe.ts';
import { findCutTexts, findOverflow } from './layout.ts';
import { arrive } from './online-tables.ts';
import { withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

/** A finished tournament, as the server stores it. */
const FINISHED = {
  id: 'finished-cup',
  plan: { name: 'Winter cup', tableSize: 2, rounds: 1, hours: 24, advanced: false },
  status: 'over',
  by: 'a',
  createdAt: Date.parse('2026-01-02T10:00:00Z'),
  players: ['Zoe', 'Yan', 'Xia'].map((name, i) => ({ account: 'abc'[i], name, hasLeft: i === 2 })),
  rounds: [
    {
      at: Date.parse('2026-01-02T10:00:00Z'),
      seatBy: Date.parse('2026-01-03T10:00:00Z'),
      byes: ['c'],
      tables: [
        {
          id: 'no-such-table',
          players: ['a', 'b'],
          results: [
            { points: 1, vp: 61 },
            { points: 0, vp: 55 },
          ],
        },
      ],
    },
  ],
};

test('a tournament is made, joined and started; a seat is taken; a standing is read', async () => {
  const store = new MemoryStore();
  await store.putDocument('tournament', FINISHED.id, FINISHED);
  await store.putDocument('tournament-over', FINISHED.id, { at: 1 });
  const { url } = await ownServer({ store });
  const { page } = await arrive('Ada', { url });
  await page.goto('#/tournaments');
  await page.getByText('log in first').waitFor();
  await signUp(page, 'Ada');

  await page.goto('#/tournaments');
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring cup');
  await page.getByRole('combobox', { name: 'Tables' }).selectOption('tables of 2');
  await page.getByRole('combobox', { name: 'Rounds' }).selectOption('3');
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  await page.getByRole('heading', { name: 'Spring cup', level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'Start the first round' }).isEnabled()).toBe(false);

  // The others join by the API.
  const id = new URL(page.url()).hash.split('/').at(-1)!;
  const ask = async <T>(method: string, path: string, token: string | null, body?: object): Promise<T> => {
    const headers = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${url}api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as T;
  };
  for (const name of ['Bea', 'Cy', 'Dee']) {
    const { session } = await ask<{ session: string }>('POST', 'account', null, { name, password: PASSWORD });
    await ask('PUT', `tournaments/${id}/players/me`, session);
  }
  await page.reload();
  await page.getByText('Open for players · 4 players').waitFor();
  await page.getByRole('button', { name: 'Start the first round' }).click();
  await page.getByText('Round 1 of 3 · 4 players').waitFor();
  await page.getByText(/^Your table: against \w+\. Take your seat by/).waitFor();
  await expectNothingSeriousInAny(page, 'a running tournament', '.page');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    expect((await page.evaluate(findOverflow)).across).toBeLessThanOrEqual(0);
    expect(await page.evaluate(findCutTexts)).toEqual([]);
  }

  await page.getByRole('link', { name: 'To my table' }).click();
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await page.getByRole('link', { name: 'Round 1 of “Spring cup”' }).click();
  await page.getByRole('link', { name: 'All tournaments' }).click();

  await page.getByRole('link', { name: 'Winter cup' }).click();
  const row = (n: number) => page.getByRole('row').nth(n).textContent();
  await expect.poll(() => row(1)).toMatch(/^1Zoe1/);
  expect(await row(2)).toMatch(/^2Xia has left1/);
  await page.getByText('Zoe 61 · Yan 55').waitFor();
  await page.getByText('Bye: Xia').waitFor();
});
