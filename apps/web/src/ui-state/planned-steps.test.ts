import { advise } from '@black-angel/bots/advice';
import { setup, view } from '@black-angel/rules';
import { expect, it } from 'vitest';
import { decisionOf } from './decision.ts';
import { ghostsOf } from './ghosts.ts';
import { plannedSteps } from './planned-steps.ts';

it('a plan is a list of steps, each legal where it is made, and each has ghosts', () => {
  const seen = view(setup({ players: 2 }, 'plan'), 0);
  const decision = decisionOf(seen)!;
  const { moves } = advise(seen, 'plan').turns[0]!;
  const steps = plannedSteps(decision, seen, moves);
  expect(steps.map(({ option }) => option.text)).toEqual(moves.slice(0, steps.length));
  expect(steps.length).toBeGreaterThan(1);
  for (const step of steps) {
    expect(step.decision.options).toContain(step.option);
    expect(() => ghostsOf(step.decision, step.view, step.option)).not.toThrow();
  }
  expect(plannedSteps(decision, seen, ['B', 'no such move'])).toHaveLength(1);
});
