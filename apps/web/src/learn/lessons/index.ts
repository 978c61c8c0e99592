// All lessons. The page loads the chapters when they are needed.

import type { Lesson } from '../step.ts';
import { CHAPTERS } from './chapters.ts';
import { VOYAGE } from './voyage.ts';

export const LESSONS: readonly Lesson[] = [...VOYAGE, ...CHAPTERS];

export const findLesson = (id: string): Lesson | null => LESSONS.find((lesson) => lesson.id === id) ?? null;
