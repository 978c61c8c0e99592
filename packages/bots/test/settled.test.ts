// Bots that foretell the lead judge ends of turns: of Sequence B after the advance, of a search their own.

import { isOver, legalMoves, type State, setup, view } from '@black-angel/rules';
import { applyChoice, choices, copy, decisionKind, settleSequenceB } from '@black-angel/rules/playout';
import { hashState } from '@black-angel/rules/server';
import { describe, expect, it } from 'vitest';
import {
  botRandom,
  type Evaluation,
  HASTY,
  makeEvaluation,
  makeLeadEvaluation,
  makeStrategist,
  QUICK,
  STRATEGIST,
  TurnSearch,
} from '../src/index.ts';

/** States of a random game in which a kind of decision is asked. */
function statesWith(kind: string, players: number, seed: string): State[] {
  const random = botRandom(seed, 0, 0);
  const out: number[] = [];
  const found: State[] = [];
  const state = setup(players === 1 ? { players, hal: 'standard' } : { players }, seed);
  while (!isOver(state)) {
    if (decisionKind(state) === kind) found.push(copy(state));
    applyChoice(state, out[random(choices(state, out))]!, null);
  }
  return found;
}

describe('settleSequenceB', () => {
  const ends = statesWith('end-turn', 3, 'settle');
  const ofB = ends.filter(({ turn, halted }) => turn.sequence === 'B' && !halted);
  const ofA = ends.filter(({ turn }) => turn.sequence === 'A');

  it('B2, B3: does what the end of the turn does, without the next turn', () => {
    expect(ofB.length).toBeGreaterThan(2);
    for (const state of ofB) {
      const settled = copy(state);
      expect(settleSequenceB(settled)).toBe(true);
      expect([settled.seat, settled.round, decisionKind(settled)]).toEqual([state.seat, state.round, 'end-turn']);
      const ended = copy(state);
      applyChoice(ended, 0, null);
      for (const part of ['strips', 'cards', 'owners', 'spesRow', 'dice', 'ending', 'lastRound'] as const)
        expect(settled[part]).toEqual(ended[part]);
      const own = settled.players[state.seat]!;
      expect(own.slots).toEqual([0, 0, 0, 0, 0, 0]);
      expect(own.vp).toBe(ended.players[state.seat]!.vp);
    }
  });

  it('changes nothing at the end of another turn or within one', () => {
    for (const state of [...ofA, ...statesWith('turn', 3, 'settle')]) {
      const same = copy(state);
      expect(settleSequenceB(same)).toBe(false);
      expect(hashState(same)).toBe(hashState(state));
    }
  });
});

/** The states that an evaluation judges within a turn. */
function judgedBy(isSettled: boolean, start: State): State[] {
  const judged: State[] = [];
  const evaluation = makeEvaluation();
  const watched: Evaluation = {
    ...evaluation,
    isSettled,
    judgeTurn(from, mover) {
      const judge = evaluation.judgeTurn(from, mover);
      return (state, seat) => {
        judged.push(copy(state));
        return judge(state, seat);
      };
    },
  };
  new TurnSearch(watched, QUICK).best(start, 1);
  return judged;
}

describe('the search', () => {
  it('sees Sequence B after the advance only if the evaluation judges it so', () => {
    const [start] = statesWith('turn', 2, 'advance').filter(({ halted, round }) => !halted && round > 2);
    const advanced = (state: State): boolean => state.spesRow !== start!.spesRow;
    expect(judgedBy(true, start!).some(advanced)).toBe(true);
    expect(judgedBy(false, start!).some(advanced)).toBe(false);
    expect(makeLeadEvaluation(null).isSettled).toBe(false);
  });

  it.each([1, 2, 4])('with rounds to look ahead it judges ends of own turns, %i players', (players) => {
    const [start] = statesWith('turn', players, 'rounds').filter(({ round }) => round === 3);
    const { seat, round } = start!;
    const judged: State[] = [];
    const settled: Evaluation = { ...makeEvaluation(), isSettled: true };
    const leaves: Evaluation = {
      ...settled,
      judgeFrom: (from) => {
        const judge = settled.judgeFrom(from);
        return (state, judgedSeat) => {
          judged.push(copy(state));
          return judge(state, judgedSeat);
        };
      },
    };
    const settings = { ...STRATEGIST, rounds: 2, limits: HASTY };
    const bot = makeStrategist('x', settled, settings, leaves, settled);
    const moves = legalMoves(start!, seat);
    bot.think({ view: view(start!, seat), moves, budget: { iterations: 12 }, random: botRandom('rounds', 0, 0) });
    expect(judged.length).toBeGreaterThanOrEqual(12);
    for (const state of judged)
      if (!isOver(state)) expect([state.seat, state.round, decisionKind(state)]).toEqual([seat, round + 2, 'end-turn']);
  });
});
