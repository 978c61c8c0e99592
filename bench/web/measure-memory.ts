// Memory after each of many games in one tab. Two quick bots play them.

import type { Browser, CDPSession, Page } from 'playwright-core';
import { newVisitor } from '../../apps/web/e2e/browser.ts';
import { fillForm } from '../../apps/web/e2e/new-game-form.ts';
import type { Figure } from './figure.ts';

/** "Flat": MB that the last games may need more than the first ones. */
const MOST_GROWTH = 2;

async function memoryAt(page: Page, session: CDPSession): Promise<{ megabytes: number; nodes: number }> {
  await page.goto('#/');
  await page.getByRole('button', { name: 'Play now against Hal' }).waitFor();
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1e6, nodes };
}

const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;

export async function measureMemory(browser: Browser, url: string, games: number): Promise<Figure[]> {
  const context = await newVisitor(browser, url, { settings: { speed: 'off' } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const measured: { megabytes: number; nodes: number }[] = [];
  for (let game = 0; game < games; game++) {
    await fillForm(page, { mode: 'bots', seed: `memory ${game}`, seats: ['novice', 'novice'] });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('dialog', { name: 'Final scores' }).waitFor({ timeout: 180_000 });
    measured.push(await memoryAt(page, session));
  }
  await context.close();
  // The first game warms everything up.
  const few = Math.max(1, Math.floor(games / 5));
  const early = measured.slice(games > few ? 1 : 0, 1 + few);
  const late = measured.slice(-few);
  const megabytes = (of: typeof measured): number => mean(of.map((one) => one.megabytes));
  const nodes = (of: typeof measured): number => mean(of.map((one) => one.nodes));
  return [
    { name: 'heap after the first games', value: megabytes(early), unit: 'MB', most: null },
    { name: `heap after ${games} games`, value: megabytes(late), unit: 'MB', most: null },
    { name: 'growth of the heap', value: megabytes(late) - megabytes(early), unit: 'MB', most: MOST_GROWTH },
    { name: 'growth of the page’s nodes', value: nodes(late) - nodes(early), unit: '', most: 500 },
  ];
}
