// Lessons, learned as a learner would: what is pointed at, one mistake in each.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isSoak } from '../../../scripts/soak.ts';
import type { Language } from '../src/browser/settings.ts';
import { LESSONS } from '../src/learn/lessons/index.ts';
import type { Lesson } from '../src/learn/step.ts';
import { learn as en } from '../src/texts/en/learn.ts';
import { learn as fr } from '../src/texts/fr/learn.ts';
import { learn as ru } from '../src/texts/ru/learn.ts';
import { expectNothingSerious } from './axe.ts';
import type { SizeName } from './browser.ts';
import { tabTo } from './keyboard.ts';
import { Learner, mistakeOf } from './learner.ts';
import { visit, withBrowser } from './test-page.ts';

withBrowser({ isReused: true });

const TEXTS = { en, fr, ru };

const said = (language: Language, lesson: Lesson, step: string, what: string): string =>
  (TEXTS[language].learn as never as Record<string, Record<string, Record<string, string>>>)[lesson.id]![step]![what]!;

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
  // Nothing has been taken back.
  await expect
    .poll(() => page.locator('[role=log][aria-live] > p').allTextContents())
    .toContainEqual(expect.stringMatching(/^Your turn/));
  expect(await page.locator('[role=log][aria-live] > p').first().textContent()).toBe('');
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
  // The speed is off: the ring keeps still, whatever the device asks for.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const ring = page.locator('.spotlight-ring');
  expect(await ring.evaluate((drawn) => getComputedStyle(drawn).animationName)).toBe('none');
});
