// Lessons, learned as a learner would: what is pointed at, one mistake in each.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import { LESSONS } from '../src/learn/lessons/index.ts';
import type { Lesson } from '../src/learn/step.ts';
import { TREES } from '../src/texts/all-texts.ts';
import { learn as en } from '../src/texts/en/learn.ts';
import type { Language } from '../src/texts/i18n.ts';
import { expectNothingSerious } from './axe.ts';
import type { SizeName } from './browser.ts';
import { tabTo } from './keyboard.ts';
import { Learner, mistakeOf } from './learner.ts';
import { openMatch, PreparedGame } from './prepared-games.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const said = (language: Language, lesson: Lesson, step: string, what: string): string =>
  (TREES[language]['learn'] as never as Record<string, Record<string, Record<string, string>>>)[lesson.id]![step]![
    what
  ]!;

/** A lesson from its beginning to its end, with one mistake that gets its answer. */
async function learnLesson(page: Page, lesson: Lesson, language: Language): Promise<Learner> {
  await page.goto(`#/learn/${lesson.id}`);
  await page.locator('.guide').waitFor();
  const learner = new Learner(page);
  await learner.settled('');
  const mistake = mistakeOf(lesson);
  const step = lesson.steps[mistake.index]!;
  await learner.reach(step.id, mistake.made);
  const before = (await learner.see())!.text;
  await learner.err(mistake);
  await expect
    .poll(() => page.locator('.guide-answer').textContent())
    .toContain(said(language, lesson, step.id, mistake.answer.say));
  expect((await learner.see())!.text).toBe(before);
  await learner.finish();
  await page.locator('.lesson-end').waitFor();
  // The voyage leads on to a game with the coach.
  if (lesson.id === 'act3') expect(await page.locator('.lesson-end-ways button').count()).toBe(1);
  return learner;
}

const SIZES: readonly SizeName[] = ['desktop', 'phone'];
const LANGUAGES: readonly Language[] = ['en', 'fr', 'ru'];

/** Every run takes these; `npm run soak` takes all lessons in all languages at all sizes. */
const SAMPLE: Readonly<Record<string, readonly string[]>> = {
  'en desktop': ['act1'],
  'en phone': [],
  'fr desktop': [],
  'fr phone': ['act2'],
  'ru desktop': ['ravagers'],
  'ru phone': [],
};

const RUNS = LANGUAGES.flatMap((language) =>
  SIZES.map((size) => ({
    language,
    size,
    lessons: LESSONS.filter(({ id }) => isSoak || SAMPLE[`${language} ${size}`]!.includes(id)),
  })),
).filter(({ lessons }) => lessons.length > 0);

it.each(RUNS)('lessons in $language on a $size', async ({ language, size, lessons }) => {
  const { page } = await visit({ size, settings: { language } });
  for (const lesson of lessons) await learnLesson(page, lesson, language);
});

/** Records whether a turn is told, and which buttons lead on meanwhile. Runs in the page. */
function recordButtons(): void {
  const seen: string[] = [];
  const textOf = (selector: string): string =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join();
  const look = (): void => {
    const told = textOf('.told .told-kind');
    const picture = `${told && 'told'}|${textOf('.guide-buttons .button')}|${textOf('.dialog:has(.score-sheet) .button-primary')}`;
    if (seen.at(-1) !== picture) seen.push(picture);
  };
  Object.assign(window, { seenButtons: seen });
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}

it('no button leads on while Hal’s turn is told; then it does, and part 3 ends with the score sheet', async () => {
  const { page } = await visit({ settings: { speed: 'fast' } });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [at, button] of [
    ['act2/leave', '|Next|'],
    ['act3/last', '||Finish'],
  ] as const) {
    await page.goto(`#/learn/${at}`);
    await page.reload();
    await page.locator('.guide').waitFor();
    const learner = new Learner(page);
    await learner.settled('');
    await page.evaluate(recordButtons);
    while (!(await learner.see())!.hasNext) await learner.doNext();
    const recorded = await page.evaluate(() => (window as unknown as { seenButtons: string[] }).seenButtons);
    expect(recorded.at(-1)).toBe(button);
    expect(recorded).toContain('told||');
    // Not in the pauses of the film either.
    expect(recorded.findIndex((seen) => !seen.endsWith('||'))).toBe(recorded.length - 1);
  }
});

/** Records where the light falls, and whether everything there is out of the dark. Runs in the page. */
function recordLight(): void {
  const seen: string[] = [];
  const look = (): void => {
    const lit = document.querySelector<HTMLElement>('.guide')?.dataset['lit'] ?? '';
    const refs = lit === '' ? [] : lit.split('|');
    const rings = [...document.querySelectorAll('.spotlight-ring')].map((ring) => ring.getBoundingClientRect());
    const isLit = refs.every((ref) => {
      const piece = ref.replace('ravager:', 'card:');
      const things = document.querySelectorAll(`.table :is([data-piece="${piece}"], [data-target="${ref}"])`);
      return [...things].some((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const [cx, cy] = [x + width / 2, y + height / 2];
        return rings.some((ring) => ring.left < cx && cx < ring.right && ring.top < cy && cy < ring.bottom);
      });
    });
    if (refs.length > 0 && isLit && seen.at(-1) !== lit) seen.push(lit);
  };
  Object.assign(window, { seenLight: seen });
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}

it('the light goes over what the sentence names, and then to the button', async () => {
  const { page } = await visit({ settings: { speed: 'fast' } });
  const light = (): Promise<string[]> => page.evaluate(() => (window as unknown as { seenLight: string[] }).seenLight);
  await page.goto('#/learn/act1/place');
  await page.locator('.guide').waitFor();
  const learner = new Learner(page);
  await learner.settled('');
  await page.evaluate(recordLight);
  await learner.doNext();
  await expect.poll(light).toEqual(['hex:4b', 'ravager:089|ravager:074', 'action:5|action:2', 'button:end']);
  // A jump to another moment falls like a curtain, and is said.
  await page.goto('#/learn/act2/turn');
  await page.reload();
  await page.locator('.guide').waitFor();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  const curtain = page.locator('.scene-cut');
  await curtain.waitFor();
  // It lies above the flights, and nothing behind it can be chosen. A key or a tap only raises it.
  const [over, flights] = await page.evaluate(() =>
    ['.scene-cut', '.flights'].map((name) => Number(getComputedStyle(document.querySelector(name)!).zIndex)),
  );
  expect(over).toBeGreaterThan(flights!);
  const skip = (await page.getByRole('button', { name: 'Skip this step' }).boundingBox())!;
  await page.mouse.click(skip.x + skip.width / 2, skip.y + skip.height / 2);
  await curtain.waitFor({ state: 'detached' });
  expect(await page.locator('.guide').getAttribute('data-step')).toBe('neutralization');
  const later = en.learn.guide.cut.later.replace('{{round}}', '9');
  expect(await page.locator('.guide-cut').textContent()).toBe(later);
  await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringContaining(later));
});

it('a newcomer’s game explains each sign where it is first met, once, and shows no ids of rules until they are wanted', async () => {
  const { page } = await visit({ settings: { skill: 'new' } });
  const game = new PreparedGame({ players: 1, seed: 'film' });
  const driver = await openMatch(page, game.upTo(game.find('command')));
  const note = () => page.locator('.prompt-new').getAttribute('data-note');
  await expect.poll(note).toBe('ravagerIcon');
  const rules = () =>
    page.locator('.log-rule').evaluateAll((all) => all.map(({ textContent }) => textContent).join(''));
  expect(await page.locator('.log-rule').count()).toBeGreaterThan(0);
  expect(await rules()).toBe('');
  // The next decision has the next one. Taken back, neither comes again.
  const { glowing } = await driver.see();
  const hex = glowing.find(({ target }) => target.startsWith('hex:'))!;
  const point = (await driver.reach(hex))!;
  await page.mouse.click(point.x, point.y);
  await expect.poll(note).toBe('comet');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => page.locator('.prompt-title').textContent()).toBe('Command Your Ships');
  expect(await page.locator('.prompt-new').count()).toBe(0);
  // One icon has one meaning: what stands beside the players is not what the header counts.
  const signs = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((icons) => icons.map((icon) => icon.innerHTML.replace(/<title>.*<\/title>/, '')));
  const [header, outlook] = [await signs('.countdown .icon'), await signs('.player-outlook .icon')];
  expect(header.length * outlook.length).toBe(4);
  expect(header.filter((icon) => outlook.includes(icon))).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Show rule numbers' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await rules()).toMatch(/A2\./);
});

it('the first visit offers the first voyage once; a lesson keeps its place, goes back and on, and shows what was missed', async () => {
  const { page } = await visit();
  await page.goto('#/');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.locator('.home-offer').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Play now against Hal' }).waitFor();
  expect(await page.locator('.home-offer').count()).toBe(0);

  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expectNothingSerious(page, 'the list of lessons');
  await page.getByRole('link', { name: 'Start the first voyage' }).click();
  await page.locator('.guide').waitFor();
  const learner = new Learner(page);
  await learner.settled('');
  await expectNothingSerious(page, 'a lesson', '.guide');
  await learner.reach('launch');
  const step = () => page.locator('.guide').getAttribute('data-step');
  await page.reload();
  await expect.poll(step).toBe('launch');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(step).toBe('die');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect.poll(step).toBe('launch');

  // Three wrong tries: each is answered, then the guide offers to show it.
  for (const hex of ['hex:3b', 'hex:2c', 'hex:4c']) {
    expect(await page.getByRole('button', { name: 'Show me' }).count()).toBe(0);
    await learner.pointAt(hex);
    await page.locator('.guide-answer').waitFor();
    await expect.poll(() => page.locator('.table').getAttribute('aria-busy')).toBe('false');
  }
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect.poll(step).toBe('place');
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByText('Step 4 of 12').waitFor();

  // The landing page leads back to the place where it was left.
  await page.goto('#/');
  await page.getByRole('link', { name: 'Go on with the voyage' }).click();
  await expect.poll(step).toBe('place');
});

it('a lesson is learned by keyboard and heard', async () => {
  const { page } = await visit();
  await page.goto('#/learn/act1');
  await page.locator('.guide').waitFor();
  const { say } = en.learn.act1.look;
  await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringContaining(say));
  // Nothing has been taken back, and the prompt does not speak against the guide.
  const log = page.locator('[role=log][aria-live] > p');
  await page.locator('.prompt-title', { hasText: 'Your turn' }).waitFor();
  await expect.poll(() => log.allTextContents()).toEqual(['', '']);
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  // The button is gone.
  await expect.poll(() => page.locator('.guide:focus').count()).toBe(1);
  const press = async (target: string): Promise<void> => {
    await page.locator(`.table [data-target="${target}"].spot-next`).filter({ visible: true }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('die:0:gray:2:s');
  const { gray } = en.learn.act1.die;
  await expect.poll(() => page.getByRole('alert').allTextContents()).toContainEqual(expect.stringContaining(gray));
  await press('die:0:green:2:s');
  await press('action:6');
  await expect.poll(() => page.locator('.guide').getAttribute('data-step')).toBe('launch');
  // At 400 % it stands where the page begins.
  await page.setViewportSize({ width: 320, height: 256 });
  const top = (): Promise<number> =>
    page.locator('.guide').evaluate((guide) => guide.getBoundingClientRect().top + scrollY);
  await expect.poll(top).toBeLessThan(256);
});

it('on a phone the voyage is offered in sight, dice fit a finger, and rings lie on what they point at', async () => {
  const { page } = await visit({ size: 'phone' });
  await page.goto('#/');
  const start = page.getByRole('link', { name: 'Start the first voyage' });
  await start.waitFor();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = (await start.boundingBox())!;
    expect(box.y + box.height, `${width}×${height}`).toBeLessThanOrEqual(height);
  }

  await page.goto('#/learn/act1/die');
  const dice = page.locator('.dice-dock .standard-area .die');
  await expect.poll(() => dice.count()).toBe(4);
  for (const die of await dice.all()) expect((await die.boundingBox())!.width).toBeGreaterThanOrEqual(40);

  // Both copies of the tile, in the display and in the list of choices, begin out of sight.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('#/learn/act1/tiles');
  await expect.poll(() => page.locator('.guide').getAttribute('data-pointed')).toBe('place:4');
  const ringed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.spotlight-ring')].map((ring) => {
        const { x, y, width, height } = ring.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit?.closest<HTMLElement>('[data-target]')?.dataset['target'] ?? 'nothing';
      }),
    );
  await expect.poll(ringed).toEqual(['place:4']);
  // A choice that its list cuts has its ring cut, too: not more than the edge of the ring lies beyond the list.
  const cut = () =>
    page.evaluate(() => {
      const list = document.querySelector('.prompt .choices')!.getBoundingClientRect();
      const choice = document.querySelector('.prompt [data-target="place:4"]')!.getBoundingClientRect();
      // The other one is in the display.
      const ring = [...document.querySelectorAll('.spotlight-ring')].at(-1)?.getBoundingClientRect();
      return {
        isCut: choice.top < list.top - 8,
        isRingCut: ring !== undefined && Math.round(ring.top) >= Math.round(list.top) - 8,
      };
    });
  await page.locator('.prompt [data-target="place:4"]').evaluate((choice) => {
    const list = choice.closest('.choices')!;
    list.scrollTop += choice.getBoundingClientRect().top - list.getBoundingClientRect().top + 16;
  });
  await expect.poll(cut).toEqual({ isCut: true, isRingCut: true });
  // The speed is off: the ring keeps still, whatever the device asks for.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const ring = page.locator('.spotlight-ring').first();
  expect(await ring.evaluate((drawn) => getComputedStyle(drawn).animationName)).toBe('none');
});
