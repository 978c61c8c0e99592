import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match, newMatch } from '@black-angel/match';
import { expect, it, vi } from 'vitest';
import { predict } from '../match/optimistic.ts';
import { decisionOf } from './decision.ts';
import { stateThatFits } from './fitting-state.ts';

const { formatMove, legalMoves } = PRESENT_ENGINE;

vi.mock('@black-angel/engine/load', async (original) => {
  const engines = await original<typeof import('@black-angel/engine/load')>();
  const engine = { ...engines.PRESENT_ENGINE, determinize: vi.fn(engines.PRESENT_ENGINE.determinize) };
  return { ...engines, PRESENT_ENGINE: engine, engineOf: () => engine };
});

it('is dealt once for a decision, the prediction of its move and the decision after it', () => {
  const seats = ['Ada', 'Bea'].map((name) => ({ name, kind: 'person' as const, level: null }));
  const options = { players: 2, advanced: false, hal: null } as const;
  const moment = new Match(newMatch({ kind: 'setup', options, seed: 'dealt once' }, seats)).moment(0);
  const { state } = decisionOf(moment.view)!;
  expect(stateThatFits(moment.view)).toBe(state);
  const predicted = legalMoves(state, 0).flatMap((move) => predict(moment, formatMove(move)!, true) ?? [])[0]!;
  expect(decisionOf(predicted.moment.view)!.options.length).toBeGreaterThan(0);
  expect(PRESENT_ENGINE.determinize).toHaveBeenCalledTimes(1);
});
