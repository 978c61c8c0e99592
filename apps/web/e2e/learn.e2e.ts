// Lessons, learned as a learner would: what is pointed at, one mistake in each.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Language } from '../src/browser/settings.ts';
import { LESSONS } from '../src/learn/lessons/index.ts';
import type { Lesson } from '../src/learn/step.ts';
import { learn as en } from '../src/texts/en/learn.ts';
import { learn as fr } from '../src/texts/fr/learn.ts';
import { learn as ru } from '../src/texts/ru/learn.ts';
import type { SizeName } from './browser.ts';
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
  await learner.reach(step.id);
  const before = (await learner.see())!.text;
  for (const target of mistake.path) if ((await learner.see())!.answer === '') await learner.pointAt(target);
  await expect
    .poll(() => page.locator('.guide-answer').textContent())
    .toContain(said(language, lesson, step.id, mistake.answer.say));
  expect((await learner.see())!.text).toBe(before);
  await learner.finish();
  await page.locator('.lesson-end').waitFor();
  return learner;
}

const isSoak = process.env['SOAK'] === '1';
const SIZES: readonly SizeName[] = ['desktop', 'phone'];
const LANGUAGES: readonly Language[] = ['en', 'fr', 'ru'];

/** Every run: each lesson once, and the languages and sizes in turn. `npm run soak`: all of them in all. */
const RUNS = LANGUAGES.flatMap((language, l) =>
  SIZES.map((size, s) => {
    const lessons = LESSONS.filter((_, i) => isSoak || i % 6 === l * 2 + s);
    return { language, size, lessons };
  }),
).filter(({ lessons }) => lessons.length > 0);

it.each(RUNS)('lessons in $language on a $size', async ({ language, size, lessons }) => {
  const { page } = await visit({ size, settings: { language } });
  for (const lesson of lessons) await learnLesson(page, lesson, language);
});
