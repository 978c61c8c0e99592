// Reads the final sheet and compares it with the rules.

import { readFileSync } from 'node:fs';
import type { GameRecord } from '@black-angel/engine';
import { finalScore, parseRecord, replay, result } from '@black-angel/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The rows of the sheet by their label, a cell for each seat. */
export async function readSheet(page: Page): Promise<Record<string, string[]>> {
  const rows = await page
    .getByRole('dialog', { name: 'Final scores' })
    .getByRole('table')
    .evaluate((table) =>
      [...table.querySelectorAll('tr')].map((row) =>
        // Only text nodes; pictures and notes are elements.
        [...row.querySelectorAll('th,td')].map((cell) =>
          [...cell.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
        ),
      ),
    );
  return Object.fromEntries(rows.map(([label = '', ...cells]) => [label, cells]));
}

/** The record that the sheet downloads. */
export async function saveRecord(page: Page): Promise<GameRecord> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  return parseRecord(JSON.parse(readFileSync(await download.path(), 'utf8')));
}

const numberIn = (cell: string): number => (cell === '–' ? 0 : Number(cell.replace('−', '-')));

/** Compares every number of the sheet with a replay of the record. */
export async function expectSheetOf(page: Page): Promise<GameRecord> {
  const record = await saveRecord(page);
  const state = replay(record);
  const outcome = result(state);
  expect(outcome).not.toBeNull();
  const sheet = await readSheet(page);
  const row = (label: string): number[] => (sheet[label] ?? []).map(numberIn);
  expect(row('Total')).toEqual(outcome!.vp);
  const scored = state.players.map((_, seat) => finalScore(state, seat));
  const hal = state.hal ? [0] : [];
  const advanced = [...scored.map((score) => score.advanced.reduce((sum, { vp }) => sum + vp, 0)), ...hal];
  const items = [...scored.map(({ itemsVp }) => (state.ending === 'spes' ? itemsVp : 0)), ...hal];
  expect(row('Advanced tiles')).toEqual(advanced);
  expect(numberIn(String(sheet['Items']?.[0]))).toBe(items[0]);
  expect(row('During the game')).toEqual(outcome!.vp.map((vp, seat) => vp - advanced[seat]! - items[seat]!));
  const sources = Object.entries(sheet).slice(1, Object.keys(sheet).indexOf('During the game'));
  const sums = outcome!.vp.map((_, seat) => sources.reduce((sum, [, cells]) => sum + numberIn(cells[seat]!), 0));
  expect(sums).toEqual(row('During the game'));
  return record;
}
