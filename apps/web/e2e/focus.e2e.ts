// The keyboard reaches everything on the table: Tab forwards and backwards, the arrow keys, the keys of the help.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fetchTexts, fixedT, LANGUAGES, loadLanguage } from '../src/texts/i18n.ts';
import { AccessibilityTree } from './accessibility-tree.ts';
import type { SizeName } from './browser.ts';
import { tabTo } from './keyboard.ts';
import { startGame } from './new-game-form.ts';
import { bringIn, openMatch, PreparedGame } from './prepared-games.ts';
import { expectWalk, walk } from './tab-walk.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const game = new PreparedGame({ players: 4, seed: 'sizes' });

test.for(['desktop', 'tablet', 'phone'] as SizeName[])('Tab goes through the whole table on a %s', async (size) => {
  const { page } = await visit({ size });
  await openMatch(page, game.upTo(game.find('turn', 40)));
  await expectWalk(page);
});

test('Tab gets everywhere at the first decision, and into areas where nothing glows', async () => {
  const { page } = await visit();
  await startGame(page, { mode: 'solitaire', seed: 'keyboard' });
  await expectWalk(page);
  const passed = await walk(page, 'Tab');
  for (const start of ['hex:', 'place:', 'cell:', 'card:'])
    expect([start, passed]).toEqual([start, expect.arrayContaining([expect.stringMatching(`^${start}`)])]);
  // The log is one Tab stop; the arrow keys move within it.
  await page.keyboard.press('l');
  const lines = page.locator('.log-rule, .log-go');
  await expect.poll(() => lines.last().evaluate((line) => line === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.closest('.log') !== null)).toBe(true);
});

test('the arrow keys go round what glows; with Shift they go to anything, which says why it is not possible', async () => {
  const { page } = await visit();
  const driver = await openMatch(page, game.upTo(game.find('turn', 40)));
  const { glowing } = await driver.see();
  const passed = await walk(page, 'ArrowRight');
  expect(new Set(passed)).toEqual(new Set(glowing.map(({ target }) => target)));
  // What has only a tooltip can be inspected too.
  const words = page.locator('.table [data-tip=limit]:focus');
  await tabTo(page, 'Menu');
  for (let i = 0; i < 60 && (await words.count()) === 0; i++) await page.keyboard.press('Shift+ArrowLeft');
  const described = (await words.getAttribute('aria-describedby'))!;
  expect(await page.evaluate((id) => document.getElementById(id)?.textContent, described)).toMatch(
    /^Advanced places\. /,
  );
  const thing = page.locator('.table [data-target]:focus');
  while ((await thing.count()) === 0) await page.keyboard.press('Shift+ArrowLeft');
  expect(await thing.getAttribute('aria-disabled')).toBe('true');
  // A refused thing keeps the focus, also when the pointer moves.
  const target = await thing.getAttribute('data-target');
  const tip = page.getByRole('tooltip');
  await tip.waitFor();
  expect(await thing.getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.mouse.move(300, 300);
  await page.mouse.move(5, 5);
  expect(await thing.getAttribute('data-target')).toBe(target);
});

test('a click by mouse leaves no focus and no caret behind, and Tab goes on from there', async () => {
  const { page } = await visit();
  await openMatch(page, game.upTo(game.find('turn', 40)));
  const cards = page.locator('.hand [data-target^="card:"].spot-next');
  await cards.first().click();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await page.evaluate(() => getSelection()!.rangeCount)).toBe(0);
  await page.keyboard.press('Tab');
  const order = await page.evaluate(() => {
    const things = [...document.querySelectorAll('*')];
    return things.indexOf(document.activeElement!) - things.indexOf(document.querySelector('.hand .spot-chosen')!);
  });
  expect(order, 'what has the focus follows the clicked card').toBeGreaterThan(0);
});

test('after a move by keyboard the focus goes to what can be chosen next', async () => {
  const { page } = await visit();
  const driver = await openMatch(page, game.upTo(game.find('turn', 40)));
  const before = await driver.see();
  const die = page.locator('[data-target^="die:"].spot-next').first();
  await die.focus();
  const described = await page.evaluate(
    (id) => document.getElementById(id)?.textContent,
    (await die.getAttribute('aria-describedby'))!,
  );
  expect(described).not.toMatch(/^$|\.\./);
  await page.keyboard.press('Enter');
  await driver.settled(before.changes);
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.spot-next, .move-button'))).toBe(true);
});

test('a dialog takes the focus and gives it back; a question begins at the safe answer', async () => {
  const { page } = await visit();
  await startGame(page, { mode: 'solitaire', seed: 'keyboard' });
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement).dataset['target']);
  const die = page.locator('[data-target^="die:"].spot-next').first();
  const target = await die.getAttribute('data-target');
  await die.focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe(target);
  // From the menu: back to its button.
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('menu');
  // Sequence B wastes dice: the question has the focus, and Enter says no.
  await page.keyboard.press('b');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.evaluate(() => {
    const { body } = document;
    addEventListener('focusin', ({ target }) => {
      const name = (target as Element).getAttribute('aria-haspopup') ?? (target as HTMLElement).dataset['target'];
      body.dataset['passed'] = `${body.dataset['passed'] ?? ''} ${name}`;
    });
  });
  const isInside = (): Promise<boolean> => question.evaluate((box) => box.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  // Back to the button, and nowhere else on the way.
  await expect.poll(() => page.evaluate(() => document.body.dataset['passed'])).toBe(' menu');
});

test('after the recap the focus is at what can be chosen', async () => {
  const { page } = await visit();
  await page.goto('#/games');
  await page.keyboard.press('Tab');
  await bringIn(page, JSON.stringify(game.upTo(game.find('turn', 40))));
  await page.getByRole('dialog', { name: 'Since your last turn' }).waitFor();
  // What it tells is read when it takes the focus.
  const [recap] = (await AccessibilityTree.read(page)).all('dialog');
  expect(recap!.description).toContain(await page.locator('.recap-turn li').first().textContent());
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.table .spot-next:focus').count()).toBe(1);
});

test('an undo is told as an undo, and the focus stays at the table', async () => {
  const { page } = await visit();
  const driver = await openMatch(page, game.upTo(game.find('turn', 40)));
  const before = await driver.see();
  await page.locator('[data-target^="die:"].spot-next').first().focus();
  await page.keyboard.press('Enter');
  const after = await driver.settled(before.changes);
  await page.keyboard.press('u');
  await driver.settled(after.changes);
  const said = page.getByRole('log', { name: 'What happened' });
  await expect.poll(() => said.locator('p').first().textContent()).toBe('Undone.');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.spot-next'))).toBe(true);
  // The button keeps it when nothing is left to undo.
  await page.locator('[data-target^="die:"].spot-next').first().press('Enter');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await undo.press('Enter');
  await expect.poll(() => undo.isDisabled()).toBe(true);
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
});

type Held = Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>>;

const pressOnLayout = (page: Page, key: string, code: string, held: Held = {}): Promise<boolean> =>
  page.evaluate(
    (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
    { key, code, ...held },
  );

test('the keys work on a Russian layout, and leave what belongs to the browser alone', async () => {
  const { page } = await visit();
  const driver = await openMatch(page, game.upTo(game.find('turn', 40)));
  const isInLog = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('.log') !== null);
  // An event that is not cancelled goes to the browser.
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    for (const key of ['l', 'д']) expect(await pressOnLayout(page, key, 'KeyL', held)).toBe(true);
  expect(await isInLog()).toBe(false);
  await pressOnLayout(page, 'д', 'KeyL');
  expect(await isInLog()).toBe(true);
  const { changes } = await driver.see();
  await pressOnLayout(page, 'и', 'KeyB');
  // Sequence B loses VP for unused dice: the page asks first.
  expect((await driver.settled(changes)).waiting).toBe('question');
});

test.for(LANGUAGES)('the help tells the keys that there are, in %s', async (language) => {
  await loadLanguage(language);
  await fetchTexts('dialogs');
  const { page } = await visit({ settings: { language } });
  await openMatch(page, game.upTo(game.find('turn', 40)));
  await page.keyboard.press('?');
  const lines = page.locator('.help-dialog-keys > div');
  await lines.first().waitFor();
  const told = await lines.evaluateAll((all) =>
    all.map((line) => [...line.querySelectorAll('kbd')].map((key) => key.textContent).join(' ')),
  );
  const shift = language === 'fr' ? 'Maj' : 'Shift';
  expect(told).toEqual(expect.arrayContaining(['U', `${shift} U`, 'E', 'B', 'H', 'L', '?', '1 2 3 4']));
  // Skipping has two more keys while a turn is played back.
  expect(told.filter((line) => /^\S+ \S+ S$/.test(line))).toHaveLength(1);
  expect(told.join(' ')).not.toMatch(/\bP\b|\b5\b/);
  // With a screen reader: its mode, the setting, and three lines of keys, whose arrows have names.
  const help = page.getByRole('dialog');
  const t = fixedT(language);
  for (const text of [t('help.reader.mode'), t('help.reader.spoken')]) await help.getByText(text).waitFor();
  expect(t('help.reader.spoken')).toContain(t('settings.spoken'));
  const arrows = [t('keyboard.names.left'), t('keyboard.names.right')];
  expect(told.slice(-3)[0]).toMatch(new RegExp(arrows.join('.*')));
  expect(told.at(-1)).toBe('L');
});

test('letters and digits can be switched off; the arrow keys stay', async () => {
  const { page } = await visit({ settings: { shortcuts: false } });
  await openMatch(page, game.upTo(game.find('turn', 40)));
  expect(await pressOnLayout(page, 'l', 'KeyL')).toBe(true);
  expect(await pressOnLayout(page, '?', 'Slash')).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.spot-next:focus').count()).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await pressOnLayout(page, 'l', 'KeyL')).toBe(false);
});
