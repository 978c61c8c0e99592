import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import { before, commanding, destinations } from '../commanding.ts';
import { legal, play, position, refusal } from '../helpers.ts';

describe('A2.C1: moving and launching', () => {
  it.each([
    ['3c', '2b 2c 2d 3b 3d 4c'],
    ['3b', '2a 2b 3a 3c 4b 4c'],
    ['3d', '2d 2e 3c 3e 4c 4d'],
    ['3a', '2a 3b 4a 4b'],
    ['3e', '2e 3d 4d 4e'],
    ['1c', '1b 1d 2c'],
    ['5b', '4a 4b 5a 5c'],
  ])('A2.C1: one step from %s leads to %s', (from, to) => {
    expect(destinations(commanding('orange 1', { fleet: [from] }), `fly ${from}`)).toEqual(to.split(' '));
  });

  it('A2.C1: a ship moves up to the value, and may stop short', () => {
    const moves = destinations(commanding('orange 2', { fleet: ['1a'] }), 'fly 1a');
    expect(moves).toEqual(['1b', '1c', '2a', '2b', '2c', '3a', '3b', '3c']);
  });

  it('A2.C1: a launch takes a ship from storage and a pilot from the break room to the Black Angel', () => {
    const { state, events } = play(commanding('orange 1', { ships: 2 }), 'launch 2c');
    expect(state.players[0]).toMatchObject({ ships: 1, breakRoom: 2, fleet: [7] });
    expect(events).toContainEqual({ kind: 'shipLaunched', rule: 'A2.C1', seat: 0, at: '3c' });
    expect(events).toContainEqual({ kind: 'shipMoved', rule: 'A2.C1', seat: 0, from: '3c', to: '2c' });
  });

  it('A2.C1: a launched ship reaches as far as the value', () => {
    const state = commanding('orange 2', { ships: 1 });
    expect(destinations(state, 'launch')).toContain('1c');
    expect(refusal(state, 'launch 5a')).toMatchObject({ rule: 'A2.C1', params: { problem: 'tooFar', steps: 2 } });
  });

  it('A2.C1: one ship only is moved', () => {
    const { state } = play(commanding('orange 1', { fleet: ['1a', '5e'] }), 'fly 1a 1b');
    expect(state.players[0]!.fleet).toEqual([1, 24]);
    expect(legal(state)).toEqual(['end']);
  });

  it('A2.C1: with value 0 a card is placed at a ship already in space, and nothing else is possible', () => {
    const state = commanding('orange 0', { fleet: ['2b', '3d'], ships: 1, hand: ['001'] });
    expect(legal(state)).toEqual(['fly 2b 2b']);
    const placing = play(state, 'fly 2b 2b').state;
    expect(legal(placing)).toEqual(['place 001']);
    expect(refusal(placing, 'done')).toMatchObject({ rule: 'A2.C1', params: { problem: 'mustPlace', hex: '2b' } });
  });

  it.each([
    ['launch 2c', 'valueZero'],
    ['fly 3d 4c', 'valueZero'],
    ['fly 3d 3d', 'mustPlaceOrMove'],
  ])('A2.C1: with value 0, %s is refused', (move, problem) => {
    const state = commanding('orange 0', { fleet: ['2b', '3d'], ships: 1, hand: ['001'] });
    expect(refusal(state, move)).toMatchObject({ rule: 'A2.C1', params: { problem } });
  });

  it('A2.C1: a 1 at a damaged action is a value of 0', () => {
    const state = commanding('orange 1', { fleet: ['2b'], ships: 1, hand: ['001'] }, { damage: { 2: 2 } });
    expect(legal(state)).toEqual(['fly 2b 2b']);
  });

  it('A2.C1: a star without a card to place is no use for commanding', () => {
    const state = before({ dice: ['orange 0'], fleet: ['2b'], ships: 1, debris: 1 });
    expect(refusal(play(state, 'die orange 0').state, 'action 2')).toMatchObject({
      rule: 'A2.C1',
      params: { problem: 'cannotCommand', action: 2, value: 0 },
    });
  });

  it('A2.C1: staying put counts as the one activation if a card is placed', () => {
    const state = play(commanding('orange 3', { fleet: ['2b'], hand: ['001'] }), 'fly 2b 2b').state;
    expect(legal(state)).toEqual(['place 001']);
    expect(refusal(state, 'done')).toMatchObject({ rule: 'A2.C1', params: { problem: 'mustPlace' } });
  });

  it.each([
    ['no card of the colour', '2b', ['021', '061']],
    ['another colour', '3d', ['001']],
  ])('A2.C1: a ship cannot stay put on %s', (_why, hex, hand) => {
    expect(refusal(commanding('orange 3', { fleet: [hex], hand }), `fly ${hex} ${hex}`)).toEqual({
      rule: 'A2.C1',
      params: { problem: 'mustPlaceOrMove', to: hex },
    });
  });

  it('A2.C1: launching and staying to place a card takes two robots', () => {
    const state = commanding('orange 1', { ships: 1, hand: ['001'], robots: { breakRoom: 2 } });
    const after = play(state, 'launch 3c', 'place 001').state;
    expect(after.players[0]).toMatchObject({ ships: 0, breakRoom: 0, fleet: [12] });
    expect([after.cards[12], after.owners[12]]).toEqual([1, 0]);
  });

  it('A2.C1: with one robot a launched ship cannot stay', () => {
    const state = commanding('orange 1', { ships: 1, hand: ['001'], robots: { breakRoom: 1 } });
    expect(destinations(state, 'launch')).not.toContain('3c');
    expect(refusal(state, 'launch 3c')).toMatchObject({ rule: 'A2.C6', params: { problem: 'noSecondRobot' } });
  });

  it('A2.C1: having launched and stayed, the card must be placed', () => {
    const { state } = play(commanding('orange 3', { ships: 1, hand: ['001'] }), 'launch 3c');
    expect(legal(state)).toEqual(['place 001']);
  });

  it.each([
    ['fly 2b 2c', 'noShipThere'],
    ['fly 1a 1e', 'tooFar'],
    ['fly 1a 6a', 'offBoard'],
    ['end', 'wrongDecision'],
  ])('A2.C1: %s is refused', (move, problem) => {
    const state = commanding('orange 1', { fleet: ['1a'] });
    expect(refusal(state, move)).toMatchObject({ rule: 'A2.C1', params: { problem } });
  });
});

describe('A2.C2: where ships can go', () => {
  // 2A has an asteroid field at d, 6A one in the middle.
  const fieldAt2d = ['1B', '2A', '3B', '4B', '5B'];
  const angelInField = ['1B', '2B', '6A', '4B', '5B'];

  it('A2.C2: asteroid hexes cannot be entered', () => {
    const state = commanding('orange 3', { fleet: ['2e'] }, { strips: fieldAt2d });
    expect(destinations(state, 'fly 2e')).not.toContain('2d');
    expect(refusal(state, 'fly 2e 2d')).toMatchObject({ rule: 'A2.C2', params: { problem: 'asteroids' } });
  });

  it('A2.C2: asteroid hexes cannot be passed', () => {
    const around = commanding('orange 2', { fleet: ['2e'] }, { strips: fieldAt2d });
    expect(refusal(around, 'fly 2e 2c')).toMatchObject({ rule: 'A2.C1', params: { problem: 'tooFar' } });
    expect(refusal(commanding('orange 2', { fleet: ['2e'] }), 'fly 2e 2c')).toBeNull();
  });

  it('A2.C2: the asteroid hex of the Black Angel can be entered and passed', () => {
    const strips = ['1B', '2A', '6A', '4B', '5B'];
    const state = commanding('orange 2', { fleet: ['4c'] }, { strips });
    expect(destinations(state, 'fly 4c')).toEqual(expect.arrayContaining(['3c', '2c']));
  });

  it('A2.C2: a ship can be launched out of the asteroid hex of the Black Angel', () => {
    const state = commanding('orange 1', { ships: 1 }, { strips: angelInField });
    expect(destinations(state, 'launch')).toEqual(['2b', '2c', '2d', '3b', '3d', '4c']);
  });

  it('A2.C2: ships left in an asteroid hex by the Black Angel are destroyed', () => {
    const mine = { fleet: ['3c', '4b'], ships: 1, robots: { breakRoom: 3 }, dice: [] };
    const start = before(mine, { strips: angelInField, other: { fleet: ['3c'] } });
    const { state, events } = play(start, 'B', 'end');
    expect(events.filter((event) => event.kind === 'shipLost')).toEqual([
      { kind: 'shipLost', rule: 'A2.C2', seat: 0, at: '3c' },
      { kind: 'shipLost', rule: 'A2.C2', seat: 1, at: '3c' },
    ]);
    expect(state.players.map((player) => player.fleet)).toEqual([[11], []]);
    expect(state.players[0]).toMatchObject({ ships: 1, breakRoom: 3, robots: start.players[0]!.robots + 1 });
  });

  it('A2.C2: ships the Black Angel leaves on a territory stay', () => {
    const { state } = play(before({ fleet: ['3c'], dice: [] }), 'B', 'end');
    expect(state.players[0]!.fleet).toEqual([7]);
  });

  it('A2.C2: a ship may stop beside one of another player, but not where its owner has one', () => {
    const state = commanding('orange 1', { fleet: ['2c', '3b'] }, { other: { fleet: ['2b'] } });
    expect(destinations(state, 'fly 3b')).toContain('2b');
    const own = commanding('orange 1', { fleet: ['2c', '2b'] });
    expect(refusal(own, 'fly 2c 2b')).toMatchObject({ rule: 'A2.C2', params: { problem: 'noRoom', to: '2b' } });
  });

  it('A2.C2: two ships fill a hex, but a third may pass', () => {
    // Seven strips, the Black Angel on 4c. In two steps 2c is reached only through 3c.
    const state = position({
      options: { players: 3 },
      strips: ['1B', '2B', '3B', '4B', '5B', '6B', '7B'],
      damage: {},
      ravagers: {},
      players: [{ ships: 1, resources: 0, hand: [], dice: ['orange 2'] }, { fleet: ['3c'] }, { fleet: ['3c'] }],
    });
    const { state: there } = play(state, 'die orange 2', 'action 2');
    expect(refusal(there, 'launch 3c')).toMatchObject({ rule: 'A2.C2', params: { problem: 'noRoom', to: '3c' } });
    expect(destinations(there, 'launch')).toContain('2c');
  });

  it('A2.C2: a ship may stop on any colour and on a card of another player', () => {
    const board = { space: [{ at: '2d', card: '021', owner: 1 }] };
    const state = commanding('orange 1', { fleet: ['3d'] }, board);
    expect(destinations(state, 'fly 3d')).toEqual(['2d', '2e', '3c', '3e', '4c', '4d']);
  });

  it('A2.C2: a ship can be launched where its owner has one, but not stay there', () => {
    const state = commanding('orange 1', { ships: 1, fleet: ['3c'], hand: ['001'] });
    expect(destinations(state, 'launch')).toEqual(['2b', '2c', '2d', '3b', '3d', '4c']);
  });

  it('A2.C2: a ship may pass and stop on Spes, whatever lies beneath', () => {
    // 5c is an asteroid field of 4A beneath Spes; with one on 4d (3A) nothing else leads from 4c to 5d in two steps.
    const strips = ['1B', '2B', '7B', '3A', '4A'];
    const seen = commanding('gray 2', { fleet: ['4c'] }, { strips, spes: { row: 5, inSight: true } });
    expect(destinations(seen, 'fly 4c')).toEqual(expect.arrayContaining(['5c', '5d']));
    const unseen = commanding('gray 2', { fleet: ['4c'] }, { strips });
    expect(refusal(unseen, 'fly 4c 5c')).toMatchObject({ rule: 'A2.C2', params: { problem: 'asteroids' } });
    expect(refusal(unseen, 'fly 4c 5d')).toMatchObject({ rule: 'A2.C1', params: { problem: 'tooFar' } });
  });

  it('A2.C2: nor does what lies beneath Spes matter on the seventh strip', () => {
    const strips = ['1B', '2B', '7B', '3B', '5B', '6B', '4A'];
    const at = (inSight: boolean): State =>
      play(
        position({
          options: { players: 3 },
          strips,
          spes: { row: 7, inSight },
          space: [],
          damage: {},
          ravagers: {},
          players: [{ ships: 0, hand: [], fleet: ['6c'], dice: ['gray 1'] }],
        }),
        'die gray 1',
        'action 4',
      ).state;
    expect(destinations(at(true), 'fly 6c')).toContain('7c');
    expect(refusal(at(false), 'fly 6c 7c')).toMatchObject({ rule: 'A2.C2', params: { problem: 'asteroids' } });
  });

  it('A2.C2: nobody places a card on Spes', () => {
    const spes = { row: 5, inSight: true };
    const moved = play(commanding('green 1', { fleet: ['4c'], hand: ['041'] }, { spes }), 'fly 4c 5c').state;
    expect(legal(moved)).toEqual(['end']);
    const without = play(commanding('green 1', { fleet: ['4c'], hand: ['041'] }), 'fly 4c 5c').state;
    expect(legal(without)).toEqual(['done', 'place 041']);
  });
});
