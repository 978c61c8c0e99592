// How soon a click is painted, and whether the page answers while a bot thinks.

import { makeUnitRandom } from '@black-angel/bots';
import type { Browser } from 'playwright-core';
import { newVisitor } from '../e2e/browser.ts';
import { startGame } from '../e2e/new-game-form.ts';
import { chooseAny } from '../e2e/table-driver.ts';
import { type Figure, percentile } from './figure.ts';

/** The promises, in milliseconds. */
const MOST_PAINT = 50;
const MOST_BLOCK = 50;

declare global {
  interface Window {
    /** From each click to the frame that shows what it did. */
    painted: number[];
    /** The longest times in which the page could not have answered, while watched. */
    blocks: number[];
    isWatched: boolean;
  }
}

function watchPainting(): void {
  window.painted = [];
  addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message sent from within a frame arrives once that frame has been handed over.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => void window.painted.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
}

export async function measurePainting(browser: Browser, url: string, clicks: number): Promise<Figure[]> {
  const context = await newVisitor(browser, url, { settings: { speed: 'off' } });
  await context.addInitScript(watchPainting);
  const page = await context.newPage();
  const painted: number[] = [];
  for (let game = 0; painted.length < clicks; game++) {
    const driver = await startGame(page, { mode: 'solitaire', seed: `bench ${game}` });
    await page.evaluate(() => window.painted.splice(0));
    const left = clicks - painted.length;
    await driver.play(chooseAny(makeUnitRandom(game)), () => driver.clicks >= left);
    painted.push(...(await page.evaluate(() => window.painted.splice(0))));
  }
  await context.close();
  return [
    {
      name: `${painted.length} clicks: half are painted within`,
      value: percentile(painted, 0.5),
      unit: 'ms',
      most: null,
    },
    { name: '95 % of clicks are painted within', value: percentile(painted, 0.95), unit: 'ms', most: MOST_PAINT },
    { name: 'the slowest click', value: Math.max(...painted), unit: 'ms', most: null },
  ];
}

const WORKED = 60;

/** How long the page's main thread works for a click, up to the next question: processor time, so that a busy machine counts less. */
export async function measureWork(browser: Browser, url: string): Promise<Figure[]> {
  const context = await newVisitor(browser, url, { settings: { speed: 'off' } });
  const page = await context.newPage();
  const driver = await startGame(page, { mode: 'solitaire', seed: 'bench 0' });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    // Once the frame is out and nothing waits.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))));
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const works: number[] = [];
  const any = chooseAny(makeUnitRandom(0));
  let seen = await driver.settled();
  while (works.length < WORKED && seen.waiting !== 'score') {
    if (seen.waiting !== 'decide') {
      seen = await driver.accept(seen);
      continue;
    }
    const spot = any(seen.glowing);
    const point = await driver.reach(spot);
    if (point) await page.mouse.move(point.x, point.y);
    const before = await worked();
    seen = await driver.click(spot, seen);
    works.push((await worked()) - before);
  }
  await context.close();
  return [
    { name: 'main thread’s processor time for a click, half', value: percentile(works, 0.5), unit: 'ms', most: null },
    { name: 'main thread’s processor time for a click, 95 %', value: percentile(works, 0.95), unit: 'ms', most: null },
  ];
}

/** A steady beat: whatever comes later than it should has been held up. */
function watchBlocks(): void {
  window.blocks = [];
  window.isWatched = false;
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  port1.onmessage = () => {
    const now = performance.now();
    if (window.isWatched && now - last > 8) window.blocks.push(now - last);
    last = now;
    setTimeout(() => {
      last = performance.now();
      port2.postMessage(null);
    }, 2);
  };
  port2.postMessage(null);
  // The beat cannot see what happens between its message and its timer; the browser tells of everything above 50 ms.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (window.isWatched) window.blocks.push(duration);
  }).observe({ type: 'longtask' });
}

const TURNS = 6;

export async function measureThinking(browser: Browser, url: string): Promise<Figure[]> {
  const context = await newVisitor(browser, url, { settings: { speed: 'off' } });
  await context.addInitScript(watchBlocks);
  const page = await context.newPage();
  const driver = await startGame(page, { mode: 'bots', seed: 'thinking', seats: ['person', 'hard'] });
  const any = chooseAny(makeUnitRandom(7));
  let turns = 0;
  await driver.play(
    (glowing) => {
      const end = glowing.find(({ target }) => target === 'button:end');
      if (end) turns++;
      return end ?? any(glowing);
    },
    async ({ glowing, waiting }) => {
      // Watched from the end of one's turn until one is asked again.
      const isEnding = waiting === 'decide' && glowing.some(({ target }) => target === 'button:end');
      await page.evaluate((isWatched) => {
        window.isWatched = isWatched;
      }, isEnding);
      return turns >= TURNS && !isEnding;
    },
  );
  const blocks = await page.evaluate(() => window.blocks);
  await context.close();
  return [
    {
      name: `longest block of the page during ${TURNS} turns of a Hard bot`,
      value: Math.max(0, ...blocks),
      unit: 'ms',
      most: MOST_BLOCK,
    },
  ];
}
