// Debian's Chromium, and pages in it that are ready for a game. All errors of a page are collected.

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
// @ts-expect-error plain JavaScript, because it runs before anything is installed
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { PATIENCE } from '../../../scripts/patience.ts';
import type { Settings } from '../src/browser/settings.ts';
import { seeTable, watchTable } from './watch-table.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

export type SizeName = keyof typeof SIZES;

type Find = (env: NodeJS.ProcessEnv, options: { isWhole: boolean }) => string | null;

/** `isWhole`: the browser with windows, for service workers that get messages and for measuring frames. */
export function launchBrowser(args: readonly string[] = [], { isWhole = false } = {}): Promise<Browser> {
  const executablePath = (findChromium as Find)(process.env, { isWhole });
  if (!executablePath) throw new Error('There is no Chromium: node scripts/ensure-chromium.mjs installs one.');
  // As root, as in most containers, Chromium has no sandbox.
  return chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-dev-shm-usage', ...args],
  });
}

const COOKIE = 'black-angel-test';

/** What a visitor of the page has set. It takes effect with the next page that has no stored settings. */
export function setSettings(context: BrowserContext, url: string, settings: Partial<Settings>): Promise<void> {
  const usual = { speed: 'off', sound: false, skill: 'knows', paths: false };
  const value = encodeURIComponent(JSON.stringify({ ...usual, ...settings }));
  return context.addCookies([{ name: COOKIE, value, url }]);
}

/**
 * Stores the settings where the page looks for them. A player's random bytes for the dice of an online table are the
 * same in every run: 32 bytes derived from the player's name. Other randomness does not change. Runs in the page.
 */
function prepareVisit(): void {
  // The empty page before the first one has no storage.
  if (location.protocol !== 'http:') return;
  const settings = decodeURIComponent(/(?:^|; )black-angel-test=([^;]*)/.exec(document.cookie)?.[1] ?? '{}');
  if (localStorage.getItem('black-angel-settings') === null) localStorage.setItem('black-angel-settings', settings);
  const name = String((JSON.parse(settings) as { name?: string }).name || 'nobody');
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (!(array instanceof Uint8Array) || array.length !== 32) return draw(array as never);
    return array.fill(0).map((_, i) => name.charCodeAt(i % name.length) + i) as never;
  };
}

export interface VisitorOptions {
  size?: SizeName;
  settings?: Partial<Settings>;
  /** Only tests of the service worker allow it: elsewhere it would fetch everything twice. */
  isOffline?: boolean;
  locale?: string;
}

/** A visitor with a new browser profile. By default animation, sound and paths are off and the language is English. */
export async function newVisitor(browser: Browser, url: string, options: VisitorOptions = {}): Promise<BrowserContext> {
  const { size = 'desktop', settings = {}, isOffline = false, locale = 'en-GB' } = options;
  const isTouch = size === 'phone' || size === 'tablet';
  const wishes: BrowserContextOptions = {
    baseURL: url,
    viewport: SIZES[size],
    locale,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    hasTouch: isTouch,
    isMobile: size === 'phone',
    serviceWorkers: isOffline ? 'allow' : 'block',
    acceptDownloads: true,
  };
  const context = await browser.newContext(wishes);
  context.setDefaultTimeout(PATIENCE);
  await setSettings(context, url, settings);
  await context.addInitScript(prepareVisit);
  await context.addInitScript(watchTable);
  await context.addInitScript(`window.seeTable = ${seeTable.toString()};`);
  return context;
}

/**
 * Lays pages out, but draws nothing of them: a fifth of a test's work, which nobody looks at. Where things are and what
 * a click hits stays the same; pictures and contrasts need `draw`. What is in the top layer is drawn anyway.
 */
export function leaveUndrawn(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Draws the page that is open, until the next one is loaded. */
export const draw = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** The font size of the browser's settings, in pixels: rem and the media queries follow it. It stays with the page. */
export async function setDefaultFont(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Errors of the page and of its console. */
export function watchErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('crash', () => errors.push('the page crashed'));
}
