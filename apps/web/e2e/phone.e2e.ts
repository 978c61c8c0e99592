// On a phone: the display, the countdown and the tabs. What is asked there is in phone-choices.e2e.ts.

import type { Decision } from '@black-angel/engine';
import { decision } from '@black-angel/rules';
import { isAdvanced } from '@black-angel/rules/components';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/texts/i18n.ts';
import { findCutTexts, findOverflow } from './layout.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import type { TableDriver } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const game = new PreparedGame({ players: 4, seed: 'sizes' });

/** Places of the display that are covered, outside the window, or too small for a finger. */
function findBadPlaces(finger: number): string[] {
  const bad: string[] = [];
  for (const place of document.querySelectorAll<HTMLElement>('.part-display [data-target]')) {
    const name = place.dataset['target']!;
    place.scrollIntoView({ block: 'center' });
    const { left, top, width, height, right } = place.getBoundingClientRect();
    if (left < 0 || right > innerWidth) bad.push(`${name} is beyond the window`);
    if (Math.min(width, height) < finger) bad.push(`${name} is ${width} × ${height} px`);
    for (const across of [0.1, 0.5, 0.9])
      for (const down of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        if (!hit || !place.contains(hit))
          bad.push(`${name} lies under ${hit?.closest('[data-target]')?.outerHTML.slice(0, 80)}`);
      }
  }
  return bad;
}

test('the display of Technology at every width of a phone', async () => {
  const { page } = await visit({ size: 'phone' });
  await openMatch(page, game.upTo(game.find('discover')));
  expect(await page.locator('.part-display [data-target]').count()).toBe(10);
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(findBadPlaces, 44), { message: `${width} px` }).toEqual([]);
    expect((await page.evaluate(findOverflow)).across, `${width} px`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(findCutTexts), `${width} px`).toEqual([]);
  }
});

/** The glowing things that can be tapped without scrolling; null if only buttons glow. */
async function inSight(driver: TableDriver): Promise<string[] | null> {
  const { glowing } = await driver.see();
  const things = glowing.filter(({ target }) => !/^(button|choice):/.test(target));
  return things.length === 0 ? null : things.filter(({ point }) => point).map(({ target }) => target);
}

const openTab = (page: Page): Promise<string | null> => page.locator('.tab[aria-current]').textContent();

test('the table turns to what can be chosen next; a tab that was chosen stays until then', async () => {
  const { page } = await visit({ size: 'phone' });
  const isRich = (dice: readonly number[]): boolean => dice.some((count) => count > 0);
  const turn = game.moments.find(({ kind, seat, state }) => kind === 'turn' && isRich(state.dice[seat]!))!;
  const driver = await openMatch(page, game.upTo(turn));
  // The player's dice are always visible, so the part does not change.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const seen = await driver.see();
  expect(await openTab(page)).toBe('Log');
  const die = seen.glowing.find(({ target, point }) => target.startsWith(`die:${turn.seat}:`) && point)!;
  await driver.click(die, seen);
  if (await page.locator('.prompt .move-button-main').isVisible())
    await page.locator('.prompt .move-button-main').tap();
  await page.locator('.prompt-title', { hasText: 'Use ' }).waitFor();
  await expect.poll(() => openTab(page)).not.toBe('Log');
  await expect.poll(() => inSight(driver)).not.toEqual([]);
  // A part that the player opened stays after taps without effect.
  await page.getByRole('button', { name: 'You', exact: true }).click();
  // Dimmed things count as disabled here.
  await page.locator('.hand .spot-shut').first().tap({ force: true });
  expect(await openTab(page)).toBe('You');
});

/** Pixels by which the countdown reaches into the sky. */
function findCountdownOnSky(): number {
  const bottom = document.querySelector('.countdown')!.getBoundingClientRect().bottom;
  const tops = [...document.querySelectorAll('.hex')].map((hex) => hex.getBoundingClientRect().top);
  return Math.round(bottom - Math.min(...tops));
}

/** Pixels by which the sky is higher than its part of the table. */
function findCutSky(): number {
  const { bottom } = document.querySelector('.part-space')!.getBoundingClientRect();
  const bottoms = [...document.querySelectorAll('.hex')].map((hex) => hex.getBoundingClientRect().bottom);
  return Math.round(Math.max(...bottoms) - bottom);
}

test.for(LANGUAGES)('the countdown stands above the sky in %s', async (language) => {
  const { page } = await visit({ size: 'phone', settings: { language } });
  await openMatch(page, game.upTo(game.find('turn', 40)));
  await page.locator('.tab').first().click();
  for (const width of [320, 360, 390, 430, 500]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(findCountdownOnSky), `${width} px`).toBeLessThanOrEqual(0);
    // Undo, the hint and the button of the list stand in one line.
    const tops = await page
      .locator('.prompt .ways > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size, `${width} px`).toBe(1);
    // The last hexes are not cut off by the prompt.
    if (width >= 360) expect(await page.evaluate(findCutSky), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('every arrow along which a tile can be injected glows, black ones too', async () => {
  const { page } = await visit();
  const isBlack = (asked: Decision | null): boolean => asked?.kind === 'inject' && asked.tiles.some(isAdvanced);
  await openMatch(page, game.upTo(game.moments.find(({ state }) => isBlack(decision(state)))!));
  const arrows = page.locator('.arrow-black.spot-next');
  await arrows.first().waitFor();
  const shadows = await arrows.evaluateAll((all) => all.map((arrow) => getComputedStyle(arrow).boxShadow));
  for (const shadow of shadows) expect(shadow).toContain('rgb(46, 230, 214)');
});

test('in the log the sign of a rule stands beside its sentence, and makes the line no higher than a finger needs', async () => {
  const { page } = await visit({ size: 'phone', settings: { skill: 'new' } });
  await openMatch(page, game.upTo(game.find('discover')));
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.locator('.log-line').last().waitFor();
  const lines = await page.locator('.log-line:has(.log-rule)').evaluateAll((all) =>
    all.map((line) => {
      const [sentence, sign] = ['span', '.log-rule .icon'].map((part) => {
        const { top, bottom, height } = line.querySelector(part)!.getBoundingClientRect();
        return { middle: (top + bottom) / 2, height };
      });
      const { height } = line.getBoundingClientRect();
      return { apart: Math.abs(sentence!.middle - sign!.middle), extra: height - Math.max(44, sentence!.height) };
    }),
  );
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter(({ apart, extra }) => apart > 3 || extra > 1)).toEqual([]);
});
