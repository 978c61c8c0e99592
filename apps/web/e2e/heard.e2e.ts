// What a screen reader hears: at every kind of decision, on the way between pages, and when something is refused.

import type { DecisionKind } from '@black-angel/engine';
import { legalMoves, view } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isSoak, many } from '../../../scripts/soak.ts';
import type { Settings } from '../src/browser/settings.ts';
import { prompts } from '../src/texts/en/start/prompts.ts';
import { fetchLanguage, fixedT } from '../src/texts/i18n.ts';
import { sayPreview, sayPrompt } from '../src/texts/index.ts';
import { decisionOf } from '../src/ui-state/decision.ts';
import { shownEvents } from '../src/ui-state/preview.ts';
import { AccessibilityTree } from './accessibility-tree.ts';
import { tabTo } from './keyboard.ts';
import { listen, listenToTable } from './listen.ts';
import { type Moment, openMatch, PreparedGame } from './prepared-games.ts';
import type { TableDriver } from './table-driver.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

beforeAll(() => fetchLanguage('en'));

/** Together they have every kind of decision. */
const games = ['heard 35', 'heard 110', 'heard 41'].map(
  (seed) => new PreparedGame({ players: 2, seed, advanced: true }),
);

/** The sample takes every third kind of decision; say.test.ts checks the words of all of them. */
const KINDS = (Object.keys(prompts.waiting) as DecisionKind[]).filter((_, i) => i % many(3, 1) === 0);

/** Where there is a choice, if the games have such a moment. */
function momentOf(kind: DecisionKind): { game: PreparedGame; moment: Moment } {
  const all = games.flatMap((game) =>
    game.moments.flatMap((moment) => (moment.kind === kind ? [{ game, moment }] : [])),
  );
  const found = all.find(({ moment }) => legalMoves(moment.state, moment.seat).length > 1) ?? all[0];
  if (!found) throw new Error(`There is no "${kind}" in these games.`);
  return found;
}

interface Choice {
  target: string;
  consequences: string[];
}

/** What each thing that glows would cause, by the rules. */
function choicesOf({ state, seat }: Moment, glowing: readonly string[], chosen: readonly string[]): Choice[] {
  const decision = decisionOf(view(state, seat))!;
  return glowing.flatMap((target) => {
    const options = decision.options.filter(({ path }) => [...chosen, target].every((step, i) => path[i] === step));
    const [option] = options;
    if (options.length !== 1 || option!.path.length !== chosen.length + 1) return [];
    const events = shownEvents(decision, option!.move);
    return [{ target, consequences: sayPreview(fixedT('en'), events, seat, contentOf(state)) }];
  });
}

const promptOf = (tree: AccessibilityTree): string =>
  ['heading', 'paragraph']
    .map((role) => tree.all(role, { role: 'region', name: 'What to do now' })[0]?.text ?? '')
    .join('. ');

const announced = (tree: AccessibilityTree): string => tree.all('log')[0]?.text ?? '';

async function expectHeard(page: Page, driver: TableDriver, moment: Moment): Promise<void> {
  const { state, seat, kind } = moment;
  const said = sayPrompt(fixedT('en'), view(state, seat), contentOf(state), legalMoves(state, seat));
  const asked = `${said.title}. ${said.text}`;
  // The prompt is there to be read, and it is announced, after what just happened.
  await page.locator('[role=log][aria-live] > p:last-child', { hasText: said.title }).waitFor({ state: 'attached' });
  const tree = await AccessibilityTree.read(page);
  expect(promptOf(tree)).toBe(asked);
  expect(announced(tree)).toContain(asked.replace(/([.!?])\. /, '$1 '));
  expect(announced(tree).length, kind).toBeGreaterThan(asked.length + 8);
  expect(announced(tree)).not.toMatch(/\.\./);
  // Everything that can be chosen has a name.
  const { glowing, chosen } = await driver.see();
  const spaceless = (name: string): string => name.replace(/\s+/g, '');
  const open = tree.all('button').flatMap(({ isDisabled, name }) => (isDisabled ? [] : [spaceless(name)]));
  const names = await page.locator('.table :is(.spot-next,.spot-hinted)').evaluateAll((things) =>
    // The drawing of a thing has signs, its name stands beside it.
    things.map(
      (thing) => thing.getAttribute('aria-label') ?? (thing.querySelector('.spot-name') ?? thing).textContent!,
    ),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(open).toEqual(expect.arrayContaining(names.map(spaceless)));
  // A thing in focus says at once what choosing it would cause.
  const targets = glowing.map(({ target }) => target);
  const choices = choicesOf(moment, targets, chosen).filter(({ consequences }) => consequences.length > 0);
  for (const { target, consequences } of [...choices.slice(0, 1), ...choices.slice(1).slice(-1)]) {
    await page.locator(`.table [data-target="${target}"]`).first().focus();
    const { description } = (await AccessibilityTree.read(page)).focused()!;
    for (const line of consequences)
      expect([kind, target, description]).toEqual([kind, target, expect.stringContaining(line)]);
  }
}

test('the prompt, the choices with their consequences, and what just happened, at every kind of decision', async () => {
  const { page } = await visit({ settings: { automatic: false } });
  for (const kind of KINDS) {
    const { game, moment } = momentOf(kind);
    await expectHeard(page, await openMatch(page, game.upTo(moment)), moment);
  }
});

test('a page that opens takes the focus to its heading; the table takes it as a whole', async () => {
  const { page } = await visit();
  await page.goto('./');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const focused = async (): Promise<string> => {
    const { role, name } = (await AccessibilityTree.read(page)).focused() ?? { role: '', name: '' };
    return `${role}: ${name}`;
  };
  await tabTo(page, 'New game');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('heading: New game');
  // What a level of a bot means is part of its choice.
  await page.getByRole('radio', { name: /^With bots/ }).check();
  const [level] = (await AccessibilityTree.read(page)).all('combobox').filter(({ name }) => name.startsWith('Seat 2'));
  expect(level!.description).toMatch(/^\w.{20}/);
  await page.getByRole('radio', { name: /^Solitaire/ }).check();
  await tabTo(page, 'Start');
  // What is in a region when it comes is not read.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const region = document.querySelector('[role=log][aria-live]');
      if (region) document.body.dataset['saidAtOnce'] ??= region.textContent ?? '';
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Enter');
  await page.locator('main.table').waitFor();
  await expect.poll(focused).toBe('main: At the table');
  // The first prompt is announced: it comes into a region that is there before it.
  await expect.poll(async () => announced(await AccessibilityTree.read(page))).toContain('Your turn');
  expect(await page.evaluate(() => document.body.dataset['saidAtOnce'])).toBe('');
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rules' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('heading: How to play');
});

test('a refusal is announced each time; stacks, workstations and log lines are named in words', async () => {
  const { page } = await visit();
  const { game, moment } = momentOf('turn');
  await openMatch(page, game.upTo(moment));
  const said = await listen(page);
  const action = page.locator('[data-target="action:1"]');
  for (const times of [1, 2]) {
    await action.focus();
    await page.keyboard.press('Enter');
    await expect.poll(said).toEqual(Array.from({ length: times }, () => 'Choose a die first (A2.1)'));
  }
  const tree = await AccessibilityTree.read(page);
  const named = (role: string, name: RegExp): string[] =>
    tree.all(role).flatMap((heard) => (name.test(heard.name) ? [heard.name] : []));
  expect(named('image', /^\w+ Technology stack, \d+ tiles, /)).toHaveLength(3);
  expect(named('button', /^\w+ workstation, \d of your robots, .*Grace: \d robot/).length).toBeGreaterThan(0);
  expect(named('button', /^\S+ .*\. Rule \w/).length).toBeGreaterThan(5);
  // Nothing is read twice, and figures are apart.
  const log = tree.all('region').find(({ name }) => name === 'Log')!;
  for (const name of named('button', /\. Rule \w/)) expect(log.text).not.toContain(name.replace(/\. Rule .*/, ''));
  expect(tree.all('region').find(({ name }) => name === 'Technology display')!.text).not.toContain('Costs');
  expect(
    named(
      'button',
      /^\w+(, \w+)?: \d+ VP\. \d+ if Spes is reached, \d+ if the Ravagers end the game\. Resources \d+, .*\d\. ?$/,
    ).length,
  ).toBe(2);
  expect(tree.all('image').filter(({ name, description }) => name !== '' && name === description)).toEqual([]);
});

/** The turns of the log by their heading, with their lines. */
const logged = async (page: Page): Promise<Map<string, string[]>> =>
  new Map(
    await page
      .locator('.log-turn')
      .evaluateAll((turns) =>
        turns.map((turn): [string, string[]] => [
          turn.querySelector('.log-turn-head > span:not([class])')!.textContent!,
          [...turn.querySelectorAll('.log-line > span')].map((line) => line.textContent!),
        ]),
      ),
  );

/** What each turn has in the log that it had not before. */
const newIn = (after: Map<string, string[]>, before: Map<string, string[]>): string[][] =>
  [...after].map(([turn, lines]) => lines.slice(before.get(turn)?.length ?? 0)).filter(({ length }) => length > 0);

const TOLD: Readonly<Record<string, Partial<Settings>>> = {
  slow: { speed: 'slow' },
  off: { speed: 'off' },
  normal: { speed: 'normal' },
  'for a screen reader': { speed: 'normal', isSpoken: true },
};

/** The end of a turn, after which others act; each with a step of more sentences than its caption has. */
const BEFORE = {
  Hal: () => {
    const game = new PreparedGame({ players: 1, seed: 'film' });
    return game.upTo(game.find('end-turn', 60));
  },
  bots: () => {
    const game = new PreparedGame({ players: 3, seed: 'told' });
    return game.upTo(
      game.moments.find(({ kind, seat, state }) => kind === 'end-turn' && seat === 0 && state.round > 2)!,
    );
  },
};

const telling = Object.keys(TOLD).flatMap((how, i) =>
  Object.keys(BEFORE).flatMap((who, k) => (isSoak || (i + k) % 2 === 0 ? [[who, how] as const] : [])),
) as (readonly [keyof typeof BEFORE, string])[];

test.for(telling)('the whole turn of %s is said, each line of the log once: told %s', async ([who, how]) => {
  const { page } = await visit({ settings: TOLD[how]!, isOwn: true });
  await page.clock.install();
  await openMatch(page, BEFORE[who]());
  // What is in the region by now is no news.
  await page.clock.runFor(1000);
  await page.locator('[role=log][aria-live] > p:last-child', { hasText: /./ }).waitFor({ state: 'attached' });
  const before = await logged(page);
  const said = await listenToTable(page);
  const end = page.locator('[data-target="button:end"]');
  await end.focus();
  await page.keyboard.press('Enter');
  // The film, in no time.
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return page.locator('.prompt-title').textContent();
    })
    .toBe('Your turn');
  const turns = newIn(await logged(page), before);
  expect(turns.length).toBe(who === 'Hal' ? 2 : 3);
  expect(Math.max(...turns.map(({ length }) => length))).toBeGreaterThan(8);
  const messages = await said();
  let rest = messages.join(' | ');
  for (const line of turns.flat()) {
    expect(rest).toContain(line);
    rest = rest.replace(line, '');
  }
  // Nothing is said twice. The heading of a turn is no line of the log.
  expect(rest.replace(/Round \d+( · \w+)?/g, '')).toMatch(/^[ .|]*$/);
  const { isSpoken, speed } = TOLD[how]!;
  if (!isSpoken && speed !== 'off') return;
  // A turn is one message, which stays: the bots are faster than speech.
  expect(messages.length).toBe(who === 'Hal' ? 1 : turns.length);
  const staying = await page.locator('[role=log][aria-live] > p').allTextContents();
  expect(staying).toEqual(expect.arrayContaining([...messages]));
  if (!isSpoken) return;
  // The focus waits for a key, and goes on from where it was.
  const isAtNext = (): Promise<boolean> => page.evaluate(() => document.activeElement!.matches('.table .spot-next'));
  await page.clock.runFor(1000);
  expect(await isAtNext()).toBe(false);
  expect(await page.evaluate(() => document.activeElement!.matches('main.table'))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isAtNext()).toBe(true);
});
