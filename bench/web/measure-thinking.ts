// Whether the page responds while an Expert bot thinks: the longest task of its main thread, in processor time and by
// the clock. On a busy machine the clock also counts what other processes do.

import { makeUnitRandom } from '@black-angel/bots';
import type { Browser, Page } from 'playwright-core';
import { newVisitor } from '../../apps/web/e2e/browser.ts';
import { startGame } from '../../apps/web/e2e/new-game-form.ts';
import { chooseAny } from '../../apps/web/e2e/table-driver.ts';
import type { Figure } from './figure.ts';

/** The promise, in milliseconds. */
const MOST_BLOCK = 50;
const TURNS = 6;
const BEGIN = 'bench-begin';
const END = 'bench-end';

/** An event of a trace. Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Its length by the clock and in processor time; absent for a mark. */
  dur?: number;
  tdur?: number;
}

/** The tasks of all threads, and the marks of the page, while something happens. */
async function trace(browser: Browser, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], recordMode: 'recordAsMuchAsPossible' },
  });
  await act();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return events.sort((a, b) => a.ts - b.ts);
}

/** The tasks of the marked thread between its marks. */
function watchedTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const mark = events.find(({ name }) => name === BEGIN);
  if (!mark) throw new Error('The page was never watched.');
  let isWatched = false;
  return events.filter(({ name, pid, tid, dur }) => {
    if (pid !== mark.pid || tid !== mark.tid) return false;
    if (name === BEGIN) isWatched = true;
    if (name === END) isWatched = false;
    return isWatched && dur !== undefined;
  });
}

/** Plays until the bot has had its turns. The page is watched from the end of each own turn to the next decision. */
async function playTurns(page: Page): Promise<void> {
  const driver = await startGame(page, { mode: 'bots', seed: 'thinking', seats: ['person', 'expert'] });
  const any = chooseAny(makeUnitRandom(7));
  let turns = 0;
  await driver.play(
    (glowing) => {
      const end = glowing.find(({ target }) => target === 'button:end');
      if (end) turns++;
      return end ?? any(glowing);
    },
    async ({ glowing, waiting }) => {
      const isEnding = waiting === 'decide' && glowing.some(({ target }) => target === 'button:end');
      await page.evaluate((name) => void performance.mark(name), isEnding ? BEGIN : END);
      return turns >= TURNS && !isEnding;
    },
  );
}

export async function measureThinking(browser: Browser, url: string): Promise<Figure[]> {
  const context = await newVisitor(browser, url, { settings: { speed: 'off' } });
  const page = await context.newPage();
  const tasks = watchedTasks(await trace(browser, () => playTurns(page)));
  await context.close();
  const longest = (of: 'dur' | 'tdur'): number => Math.max(0, ...tasks.map((task) => (task[of] ?? 0) / 1000));
  const name = `longest task of the page in ${TURNS} turns of an Expert bot`;
  return [
    { name: `${name}, processor time`, value: longest('tdur'), unit: 'ms', most: MOST_BLOCK },
    { name: `${name}, by the clock`, value: longest('dur'), unit: 'ms', most: null },
  ];
}
