import { describe, expect, it } from 'vitest';
import { before, commanding, destinations } from '../commanding.ts';
import { legal, play, position, refusal } from '../helpers.ts';

describe('A2.C3: placing a card', () => {
  it.each([
    ['001', { vp: 6, ships: 0, resources: 0, breakRoom: 2 }],
    ['002', { vp: 5, ships: 0, resources: 0, breakRoom: 3 }],
    ['004', { vp: 5, ships: 0, resources: 1, breakRoom: 2 }],
    ['005', { vp: 5, ships: 1, resources: 0, breakRoom: 2 }],
  ])('A2.C3: card %s takes a robot from the break room and gives its reward', (card, after) => {
    const { state, events } = play(
      commanding('orange 1', { fleet: ['2c'], hand: [card] }),
      'fly 2c 2b',
      `place ${card}`,
    );
    expect(state.players[0]).toMatchObject({ ...after, hand: [], workstations: [1, 1, 1] });
    expect([state.cards[6], state.owners[6]]).toEqual([Number(card), 0]);
    expect(events).toContainEqual({ kind: 'missionPlaced', rule: 'A2.C3', seat: 0, card, at: '2b' });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'gained', rule: 'A2.C3', seat: 0, amount: 1 }));
  });

  it('A2.C3: with value 1 or more placing is optional', () => {
    const state = play(commanding('orange 1', { fleet: ['2c'], hand: ['001', '002'] }), 'fly 2c 2b').state;
    expect(legal(state)).toEqual(['done', 'place 001', 'place 002']);
    expect(play(state, 'done').state.cards[6]).toBe(0);
  });

  it.each([
    ['the hex is of another colour', '3c', '2c', ['001'], 3, []],
    ['no card of the colour is in hand', '2c', '2b', ['021', '061'], 3, []],
    ['no robot is in the break room', '2c', '2b', ['001'], 0, []],
    ['a card lies there', '2c', '2b', ['001'], 3, [{ at: '2b', card: '003', owner: 1 }]],
  ])('A2.C3: nothing is placed where %s', (_why, from, to, hand, breakRoom, space) => {
    const state = commanding('orange 1', { fleet: [from], hand, robots: { breakRoom } }, { space });
    expect(legal(play(state, `fly ${from} ${to}`).state)).toEqual(['end']);
  });

  it('A2.C3: ships already there stand on the card and can use it', () => {
    const start = commanding('orange 1', { fleet: ['2c'], hand: ['002'] }, { other: { fleet: ['2b'] } });
    const { state } = play(start, 'fly 2c 2b', 'place 002', 'end', 'die orange 1', 'mission 2b', 'activate');
    expect(state.players[1]!.ships).toBe(1);
  });

  it('A2.C3: the presence of the Black Angel does not matter', () => {
    const { state } = play(commanding('orange 1', { fleet: ['2c'], hand: ['001'] }), 'fly 2c 3c', 'place 001');
    expect(state.cards[12]).toBe(1);
  });

  it.each([
    ['place 021', 'wrongColour'],
    ['place 061', 'wrongColour'],
    ['place 002', 'notInHand'],
    ['end', 'wrongDecision'],
  ])('A2.C3: %s is refused', (move, problem) => {
    const { state } = play(commanding('orange 1', { fleet: ['2c'], hand: ['001', '021', '061'] }), 'fly 2c 2b');
    expect(refusal(state, move)).toMatchObject({ rule: 'A2.C3', params: { problem } });
  });
});

describe('A2.C6: what the action needs', () => {
  it.each([
    ['a ship', { ships: 0, robots: { breakRoom: 3 } }, 'noShip'],
    ['a robot', { ships: 1, robots: { breakRoom: 0 } }, 'noRobot'],
  ])('A2.C6: nothing is launched without %s', (_what, mine, problem) => {
    const state = commanding('orange 1', { fleet: ['1a'], ...mine });
    expect(destinations(state, 'launch')).toEqual([]);
    expect(refusal(state, 'launch 2c')).toMatchObject({ rule: 'A2.C6', params: { problem } });
  });

  it.each([
    ['ship', { ships: 0, robots: { breakRoom: 3 } }],
    ['robot', { ships: 2, robots: { breakRoom: 0 } }],
  ])('A2.C6: without a %s, in space or to launch, the action cannot be performed', (_what, mine) => {
    // Repair keeps the die usable.
    const state = play(before({ dice: ['gray 3'], hand: ['021'], ...mine }, { damage: { 1: 1 } }), 'die gray 3').state;
    expect(legal(state)).toEqual(['action 3']);
    expect(refusal(state, 'action 4')).toMatchObject({
      rule: 'A2.C6',
      params: { problem: 'cannotCommand', action: 4 },
    });
  });

  it('A2.C6: with one robot a ship is launched, but no card placed', () => {
    const state = commanding('orange 1', { ships: 1, hand: ['001'], robots: { breakRoom: 1 } });
    expect(legal(play(state, 'launch 2b').state)).toEqual(['end']);
  });

  it.each([
    [2, ['action 1', 'action 2']],
    [1, ['action 1']],
  ])('A2.C6: with %i robots and every hex around full, a 1 can be used for: %o', (breakRoom, actions) => {
    // The ship can only stay where it is launched and place a card, which takes a second robot. The Black Angel is on
    // 4c, which is orange.
    const around = ['3b', '3c', '3d', '4b', '4d', '5c'];
    const state = position({
      options: { players: 3 },
      strips: ['1B', '2B', '4B', '3B', '5B', '6B', '7B'],
      damage: {},
      ravagers: {},
      players: [
        { ships: 1, resources: 0, debris: 0, hand: ['001'], dice: ['orange 1'], robots: { breakRoom } },
        { ships: 0, fleet: around },
        { ships: 0, fleet: around },
      ],
    });
    const using = play(state, 'die orange 1').state;
    expect(legal(using)).toEqual(actions);
    if (breakRoom === 2) expect(legal(play(using, 'action 2').state)).toEqual(['launch 4c']);
  });

  it('A2.C6: the robot that a Ravager at the action takes first cannot be the pilot', () => {
    const gray = { ships: 1, dice: ['gray 3'], robots: { breakRoom: 1 } };
    const attacked = { damage: { 1: 1 }, ravagers: { 4: ['088'] } };
    expect(legal(play(before(gray, attacked), 'die gray 3').state)).toEqual(['action 3']);
    expect(legal(play(before(gray, { damage: { 1: 1 } }), 'die gray 3').state)).toEqual(['action 3', 'action 4']);
  });

  it('A2.C6: a star is refused where only the robot is missing', () => {
    const mine = { dice: ['orange 0'], fleet: ['2b'], hand: ['001'], debris: 1, robots: { breakRoom: 0 } };
    expect(refusal(play(before(mine), 'die orange 0').state, 'action 2')).toMatchObject({ rule: 'A2.C6' });
  });

  it('A2.C6: a ship in space can be moved without a robot in the break room', () => {
    expect(legal(commanding('orange 1', { fleet: ['1c'], robots: { breakRoom: 0 } }))).toEqual([
      'fly 1c 1b',
      'fly 1c 1d',
      'fly 1c 2c',
    ]);
  });
});
