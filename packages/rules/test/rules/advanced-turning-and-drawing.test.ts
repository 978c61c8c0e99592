import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import type { PlayerPosition } from '../../src/position.ts';
import type { Frame } from '../../src/state.ts';
import { legal, play, position, refusal } from '../helpers.ts';
import { gridOf as grid, advancedTable as table, up } from './tables.ts';

describe('V2: reserving a die with a boost', () => {
  const rolling = (cells: PlayerPosition['grid'], resources: number) =>
    table({ resources, grid: cells!, robots: { breakRoom: 3, workstations: { orange: 1, gray: 2, green: 1 } } });
  const reserves = (state: State): string[] => legal(state).filter((move) => move.startsWith('reserve'));
  const reservedColours = (state: State): number[] =>
    state.dice[0]!.slice(12).flatMap((count, die) => Array.from({ length: count }, () => die >> 2));

  it('V2: in Sequence B, besides the paid one', () => {
    const { state: rolled } = play(rolling({ r1c1: up('orange-vp-reserveDie') }, 1), 'B');
    const free = reserves(rolled).find((move) => move.endsWith('r1c1'))!;
    const { state: one } = play(rolled, free);
    expect(one.players[0]!.resources).toBe(1);
    const paid = reserves(one).find((move) => move.startsWith('reserve green'))!;
    const { state: two, events } = play(one, paid);
    expect(two.players[0]!.resources).toBe(0);
    expect(reservedColours(two)).toEqual([0, 2]);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'dieReserved', rule: 'B1.3' }));
    expect(legal(two)).toEqual(['end']);
  });

  it('V2: the paid one first leaves the boost', () => {
    const { state: rolled } = play(rolling({ r1c1: up('orange-vp-reserveDie') }, 2), 'B');
    const { state } = play(rolled, reserves(rolled).find((move) => move.startsWith('reserve green'))!);
    expect(reserves(state).every((move) => move.endsWith('r1c1'))).toBe(true);
    expect(reserves(state)).toHaveLength(1);
    expect(grid(state)).toEqual({ r1c1: up('orange-vp-reserveDie') });
  });

  it('V2: two boosts reserve two dice of their colour', () => {
    const cells = { r1c1: up('gray-vp-reserveDie'), r1c2: up('gray-gainDebris-reserveDie') };
    const { state: rolled } = play(rolling(cells, 0), 'B');
    expect(reserves(rolled).every((move) => move.startsWith('reserve gray'))).toBe(true);
    const { state: one } = play(rolled, reserves(rolled).find((move) => move.endsWith('r1c1'))!);
    const { state: two } = play(one, reserves(one).find((move) => move.endsWith('r1c2'))!);
    expect(reservedColours(two)).toEqual([1, 1]);
    expect(grid(two)).toEqual({ r1c1: 'gray-vp-reserveDie', r1c2: 'gray-gainDebris-reserveDie' });
  });

  describe('with one die', () => {
    const DICE = ['orange', 'gray', 'green'].flatMap((colour) => [0, 1, 2, 3].map((value) => `${colour} ${value}`));
    const boostOf = (colour: string) => up(`${colour}-vp-reserveDie`);
    const reserving = (first: PlayerPosition): State =>
      table(first, {
        frames: (['discard-excess', 'end-turn'] as const)
          .map((kind): Frame => ({ kind, seat: 0, left: 0, at: 0, list: [] }))
          .concat({ kind: 'reserve', seat: 0, left: 0, at: 1, list: [] }),
        turn: { ...table({}).turn, sequence: 'B' },
      });

    it.each(DICE)('V2: a boost of its colour reserves the %s, no other does', (die) => {
      const [colour] = die.split(' ') as [string];
      for (const cell of ['r1c1', 'r3c3']) {
        const state = reserving({ dice: [die], grid: { [cell]: boostOf(colour) } });
        expect(legal(state)).toEqual(['done', `reserve ${die} ${cell}`]);
        expect(reservedColours(play(state, `reserve ${die} ${cell}`).state)).toHaveLength(1);
      }
      for (const other of ['orange', 'gray', 'green'].filter((name) => name !== colour))
        expect(() => reserving({ dice: [die], grid: { r1c1: boostOf(other) } })).toThrow(/nothing can be chosen/);
    });

    it.each(DICE)('B1.3: a resource reserves the %s', (die) => {
      expect(legal(reserving({ dice: [die], resources: 1 }))).toEqual(['done', `reserve ${die}`]);
      expect(() => reserving({ dice: [die] })).toThrow(/nothing can be chosen/);
      expect(() => reserving({ reserved: [die], resources: 1 })).toThrow(/nothing can be chosen/);
    });
  });

  it('V2: not with a die of another colour, and not on the standard side', () => {
    const { state } = play(rolling({ r1c1: up('orange-vp-reserveDie'), r1c2: 'gray-vp-reserveDie' }, 1), 'B');
    const gray = reserves(state).find((move) => /^reserve gray \d$/.test(move))!;
    for (const cell of ['r1c1', 'r1c2'])
      expect(refusal(state, `${gray} ${cell}`)).toMatchObject({ rule: 'V2', params: { problem: 'boostDoesNotFit' } });
  });

  it('V2: the boost is for Sequence B, not for the die reserved at setup', () => {
    const frames = [{ kind: 'reserve' as const, seat: 2, left: 1, at: 0, list: [] }];
    const third = { dice: ['orange 1'], grid: { r1c1: up('orange-vp-reserveDie') } };
    const before = position({ options: { players: 3, advanced: true }, players: [{}, {}, third], frames });
    expect(legal(before)).toEqual(['done', 'reserve orange 1']);
  });

  it('V2: the boost is for Sequence B, not for an action', () => {
    const { state } = play(table({ dice: ['orange 1'], grid: { r1c1: up('orange-vp-reserveDie') } }), 'die orange 1');
    expect(refusal(state, 'boost r1c1')).toMatchObject({ rule: 'V2', params: { problem: 'boostDoesNotFit' } });
  });
});

describe('V3: turning a tile early', () => {
  it('V3: a card turns a boost side and activates it; the boost is lost', () => {
    const before = table(
      { hand: ['034'], dice: ['gray 1', 'orange 1'], grid: { r1c1: up('gray-vp-dieToThree') } },
      {
        damage: { 1: 1 },
      },
    );
    const { state, events } = play(before, 'play 034 row1', 'tile r1c1 vp');
    expect(state.players[0]!.vp).toBe(6);
    expect(grid(state)).toEqual({ r1c1: 'gray-vp-dieToThree' });
    expect(events).toContainEqual({
      ...{ kind: 'tileTurned', rule: 'V3', seat: 0, cell: 'r1c1', tile: 'gray-vp-dieToThree' },
    });
    expect(refusal(play(state, 'die gray 1').state, 'boost r1c1')).toMatchObject({ rule: 'V2' });
  });

  it('V3: a card may leave a boost side as it is', () => {
    const before = table({ hand: ['034'], dice: ['orange 1'], grid: { r1c1: up('gray-vp-dieToThree') } });
    const { state } = play(before, 'play 034 row1', 'done');
    expect(state.players[0]!.vp).toBe(5);
    expect(grid(state)).toEqual({ r1c1: up('gray-vp-dieToThree') });
  });

  it('V3: a standard side is activated without being turned', () => {
    const before = table({ hand: ['034'], dice: ['orange 1'], grid: { r1c1: 'gray-vp-dieToThree' } });
    const { events } = play(before, 'play 034 row1', 'tile r1c1 vp');
    expect(events.map(({ kind }) => kind)).not.toContain('tileTurned');
  });

  it('V3: debris in Repair turns a boost side', () => {
    const before = table({ dice: ['gray 1'], grid: { r1c1: up('orange-gainShip-dieToThree') } }, { damage: { 1: 1 } });
    const { state, events } = play(before, 'die gray 1', 'action 3', 'repair 1', 'debris r1c1 gainShip');
    expect(state.players[0]!).toMatchObject({ ships: 1, debris: 0 });
    expect(grid(state)).toEqual({ r1c1: { tile: 'orange-gainShip-dieToThree', debris: true } });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'tileTurned', rule: 'V3', cell: 'r1c1' }));
  });

  it('V3: a neighbour about to activate it turns a boost side', () => {
    const cells = { r1c1: 'gray-activateHorizontal-dieToThree', r1c2: up('green-vp-dieToThree') };
    const before = table({ hand: ['034'], dice: ['orange 1'], grid: cells });
    const { state, events } = play(before, 'play 034 row1', 'tile r1c1 activateHorizontal', 'tile r1c2 vp');
    expect(state.players[0]!.vp).toBe(6);
    expect(grid(state)).toEqual({ r1c1: 'gray-activateHorizontal-dieToThree', r1c2: 'green-vp-dieToThree' });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'tileTurned', rule: 'V3', cell: 'r1c2' }));
  });

  it('V3: the activating tile and its neighbour may both be turned', () => {
    const cells = { r1c1: up('gray-activateHorizontal-dieToThree'), r1c2: up('green-vp-dieToThree') };
    const before = table({ hand: ['034'], dice: ['orange 1'], grid: cells });
    const { state } = play(before, 'play 034 row1', 'tile r1c1 activateHorizontal', 'tile r1c2 vp');
    expect(grid(state)).toEqual({ r1c1: 'gray-activateHorizontal-dieToThree', r1c2: 'green-vp-dieToThree' });
  });

  it('V3, T3: a boost that alone makes the die usable is not given up for 1 VP', () => {
    // The only die is an orange star, which needs the boost.
    const before = table(
      { hand: ['001'], dice: ['orange 0'], grid: { r1c1: up('orange-vp-dieToThree') } },
      { decks: {} },
    );
    const { state } = play(before, 'play 001 row1');
    expect(refusal(state, 'tile r1c1 vp')).toMatchObject({ rule: 'T3' });
    expect(legal(state)).toEqual(['done']);
  });
});

describe('V4: A3 draws two, keeps one', () => {
  const discovered = ['die orange 1', 'action 1', 'take 3', 'inject green-drawMission-reserveDie row1', 'end'];

  it('V4: the two top cards of the colour; one is kept, the other discarded', () => {
    const { state: drawn } = play(table({ hand: ['013'], dice: ['orange 1'] }), ...discovered);
    expect(legal(drawn)).toEqual(['keep 001', 'keep 002']);
    expect(refusal(drawn, 'keep 013')).toMatchObject({ rule: 'V4', params: { problem: 'notDrawn' } });
    const { state, events } = play(drawn, 'keep 002');
    expect(state.players[0]!.hand).toEqual([2, 13]);
    expect(state.missionDiscards[0]).toEqual([1]);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'cardDiscarded', rule: 'V4', card: '001' }));
    expect(state.seat).toBe(1);
  });

  it('V4: without the advanced rules one card is drawn', () => {
    const { state } = play(table({ dice: ['orange 1'] }, { options: { players: 2 } }), ...discovered);
    expect(state.players[0]!.hand).toEqual([1]);
    expect(state.seat).toBe(1);
  });

  it('V4: the cards are of the original colour, whatever a boost made of the die', () => {
    const before = table({ dice: ['orange 1'], grid: { r1c1: up('orange-vp-dieToAnyColour') } }, { damage: { 1: 1 } });
    const moves = ['die orange 1', 'boost r1c1 gray', 'action 3', 'repair 1', 'debris storage', 'end'];
    const { state } = play(before, ...moves);
    expect(legal(state)).toEqual(['keep 001', 'keep 002']);
    expect(state.supply[0]).toBe(4);
  });

  // All 20 orange cards but those named lie where they cannot be drawn.
  const ejectedAll = (without: string[]): string[] =>
    Array.from({ length: 20 }, (_, i) => String(i + 1).padStart(3, '0')).filter((card) => !without.includes(card));
  const scarce = (deck: string[], discard: string[]): State =>
    table(
      { dice: ['orange 1'], ejectedCards: ejectedAll([...deck, ...discard]) },
      { decks: { orange: deck }, discards: { orange: discard } },
    );

  it('V4: if only one card can be had, it is kept', () => {
    const { state } = play(scarce(['005'], []), ...discovered);
    expect(state.players[0]!.hand).toEqual([5]);
    expect(state.seat).toBe(1);
  });

  it('V4: if no card can be had, none is drawn', () => {
    const { state } = play(scarce([], []), ...discovered);
    expect(state.players[0]!.hand).toEqual([]);
    expect(state.seat).toBe(1);
  });

  it('V4, A3.2: the second card may come from the remade deck', () => {
    const { state, events } = play(scarce(['005'], ['009']), ...discovered);
    expect(legal(state)).toEqual(['keep 005', 'keep 009']);
    expect(events).toContainEqual({ kind: 'deckRemade', rule: 'A3.2', deck: 'orange' });
  });

  it('V4, T4: the hand is counted after the choice', () => {
    const { state: drawn } = play(
      table({ hand: ['013', '033', '034', '035', '053'], dice: ['orange 1'] }),
      ...discovered,
    );
    const { state } = play(drawn, 'keep 001');
    expect(state.players[0]!.hand).toHaveLength(6);
    expect(state.seat).toBe(1);
  });
});

describe('V5: the green draw tile', () => {
  const drawing = (advanced: boolean) =>
    table(
      { hand: ['054'], dice: ['orange 1'], grid: { r1c1: 'green-drawMission-dieToThree' } },
      { options: { players: 2, advanced } },
    );

  it.each([
    ['orange', 1, 2],
    ['gray', 21, 22],
    ['green', 41, 42],
  ])('V5: two cards of the chosen colour (%s), one is kept', (colour, kept, other) => {
    const { state: drawn } = play(drawing(true), 'play 054 row1', 'tile r1c1 drawMission', `draw ${colour}`);
    expect(legal(drawn)).toHaveLength(2);
    expect(refusal(drawn, 'keep 060')).toMatchObject({ rule: 'V5', params: { problem: 'notDrawn' } });
    const { state, events } = play(drawn, `keep ${String(kept).padStart(3, '0')}`);
    expect(state.players[0]!.hand).toEqual([kept]);
    expect(state.missionDiscards.flat()).toEqual([other]);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'cardDiscarded', rule: 'V5' }));
    expect(legal(state)).toEqual(['die orange 1']);
  });

  it('V5: without the advanced rules the tile draws one', () => {
    const { state } = play(drawing(false), 'play 054 row1', 'tile r1c1 drawMission', 'draw gray');
    expect(state.players[0]!.hand).toEqual([21]);
    expect(state.missionDiscards.flat()).toEqual([]);
  });
});
