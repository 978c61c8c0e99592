// The progress of a learner is stored in this browser.

import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../test/fake-browser.ts';

let kept: Map<string, string>;

/** The module as a new visit loads it. */
async function visit(): Promise<typeof import('./lesson-progress.ts')> {
  vi.resetModules();
  return import('./lesson-progress.ts');
}

beforeEach(() => {
  kept = fakeStorage();
});

it('offers the voyage until it is taken or declined', async () => {
  const first = await visit();
  expect(first.learned().isOffered).toBe(true);
  first.declineVoyage();
  expect((await visit()).learned().isOffered).toBe(false);
  kept.clear();
  (await visit()).rememberStep('act1', 0);
  expect((await visit()).learned().isOffered).toBe(false);
});

it('keeps the place in each lesson, and that one is done', async () => {
  const { rememberStep } = await visit();
  rememberStep('act1', 3);
  rememberStep('dice', 0, true);
  rememberStep('dice', 2);
  expect((await visit()).learned().lessons).toEqual({
    act1: { step: 3, isDone: false },
    dice: { step: 2, isDone: true },
  });
});

it('begins afresh when what is stored is broken', async () => {
  kept.set('black-angel-learned', '{"isOffered":false,"lessons":{"act1":7,"dice":{"step":"x"}}}');
  expect((await visit()).learned()).toEqual({ isOffered: false, isDeclined: false, lessons: {} });
  kept.set('black-angel-learned', 'nonsense');
  expect((await visit()).learned().isOffered).toBe(true);
});

it('offers to go on with a voyage that was left, until it is finished or declined', async () => {
  const { actToResume, declineVoyage, learned, rememberStep } = await visit();
  expect(actToResume(learned())).toBeNull();
  rememberStep('dice', 1);
  expect(actToResume(learned())).toBeNull();
  rememberStep('act1', 3);
  expect(actToResume(learned())).toBe('act1');
  rememberStep('act1', 0, true);
  expect(actToResume(learned())).toBe('act2');
  declineVoyage();
  expect(actToResume(learned())).toBeNull();
  rememberStep('act2', 0, true);
  expect(actToResume(learned())).toBe('act3');
  rememberStep('act3', 0, true);
  expect(actToResume(learned())).toBeNull();
});
