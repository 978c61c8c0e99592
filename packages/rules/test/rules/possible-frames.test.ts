// Frames of a position: which could be pending, alone and together. The reader of positions asks this.

import { describe, expect, it } from 'vitest';
import { contentOf } from '../../src/components.ts';
import { FRAMES } from '../../src/frames/frame.ts';
import type { FrameKind, State } from '../../src/index.ts';
import { makePosition, type Position, parsePosition } from '../../src/position.ts';
import { hashState } from '../../src/server.ts';
import type { Frame, Turn } from '../../src/state.ts';
import { everyDecision } from './every-decision.ts';

const STATES = everyDecision();
const stateOf = (kind: FrameKind): State => STATES.get(kind)!;
const topOf = (kind: FrameKind): Frame => stateOf(kind).frames.at(-1)!;

/** Whether the decision could be pending with these fields. */
const isPossible = (kind: FrameKind, fields: Partial<Frame>, state = stateOf(kind)): boolean =>
  FRAMES[kind].isPossible(state, { ...topOf(kind), ...fields });

const withTurn = (kind: FrameKind, turn: Partial<Turn>): State => {
  const state = structuredClone(stateOf(kind));
  Object.assign(state.turn, turn);
  return state;
};

const content = contentOf(stateOf('turn'));
const tileId = (id: string): number => content.tiles.findIndex((tile) => tile.id === id);
const [STARTING, TECHNOLOGY, ADVANCED] = ['start-gray', 'green-vp-dieToThree', 'debris-1'].map(tileId) as [
  number,
  number,
  number,
];

/** An action of another kind than this decision. */
const otherAction = (kind: FrameKind): number => content.actionKind.findIndex((other) => other !== kind);

/** The kinds of decision that wait while a Ravager is paid. */
const struck = new Set(stateOf('pay-ravager').frames.map(({ kind }) => kind as string));

/** Fields that make a decision impossible; the others stay as play had them. */
const BAD: [kind: FrameKind, fields: Partial<Frame>][] = [
  ...[6, 99].map((at): [FrameKind, Partial<Frame>] => ['activate-tiles', { at }]),
  ['activate-tiles', { at: stateOf('activate-tiles').players[topOf('activate-tiles').seat]!.slots.indexOf(0) }],
  ['activate-tiles', { list: [9] }],
  ['activate-tiles', { list: [stateOf('activate-tiles').players[topOf('activate-tiles').seat]!.grid.indexOf(0)] }],
  ['activate-neighbour', { at: 9 }],
  ['activate-neighbour', { list: [1, 9] }],
  ['boost-action', { at: 6 }],
  ['boost-action', { list: [0, 9] }],
  ['pay-ravager', { at: 6 }],
  ['pay-ravager', { left: 2 }],
  ['pay-ravager', { at: content.actionKind.findIndex((kind) => !struck.has(kind)) }],
  ...(['discover', 'repair', 'destroy', 'command'] as const).flatMap((kind): [FrameKind, Partial<Frame>][] => [
    [kind, { at: otherAction(kind) }],
    [kind, { at: 6 }],
    [kind, { left: 4 }],
  ]),
  ...(['discover', 'inject'] as const).flatMap((kind): [FrameKind, Partial<Frame>][] => [
    [kind, { list: [TECHNOLOGY, STARTING] }],
    [kind, { list: [TECHNOLOGY, 0] }],
    [kind, { list: [content.tiles.length] }],
  ]),
  ['place-advanced', { list: [] }],
  ['place-advanced', { list: [TECHNOLOGY] }],
  ['place-advanced', { list: [STARTING] }],
  ['place-advanced', { list: [ADVANCED, ADVANCED + 1] }],
  ['fly', { left: 0 }],
  ['fly', { left: 1 }],
  ['fly', { left: 3 }],
  ['place-mission', { left: 2 }],
  ['place-mission', { list: [] }],
  ['place-mission', { list: [0, 1] }],
  ['place-mission', { list: [3] }],
  ['place-mission', { at: 99 }],
  ['activate-mission', { left: 4 }],
  ['activate-mission', { list: [0, 0] }],
  ['activate-mission', { list: [0, 0, 0, 0] }],
  ['activate-mission', { list: [4, 0, 0] }],
  ['activate-mission', { list: [0, 0, 4] }],
  ['activate-mission', { at: stateOf('activate-mission').cards.indexOf(0) }],
  ['activate-mission', { at: 99 }],
  ['spend-technology', { left: 0 }],
  ['spend-technology', { left: 99 }],
  ['spend-card', { left: 0 }],
  ['spend-card', { left: 99 }],
  ['spend-card', { at: 2 }],
  ['keep-card', { left: 2 }],
  ['keep-card', { list: topOf('keep-card').list.slice(1) }],
  ['keep-card', { list: [topOf('keep-card').list[0]!, topOf('keep-card').list[0]!] }],
  ['keep-card', { list: [...topOf('keep-card').list, topOf('keep-card').list[0]!] }],
  ['keep-card', { list: [topOf('keep-card').list[0]!, stateOf('keep-card').missionDecks[0]![0]!] }],
  ['keep-card', { at: (topOf('keep-card').at + 1) % 3 }],
  ['reserve', { left: 2 }],
  ['reserve', { at: 2 }],
];

/** Fields at the bounds of what is possible. */
const GOOD: [kind: FrameKind, fields: Partial<Frame>][] = [
  ['activate-neighbour', { at: 8, list: [8] }],
  ['boost-action', { at: 5, list: [8] }],
  ['pay-ravager', { left: 0 }],
  ['pay-ravager', { left: 1 }],
  ...(['discover', 'repair', 'destroy', 'command'] as const).map((kind): [FrameKind, Partial<Frame>] => [
    kind,
    { left: 3 },
  ]),
  ['discover', { list: [TECHNOLOGY, ADVANCED] }],
  ['inject', { list: [1, content.tiles.length - 1] }],
  ['place-advanced', { list: [ADVANCED] }],
  ['fly', { left: 2 }],
  ['place-mission', { left: 1, list: [2] }],
  ['activate-mission', { left: 3, list: [3, 1, 1] }],
  ['reserve', { left: 1, at: 1 }],
];

describe('one decision of a position', () => {
  it('T1: every decision that play leads to is possible', () => {
    for (const [kind, state] of STATES)
      for (const frame of state.frames) expect(FRAMES[frame.kind].isPossible(state, frame), kind).toBe(true);
  });

  it.each(BAD)('T1: %s cannot be decided with %j', (kind, fields) => expect(isPossible(kind, fields)).toBe(false));

  it.each(GOOD)('T1: %s can be decided with %j', (kind, fields) => expect(isPossible(kind, fields)).toBe(true));

  it('V2: boosts are asked for only with the advanced rules', () => {
    const state = structuredClone(stateOf('boost-action'));
    state.options = { ...state.options, advanced: false };
    expect(isPossible('boost-action', {}, state)).toBe(false);
  });

  it('A1.3: an Advanced tile is not activated', () => {
    const state = structuredClone(stateOf('activate-tiles'));
    const { seat, list } = topOf('activate-tiles');
    state.players[seat]!.grid[list[0]!] = ADVANCED * 4;
    expect(isPossible('activate-tiles', {}, state)).toBe(false);
  });

  it('A2.M1: a Mission card is activated by its kind, and by a player who is present', () => {
    const { at, seat } = topOf('activate-mission');
    const neutral = structuredClone(stateOf('activate-mission'));
    neutral.cards[at] = content.missions.findIndex((mission, card) => card > 0 && !mission.isActivation);
    expect(isPossible('activate-mission', {}, neutral)).toBe(false);
    const absent = structuredClone(stateOf('activate-mission'));
    absent.owners[at] = seat === 0 ? 1 : 0;
    absent.players[seat]!.fleet = [];
    expect(isPossible('activate-mission', {}, absent)).toBe(false);
  });

  it('A2.M2: no more tiles or cards are spent than there are', () => {
    const state = structuredClone(stateOf('spend-technology'));
    const player = state.players[topOf('spend-technology').seat]!;
    Object.assign(player, { grid: [STARTING * 4, 0, ADVANCED * 4, 0, 0, 0, 0, 0, 0], ejectedTiles: [TECHNOLOGY] });
    expect([1, 2, 3].map((left) => isPossible('spend-technology', { left }, state))).toEqual([true, true, false]);
    const cards = structuredClone(stateOf('spend-card'));
    cards.players[topOf('spend-card').seat]!.hand = [1, 21, 61];
    expect([1, 2, 3].map((left) => isPossible('spend-card', { at: 0, left }, cards))).toEqual([true, true, false]);
    expect([1, 2].map((left) => isPossible('spend-card', { at: 1, left }, cards))).toEqual([true, false]);
  });

  it.each<[FrameKind, Partial<Turn>, boolean]>([
    ['choose-die', { dieColour: -1 }, true],
    ['choose-die', { dieColour: 0 }, false],
    ['use-die', { dieColour: 0 }, true],
    ['use-die', { dieColour: -1 }, false],
    ['end-turn', { sequence: 'A' }, true],
    ['end-turn', { sequence: 'B' }, true],
    ['end-turn', { sequence: 'pass' }, false],
    ['end-turn', { sequence: '' }, false],
    ['discard-excess', { sequence: 'pass' }, true],
    ['discard-excess', { sequence: '' }, false],
    ['reserve', { sequence: 'B' }, true],
    ['reserve', { sequence: '' }, true],
    ['reserve', { sequence: 'A' }, false],
  ])('T1: %s in a turn with %j: %j', (kind, turn, possible) => {
    expect(isPossible(kind, {}, withTurn(kind, turn))).toBe(possible);
  });
});

describe('the decisions of a position together', () => {
  const several = ({ players }: State): boolean => players.length > 1;
  const inSequence = (sequence: Turn['sequence'], kind: FrameKind): Position =>
    makePosition(everyDecision((state) => several(state) && state.turn.sequence === sequence).get(kind)!);
  const atStart = inSequence('', 'turn');
  const atSetup = inSequence('', 'reserve');
  const useDie = inSequence('A', 'use-die');
  const sequenceB = inSequence('B', 'reserve');
  const compartments = useDie.players!.length + (useDie.neutral ? 1 : 0);
  const frame = (kind: FrameKind, seat: number): Frame => ({ kind, seat, left: 0, at: 0, list: [] });
  const turnOf = (position: Position, turn: Partial<Turn>): Position => ({
    ...position,
    turn: { ...position.turn!, ...turn },
  });
  /** The frame at this depth belongs to another seat. */
  const ofAnother = (position: Position, depth: number): Position => ({
    ...position,
    frames: position.frames!.map((old, i) => (i === depth ? { ...old, seat: old.seat === 0 ? 1 : 0 } : old)),
  });

  it('T1: all of them are read as play had them', () => {
    for (const [kind, state] of STATES)
      expect(hashState(parsePosition(makePosition(state))), kind).toBe(hashState(state));
  });

  it.each<[string, Position, entry: string]>([
    ['the turn of another seat', ofAnother(atStart, 0), 'frames[0].seat'],
    ['two turns', { ...atStart, frames: [...atStart.frames!, ...atStart.frames!] }, 'frames[1]'],
    ['a turn with a die in use', turnOf(atStart, { turned: true }), 'turn.turned'],
    [
      'a turn above the end of a turn',
      { ...useDie, frames: [...useDie.frames!, frame('turn', useDie.seat!)] },
      'frames[3]',
    ],
    ['a reservation before the first turn in round 2', { ...atSetup, round: 2 }, 'frames[0].kind'],
    [
      'another decision before the first turn',
      { ...atSetup, frames: [...atSetup.frames!, frame('reassign', 0)] },
      `frames[${atSetup.frames!.length}]`,
    ],
    ['a reservation before the first turn, with a die', turnOf(atSetup, { turned: true }), 'turn.turned'],
    ['no discard at the bottom', { ...useDie, frames: useDie.frames!.slice(1) }, 'frames[0]'],
    ['the discard of another seat', ofAnother(useDie, 0), 'frames[0].seat'],
    ['no end of the turn', { ...useDie, frames: [useDie.frames![0]!, useDie.frames![2]!] }, 'frames[1]'],
    ['the end of the turn of another seat', ofAnother(useDie, 1), 'frames[1].seat'],
    [
      'two reservations in Sequence B',
      { ...sequenceB, frames: [...sequenceB.frames!, sequenceB.frames!.at(-1)!] },
      'frames[3].seat',
    ],
    [
      'another decision in Sequence B',
      { ...sequenceB, frames: [...sequenceB.frames!.slice(0, 2), frame('reassign', sequenceB.seat!)] },
      'frames[2]',
    ],
    ['a die of no colour', turnOf(useDie, { dieColour: 3 }), 'turn.dieColour'],
    ['a die that counts as no colour', turnOf(useDie, { colour: 3 }), 'turn.colour'],
    ['a die that counts as a missing colour', turnOf(useDie, { colour: -1 }), 'turn.colour'],
    ['a die without a value', turnOf(useDie, { value: -1 }), 'turn.value'],
    ['a die from nowhere', turnOf(useDie, { dieFrom: -1 }), 'turn.dieFrom'],
    ['a die from beyond the compartments', turnOf(useDie, { dieFrom: compartments }), 'turn.dieFrom'],
  ])('T1: %s is refused', (_name, position, entry) => {
    expect(() => parsePosition(position)).toThrow(expect.objectContaining({ entry, rule: expect.any(String) }));
  });
});
