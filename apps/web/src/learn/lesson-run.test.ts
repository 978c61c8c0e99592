import { expect, it } from 'vitest';
import { LessonRun } from './lesson-run.ts';
import { VOYAGE } from './lessons/voyage.ts';
import { startOf } from './play-line.ts';

const lesson = VOYAGE[0]!;
const stepNamed = (name: string): number => lesson.steps.findIndex(({ id }) => id === name);

it('a jump to another table is said, on and back; the same step begins again without a word', () => {
  const place = stepNamed('place');
  const run = new LessonRun(lesson, place, { name: 'You', onStep: () => {} });
  const cuts = [1, 2, 3].map((by) => {
    run.goTo(place + by);
    const { round } = startOf(lesson, place + by);
    return `${run.get().cut} ${round}`;
  });
  expect(cuts).toEqual(['on 1', 'on 2', 'on 3']);
  run.again();
  run.goTo(place + 3);
  expect(run.get().cut).toBe(null);
  run.goTo(place + 2);
  expect(run.get().cut).toBe('back');
});

it('a step that begins on the same table is no jump', () => {
  const run = new LessonRun(lesson, stepNamed('look'), { name: 'You', onStep: () => {} });
  run.goTo(stepNamed('look') + 1);
  expect(run.get().cut).toBe(null);
  expect(run.next()).toBe(true);
  expect(run.get().cut).toBe('on');
});
