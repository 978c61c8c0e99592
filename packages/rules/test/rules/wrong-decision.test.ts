import { describe, expect, it } from 'vitest';
import { actors, explain, type FrameKind, MOVE_KINDS, type MoveKind, parseMove, type State } from '../../src/index.ts';
import { play, refusal } from '../helpers.ts';
import { everyDecision } from './every-decision.ts';
import { advancedTable } from './tables.ts';

/** One move of each kind. */
const TEXTS = `play 017 row1,die gray 2,buy gray 2 from 3,B,pass,turn,boost r1c1,action 3,mission 2b,tile r1c1 vp,take 4,
  take A2,inject debris-1 row1,advanced gray,repair 3,repair gray,debris storage,debris r1c1 vp,destroy 3,launch 2b,
  fly 2b 2c,place 017,activate,spend start-gray,discard 017,assign gray,recall gray,draw gray,keep 017,reserve gray 2,
  done,end`;
const MOVES = TEXTS.split(',').map((text) => parseMove(text.trim())!);

/** The rule of each decision, which a move of another kind is refused with, and the kinds that it understands. */
const DECISIONS: Record<FrameKind, [rule: string, ...knows: MoveKind[]]> = {
  turn: ['T1', 'play', 'die', 'buy', 'sequence-b', 'pass'],
  'activate-tiles': ['A1.2', 'tile', 'done'],
  'activate-neighbour': ['X2', 'tile'],
  'choose-die': ['T1', 'die', 'buy', 'play'],
  'use-die': ['A2.3', 'turn-die', 'action', 'mission', 'boost', 'die', 'buy'],
  'boost-action': ['V2', 'boost', 'done'],
  'pay-ravager': ['A2.6', 'discard'],
  discover: ['A2.D1', 'take', 'take-advanced', 'done'],
  inject: ['A2.D3', 'inject'],
  'place-advanced': ['A2.D5', 'advanced'],
  repair: ['A2.R1', 'repair', 'repair-die', 'done'],
  'use-debris': ['A2.R2', 'debris', 'store-debris'],
  destroy: ['A2.X1', 'destroy', 'done'],
  command: ['A2.C1', 'launch', 'fly'],
  fly: ['X3', 'launch', 'fly'],
  'place-mission': ['A2.C3', 'place', 'done'],
  'activate-mission': ['A2.M2', 'activate', 'done'],
  'spend-technology': ['A2.M2', 'spend'],
  'spend-card': ['A2.M2', 'discard'],
  reassign: ['X4', 'assign', 'recall'],
  'draw-colour': ['X1', 'draw'],
  'keep-card': ['V4', 'keep'],
  reserve: ['B1.3', 'reserve', 'done'],
  'end-turn': ['A3.1', 'end'],
  'discard-excess': ['T4', 'discard'],
};

/** Some decisions are asked by several rules; these states are asked by the rule of the table. */
const isByTheRule = ({ turn, frames }: State): boolean => {
  const { kind, left, list } = frames.at(-1)!;
  if (kind === 'reserve') return turn.sequence === 'B';
  if (kind === 'end-turn') return turn.sequence === 'A';
  if (kind === 'keep-card') return left === 1;
  return kind !== 'activate-mission' || list[1] === 0;
};
const STATES = everyDecision(isByTheRule);

describe('a move that the decision does not know', () => {
  it('the moves are of every kind', () => {
    expect(new Set(MOVES.map(({ kind }) => kind))).toEqual(new Set(MOVE_KINDS));
  });

  it.each(Object.entries(DECISIONS))('T1: %s refuses it with the rule of the decision', (kind, [rule, ...knows]) => {
    const state = STATES.get(kind as FrameKind)!;
    for (const move of MOVES) {
      const params = { problem: 'wrongDecision', move: move.kind, decision: kind };
      const refused = explain(state, actors(state)[0]!, move);
      if (knows.includes(move.kind)) expect(refused?.params['problem']).not.toBe('wrongDecision');
      else expect(refused).toEqual({ rule, params });
    }
  });
});

describe('a decision that several rules ask', () => {
  const others = everyDecision((state) => !isByTheRule(state));

  it.each<[FrameKind, rule: string]>([
    ['reserve', 'S9'],
    ['end-turn', 'B2.1'],
    ['keep-card', 'V5'],
    ['activate-mission', 'A2.M3'],
  ])('T1: %s names %s', (kind, rule) => {
    expect(refusal(others.get(kind)!, 'B')!.rule).toBe(rule);
  });

  it('V4, V5: a card that was not drawn is refused by the rule of the draw', () => {
    const drawing = advancedTable({
      dice: ['orange 1'],
      grid: { r1c1: 'green-drawMission-dieToThree' },
      hand: ['061'],
    });
    const byTile = play(drawing, 'play 061 row1', 'tile r1c1 drawMission', 'draw gray').state;
    expect(refusal(byTile, 'keep 061')!.rule).toBe('V5');
    expect(refusal(STATES.get('keep-card')!, 'keep 061')!.rule).toBe('V4');
  });
});
