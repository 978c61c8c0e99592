// npm run task bench:web [-- --json] [--check] [--clicks N] [--games N]: size and speed of the table in a real browser.
// --check exits with 1 when a figure misses its mark; otherwise it only says so, since a busy machine misses marks too.

import { availableParallelism, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../apps/web/e2e/browser.ts';
import { ensureBuilt, serveBuilt } from '../../apps/web/e2e/serve-built.ts';
import { type EmptyPage, serveEmptyPage } from './empty-page.ts';
import type { Figure } from './figure.ts';
import { measureExpert } from './measure-expert.ts';
import { measureLoads } from './measure-loads.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePainting } from './measure-quickness.ts';
import { measureThinking } from './measure-thinking.ts';
import { measureTold } from './measure-told.ts';

const load = (): number => loadavg()[0]! / availableParallelism();
const has = (flag: string): boolean => process.argv.includes(flag);

function numberAfter(flag: string, otherwise: number): number {
  const at = process.argv.indexOf(flag);
  const number = at > 0 ? Number(process.argv[at + 1]) : otherwise;
  if (!Number.isInteger(number) || number < 1) throw new Error(`${flag} takes a whole number`);
  return number;
}

function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const digits = (value: number): string => value.toFixed(value < 100 ? 1 : 0).padStart(8);
  console.log(`${''.padEnd(width)}  ${'table'.padStart(8)}     ${'empty'.padStart(8)}`);
  for (const { name, value, unit, most, empty } of figures) {
    const mark = most === null ? '' : value <= most ? `  pass (at most ${most})` : `  FAIL (at most ${most})`;
    const beside = empty === undefined ? ''.padStart(8) : digits(empty);
    console.log(`${name.padEnd(width)}  ${digits(value)} ${unit.padEnd(3)} ${beside}${mark}`);
  }
}

async function measureAll(browser: Browser, url: string, empty: EmptyPage): Promise<Figure[]> {
  const clicks = numberAfter('--clicks', 200);
  const games = numberAfter('--games', 20);
  const say = (what: string): void => console.error(`measuring ${what} …`);
  const figures: Figure[] = [
    { name: 'load of this machine, for each core (above 1 the times say little)', value: load(), unit: '', most: null },
  ];
  say('loads');
  figures.push(...(await measureLoads(browser, empty)));
  say(`${clicks} clicks`);
  figures.push(...(await measurePainting(browser, url, empty, clicks)));
  say('frames of told turns');
  figures.push(...(await measureTold(browser, url, empty)));
  say('an Expert bot’s thinking');
  figures.push(...(await measureThinking(browser, url)));
  say('the turns of an Expert bot');
  figures.push(...(await measureExpert(browser)));
  say(`memory over ${games} games`);
  figures.push(...(await measureMemory(browser, url, games)));
  return figures;
}

ensureBuilt();
const served = await serveBuilt();
const empty = await serveEmptyPage();
const browser = await launchBrowser([], { isWhole: true });
const figures = await measureAll(browser, served.url, empty).finally(async () => {
  await browser.close();
  await served.close();
  await empty.close();
});
if (has('--json')) console.log(JSON.stringify({ figures }, null, 1));
else print(figures);
const isMissed = figures.some(({ value, most }) => most !== null && value > most);
process.exitCode = has('--check') && isMissed ? 1 : 0;
