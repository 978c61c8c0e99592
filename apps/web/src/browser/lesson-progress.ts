// How far the learner is in each lesson, and whether the first voyage is still offered. Stored in this browser.

import { useSyncExternalStore } from 'react';
import { keptValue } from './kept-value.ts';

export interface LessonProgress {
  /** The number of the step to go on with. */
  step: number;
  /** Whether the lesson has been finished once. */
  isDone: boolean;
}

export interface Learned {
  /** The first voyage was neither taken nor declined. */
  isOffered: boolean;
  /** The offer was declined, at first or later. */
  isDeclined: boolean;
  lessons: Readonly<Record<string, LessonProgress>>;
}

const FIRST: Learned = { isOffered: true, isDeclined: false, lessons: {} };

/** The lessons of the first voyage, in order. */
export const VOYAGE_ACTS = ['act1', 'act2', 'act3'] as const;

const isProgress = (value: unknown): value is LessonProgress =>
  typeof value === 'object' && value !== null && Number.isInteger((value as LessonProgress).step);

function parse(stored: unknown): Learned {
  if (typeof stored !== 'object' || stored === null) return FIRST;
  const { isOffered = true, isDeclined = false, lessons = {} } = stored as Partial<Learned>;
  const known = Object.entries(lessons).filter(([, progress]) => isProgress(progress));
  return { isOffered: isOffered === true, isDeclined: isDeclined === true, lessons: Object.fromEntries(known) };
}

const kept = keptValue<Learned>('black-angel-learned', parse);

export const learned = (): Learned => kept.get();

export const useLearned = (): Learned => useSyncExternalStore(kept.subscribe, kept.get);

export function declineVoyage(): void {
  kept.set({ ...kept.read(), isOffered: false, isDeclined: true });
}

/** The learner has reached a step. The first voyage is then no longer offered. */
export function rememberStep(lesson: string, step: number, isFinished = false): void {
  const { lessons } = kept.read();
  const isDone = isFinished || (lessons[lesson]?.isDone ?? false);
  kept.set({ isOffered: false, isDeclined: false, lessons: { ...lessons, [lesson]: { step, isDone } } });
}

/** The act to go on with: the voyage was begun and left. Null if it was not begun, is finished, or is declined. */
export function actToResume({ isDeclined, lessons }: Learned): (typeof VOYAGE_ACTS)[number] | null {
  const isBegun = VOYAGE_ACTS.some((act) => lessons[act] !== undefined);
  return isBegun && !isDeclined ? (VOYAGE_ACTS.find((act) => !lessons[act]?.isDone) ?? null) : null;
}
