// The sentences of lessons. Their keys are made of the ids of lesson and step, and a test compares them with the steps.

import type { TFunction } from 'i18next';
import type { Lesson, Step } from './step.ts';

type Say = (key: string, values?: { defaultValue: string }) => string;

/** Empty if a step has no such sentence. */
export const sayOfStep = (t: TFunction, lesson: Lesson, step: Step, what: string): string =>
  (t as unknown as Say)(`learn.${lesson.id}.${step.id}.${what}`, { defaultValue: '' });

export const sayOfLesson = (t: TFunction, lesson: Pick<Lesson, 'id'>, what: 'title' | 'about' | 'learned'): string =>
  (t as unknown as Say)(`learn.${lesson.id}.${what}`);
