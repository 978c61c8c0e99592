// Regressions found by a review.

import { describe, expect, it } from 'vitest';
import { apply, explain, legalMoves, parseRecord, playGame, RecordError, setup } from '../../src/index.ts';
import { PositionError } from '../../src/position.ts';
import type { Frame } from '../../src/state.ts';
import { legal, play, position } from '../helpers.ts';

const EMPTY = {
  display: [null, null, null, null, null, null],
  advanced: [null, null, null, null],
  ravagers: {},
  damage: {},
};

describe('dead ends', () => {
  it('T3: own ships stand in the way of a launch also while a card is played', () => {
    const crowd = ['3c', '4b', '3b', '4d', '3d', '4c', '6c', '5b', '5d'];
    const state = position({
      ...EMPTY,
      options: { players: 3 },
      strips: ['1B', '2B', '3B', '5B', '6B', '7B', '4B'],
      players: [
        {
          dice: ['orange 1'],
          ships: 2,
          resources: 0,
          debris: 0,
          robots: { breakRoom: 2 },
          fleet: ['5c'],
          hand: ['001'],
          grid: { r1c1: 'start-orange' },
        },
        { fleet: crowd, robots: { breakRoom: 0 } },
        { fleet: crowd, robots: { breakRoom: 0 } },
      ],
    });
    for (const first of legal(state).filter((text) => text.startsWith('play'))) {
      const { state: next } = play(state, first);
      for (const second of legal(next)) expect(legal(play(next, second).state), `${first}, ${second}`).not.toEqual([]);
    }
  });
});

describe('the order of things', () => {
  it('A2.6: the Ravager is dealt with before a +2 VP boost is asked for', () => {
    const before = position({
      options: { players: 2, advanced: true },
      ravagers: { 1: ['073'] },
      players: [
        { dice: ['orange 3'], hand: ['001', '021'], grid: { r1c1: { tile: 'orange-vp-vpForAction', boost: true } } },
      ],
    });
    const { state } = play(before, 'die orange 3', 'action 1');
    expect(state.frames.at(-1)!.kind).toBe('pay-ravager');
    expect(play(state, 'discard 021').state.frames.at(-1)!.kind).toBe('boost-action');
  });

  it('S9: the advantages come in turn order, and before the first turn', () => {
    const kinds: string[] = [];
    const state = setup({ players: 4 }, 'order', undefined, (event) => {
      if (event.rule === 'S9' || event.kind === 'turnStarted')
        kinds.push(`${event.kind} ${'seat' in event ? event.seat : ''}`);
    });
    expect(kinds).toEqual(['gained 1', 'gained 2', 'gained 3']);
    expect(state.frames.map(({ seat }) => seat)).toEqual([3, 2]);
    expect(play(state, 'done', 'done').events.at(-1)).toMatchObject({ kind: 'turnStarted', seat: 0 });
  });

  it('A2.2: a die whose colour a boost has changed can still be turned', () => {
    const before = position({
      options: { players: 2, advanced: true },
      damage: { 3: 1 },
      players: [{ debris: 1, dice: ['orange 1'], grid: { r1c1: { tile: 'orange-vp-dieToAnyColour', boost: true } } }],
    });
    const { state } = play(before, 'die orange 1', 'boost r1c1 gray', 'turn');
    expect(state.turn).toMatchObject({ colour: 1, value: 3, dieColour: 0 });
  });

  it('T4: also who passes keeps at most six Mission cards', () => {
    const state = position({
      ...EMPTY,
      ending: 'ravagers',
      round: 5,
      lastRound: 5,
      neutral: { dice: [] },
      players: [
        { dice: [], resources: 0, grid: {}, hand: ['001', '002', '003', '004', '021', '022', '041', '042'] },
        { dice: [] },
      ],
    });
    expect(play(state, 'pass').state.frames.at(-1)).toMatchObject({ kind: 'discard-excess', seat: 0 });
  });
});

describe('the barrier', () => {
  it('H11: a whole turn of Hal in between is a barrier, even if nothing was rolled or shown', () => {
    const state = position({
      options: { players: 1 },
      hal: { dice: [] },
      players: [
        { dice: ['orange 0'], resources: 0, robots: { workstations: { orange: 4, gray: 4, green: 4 }, breakRoom: 1 } },
      ],
    });
    const { state: rolled } = play(state, 'B');
    const applied = apply(rolled, 0, { kind: 'end' });
    expect(applied).toMatchObject({ ok: true, barrier: true });
  });
});

describe('the given state', () => {
  it('may be frozen: asking and playing never write to it', () => {
    const freeze = (value: unknown): void => {
      if (value === null || typeof value !== 'object') return;
      Object.freeze(value);
      for (const entry of Object.values(value)) freeze(entry);
    };
    const state = setup({ players: 2, advanced: true }, 'frozen');
    freeze(state);
    for (const move of legalMoves(state, 0)) {
      expect(explain(state, 0, move)).toBeNull();
      expect(apply(state, 0, move).ok).toBe(true);
    }
  });
});

const frame = (kind: string, more: Partial<Frame> = {}): Frame =>
  ({ kind, seat: 0, left: 0, at: 0, list: [], ...more }) as Frame;
const closing = [frame('discard-excess'), frame('end-turn')];
const turn = {
  sequence: 'A' as const,
  dieColour: 0,
  dieFrom: 0,
  colour: 0,
  value: 2,
  turned: false,
  boostedValue: false,
  boostedColour: false,
};

describe('positions that play could not lead to', () => {
  it.each<[string, Parameters<typeof position>[0]]>([
    ['a lone action', { turn, frames: [frame('repair', { left: 2, at: 2 })] }],
    [
      'a Mission activated on an empty hex',
      { turn, frames: [...closing, frame('activate-mission', { left: 1, at: 3, list: [0, 0, 0] })] },
    ],
    [
      'a Mission activated beyond the board',
      { turn, frames: [...closing, frame('activate-mission', { left: 1, at: 99, list: [0, 0, 0] })] },
    ],
    ['an Advanced tile from nowhere', { turn, frames: [...closing, frame('place-advanced')] }],
    ['a card placed where no ship is', { turn, frames: [...closing, frame('place-mission', { at: 9, list: [0] })] }],
    ['more tiles to spend than there are', { turn, frames: [...closing, frame('spend-technology', { left: 99 })] }],
    [
      'kept cards that are not in hand',
      { turn, frames: [frame('discard-excess'), frame('keep-card', { at: 2, list: [58, 59] })] },
    ],
    ['a Starting tile taken from the display', { turn, frames: [...closing, frame('inject', { list: [49] })] }],
    ['a turn of somebody else', { frames: [frame('turn', { seat: 1 })] }],
    ['a turn that began with a die', { turn }],
    ['the end of a turn without a die', { turn: { ...turn, dieColour: -1 }, frames: closing }],
    ['nobody to decide in a running game', { frames: [] }],
    ['a last round that nothing triggered', { lastRound: 3 }],
    ['a last round that is over', { round: 9, ending: 'ravagers', lastRound: 5 }],
    ['an arrival on Spes far from it', { ending: 'spes', spes: { row: 5, inSight: true } }],
    ['Spes reached, but no end', { spes: { row: 3, inSight: true } }],
    ['a Mission among the Ravagers', { decks: { ravager: ['001'] } }],
    ['a Ravager among the ejected cards', { players: [{ ejectedCards: ['061'] }] }],
    ['a Ravager on Spes', { spes: { row: 5, inSight: true }, space: [{ at: '5c', card: '061', owner: 0 }] }],
    ['a Starting tile on the display', { display: ['start-orange', null, null, null, null, null] }],
    ['a Technology tile that left the game', { gone: [{ tile: 'orange-vp-dieToThree' }] }],
  ])('%s is refused', (_name, stated) => {
    expect(() => position(stated)).toThrow(PositionError);
  });
});

describe('records', () => {
  const record = playGame({ players: 1 }, 'seats', (_state, moves) => moves.length - 1);

  it('bad options, seeds, seats and results are refused as a record', () => {
    for (const wrong of [
      { options: { players: 9 } },
      { options: undefined },
      { options: { players: 1, advanced: false, hal: ['easy'] } },
      { seed: 'x'.repeat(2000) },
      {
        seats: [
          { name: 'a', kind: 'hal' },
          { name: 'b', kind: 'hal' },
        ],
      },
      { result: { vp: 'many' } },
    ])
      expect(() => parseRecord({ ...record, ...wrong }), JSON.stringify(wrong).slice(0, 60)).toThrow(RecordError);
  });
});
