import { describe, expect, it } from 'vitest';
import { setup } from '../../src/index.ts';
import { makePosition, type PlayerPosition, type Position } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';
import { gridOf as grid, advancedTable as table, up } from './tables.ts';

describe('V1: boost side up', () => {
  const found = { dice: ['orange 1'] };

  it('V1: a tile taken from the display is injected boost side up', () => {
    const { state } = play(
      table(found),
      'die orange 1',
      'action 1',
      'take 3',
      'inject green-drawMission-reserveDie row1',
    );
    expect(grid(state)).toEqual({ r1c1: up('green-drawMission-reserveDie') });
  });

  it('V1: without the advanced rules the same tile comes in on its standard side', () => {
    const before = table(found, { options: { players: 2 } });
    const { state } = play(before, 'die orange 1', 'action 1', 'take 3', 'inject green-drawMission-reserveDie row1');
    expect(grid(state)).toEqual({ r1c1: 'green-drawMission-reserveDie' });
    expect(refusal(play(before, 'die orange 1').state, 'boost r1c1')).toMatchObject({ rule: 'V1' });
  });

  it('V1: a boost side stays up while the tile is pushed on', () => {
    const before = table({ ...found, grid: { r1c1: up('gray-vp-dieToThree'), r1c2: 'gray-vp-reserveDie' } });
    const { state } = play(before, 'die orange 1', 'action 1', 'take 3', 'inject green-drawMission-reserveDie row1');
    expect(grid(state)).toEqual({
      r1c1: up('green-drawMission-reserveDie'),
      r1c2: up('gray-vp-dieToThree'),
      r1c3: 'gray-vp-reserveDie',
    });
  });

  it('V1, V2: Starting tiles lie standard side up after setup', () => {
    const { players } = makePosition(setup({ players: 4, advanced: true }, 'V1'));
    for (const player of players!)
      expect(Object.values(player.grid!).sort()).toEqual(['start-gray', 'start-green', 'start-orange']);
  });
});

describe('V2: boosts of the die', () => {
  // The rulebook's example: Noelle buys Valentin's green 1 for a resource and makes it a 3 with a tile of hers.
  const noelle = () =>
    position({
      options: { players: 3, advanced: true },
      damage: { 1: 1 },
      ravagers: { 1: ['061', '067', '073'] },
      players: [
        { vp: 5, resources: 1, hand: ['041', '054'], dice: ['gray 1'], grid: { r1c1: up('green-vp-dieToThree') } },
        { resources: 0, dice: ['green 1'] },
        { dice: [] },
      ],
    });

  it('V2: the worked example: a bought green 1 is made a 3', () => {
    const { state, events } = play(noelle(), 'buy green 1 from 2', 'boost r1c1', 'action 5', 'destroy 1');
    expect(state.players.map((player) => player.resources)).toEqual([0, 1, state.players[2]!.resources]);
    expect(state.players[0]!.hand).toEqual([41, 54, 61, 67, 73]);
    expect(events).toContainEqual({
      ...{ kind: 'boostUsed', rule: 'V2', seat: 0, cell: 'r1c1' },
      ...{ tile: 'green-vp-dieToThree', boost: 'dieToThree' },
    });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'actionTaken', action: 5, value: 3 }));
  });

  it('V2: the worked example, afterwards: the turned tile gives 1 VP when activated, and boosts no more', () => {
    const { state: used } = play(noelle(), 'buy green 1 from 2', 'boost r1c1');
    expect(grid(used)).toEqual({ r1c1: 'green-vp-dieToThree' });
    expect(refusal(used, 'boost r1c1')).toMatchObject({ rule: 'V2', params: { problem: 'noBoost' } });
    const later = table({ vp: 5, hand: ['054'], dice: ['orange 1'], grid: grid(used) });
    const { state } = play(later, 'play 054 row1', 'tile r1c1 vp');
    expect(state.players[0]!.vp).toBe(6);
  });

  const threes = (colour: string) => up(`${colour}-vp-dieToThree`);
  const changeable = (extra: Record<string, ReturnType<typeof up>>) =>
    table(
      { dice: ['orange 1'], grid: { r1c1: up('orange-vp-dieToAnyColour'), ...extra } },
      { ravagers: { 1: ['061', '067', '073'] } },
    );

  it.each(['orange', 'green'])('V2: colour changed to green, then three by the %s tile', (colour) => {
    const { state } = play(changeable({ r1c2: threes(colour) }), 'die orange 1', 'boost r1c1 green', 'boost r1c2');
    expect(state.turn).toMatchObject({ dieColour: 0, colour: 2, value: 3 });
    expect(grid(state)).toEqual({ r1c1: 'orange-vp-dieToAnyColour', r1c2: `${colour}-vp-dieToThree` });
    const { state: done } = play(state, 'action 5', 'destroy 1');
    expect(done.players[0]!.hand).toEqual([61, 67, 73]);
  });

  it('V2: a tile of the third colour does not make it a three', () => {
    const before = changeable({ r1c2: threes('gray'), r1c3: threes('green') });
    const { state } = play(before, 'die orange 1', 'boost r1c1 green');
    expect(refusal(state, 'boost r1c2')).toMatchObject({ rule: 'V2', params: { problem: 'boostDoesNotFit' } });
    expect(legal(state)).toContain('boost r1c3');
  });

  it('V2: three first, then the colour', () => {
    const before = changeable({ r1c2: threes('orange') });
    const { state } = play(before, 'die orange 1', 'boost r1c2', 'boost r1c1 green', 'action 5', 'destroy 1');
    expect(state.ravagers[0]).toEqual([]);
  });

  it('V2: three first, also where only the new colour makes it useful', () => {
    const nothing = [null, null, null, null];
    const stated = { ravagers: { 1: ['061', '067', '073'] }, display: [...nothing, null, null], advanced: nothing };
    const grid = { r1c1: up('orange-vp-dieToAnyColour'), r1c2: threes('orange') };
    const { state } = play(table({ dice: ['orange 1'], grid }, stated), 'die orange 1');
    expect(legal(state)).toContain('boost r1c2');
  });

  it('V2: a change of colour is only for dice of the colour on the tile', () => {
    const { state } = play(changeable({ r1c2: up('gray-vp-dieToAnyColour') }), 'die orange 1');
    expect(refusal(state, 'boost r1c2 green')).toMatchObject({ rule: 'V2', params: { problem: 'boostDoesNotFit' } });
  });

  it('V2: the colour is changed once', () => {
    const grid = { r1c1: up('orange-vp-dieToAnyColour'), r1c2: up('green-vp-dieToAnyColour') };
    const before = table({ dice: ['orange 1'], grid }, { damage: { 2: 1 }, ravagers: { 1: ['061'] } });
    const { state } = play(before, 'die orange 1', 'boost r1c1 green');
    expect(state.turn).toMatchObject({ boostedColour: true, boostedValue: false });
    expect(refusal(state, 'boost r1c2 gray')).toMatchObject({ rule: 'V2', params: { problem: 'boostDoesNotFit' } });
  });

  it('T3: a die is not turned for a Mission card that costs the same debris', () => {
    const space = [{ at: '1c', card: '027', owner: 0 }];
    const holder = (debris: number) =>
      play(table({ dice: ['gray 3'], debris }, { space, ravagers: {} }), 'die gray 3').state;
    expect(legal(holder(1))).not.toContain('turn');
    expect(legal(holder(2))).toContain('turn');
  });

  it('V2: die boosts are applied before damage lowers the value', () => {
    const before = table(
      { dice: ['gray 1'], grid: { r1c1: up('gray-vp-dieToThree') } },
      { damage: { 1: 2, 3: 2 }, ravagers: {} },
    );
    const { events } = play(before, 'die gray 1', 'boost r1c1', 'action 3');
    expect(events).toContainEqual({
      ...{ kind: 'actionTaken', rule: 'A2.5', seat: 0, action: 3, value: 2, damaged: true },
    });
  });

  it('V2: a turned die can then be boosted; a boosted one is not turned', () => {
    const before = () => table({ debris: 1, dice: ['orange 0'], grid: { r1c1: up('orange-vp-dieToThree') } });
    expect(play(before(), 'die orange 0', 'turn', 'boost r1c1').state.turn.value).toBe(3);
    const { state } = play(before(), 'die orange 0', 'boost r1c1');
    expect(refusal(state, 'turn')).toMatchObject({ rule: 'A2.2', params: { problem: 'boostedAlready' } });
  });

  it('V2: a boost and the turning go in either order, also where only the turned die is useful', () => {
    // Action 5 wants three activations for its three Ravagers: a green 1 destroys none, the turned 3 does.
    const before = () =>
      table(
        { debris: 1, dice: ['orange 1'], grid: { r1c1: up('orange-vp-dieToAnyColour') } },
        { ravagers: { 1: ['061', '067', '073'] } },
      );
    expect(legal(play(before(), 'die orange 1').state)).toContain('boost r1c1 green');
    const { state: boosted } = play(before(), 'die orange 1', 'boost r1c1 green');
    expect(legal(boosted)).toEqual(['turn']);
    const orders = [
      ['boost r1c1 green', 'turn'],
      ['turn', 'boost r1c1 green'],
    ];
    const [one, two] = orders.map((moves) => play(before(), 'die orange 1', ...moves).state);
    expect(one!.turn).toEqual(two!.turn);
    expect(legal(one!)).toEqual(legal(two!));
    expect(play(one!, 'action 5', 'destroy 1').state.ravagers[0]).toEqual([]);
  });

  it('V2: without debris, or for a bought die, the turning does not help', () => {
    const cells = { r1c1: up('orange-vp-dieToAnyColour') };
    const ravagers = { 1: ['061', '067', '073'] };
    const poor = table({ debris: 0, dice: ['orange 1'], grid: cells }, { ravagers });
    expect(refusal(play(poor, 'die orange 1').state, 'boost r1c1 green')).toMatchObject({ rule: 'T3' });
  });

  it('V2: a star that only a boost makes useful can be chosen; without the boost it cannot', () => {
    const star = (cell: string | ReturnType<typeof up>) =>
      table({ dice: ['orange 0', 'orange 1'], grid: { r1c1: cell } });
    expect(legal(star(up('orange-vp-dieToThree')))).toContain('die orange 0');
    expect(refusal(star('orange-vp-dieToThree'), 'die orange 0')).toMatchObject({ rule: 'T3' });
  });

  it('V2: a boost is not used on the standard side', () => {
    const before = table({ dice: ['orange 1'], grid: { r1c1: 'orange-vp-dieToThree' } });
    const { state } = play(before, 'die orange 1');
    expect(refusal(state, 'boost r1c1')).toMatchObject({ rule: 'V2', params: { problem: 'noBoost' } });
  });
});

describe('V2: +2 VP for an action', () => {
  const discovering = (first: PlayerPosition, stated: Partial<Position> = {}) =>
    table({ dice: ['orange 1'], ...first }, stated);

  it('V2: several boosts of the same action are combined', () => {
    const cells = { r1c1: up('orange-vp-vpForAction'), r1c2: up('orange-moveShip-vpForAction') };
    const { state } = play(discovering({ grid: cells }), 'die orange 1', 'action 1', 'boost r1c1', 'boost r1c2');
    expect(state.players[0]!.vp).toBe(9);
    expect(grid(state)).toEqual({ r1c1: 'orange-vp-vpForAction', r1c2: 'orange-moveShip-vpForAction' });
  });

  it('V2: the boost may be kept for later', () => {
    const cells = { r1c1: up('orange-vp-vpForAction') };
    const { state } = play(discovering({ grid: cells }), 'die orange 1', 'action 1', 'done');
    expect(state.players[0]!.vp).toBe(5);
    expect(grid(state)).toEqual(cells);
    expect(legal(state)).toEqual(['take 3']);
  });

  it('V2: it is for ship actions, not for a Mission card', () => {
    const before = discovering(
      { grid: { r1c1: up('orange-vp-vpForAction'), r1c2: up('orange-gainShip-vpForAction') } },
      { space: [{ at: '2c', card: '004', owner: 0 }] },
    );
    const { state } = play(before, 'die orange 1', 'mission 2c', 'activate');
    expect(state.players[0]!).toMatchObject({ vp: 5, ships: 1 });
    expect(legal(state)).toEqual(['end']);
  });

  it('V2: it goes with the action that is performed, also by a die of changed colour', () => {
    const cells = { r1c1: up('orange-vp-dieToAnyColour'), r1c2: up('gray-vp-vpForAction') };
    const before = discovering({ grid: cells }, { damage: { 1: 1 } });
    const { state } = play(before, 'die orange 1', 'boost r1c1 gray', 'action 3', 'boost r1c2');
    expect(state.players[0]!.vp).toBe(7);
  });

  it('V2: Command in another colour is another action', () => {
    const cells = { r1c1: up('orange-gainShip-vpForAction'), r1c2: up('gray-gainResource-vpForAction') };
    const before = table({ dice: ['gray 1'], grid: cells, fleet: ['3b'] });
    const { state } = play(before, 'die gray 1', 'action 4');
    expect(legal(state)).toEqual(['boost r1c2', 'done']);
  });

  it('V2: once for an action, however many activations follow', () => {
    const before = table(
      { dice: ['gray 3'], grid: { r1c1: up('gray-vp-vpForAction') } },
      { damage: { 1: 2, 2: 1 }, ravagers: {} },
    );
    const repairs = ['repair 1', 'debris storage', 'repair 1', 'debris storage', 'repair 2', 'debris storage'];
    const { state } = play(before, 'die gray 3', 'action 3', 'boost r1c1', ...repairs);
    expect(state.players[0]!).toMatchObject({ vp: 7, debris: 3 });
  });
});
