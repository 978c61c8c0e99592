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
  { other = 'person', isShuffled = false, isLive = false, isOverDays = false } = {},
): Promise<string> {
  await page.goto('#/online/new');
  if (isOverDays) await page.getByRole('radio', { name: /^Over several days/ }).check();
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

interface SeenGame {
  status: string;
  isMyTurn: boolean;
  index: number;
  moves: { move: string }[];
  result: { vp: number[] } | null;
}

const CONFIG = {
  advanced: false,
  seats: [{ kind: 'person' }, { kind: 'person' }],
  shuffled: false,
  pace: { kind: 'free' },
  listed: false,
  spectatorDelay: null,
};

/** A game of two that only fly on, played to its end over HTTP. `tokens` are those of the seats. */
export async function finishedTable(url: string): Promise<{ id: string; tokens: string[]; vp: number[] }> {
  async function ask<T>(method: string, path: string, token: string | null, body?: object): Promise<T> {
    const answer = await fetch(`${url}api/${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as T;
  }
  const { table } = await ask<{ table: { id: string } }>('POST', 'tables', null, { config: CONFIG });
  const tokens: string[] = [];
  for (const [seat, name] of ['Ada', 'Bea'].entries()) {
    const body = { name, entropy: `${seat}`.repeat(64) };
    tokens.push((await ask<{ token: string }>('POST', `tables/${table.id}/join`, null, body)).token);
  }
  for (let moves = 0, seat = 0; ; ) {
    let game = await ask<SeenGame>('GET', `tables/${table.id}/game`, tokens[seat]!);
    while (game.isMyTurn) {
      const { move } = game.moves.find((one) => one.move === 'B') ?? game.moves[0]!;
      const body = { id: `move-${moves++}-of-test`, at: game.index, move };
      ({ game } = await ask<{ game: SeenGame }>('POST', `tables/${table.id}/moves`, tokens[seat]!, body));
    }
    if (game.result) return { id: table.id, tokens, vp: game.result.vp };
    seat = 1 - seat;
  }
}

/** Bots take the seats of these pages and end the game. */
export async function leaveToBots(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Leave my seat to a bot' }).click();
    await page.getByRole('button', { name: 'Leave it to a bot' }).click();
  }
}

/**
 * From the final sheet. Among the checks: a replay in this browser gives the game that it has seen. Only who sat down
 * last knows that the randomness of all others was fixed before.
 */
export async function expectVerified(page: Page, { isLast = false } = {}): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Final scores' });
  await sheet.getByRole('button', { name: 'Verify the dice' }).click();
  const verify = page.getByRole('dialog', { name: 'Verify the dice' });
  await verify.getByText('Everything checks out.').waitFor();
  expect(await verify.getByRole('img', { name: 'correct', exact: true }).count()).toBe(isLast ? 8 : 7);
  await page.keyboard.press('Escape');
}
