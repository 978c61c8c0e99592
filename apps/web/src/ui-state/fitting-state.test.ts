import { Match, newMatch } from '@black-angel/match';
import { determinize, formatMove, legalMoves } from '@black-angel/rules';
import { expect, it, vi } from 'vitest';
import { predict } from '../match/optimistic.ts';
import { decisionOf } from './decision.ts';
import { stateThatFits } from './fitting-state.ts';

vi.mock('@black-angel/rules', async (original) => {
  const rules = await original<typeof import('@black-angel/rules')>();
  return { ...rules, determinize: vi.fn(rules.determinize) };
});

it('is dealt once for a decision, the prediction of its move and the decision after it', () => {
  const seats = ['Ada', 'Bea'].map((name) => ({ name, kind: 'person' as const, level: null }));
  const options = { players: 2, advanced: false, hal: null } as const;
  const moment = new Match(newMatch({ kind: 'setup', options, seed: 'dealt once' }, seats)).moment(0);
  const { state } = decisionOf(moment.view)!;
  expect(stateThatFits(moment.view)).toBe(state);
  const predicted = legalMoves(state, 0).flatMap((move) => predict(moment, formatMove(move)!, true) ?? [])[0]!;
  expect(decisionOf(predicted.moment.view)!.options.length).toBeGreaterThan(0);
  expect(determinize).toHaveBeenCalledTimes(1);
});
