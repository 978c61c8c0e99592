// Several players: bots at the table, and a shared device that reveals no secrets.

import { makeUnitRandom } from '@black-angel/bots';
import type { State, Viewer } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import type { Match } from '@black-angel/match';
import { cardName } from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSoak, many } from '../../../scripts/soak.ts';
import { fetchLanguage, fixedT } from '../src/texts/i18n.ts';
import { sayTarget } from '../src/texts/index.ts';
import { startGame } from './new-game-form.ts';
import { NAMES, openMatch, PreparedGame } from './prepared-games.ts';
import { expectSheetOf } from './score-sheet.ts';
import { Follower } from './stored-games.ts';
import { chooseAny } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';
import type { Seen } from './watch-table.ts';

const { decision, view } = PRESENT_ENGINE;

withBrowser({ isReused: true });

test('a whole game of four with three bots', async () => {
  const { page } = await visit();
  const driver = await startGame(page, {
    mode: 'bots',
    seed: 'four',
    seats: ['person', 'novice', 'novice', 'novice'],
  });
  expect(await page.locator('.player:not(.player-own) .player-who').allTextContents()).toEqual([
    '· Novice',
    '· Novice',
    '· Novice',
  ]);
  await driver.play(chooseAny(makeUnitRandom(3)));
  const record = await expectSheetOf(page);
  expect(record.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
});

test('at the set-up the mark is on who decides, and no ways to score are looked for', async () => {
  const game = new PreparedGame({ players: 3, seed: 'film' });
  const moment = game.moments.find(
    ({ kind, state, seat }) => kind !== 'turn' && decision(state) && view(state, seat).seat !== seat,
  )!;
  const { page } = await visit({ settings: { paths: true } });
  await openMatch(page, game.upTo(moment));
  expect(moment.index).toBeLessThan(3);
  const marked = (name: string) =>
    page
      .locator(`.${name}`)
      .evaluateAll(
        (all, ofMark) => all.flatMap((thing, i) => (thing.classList.contains(ofMark) ? i : [])),
        `${name}-decides`,
      );
  expect(await marked('player')).toEqual([moment.seat]);
  const bar = (seat: number) =>
    page
      .locator('.player')
      .nth(seat)
      .evaluate((thing) => getComputedStyle(thing).boxShadow);
  const turn = view(moment.state, moment.seat).seat;
  expect([(await bar(moment.seat)) === 'none', (await bar(turn)) === 'none']).toEqual([false, true]);
  expect(await page.locator('.paths-note').textContent()).toBe('Ways to score are listed here when your turn begins.');
});

/** Cards that were public at some time: the log may name them, even if they are in a hand now. */
function seenBy(match: Match, viewer: Viewer): Set<string> {
  const events = match.entries(viewer).flatMap((entry) => entry.events);
  return new Set([...JSON.stringify(events).matchAll(/"(\d{3})"/g)].map(([, card]) => card!));
}

function secretsOf(state: State, seat: number): string[] {
  const { hand, slots } = view(state, seat).players[seat]!;
  return [...hand!, ...slots!.filter((card) => card !== null)].map(cardName);
}

/** All texts and attributes of the page, without styles. */
function everythingOf(): string {
  const said: string[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) said.push(node.data);
    else
      for (const { name, value } of (node as Element).attributes)
        if (/^(data-|aria-|title|alt|id|class|value|href)/.test(name)) said.push(value);
  }
  return said.join('\n');
}

/** Names and descriptions in the accessibility tree. */
async function accessibleTexts(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .flatMap(({ name, description, value }) => [name?.value, description?.value, value?.value])
    .join('\n');
}

test('one device for two: nobody ever sees the other’s cards', async () => {
  await fetchLanguage('en');
  const { page } = await visit();
  // From the middle of a game: cards are in hand, in slots and in space.
  const game = new PreparedGame({ players: 2, seed: 'two', isHotSeat: true });
  const driver = await openMatch(page, game.upTo(game.find('turn', isSoak ? 0 : 60)));
  const follower = new Follower(page);
  let handovers = 0;
  let looks = 0;

  const expectSecrecy = async (hidden: readonly string[], match: Match, viewer: Viewer): Promise<void> => {
    const known = seenBy(match, viewer);
    const secrets = hidden.filter((card) => !known.has(card));
    const words = secrets.map((card) => sayTarget(fixedT('en'), `card:${card}`, match.moment(0).view, defaultContent));
    const told = await page.evaluate(everythingOf);
    // The accessibility tree is slow and made of the same elements, so it is checked now and then.
    const heard = looks % 8 === 0 ? await accessibleTexts(page) : '';
    const leaks = [told, heard].flatMap((text) => [
      ...secrets.flatMap((card) => new RegExp(`.*\\b${card}\\b.*`).exec(text)?.[0] ?? []),
      ...words.filter((word) => text.includes(word)),
    ]);
    expect(leaks, `cards of others, at move ${match.count}`).toEqual([]);
    looks++;
  };

  const look = async ({ waiting }: Seen): Promise<boolean> => {
    if (waiting !== 'handover' && waiting !== 'decide') return false;
    // The page shows a move before it is stored: wait until the stored game has the same decider.
    const shown = await page.evaluate(
      () =>
        (document.querySelector('.handover-title') ?? document.querySelector('.player-own .player-name'))!.textContent!,
    );
    const seatOf = (match: Match): number => {
      const next = match.next();
      return next.kind === 'over' ? -1 : next.seat;
    };
    await expect.poll(async () => shown.endsWith(NAMES[seatOf(await follower.follow())] ?? '?')).toBe(true);
    const match = await follower.follow();
    const seat = seatOf(match);
    if (waiting === 'handover') {
      handovers++;
      // During the hand-over the page shows no secrets.
      await expectSecrecy([...secretsOf(match.state, 0), ...secretsOf(match.state, 1)], match, 'spectator');
      await expect(page.getByRole('button').count()).resolves.toBe(1);
    } else {
      await expectSecrecy(secretsOf(match.state, 1 - seat), match, seat);
    }
    return !isSoak && handovers > 3 && looks > 20;
  };

  await driver.play(chooseAny(makeUnitRandom(4)), look);
  expect(handovers).toBeGreaterThan(many(3, 20));
  expect(looks).toBeGreaterThan(many(20, 100));
});

test('each player keeps the name and the colour of the form, whatever the turn order', async () => {
  const { page } = await visit({ isOwn: true });
  await page.goto('#/new');
  await page.getByRole('radio', { name: /^With bots/ }).check();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Random turn order' }).check();
  // The drawn order is not that of the form: the least number is drawn every time.
  await page.evaluate(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T =>
      (array as never as number[]).fill(0) as never;
  });
  const form = await page
    .locator('.seats .seat')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('input')!.placeholder, row.querySelector('.seat-shape')!.innerHTML]),
    );
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('main.table').waitFor();
  const table = await page
    .locator('.player')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('.player-name')!.textContent, row.querySelector('.seat-shape')!.innerHTML]),
    );
  expect(table.map(([name]) => name)).toEqual(['Bot 2', 'Bot 3', 'Bot 4', 'You']);
  expect(table.toSorted()).toEqual(form.toSorted());
  // The robots in the break room have these colours too.
  const robots = page.locator('.break-room .robot');
  const fills = await robots.evaluateAll((all) => all.map((one) => /--seat-(\d)/.exec(one.innerHTML)?.[1]));
  expect([...new Set(fills)]).toEqual(['1', '2', '3', '0']);
});
