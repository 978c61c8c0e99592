// Drives the table like a person: points at what glows by mouse, touch or keyboard, and waits for the next decision.

import type { Page } from 'playwright-core';
import { PATIENCE } from '../../../scripts/patience.ts';
import { type GlowingSpot, type Seen, settleTable } from './watch-table.ts';

export type Choose = (glowing: readonly GlowingSpot[]) => GlowingSpot;

/** Clicks that change nothing at all before the table counts as stuck. */
const MOST_IDLE = 5;

/** Whether the target is at that point. Runs in the page. */
function isThere({ target, point }: Pick<GlowingSpot, 'target'> & { point: { x: number; y: number } }): boolean {
  const hit = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-target]');
  return hit?.dataset['target'] === target;
}

/** Waits until a click would reach the target. Runs in the page. */
async function uncovered({ target, patience }: { target: string; patience: number }) {
  for (const before = performance.now(); performance.now() - before < patience; ) {
    const { waiting, glowing } = window.seeTable();
    const spot = glowing.find((other) => other.target === target);
    if (waiting !== 'decide' || !spot) return null;
    if (spot.point) return spot.point;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return 'covered';
}

export class TableDriver {
  readonly page: Page;
  clicks = 0;

  constructor(page: Page) {
    this.page = page;
  }

  see(): Promise<Seen> {
    return this.page.evaluate(() => window.seeTable());
  }

  /** Waits for a decision after more than this number of changes. */
  async settled(since = -1): Promise<Seen> {
    const seen = await this.page.evaluate(settleTable, { since, patience: PATIENCE });
    if (seen) return seen;
    const prompt = await this.prompt().catch(() => '(no prompt)');
    throw new Error(`The table is stuck: it asks for nothing. It says: ${prompt}`);
  }

  prompt(): Promise<string> {
    return this.page
      .locator('.prompt')
      .textContent()
      .then((text) => text ?? '');
  }

  /**
   * Makes a spot clickable: shows its part of a small table and scrolls to it. Null if it no longer glows, or if a
   * dialog has opened over it.
   */
  async reach({ target, point }: GlowingSpot): Promise<{ x: number; y: number } | null> {
    // It may have moved since it was seen, or no longer glow.
    if (point && (await this.page.evaluate(isThere, { target, point }))) return point;
    if (point && !(await this.see()).glowing.some((other) => other.target === target)) return null;
    const spot = this.page.locator(`.table [data-target="${target}"]`).filter({ visible: true }).first();
    for (const tab of await this.page.locator('.tab-glowing').all()) {
      if ((await spot.count()) > 0) break;
      await tab.click();
    }
    if ((await spot.count()) === 0) throw new Error(`"${target}" glows on a part of the table that nothing leads to.`);
    await spot.evaluate((thing) => thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }));
    // A hovered thing may grow and cover its neighbours.
    await this.page.mouse.move(0, 0);
    // Something that flies or fades may cover it for a moment.
    const found = await this.page.evaluate(uncovered, { target, patience: PATIENCE });
    if (found === 'covered') throw new Error(`"${target}" glows but cannot be reached by a click.`);
    return found;
  }

  /** Points at a thing that glows and waits for the next decision. */
  async click(spot: GlowingSpot, { changes }: Seen): Promise<Seen> {
    const point = await this.reach(spot);
    if (!point) return this.settled();
    this.clicks++;
    if (await this.isTouch()) {
      await this.page.touchscreen.tap(point.x, point.y);
    } else {
      await this.page.mouse.click(point.x, point.y);
    }
    return this.settled(changes);
  }

  private touch: boolean | null = null;

  private async isTouch(): Promise<boolean> {
    this.touch ??= await this.page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    return this.touch;
  }

  /** Confirms every dialog over the table. */
  async accept({ waiting, changes }: Seen): Promise<Seen> {
    const { page } = this;
    if (waiting === 'handover') await page.locator('.handover').getByRole('button').click();
    else if (waiting === 'question') await page.getByRole('alertdialog').getByRole('button').last().click();
    else await page.getByRole('dialog').locator('.dialog-foot').getByRole('button').click();
    return this.settled(changes);
  }

  /** Plays until the final sheet or until `isEnough`. `choose` picks the thing to click. */
  async play(choose: Choose, isEnough: (seen: Seen) => boolean | Promise<boolean> = () => false): Promise<Seen> {
    let seen = await this.settled();
    for (let idle = 0; ; ) {
      if (seen.trouble !== '' || seen.waiting === 'broken') throw new Error(`The table is broken: ${seen.trouble}`);
      if (seen.waiting === 'elsewhere') throw new Error(`The table is gone: ${this.page.url()}`);
      if (seen.waiting === 'score' || (await isEnough(seen))) return seen;
      const { changes } = seen;
      seen = seen.waiting === 'decide' ? await this.click(choose(seen.glowing), seen) : await this.accept(seen);
      idle = seen.changes === changes ? idle + 1 : 0;
      if (idle > MOST_IDLE) throw new Error(`The table is stuck: ${await this.prompt()}`);
    }
  }
}

/** Any glowing thing, the same ones for the same seed. */
export function chooseAny(random: () => number): Choose {
  return (glowing) =>
    // By touch: the armed thing is tapped again.
    glowing.find(({ isArmed }) => isArmed) ?? glowing[Math.floor(random() * glowing.length)]!;
}
