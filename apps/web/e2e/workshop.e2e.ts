// The workshop: a whole strip, a Mission and a card of Hal's are put in by touch, by mouse and by keyboard; sets are
// refused, compared, shared and played.

import { readFileSync } from 'node:fs';
import { openSet } from '@black-angel/engine/open-set';
import { type ComponentSet, canonicalJson, defaultContent, factAt, withFacts } from '@black-angel/rules/components';
import { sha256 } from '@black-angel/rules/server';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNothingSerious } from './axe.ts';
import type { SizeName } from './browser.ts';
import { readGame } from './stored-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const FACE = [
  { territory: 'green' },
  { territory: 'gray', ravagerIcon: true },
  { territory: 'asteroid', comet: true },
  { territory: 'orange', comet: true, ravagerIcon: true },
  { territory: 'orange' },
] as const;

/** What the test puts in. */
const PRINTED: Record<string, unknown> = {
  ...Object.fromEntries(FACE.map((hex, column) => [`strips[0].faces.A[${column}]`, hex])),
  'missions[001].reward': { ship: 2 },
  'missions[001].technology': ['green'],
  'hal.cards[hal-01].top': { colour: 'green', action: 'destroy', direction: 'down' },
};

/** How a person works a control. */
interface Hand {
  press(control: Locator): Promise<void>;
  pick(control: Locator, value: string): Promise<void>;
}

const MOUSE: Hand = {
  press: (control) => control.click(),
  pick: async (control, value) => void (await control.selectOption(value)),
};
const TOUCH: Hand = {
  press: async (control) => {
    await control.scrollIntoViewIfNeeded();
    await control.tap();
  },
  pick: MOUSE.pick,
};
/** Radio buttons and check boxes by Space, buttons by Enter, lists by typing. */
const KEYBOARD: Hand = {
  press: async (control) => {
    await control.focus();
    await control.press((await control.evaluate((element) => element.tagName)) === 'INPUT' ? 'Space' : 'Enter');
  },
  pick: async (control, value) => {
    await control.focus();
    await control.press(value);
  },
};

const fact = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const choosePart = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Parts of the box' }).getByRole('button', { name });
const asPrinted = (page: Page): Locator => page.getByRole('button', { name: 'As printed, next' });

async function putIn(page: Page, { press, pick }: Hand): Promise<void> {
  const choose = async (inside: Locator, name: string): Promise<void> => press(inside.getByRole('radio', { name }));
  for (const [column, hex] of FACE.entries()) {
    await press(page.getByRole('button', { name: new RegExp(`^Hex ${column + 1}:`) }));
    const form = fact(page, `Hex ${column + 1}`);
    await choose(form, hex.territory === 'asteroid' ? 'asteroid field' : hex.territory);
    for (const [name, isOn] of [
      ['comet', 'comet' in hex],
      ['Ravager icon', 'ravagerIcon' in hex],
    ] as const) {
      const flag = form.getByRole('checkbox', { name });
      if ((await flag.isChecked()) !== isOn) await press(flag);
    }
  }
  await press(asPrinted(page));
  await page.getByRole('heading', { name: 'Strip 1, face B', level: 2 }).waitFor();

  await press(choosePart(page, /^Missions/));
  await pick(fact(page, 'Reward').getByLabel('VP'), '0');
  await pick(fact(page, 'Reward').getByLabel('Ships'), '2');
  await choose(fact(page, 'Technology icons').getByRole('group', { name: 'icon 1' }), 'green');
  await choose(fact(page, 'Technology icons').getByRole('group', { name: 'icon 2' }), 'No icon');
  await press(asPrinted(page));
  await page.getByRole('heading', { name: 'Mission 002' }).waitFor();

  await press(choosePart(page, /^Hal/));
  await choose(fact(page, 'Upper half'), 'green');
  await choose(fact(page, 'Upper half'), 'numbers downward');
  await press(asPrinted(page));
  await page.getByRole('heading', { name: 'Hal’s card 02' }).waitFor();
}

/** The set as the page stored it. */
const storedSet = (page: Page): Promise<{ changes: Record<string, unknown>; confirmed: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('black-angel');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('sets').objectStore('sets').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result[0]);
          };
        };
      }),
  );

async function makeSet(page: Page): Promise<void> {
  await page.goto('#/workshop');
  await page.getByRole('button', { name: 'Make a set' }).click();
  await page.getByRole('heading', { name: 'Strip 1, face A' }).waitFor();
}

describe.each<[way: string, size: SizeName, hand: Hand]>([
  ['by touch on a phone', 'phone', TOUCH],
  ['by mouse on a desktop', 'desktop', MOUSE],
  ['by keyboard on a desktop', 'desktop', KEYBOARD],
])('%s', (_, size, hand) => {
  it('a whole strip, a Mission and a card of Hal’s are put in, kept, counted and undone', async () => {
    const { page } = await visit({ size });
    await makeSet(page);
    await putIn(page, hand);
    await expect.poll(async () => (await storedSet(page)).changes).toEqual(PRINTED);
    // What was confirmed: five hexes, two facts of the Mission, two halves.
    expect((await storedSet(page)).confirmed).toHaveLength(9);
    // Left and resumed.
    await page.reload();
    await choosePart(page, /^Space strips 1 of 14/).waitFor();
    await choosePart(page, /^Missions 1 of 60/).waitFor();
    await choosePart(page, /^Hal 1 of 13/).waitFor();
    await hand.press(page.getByRole('button', { name: 'Compare' }));
    await expect.poll(() => page.getByRole('dialog').getByRole('listitem').count()).toBe(Object.keys(PRINTED).length);
    await page.keyboard.press('Escape');
    // The last two steps: Hal's card confirmed, its direction.
    await hand.press(page.getByRole('button', { name: 'Undo' }));
    await choosePart(page, /^Hal 0 of 13/).waitFor();
    await hand.press(page.getByRole('button', { name: 'Redo' }));
    await choosePart(page, /^Hal 1 of 13/).waitFor();
    // One fact alone.
    const box = fact(page, 'Upper half').getByRole('checkbox', { name: 'confirmed' });
    await choosePart(page, /^Hal/).click();
    await hand.press(page.getByRole('button', { name: /^Hal’s card 01/ }));
    await hand.press(box);
    await choosePart(page, /^Hal 0 of 13/).waitFor();
    await hand.press(box);
    await choosePart(page, /^Hal 1 of 13/).waitFor();
    if (hand === MOUSE) await expectNothingSerious(page, 'a set');
    // Nothing is wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

it('a set that cannot be played is refused with the entry shown; it is not offered for a game', async () => {
  const { page } = await visit();
  await makeSet(page);
  await choosePart(page, /^Player board/).click();
  await fact(page, 'Black arrows').getByRole('checkbox', { name: 'row 1' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'playerBoard.blackArrows' });
  await alert.waitFor();
  expect(await page.getByRole('button', { name: 'Share' }).isDisabled()).toBe(true);
  await choosePart(page, /^Missions/).click();
  await alert.getByRole('button', { name: 'Show the entry' }).click();
  await page.getByRole('heading', { name: 'Player board' }).waitFor();
  await page.goto('#/new');
  await page.getByText('More options').click();
  await expect.poll(() => page.getByRole('option', { name: /My box/ }).isDisabled()).toBe(true);
});

const asFile = (data: unknown) => ({
  name: 'set.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
});

it('a hostile set does no harm: as a file or as a link it is refused in words', async () => {
  const { page } = await visit();
  await page.goto('#/workshop');
  const { set } = defaultContent;
  const cases: [data: unknown, words: RegExp][] = [
    [{ ...set, name: '<img src=x onerror=alert(1)>' }, /name/],
    [{ ...set, about: 'x'.repeat(70_000) }, /60000 characters/],
    [{ ...set, missions: 'many' }, /missions/],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, /cannot be used/],
    ['x'.repeat(2_100_000), /too large/],
  ];
  for (const [data, words] of cases) {
    await page.locator('input[type=file]').setInputFiles(asFile(data));
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
  }
  await page.goto('#/workshop/open/AAAA');
  await page.getByRole('alert').filter({ hasText: 'broken or incomplete' }).waitFor();
});

const variant = (): ComponentSet =>
  withFacts(
    { ...defaultContent.set, name: 'House cards', author: 'Anna' },
    {
      'missions[001].reward': { robot: 2 },
      'hal.vpPer.resource': 2,
    },
  );

it('a set travels as a file and as a link with its hash, and a game is pinned to it', async () => {
  const here = await visit();
  await here.page.goto('#/workshop');
  await here.page.locator('input[type=file]').setInputFiles(asFile(variant()));
  await here.page.getByRole('heading', { name: 'House cards by Anna variant' }).waitFor();
  const { hash } = openSet(variant());
  await here.page.getByText(hash.slice(0, 12)).waitFor();
  await here.page.getByRole('button', { name: 'Share' }).click();
  const [saved] = await Promise.all([
    here.page.waitForEvent('download'),
    here.page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = JSON.parse(readFileSync(await saved.path(), 'utf8'));
  expect(sha256(canonicalJson(file))).toBe(hash);
  const link = await here.page.getByLabel('Link').inputValue();

  const { page } = await visit({ size: 'phone' });
  await page.goto(link);
  await page.getByText('House cards by Anna').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Mission 001' }).waitFor();
  await page.getByRole('button', { name: 'Keep this set' }).click();
  await page.getByText(hash.slice(0, 12)).waitFor();
  await page.goto('#/new');
  await page.getByText('More options').click();
  await page.getByLabel('Components', { exact: true }).selectOption({ label: 'House cards' });
  await page.getByRole('status').filter({ hasText: 'variant' }).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('main.table').waitFor();
  const { components } = (await readGame(page)).saved;
  expect(openSet(components).hash).toBe(hash);
  expect(factAt(components!, 'missions[001].reward')).toEqual({ robot: 2 });
  // The table names its set, and says what differs.
  await page
    .getByRole('complementary', { name: 'Components' })
    .getByRole('button', { name: /^House cards/ })
    .click();
  await page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Mission 001' }).waitFor();
  await page.getByRole('dialog').getByText('Hard and Expert play a little weaker here').waitFor();
  await page.keyboard.press('Escape');

  // The game of the day with the same set.
  await page.goto('#/daily');
  await page.getByText('With your own set').click();
  await page.getByLabel('Components', { exact: true }).selectOption({ label: 'House cards' });
  await page.getByRole('button', { name: 'Play today’s game' }).click();
  await page.locator('main.table').waitFor();
  const { saved: daily } = await readGame(page);
  expect(daily.start).toMatchObject({ seed: expect.stringMatching(/^daily \d{4}-/) });
  expect(openSet(daily.components).hash).toBe(hash);
});

it('a variant: published facts of cards, tiles and dice can be changed once they are unlocked', async () => {
  const { page } = await visit();
  await makeSet(page);
  await choosePart(page, /^Missions/).click();
  expect(await fact(page, 'Colour').getByRole('radio').count()).toBe(0);
  await page.getByText('Name, author, variant', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Unlock published facts' }).check();
  await fact(page, 'Colour').getByRole('radio', { name: 'green' }).check();
  await fact(page, 'Effect').getByRole('radio', { name: 'Counts cards' }).check();
  await fact(page, 'Effect').getByRole('radio', { name: 'own ejected cards' }).check();
  await choosePart(page, /^Technology/).click();
  await page
    .getByRole('button', { name: /^Starting tile/ })
    .first()
    .click();
  await fact(page, 'Choices').getByRole('checkbox').first().check();
  await choosePart(page, /^Ship/).click();
  await page.getByRole('button', { name: /^Dice/ }).first().click();
  await fact(page, 'Dice').getByRole('group', { name: 'Side 1' }).getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: /^Dice/ }).nth(1).click();
  await fact(page, 'Dice').getByRole('radio', { name: '★ ↔ 1, 2 ↔ 3' }).check();
  await expect
    .poll(async () => (await storedSet(page)).changes)
    .toEqual({
      'missions[001].colour': 'green',
      'missions[001].effect': { kind: 'neutralization', each: { vpPer: 1, of: 'ejected', colour: 'orange' } },
      'startingTechnology[start-orange].oneOf': ['vp', 'gainShip', 'moveShip'],
      dieFaces: [2, 1, 1, 2, 3, 3],
      dieOpposite: { 0: 1, 1: 0, 2: 3, 3: 2 },
    });
  // Twenty Missions of each colour are needed: the set says so, and cannot be played yet.
  await page.getByText('20 with “orange” are needed, not 19').waitFor();
});

it('the balance look plays in a worker, shows its progress beside the built-in set, and stops', async () => {
  const { page } = await visit();
  await makeSet(page);
  await page.getByRole('button', { name: 'Balance' }).click();
  await page.getByRole('row', { name: /Mean score/ }).waitFor();
  await page.getByRole('columnheader', { name: 'Built-in set' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/^[1-9]\d* of 200 games played/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
});
