// The sentences of lessons. Their keys are made of the ids of lesson and step, and a test compares them with the steps.

import type { Key, T } from '../texts/texts.ts';
import type { Lesson, Step } from './step.ts';

/** Empty if a step has no such sentence. */
export function sayOfStep(t: T, lesson: Lesson, step: Step, what: string): string {
  const key = `learn.${lesson.id}.${step.id}.${what}`;
  return t.has(key) ? t(key as Key) : '';
}

export const sayOfLesson = (t: T, lesson: Pick<Lesson, 'id'>, what: 'title' | 'about' | 'learned'): string =>
  t(`learn.${lesson.id}.${what}` as Key);
