// npm run clip: a short film of the table for the README, a turn of Hal and the beginning of an own turn. Chromium
// takes the frames and encodes them as WebM, so nothing else is needed.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newVisitor } from '../e2e/browser.ts';
import { openMatch, PreparedGame } from '../e2e/prepared-games.ts';
import { ensureBuilt, serveBuilt } from '../e2e/serve-built.ts';
import type { TableDriver } from '../e2e/table-driver.ts';

const FILE = fileURLToPath(new URL('../../../docs/images/turn.webm', import.meta.url));
const SIZE = { width: 1280, height: 720 };
const FILM = { width: 1120, height: 630 };
/** The film may have 1 MB. */
const MOST_BYTES = 1_000_000;
const BITS_PER_SECOND = 2_500_000;
const OWN_CLICKS = 4;
/** Milliseconds that every step of the own turn stands still. */
const PAUSE = 700;

interface Size {
  width: number;
  height: number;
}

interface Frame {
  /** A JPEG, in base64. */
  data: string;
  /** In milliseconds since the first one. */
  at: number;
}

/** Takes every frame that the page paints while `act` runs. */
async function film(page: Page, act: () => Promise<void>): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  let start: number | null = null;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const now = (metadata.timestamp ?? 0) * 1000;
    start ??= now;
    frames.push({ data, at: now - start });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth: 1280, maxHeight: 720 });
  await act();
  await session.send('Page.stopScreencast');
  return frames;
}

/** Plays the frames on a canvas at their own speed and records it. Runs in a page. Returns base64. */
async function encode({ frames, width, height, bits }: Size & { frames: Frame[]; bits: number }): Promise<string> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  document.body.append(canvas);
  const context = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(30), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: bits,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  const pictures = await Promise.all(
    frames.map(async ({ data }) => {
      const picture = new Image();
      picture.src = `data:image/jpeg;base64,${data}`;
      await picture.decode();
      return picture;
    }),
  );
  context.drawImage(pictures[0]!, 0, 0, width, height);
  recorder.start();
  const begin = performance.now();
  for (const [i, { at }] of frames.entries()) {
    const wait = begin + at - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    context.drawImage(pictures[i]!, 0, 0, width, height);
  }
  await new Promise((resolve) => setTimeout(resolve, 700));
  recorder.stop();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const pause = (page: Page): Promise<void> => page.waitForTimeout(PAUSE);

/** Ends the turn, watches Hal's, and makes a few choices of the next one. */
async function playTurns(driver: TableDriver): Promise<void> {
  const { page } = driver;
  await pause(page);
  let seen = await driver.see();
  const end = seen.glowing.find(({ target }) => target === 'button:end')!;
  seen = await driver.click(end, seen);
  for (let i = 0; i < OWN_CLICKS; i++) {
    await pause(page);
    const things = seen.glowing.filter(({ target }) => !target.startsWith('button:'));
    const dice = things.filter(({ target }) => target.startsWith('die:0:'));
    const next = dice[0] ?? things[0] ?? seen.glowing[0]!;
    const point = await driver.reach(next);
    if (point) await page.mouse.move(point.x, point.y, { steps: 12 });
    await pause(page);
    seen = await driver.click(next, seen);
  }
  await pause(page);
}

async function makeClip(browser: Browser, url: string): Promise<Buffer> {
  const game = new PreparedGame({ players: 1, seed: 'clip', by: 'normal' });
  const moments = game.moments.filter(({ kind, index }) => kind === 'end-turn' && index > 30);
  const context = await newVisitor(browser, url, { settings: { speed: 'normal' } });
  const page = await context.newPage();
  await page.setViewportSize(SIZE);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const driver = await openMatch(page, game.upTo(moments[0]!));
  const frames = await film(page, () => playTurns(driver));
  console.log(`${frames.length} frames, ${(frames.at(-1)!.at / 1000).toFixed(1)} s`);
  await page.goto('about:blank');
  const data = await page.evaluate(encode, { frames, ...FILM, bits: BITS_PER_SECOND });
  await context.close();
  return Buffer.from(data, 'base64');
}

ensureBuilt();
const served = await serveBuilt();
const browser = await launchBrowser([], { isWhole: true });
try {
  const clip = await makeClip(browser, served.url);
  if (clip.length > MOST_BYTES) throw new Error(`The clip has ${clip.length} bytes: more than ${MOST_BYTES}.`);
  writeFileSync(FILE, clip);
  console.log(`docs/images/turn.webm: ${Math.round(clip.length / 1000)} kB`);
} finally {
  await browser.close();
  await served.close();
}
