// Pages for tests: one browser for all files of a process; one visitor for each test, or one window for all of them. A
// test fails if its page reports an error, and saves a picture of the page.

import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished } from 'vitest';
import {
  draw,
  launchBrowser,
  leaveUndrawn,
  newVisitor,
  SIZES,
  type SizeName,
  setSettings,
  type VisitorOptions,
  watchErrors,
} from './browser.ts';

const PICTURES = join(tmpdir(), 'black-angel-failures');

/** Browsers of this process, which end with it. The files of a process run one after the other. */
const browsers = new Map<boolean, Promise<Browser>>();
let browser: Browser | null = null;
let isReusing = false;
/** Visitors of finished tests, by what cannot be changed about them. */
const spare = new Map<string, Visit[]>();

/** The browser of this process. `isWhole`: the one with windows. */
export function sharedBrowser({ isWhole = false } = {}): Promise<Browser> {
  const known = browsers.get(isWhole);
  if (known) return known;
  const launched = launchBrowser([], { isWhole });
  browsers.set(isWhole, launched);
  return launched;
}

/**
 * Call it once at the top of a test file. A new visitor needs a new window, which takes longer than many tests. With
 * `isReused` a test gets the emptied window of a test before it. A test that changes the network, the clock or the
 * scripts of a page asks for a window of its own.
 */
export function withBrowser({ isReused = false, isWhole = false } = {}): void {
  beforeAll(async () => {
    isReusing = isReused;
    browser = await sharedBrowser({ isWhole });
  });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** The errors of all pages of this visitor. A test that expects errors removes them. */
  errors: string[];
}

export interface VisitOptions extends VisitorOptions {
  /** Another server than that of all tests. */
  url?: string;
  /** A window that no other test gets. */
  isOwn?: boolean;
}

async function newVisit(url: string, options: VisitOptions): Promise<Visit> {
  const context = await newVisitor(browser!, url, options);
  await leaveUndrawn(context);
  const errors: string[] = [];
  context.on('page', (page) => watchErrors(page, errors));
  return { context, page: await context.newPage(), errors };
}

/**
 * Makes a visitor new again: nothing stored, and one window with a picture. The picture is of the same origin, so the
 * process stays and the next page finds its code compiled. After "about:blank" it starts with half as much work again.
 */
async function refresh({ context, page, errors }: Visit, url: string, size: SizeName): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto('icon.svg');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  await session.detach();
  await context.clearCookies();
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  errors.length = 0;
}

export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { url = inject('url'), size = 'desktop', settings = {}, locale = '' } = options;
  const key = JSON.stringify([url, size, locale]);
  // A server of a test's own goes with it.
  const isKept = isReusing && options.url === undefined && !options.isOwn;
  const known = isKept ? spare.get(key)?.pop() : undefined;
  if (known) await setSettings(known.context, url, settings);
  const visited = known ?? (await newVisit(url, options));
  const { context, errors } = visited;
  onTestFinished(async ({ task }) => {
    const isFailed = task.result?.state === 'fail';
    if (isFailed) await keepPictures(context, task.name);
    const told = [...errors];
    if (isKept && !isFailed) {
      await refresh(visited, url, size);
      spare.set(key, [...(spare.get(key) ?? []), visited]);
    } else await context.close();
    expect(told, 'errors of the page').toEqual([]);
  });
  return visited;
}

async function keepPictures(context: BrowserContext, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const [i, page] of context.pages().entries()) {
    const path = join(PICTURES, `${name.replace(/[^a-z0-9]+/gi, '-')}-${i}.png`);
    const saving = draw(page).then(() => page.screenshot({ path }));
    await saving.then(
      () => console.error(`What the page looked like: ${path} (${page.url()})`),
      // The page may be closed. The failure is reported anyway.
      () => {},
    );
  }
}
