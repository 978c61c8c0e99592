// The frames while others' turns are played back: at 60 frames a second each takes 16.7 ms.

import { Match } from '@black-angel/match';
import type { Browser, Page } from 'playwright-core';
import { newVisitor } from '../../apps/web/e2e/browser.ts';
import { openMatch, PreparedGame } from '../../apps/web/e2e/prepared-games.ts';
import type { EmptyPage } from './empty-page.ts';
import { type Figure, percentile } from './figure.ts';

/** A frame above this is late. */
const LATE = 17;
const TURNS = 8;

declare global {
  interface Window {
    /** Milliseconds between frames while a turn is played back. */
    toldFrames: number[] | undefined;
  }
}

/** Runs in the page: from the first told step to the next decision. */
function watchFrames(): void {
  const isWatched = window.toldFrames !== undefined;
  window.toldFrames = [];
  if (isWatched) return;
  let last: number | null = null;
  const look = (now: number): void => {
    const isTold = document.querySelector('.told') !== null;
    if (isTold && last !== null) window.toldFrames?.push(now - last);
    last = isTold ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The ends of turns after which Hal plays a card, spread over a game. */
function endsOfTurns() {
  const game = new PreparedGame({ players: 1, seed: 'film' });
  const ends = game.moments.filter(({ kind, index, seat }) => {
    if (kind !== 'end-turn') return false;
    const match = new Match(game.upTo({ index, seat }));
    match.play(0, 'end');
    return !match.isOver && match.stepViews(0, index).length > 0;
  });
  const every = Math.max(1, Math.floor(ends.length / TURNS));
  return ends.filter((_, i) => i % every === 0).map((moment) => game.upTo(moment));
}

async function framesOf(page: Page, saved: ReturnType<PreparedGame['upTo']>): Promise<number[]> {
  await openMatch(page, saved);
  const end = page.locator('[data-target="button:end"]');
  await end.waitFor();
  await page.evaluate(watchFrames);
  await end.click();
  await page.locator('.told').waitFor();
  await page.locator('.told').waitFor({ state: 'detached' });
  return page.evaluate(() => window.toldFrames ?? []);
}

/** Runs in the page: the frames while its button moves. */
function watchMovingButton(milliseconds: number): Promise<number[]> {
  document.body.classList.remove('still');
  return new Promise((resolve) => {
    const frames: number[] = [];
    let last = performance.now();
    const end = last + milliseconds;
    const look = (now: number): void => {
      frames.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(look);
      else resolve(frames.slice(1));
    };
    requestAnimationFrame(look);
  });
}

async function framesOfEmpty(browser: Browser, { url }: EmptyPage): Promise<number[]> {
  const context = await newVisitor(browser, url);
  const page = await context.newPage();
  await page.goto('./');
  await page.getByRole('button').waitFor();
  const frames = await page.evaluate(watchMovingButton, 10_000);
  await context.close();
  return frames;
}

const lateShare = (frames: readonly number[]): number =>
  (100 * frames.filter((frame) => frame > LATE).length) / Math.max(1, frames.length);

export async function measureTold(browser: Browser, url: string, empty: EmptyPage): Promise<Figure[]> {
  const context = await newVisitor(browser, url, { settings: { speed: 'normal' } });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const frames: number[] = [];
  for (const saved of endsOfTurns()) frames.push(...(await framesOf(page, saved)));
  await context.close();
  const still = await framesOfEmpty(browser, empty);
  return [
    {
      name: `told turns: share of ${frames.length} frames over ${LATE} ms`,
      value: lateShare(frames),
      unit: '%',
      most: null,
      empty: lateShare(still),
    },
    {
      name: 'told turns: 95 % of frames within',
      value: percentile(frames, 0.95),
      unit: 'ms',
      most: null,
      empty: percentile(still, 0.95),
    },
    {
      name: 'told turns: the slowest frame',
      value: Math.max(0, ...frames),
      unit: 'ms',
      most: null,
      empty: Math.max(0, ...still),
    },
  ];
}
