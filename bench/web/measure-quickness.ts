// The time from a click to its frame, and the main thread's processor time for it.

import { makeUnitRandom } from '@black-angel/bots';
import type { Browser, Page } from 'playwright-core';
import { newVisitor } from '../../apps/web/e2e/browser.ts';
import { startGame } from '../../apps/web/e2e/new-game-form.ts';
import { chooseAny } from '../../apps/web/e2e/table-driver.ts';
import type { EmptyPage } from './empty-page.ts';
import { type Figure, percentile } from './figure.ts';

/** The promises, in milliseconds. */
const MOST_PAINT = 50;
/** Of the main thread for a click: half of the clicks, and 95 % of them. */
const MOST_HALF = 16;
const MOST_WORK = 40;

declare global {
  interface Window {
    /** From each click to the frame that shows what it did. */
    painted: number[];
  }
}

/** From a click to the frame with the table's response, including the worker. */
function watchPainting(): void {
  window.painted = [];
  // After a frame, before other tasks.
  const afterFrame = (act: () => void): void =>
    void requestAnimationFrame(() => void scheduler.postTask(act, { priority: 'user-blocking' }));
  const waiting = (): Element | null => document.querySelector('.table[aria-busy="true"]');
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const note = (): void => void window.painted.push(performance.now() - timeStamp);
      const look = (): void => {
        const table = waiting();
        if (!table) return note();
        const observer = new MutationObserver(() => {
          if (waiting()) return;
          observer.disconnect();
          afterFrame(note);
        });
        observer.observe(table, { attributes: true });
      };
      afterFrame(look);
    },
    true,
  );
}

/** After the frame, when the page is idle. */
const rest = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))));

/** The table has answered, and its frame is drawn. Looks at little, so that the looking costs nothing. */
const answered = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const table = document.querySelector('.table');
        const look = (): void => {
          if (table?.getAttribute('aria-busy') === 'true') requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(resolve, 60));
        };
        requestAnimationFrame(look);
      }),
  );

/** Clicks through games. The pointer hovers over a thing before the click. Calls `act` for each click. */
async function clickThrough(page: Page, clicks: number, act: ActOnClick): Promise<void> {
  for (let game = 0, done = 0; done < clicks; game++) {
    const driver = await startGame(page, { mode: 'solitaire', seed: `bench ${game}` });
    const any = chooseAny(makeUnitRandom(game));
    let seen = await driver.settled();
    while (done < clicks && seen.waiting !== 'score') {
      if (seen.waiting !== 'decide') {
        seen = await driver.accept(seen);
        continue;
      }
      const spot = any(seen.glowing);
      const point = await driver.reach(spot);
      if (point) await page.mouse.move(point.x, point.y);
      await rest(page);
      const { changes } = seen;
      await act(async () => {
        if (point) await page.mouse.click(point.x, point.y);
        await answered(page);
      });
      seen = await driver.settled(changes);
      done++;
    }
  }
}

interface Measured {
  /** From each click to its frame, and the main thread's processor time for it, in ms. */
  painted: number[];
  works: number[];
}

type ActOnClick = (click: () => Promise<void>) => Promise<void>;

async function measureClicks(
  browser: Browser,
  url: string,
  clickThem: (page: Page, act: ActOnClick) => Promise<void>,
): Promise<Measured> {
  const context = await newVisitor(browser, url, { settings: { speed: 'off' } });
  await context.addInitScript(watchPainting);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Processor time, so that a busy machine counts less.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const measured: Measured = { painted: [], works: [] };
  await clickThem(page, async (click) => {
    await page.evaluate(() => window.painted.splice(0));
    const before = await worked();
    await click();
    measured.works.push((await worked()) - before);
    measured.painted.push(...(await page.evaluate(() => window.painted.splice(0))));
  });
  await context.close();
  return measured;
}

async function clickButton(page: Page, clicks: number, act: ActOnClick): Promise<void> {
  await page.goto('./');
  const button = page.getByRole('button');
  await button.hover();
  for (let i = 0; i < clicks; i++)
    await act(async () => {
      await button.click();
      await rest(page);
    });
}

export async function measurePainting(
  browser: Browser,
  url: string,
  empty: EmptyPage,
  clicks: number,
): Promise<Figure[]> {
  const table = await measureClicks(browser, url, (page, act) => clickThrough(page, clicks, act));
  const button = await measureClicks(browser, empty.url, (page, act) => clickButton(page, clicks, act));
  const figure = (name: string, of: keyof Measured, share: number, most: number | null = null): Figure => ({
    name,
    value: percentile(table[of], share),
    unit: 'ms',
    most,
    empty: percentile(button[of], share),
  });
  return [
    figure(`${table.painted.length} clicks: half are answered on the screen within`, 'painted', 0.5),
    figure('95 % of clicks are answered on the screen within', 'painted', 0.95, MOST_PAINT),
    figure('the slowest click', 'painted', 1),
    figure('main thread’s processor time for a click, half', 'works', 0.5, MOST_HALF),
    figure('main thread’s processor time for a click, 95 %', 'works', 0.95, MOST_WORK),
  ];
}
