// npm run task clip: a short film of the table for the README, a turn of Hal and the beginning of an own turn. Chromium
// takes and encodes the frames, so nothing else is needed.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newVisitor } from '../../apps/web/e2e/browser.ts';
import { openMatch, PreparedGame } from '../../apps/web/e2e/prepared-games.ts';
import { ensureBuilt, serveBuilt } from '../../apps/web/e2e/serve-built.ts';
import type { TableDriver } from '../../apps/web/e2e/table-driver.ts';
import { animatedWebp } from './animated-webp.ts';

const FILE = fileURLToPath(new URL('../../docs/images/turn.webp', import.meta.url));
const SIZE = { width: 1280, height: 720 };
const FILM = { width: 960, height: 540 };
const MOST_BYTES = 1_500_000;
const QUALITY = 0.6;
/** Milliseconds between two frames, and how long the last one stands. */
const PACE = 80;
const LAST = 1500;
const TOLERANCE = 20;
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

interface Encoded extends Size {
  x: number;
  y: number;
  /** In milliseconds since the first one. */
  at: number;
  /** A still WebP, in base64. */
  picture: string;
}

interface EncodeSettings extends Size {
  frames: Frame[];
  quality: number;
  /** At least these milliseconds between two frames. */
  pace: number;
  /** Colours that differ less are the same: the frames are JPEG. */
  tolerance: number;
}

/** Encodes of every frame the rectangle that has changed. Runs in a page. */
async function encode({ frames, width, height, quality, pace, tolerance }: EncodeSettings): Promise<Encoded[]> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })!;
  const shown = new Uint8ClampedArray(4 * width * height);
  const encoded: Encoded[] = [];

  const changed = (now: Uint8ClampedArray) => {
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let i = 0; i < now.length; i += 4) {
      const differs = [0, 1, 2].some((c) => Math.abs(now[i + c]! - shown[i + c]!) > tolerance);
      if (!differs) continue;
      const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
    if (right < 0) return null;
    // A frame begins at even coordinates.
    [left, top] = [left - (left % 2), top - (top % 2)];
    return { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
  };

  const base64 = async (blob: Blob): Promise<string> =>
    btoa(new Uint8Array(await blob.arrayBuffer()).reduce((text, byte) => text + String.fromCharCode(byte), ''));

  for (const { data, at } of frames) {
    if (encoded.length > 0 && at - encoded.at(-1)!.at < pace) continue;
    const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${data}`)).blob());
    context.drawImage(picture, 0, 0, width, height);
    const now = context.getImageData(0, 0, width, height).data;
    const box = encoded.length === 0 ? { x: 0, y: 0, width, height } : changed(now);
    if (!box) continue;
    const part = new OffscreenCanvas(box.width, box.height);
    part
      .getContext('2d', { alpha: false })!
      .drawImage(canvas, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height);
    encoded.push({ ...box, at, picture: await base64(await part.convertToBlob({ type: 'image/webp', quality })) });
    shown.set(now);
  }
  return encoded;
}

/** How many frames the browser reads. Runs in a page. */
async function countFrames(data: string): Promise<number> {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: 'image/webp' });
  await decoder.tracks.ready;
  await decoder.completed;
  const { frameCount } = decoder.tracks.selectedTrack!;
  await decoder.decode({ frameIndex: frameCount - 1 });
  return frameCount;
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
  // An empty page allows data: addresses; only a page of a server can decode.
  await page.goto('about:blank');
  const encoded = await page.evaluate(encode, { frames, ...FILM, quality: QUALITY, pace: PACE, tolerance: TOLERANCE });
  const clip = animatedWebp(
    FILM,
    encoded.map(({ at, picture, ...box }, i) => ({
      ...box,
      duration: (encoded[i + 1]?.at ?? at + LAST) - at,
      picture: Buffer.from(picture, 'base64'),
    })),
  );
  await page.goto('./');
  const count = await page.evaluate(countFrames, clip.toString('base64'));
  if (count !== encoded.length) throw new Error(`The browser reads ${count} of ${encoded.length} frames.`);
  await context.close();
  return clip;
}

ensureBuilt();
const served = await serveBuilt();
const browser = await launchBrowser([], { isWhole: true });
try {
  const clip = await makeClip(browser, served.url);
  if (clip.length > MOST_BYTES) throw new Error(`The clip has ${clip.length} bytes: more than ${MOST_BYTES}.`);
  writeFileSync(FILE, clip);
  console.log(`docs/images/turn.webp: ${Math.round(clip.length / 1000)} kB`);
} finally {
  await browser.close();
  await served.close();
}
