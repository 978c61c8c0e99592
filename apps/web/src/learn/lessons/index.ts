// All lessons, in the order of the page.

import type { Lesson } from '../step.ts';
import { ACT_1 } from './act-1.ts';

/** The first voyage: one game in acts. */
export const VOYAGE: readonly Lesson[] = [ACT_1];

/** In any order. */
export const CHAPTERS: readonly Lesson[] = [];

export const LESSONS: readonly Lesson[] = [...VOYAGE, ...CHAPTERS];

export const findLesson = (id: string): Lesson | null => LESSONS.find((lesson) => lesson.id === id) ?? null;
