import { setup, view as viewOf } from '@black-angel/rules';
import { expect, it } from 'vitest';
import { decisionOf } from './decision.ts';
import { ghostsOfLines } from './line-ghosts.ts';
import { plannedSteps } from './planned-steps.ts';

const state = setup({ players: 2, advanced: false, hal: null }, 'lines');
const seen = viewOf(state, state.seat);
const decision = decisionOf(seen)!;
const stepsOf = (...moves: string[]) => plannedSteps(decision, seen, moves);
const [first, second] = decision.options.filter(({ move }) => move.kind === 'die').map(({ text }) => text);

it('what two turns have in common is shown once and without a tone', () => {
  const line = stepsOf(first!);
  expect(line).toHaveLength(1);
  const once = ghostsOfLines([{ tone: 'played', steps: line }]);
  expect(once.length).toBeGreaterThan(0);
  expect(once.every(({ tone }) => tone === 'played')).toBe(true);
  const both = ghostsOfLines([
    { tone: 'played', steps: line },
    { tone: 'best', steps: line },
  ]);
  expect(both).toEqual(once.map(({ ghost }) => ({ ghost, tone: null })));
});

it('what only one turn does has its tone', () => {
  expect(second).toBeDefined();
  const ghosts = ghostsOfLines([
    { tone: 'played', steps: stepsOf(first!) },
    { tone: 'best', steps: stepsOf(second!) },
  ]);
  expect(new Set(ghosts.map(({ tone }) => tone))).toEqual(new Set(['played', 'best']));
});

it('a single move that is pointed at lights nothing beyond its own ghosts', () => {
  const ghosts = ghostsOfLines([{ tone: null, steps: stepsOf(first!) }]);
  expect(ghosts.filter(({ ghost }) => ghost.kind === 'lights')).toEqual([]);
});

it('gains of all steps of a turn are added up', () => {
  const goods = ghostsOfLines([{ tone: 'best', steps: [...stepsOf('B'), ...stepsOf('B')] }]).flatMap(({ ghost }) =>
    ghost.kind === 'goods' ? [ghost] : [],
  );
  const single = ghostsOfLines([{ tone: 'best', steps: stepsOf('B') }]).flatMap(({ ghost }) =>
    ghost.kind === 'goods' ? [ghost] : [],
  );
  expect(single.length).toBeGreaterThan(0);
  expect(goods).toEqual(single.map((ghost) => ({ ...ghost, amount: 2 * ghost.amount })));
});
