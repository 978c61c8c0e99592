// Names in the list of players: whole at every width, beside levels, scores and clocks. The level gives way first.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { fetchLanguage, fixedT, LANGUAGES } from '../src/texts/i18n.ts';
import { arrive, openTable, sitDown } from './online-tables.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const SIZES = [
  { width: 1440, height: 900, layout: 'desktop' },
  { width: 1400, height: 860, layout: 'desktop' },
  { width: 1920, height: 1080, layout: 'desktop' },
  { width: 1024, height: 768, layout: 'beside' },
  { width: 768, height: 1024, layout: 'above' },
  { width: 390, height: 844, layout: 'phone' },
] as const;

interface Shown {
  name: string;
  isCut: boolean;
  /** What stands behind the name: whole, or not there at all. */
  isWhoWhole: boolean | null;
  /** Parts of the panel that lie on each other. */
  clashes: string[];
}

/** Runs in the page. */
function look(): Shown[] {
  return [...document.querySelectorAll('.player')].map((player) => {
    const find = (selector: string) => player.querySelector<HTMLElement>(selector);
    const name = find('.player-name')!;
    const title = find('.player-title')!.getBoundingClientRect();
    const who = find('.player-who')?.getBoundingClientRect();
    // Below the line that is seen, it is not there.
    const isThere = who !== undefined && who.top < title.bottom - who.height / 2;
    const parts = ['.player-title', '.player-vp', '.player-outlook', '.seat-mark', '.seat-clock'].flatMap(
      (selector) => find(selector) ?? [],
    );
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
    const edge = player.getBoundingClientRect();
    const clashes = boxes.flatMap(({ part, box }, i) =>
      box.right > edge.right ||
      boxes
        .slice(0, i)
        .some(
          (other) =>
            !other.part.contains(part) &&
            box.left < other.box.right - 1 &&
            box.right > other.box.left + 1 &&
            box.top < other.box.bottom - 1 &&
            box.bottom > other.box.top + 1,
        )
        ? [part.className]
        : [],
    );
    return {
      name: name.textContent!,
      isCut: name.scrollWidth > name.clientWidth || name.clientWidth === 0,
      isWhoWhole: isThere ? who.right <= title.right + 1 : null,
      clashes,
    };
  });
}

/** The table in a size. A phone has the players behind a tab. */
async function showPlayers(page: Page, { width, height, layout }: (typeof SIZES)[number], tab: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.locator(`.table-${layout}`).waitFor();
  if (await page.locator('.player').first().isHidden()) await page.locator('.tab', { hasText: tab }).click();
}

const NAMES = ['Cy', 'Bartholomäus 1', 'Эдсгер', 'Maximiliane von Habsburg'];

test.for(LANGUAGES)('beside bots’ levels, in %s', async (language) => {
  const { page } = await visit({ settings: { language } });
  await fetchLanguage(language);
  for (const players of isSoak ? ([2, 3, 4] as const) : ([4] as const)) {
    const game = new PreparedGame({ players, seed: 'sizes' });
    const saved = game.upTo(game.find('turn', 40));
    const seats = saved.seats.map((seat, i) => ({ ...seat, name: NAMES[i]! }));
    await openMatch(page, { ...saved, seats });
    for (const size of SIZES) {
      await showPlayers(page, size, fixedT(language)('play.tabs.players'));
      const shown = await page.evaluate(look);
      const where = `${players} players, ${size.width} px`;
      expect([where, shown.flatMap(({ clashes }) => clashes)]).toEqual([where, []]);
      expect([where, shown.filter(({ isWhoWhole }) => isWhoWhole === false)]).toEqual([where, []]);
      expect([where, shown.filter(({ name, isCut }) => isCut && name !== NAMES[3]).map(({ name }) => name)]).toEqual([
        where,
        [],
      ]);
      // A short name has its level beside it.
      expect([where, shown[0]!.isWhoWhole]).toEqual([where, true]);
    }
  }
});

test('beside clocks', async () => {
  const ada = await arrive(NAMES[1]!);
  const bea = await arrive('Bea');
  await sitDown(bea.page, await openTable(ada.page, { isOverDays: true }));
  await ada.page.locator('main.table').waitFor();
  for (const { page } of [ada, bea])
    for (const size of SIZES) {
      await showPlayers(page, size, 'Players');
      expect(await page.locator('.player .seat-clock').first().textContent()).toMatch(/^\d+ (h \d+ min|d \d+ h)$/);
      // As beside a bot that plays for somebody.
      await page.evaluate(() => {
        for (const mark of document.querySelectorAll('.player .seat-mark:not(:has(.icon))'))
          mark.append(document.querySelector('.player .counter .icon')!.cloneNode(true));
      });
      const shown = await page.evaluate(look);
      expect([size.width, shown.filter(({ isCut, clashes }) => isCut || clashes.length > 0)]).toEqual([size.width, []]);
    }
});
