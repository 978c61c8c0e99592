import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match, newMatch } from '@black-angel/match';
import { expect, it, vi } from 'vitest';
import { Optimistic } from '../match/optimistic.ts';
import { decisionOf } from './decision.ts';
import { stateThatFits } from './fitting-state.ts';

const { formatMove } = PRESENT_ENGINE;

vi.mock('@black-angel/engine/load', async (original) => {
  const engines = await original<typeof import('@black-angel/engine/load')>();
  const engine = { ...engines.PRESENT_ENGINE, determinize: vi.fn(engines.PRESENT_ENGINE.determinize) };
  return { ...engines, PRESENT_ENGINE: engine, engineOf: () => engine };
});

it('is dealt once for a decision, the prediction of its move and the decision after it', () => {
  const seats = ['Ada', 'Bea'].map((name) => ({ name, kind: 'person' as const, level: null }));
  const options = { players: 2, advanced: false, hal: null } as const;
  const moment = new Match(newMatch({ kind: 'setup', options, seed: 'dealt once' }, seats)).moment(0);
  const { state, options: open } = decisionOf(moment.view)!;
  expect(stateThatFits(moment.view)).toBe(state);
  // The table asks for the decision while it is told.
  const told: number[] = [];
  const optimistic = new Optimistic({
    tell: ({ moment: { view } }) => told.push(decisionOf(view)!.options.length),
    isAutomatic: () => true,
  });
  optimistic.begin({ moment, entries: [] });
  for (const { move } of open) if (told.length === 0) optimistic.play(formatMove(move)!);
  expect(told).toEqual([expect.any(Number)]);
  expect(PRESENT_ENGINE.determinize).toHaveBeenCalledTimes(1);
});
