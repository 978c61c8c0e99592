import { describe, expect, it } from 'vitest';
import { actors, type State, view } from '../../src/index.ts';
import type { PlayerPosition } from '../../src/position.ts';
import { legal, play, position, refusal } from '../helpers.ts';

// Strips 1B–5B, the Black Angel on 3c. A hex of each colour: orange 2b, gray 2d, green 2c.
const HEX = { orange: '2b', gray: '2d', green: '2c' };
const colourOf = (card: string): keyof typeof HEX =>
  (['orange', 'gray', 'green'] as const)[Math.floor((Number(card) - 1) / 20)]!;
const hexOf = (card: string): string => HEX[colourOf(card)];

interface Table {
  owner?: number;
  me?: PlayerPosition;
  other?: PlayerPosition;
  damage?: Record<string, number>;
  ravagers?: Record<string, string[]>;
}

/** The card in space, and the first player with a die of its colour; he owns the card or has a ship on it. */
function withCard(card: string, value: number, { owner = 0, me, other, damage, ravagers }: Table = {}): State {
  return position({
    strips: ['1B', '2B', '3B', '4B', '5B'],
    space: [{ at: hexOf(card), card, owner }],
    damage: damage ?? {},
    ravagers: ravagers ?? {},
    decks: { ravager: ['090'] },
    players: [
      {
        vp: 5,
        ships: 0,
        resources: 0,
        debris: 0,
        hand: [],
        robots: { breakRoom: 0 },
        fleet: owner === 0 ? [] : [hexOf(card)],
        dice: [`${colourOf(card)} ${value}`],
        ...me,
      },
      { vp: 5, ships: 0, resources: 0, debris: 0, hand: [], robots: { breakRoom: 0 }, dice: [], ...other },
    ],
  });
}

const start = (card: string, value: number): string[] => [`die ${colourOf(card)} ${value}`, `mission ${hexOf(card)}`];
const stores = ({ players }: State, seat = 0) => {
  const { vp, ships, resources, debris, breakRoom } = players[seat]!;
  return { vp, ships, resources, debris, breakRoom };
};

describe('A2.M1: which card can be activated', () => {
  it('A2.M1: with one’s robot on the card', () => {
    const { state } = play(withCard('002', 1), ...start('002', 1), 'activate');
    expect(stores(state)).toMatchObject({ ships: 1, vp: 6 });
  });

  it('A2.M1: with one’s ship on the card', () => {
    const { state } = play(withCard('002', 1, { owner: 1 }), ...start('002', 1), 'activate');
    expect(stores(state)).toMatchObject({ ships: 1, vp: 6 });
  });

  it('A2.M1: on the first hex of the sky too, where nothing else makes the die usable', () => {
    // 1a of 1B is orange.
    const state = position({
      strips: ['1B', '2B', '3B', '4B', '5B'],
      space: [{ at: '1a', card: '002', owner: 0 }],
      damage: {},
      ravagers: {},
      display: [null, null, null, null, null, null],
      players: [{ ships: 0, resources: 0, debris: 0, hand: [], dice: ['orange 1'] }, { dice: [] }],
    });
    expect(legal(state)).toContain('die orange 1');
    expect(legal(play(state, 'die orange 1').state)).toEqual(['mission 1a']);
  });

  // A ship at 3d can be commanded, which keeps every die of value 1 or more usable.
  const fleet = ['3d'];

  it('A2.M1: not without robot or ship on it', () => {
    const state = play(withCard('002', 2, { owner: 1, me: { fleet } }), 'die orange 2').state;
    expect(legal(state)).not.toContain('mission 2b');
    expect(refusal(state, 'mission 2b')).toMatchObject({ rule: 'A2.M1', params: { problem: 'notPresent' } });
  });

  it('A2.M1: not with a die of another colour', () => {
    const state = play(withCard('002', 2, { me: { fleet, dice: ['gray 2'] } }), 'die gray 2').state;
    expect(legal(state)).not.toContain('mission 2b');
    expect(refusal(state, 'mission 2b')).toMatchObject({ rule: 'A2.M1', params: { problem: 'wrongColour' } });
  });

  it('A2.M1: not a neutralization mission', () => {
    const state = play(withCard('013', 2, { me: { fleet } }), 'die orange 2').state;
    expect(refusal(state, 'mission 2b')).toEqual({
      rule: 'A2.M1',
      params: { problem: 'neutralization', hex: '2b', card: '013' },
    });
  });

  it.each(['3a', '7a'])('A2.M1: not where there is no card (%s)', (hex) => {
    const state = play(withCard('002', 2), 'die orange 2').state;
    expect(refusal(state, `mission ${hex}`)).toMatchObject({ rule: 'A2.M1', params: { problem: 'noCard' } });
  });

  it('A2.M1, A2.4: not with a star', () => {
    const state = play(
      withCard('002', 0, { me: { fleet: ['4d'], hand: ['001'], robots: { breakRoom: 1 } } }),
      'die orange 0',
    );
    expect(legal(state.state)).toEqual(['action 2']);
    expect(refusal(state.state, 'mission 2b')).toMatchObject({ rule: 'A2.4', params: { problem: 'valueZero' } });
  });
});

describe('A2.M2: activations and their costs', () => {
  it('A2.M2: each activation applies the effect once', () => {
    const { state, events } = play(withCard('001', 3), ...start('001', 3), 'activate', 'activate', 'activate');
    expect(stores(state)).toMatchObject({ ships: 6 });
    expect(events.filter(({ kind }) => kind === 'missionActivated')).toHaveLength(3);
    expect(legal(state)).toEqual(['end']);
  });

  it('A2.M2: the decision says how many activations were performed', () => {
    const { state } = play(withCard('001', 3), ...start('001', 3), 'activate', 'activate');
    expect(view(state, 0).decision).toMatchObject({ kind: 'activate-mission', performed: 2 });
  });

  it('A2.M2, A2.4: at least one is performed, the rest may be left', () => {
    const { state } = play(withCard('001', 3), ...start('001', 3));
    expect(refusal(state, 'done')).toEqual({ rule: 'A2.4', params: { problem: 'atLeastOne' } });
    expect(stores(play(state, 'activate', 'done').state)).toMatchObject({ ships: 2 });
  });

  it.each([
    ['005', { ships: 2 }, { vp: 7, ships: 1 }],
    ['006', { ships: 2 }, { vp: 8, ships: 0 }],
    ['025', { resources: 2 }, { vp: 7, resources: 1 }],
    ['029', { resources: 1, debris: 1 }, { vp: 8, resources: 0, debris: 0 }],
    ['027', { debris: 2 }, { vp: 7, debris: 1 }],
    ['045', { robots: { breakRoom: 2 } }, { vp: 7, breakRoom: 1 }],
  ])('A2.M2: card %s takes its cost from storage or break room', (card, me, after) => {
    const before = withCard(card, 1, { me });
    const { state } = play(before, ...start(card, 1), 'activate');
    expect(stores(state)).toMatchObject(after);
    const spent = before.players[0]!.breakRoom - state.players[0]!.breakRoom;
    expect(state.players[0]!.robots).toBe(before.players[0]!.robots + spent);
  });

  it('A2.M2: activations end when the cost can no longer be paid', () => {
    const { state } = play(withCard('025', 3, { me: { resources: 2 } }), ...start('025', 3), 'activate', 'activate');
    expect(stores(state)).toMatchObject({ vp: 9, resources: 0 });
    expect(legal(state)).toEqual(['end']);
  });

  it.each([
    ['007', { grid: { r2c2: 'debris-1' } }],
    ['008', { grid: { r1c1: 'start-orange' } }],
    ['012', { ships: 1, hand: ['061'] }],
    ['027', { grid: { r1c1: { tile: 'start-gray', debris: true } } }],
    ['045', { robots: { breakRoom: 0, workstations: { green: 3 } } }],
    ['048', { hand: ['061', '041'] }],
    ['049', { hand: ['061'] }],
  ])('A2.M2: card %s is refused to who cannot pay it', (card, mine) => {
    // A ship at 4a keeps the die usable.
    const me: PlayerPosition = { fleet: ['4a'], ...mine };
    const state = play(withCard(card, 3, { me }), `die ${colourOf(card)} 3`).state;
    expect(refusal(state, `mission ${hexOf(card)}`)).toMatchObject({ rule: 'A2.M2', params: { problem: 'cannotPay' } });
  });

  it('A2.M2: a Mission card as cost may be of any colour, never a Ravager card', () => {
    const me = { ships: 1, hand: ['003', '021', '041', '061'] };
    const { state } = play(withCard('012', 1, { me }), ...start('012', 1), 'activate');
    expect(legal(state)).toEqual(['discard 003', 'discard 021', 'discard 041']);
    expect(refusal(state, 'discard 061')).toMatchObject({ rule: 'A2.M2', params: { problem: 'wrongCardType' } });
    const after = play(state, 'discard 041').state;
    expect(after.missionDiscards[2]).toEqual([41]);
    expect(stores(after)).toMatchObject({ vp: 8, ships: 0 });
  });

  it('A2.M2: a Ravager card as cost goes to its discard', () => {
    const me = { hand: ['041', '061', '062'] };
    const { state } = play(withCard('047', 1, { me }), ...start('047', 1), 'activate');
    expect(legal(state)).toEqual(['discard 061', 'discard 062']);
    const after = play(state, 'discard 062').state;
    expect([after.players[0]!.hand, after.ravagerDiscard, after.players[0]!.vp]).toEqual([[41, 61], [62], 7]);
  });

  it.each([
    ['discard 041', 'wrongCardType'],
    ['discard 063', 'notInHand'],
    ['done', 'wrongDecision'],
  ])('A2.M2: for a Ravager card as cost %s is refused', (move, problem) => {
    const me = { hand: ['041', '061'] };
    const { state } = play(withCard('047', 1, { me }), ...start('047', 1), 'activate');
    expect(refusal(state, move)).toMatchObject({ rule: 'A2.M2', params: { problem } });
  });

  const tiles = (): State => {
    const me: PlayerPosition = {
      grid: {
        r1c1: 'start-orange',
        r1c2: { tile: 'gray-vp-dieToThree', debris: true },
        r2c2: 'debris-1',
      },
      ejectedTiles: ['green-vp-dieToThree', 'start-green'],
    };
    return play(withCard('007', 1, { me }), ...start('007', 1), 'activate').state;
  };

  it('A2.M2: Technology and Starting tiles can be spent, from the grid or the ejected ones', () => {
    expect(legal(tiles())).toEqual([
      'spend gray-vp-dieToThree',
      'spend green-vp-dieToThree',
      'spend start-green',
      'spend start-orange',
    ]);
  });

  it('A2.M2: a spent Technology tile goes to its discard, debris on it to storage', () => {
    const { state, events } = play(tiles(), 'spend gray-vp-dieToThree');
    expect(state.players[0]!.grid[1]).toBe(0);
    expect(state.tileDiscards.map((list) => list.length)).toEqual([0, 1, 0]);
    expect(stores(state)).toMatchObject({ debris: 1, vp: 7 });
    expect(events).toContainEqual({ kind: 'tileSpent', rule: 'A2.M2', seat: 0, tile: 'gray-vp-dieToThree' });
  });

  it('A2.M2: an ejected tile that is spent goes to the discard of its colour', () => {
    const { state } = play(tiles(), 'spend green-vp-dieToThree');
    expect(state.players[0]!.ejectedTiles).toHaveLength(1);
    expect(state.tileDiscards.map((list) => list.length)).toEqual([0, 0, 1]);
  });

  it.each(['start-orange', 'start-green'])('A2.M2: the Starting tile %s leaves the game when spent', (tile) => {
    const before = tiles();
    const { state } = play(before, `spend ${tile}`);
    expect(state.gone).toHaveLength(before.gone.length + 1);
    expect(state.tileDiscards).toEqual([[], [], []]);
    const left = [...state.players[0]!.grid.map((cell) => cell >> 2), ...state.players[0]!.ejectedTiles];
    expect(left.filter((number) => number > 0)).toHaveLength(4);
  });

  it.each([
    ['spend debris-1', 'advancedTile'],
    ['spend orange-vp-dieToThree', 'notOwned'],
    ['activate', 'wrongDecision'],
  ])('A2.M2: %s is refused', (move, problem) => {
    expect(refusal(tiles(), move)).toMatchObject({ rule: 'A2.M2', params: { problem } });
  });

  it('A2.M2: two tiles are spent where two are the cost', () => {
    const me = { ejectedTiles: ['green-vp-dieToThree', 'gray-vp-dieToThree'], grid: { r1c1: 'start-orange' } };
    const { state } = play(withCard('008', 1, { me }), ...start('008', 1), 'activate', 'spend start-orange');
    expect(state.players[0]!.vp).toBe(5);
    expect(play(state, 'spend gray-vp-dieToThree').state.players[0]!.vp).toBe(8);
  });

  it('A2.M2: during the activation other moves are refused', () => {
    const { state } = play(withCard('001', 1), ...start('001', 1));
    expect(refusal(state, 'end')).toMatchObject({ rule: 'A2.M2', params: { problem: 'wrongDecision' } });
  });
});

describe('A2.M3: the owner’s one activation', () => {
  it('A2.M3: Example: a visitor activates card 002 with a 3, its owner once', () => {
    const visited = withCard('002', 3, { owner: 1 });
    const { state } = play(visited, ...start('002', 3), 'activate', 'activate', 'activate');
    expect(stores(state)).toMatchObject({ ships: 3, vp: 8 });
    expect(actors(state)).toEqual([1]);
    const { state: after, events } = play(state, 'activate');
    expect(stores(after, 1)).toMatchObject({ ships: 1, vp: 6 });
    expect(events[0]).toEqual({ kind: 'missionActivated', rule: 'A2.M3', seat: 1, card: '002', at: '2b' });
    expect([actors(after), legal(after)]).toEqual([[0], ['end']]);
  });

  it('A2.M3: the owner may decline, even where he has no ship', () => {
    const { state } = play(withCard('002', 1, { owner: 1 }), ...start('002', 1), 'activate');
    expect(legal(state)).toEqual(['activate', 'done']);
    expect(stores(play(state, 'done').state, 1)).toMatchObject({ ships: 0, vp: 5 });
  });

  it('A2.M3: the owner is asked after the visitor is done, also if he left activations', () => {
    const { state } = play(withCard('002', 3, { owner: 1 }), ...start('002', 3), 'activate', 'done');
    expect(actors(state)).toEqual([1]);
  });

  it('A2.M3: the owner pays the cost, from what is his', () => {
    const table = { owner: 1, me: { resources: 1 }, other: { resources: 3 } };
    const { state } = play(withCard('025', 2, table), ...start('025', 2), 'activate', 'activate');
    expect(stores(state, 1)).toMatchObject({ vp: 7, resources: 2 });
    expect(stores(state, 0)).toMatchObject({ vp: 7, resources: 0 });
  });

  it('A2.M3: an owner who cannot pay is not asked', () => {
    const table = { owner: 1, me: { resources: 1 } };
    const { state } = play(withCard('025', 1, table), ...start('025', 1), 'activate');
    expect([actors(state), legal(state)]).toEqual([[0], ['end']]);
  });

  it('A2.M3: the owner himself gets nothing more for using his own card', () => {
    const { state } = play(withCard('002', 1, { other: { fleet: ['2b'] } }), ...start('002', 1), 'activate');
    expect([actors(state), legal(state)]).toEqual([[0], ['end']]);
  });
});

describe('A2.M4: what does not matter, and when', () => {
  it('A2.M4: damage and Ravagers do not affect Mission cards', () => {
    const table = {
      damage: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 },
      ravagers: { 1: ['085', '073'], 2: ['074', '086'], 3: ['075'], 4: ['076'] },
      me: { hand: ['003'], robots: { breakRoom: 2 } },
    };
    const { state, events } = play(withCard('001', 3, table), ...start('001', 3), 'activate', 'activate', 'activate');
    expect(stores(state)).toMatchObject({ ships: 6, vp: 5, breakRoom: 2 });
    expect(state.players[0]!.hand).toEqual([3]);
    expect(events.map(({ kind }) => kind)).not.toContain('ravagerStruck');
  });

  it('A2.M4: a card cannot be activated on the turn it was placed', () => {
    const me = { fleet: ['3c'], hand: ['002'], robots: { breakRoom: 1 }, dice: ['orange 3', 'orange 2'] };
    const { state } = play(withCard('021', 1, { me }), 'die orange 3', 'action 2', 'fly 3c 3c', 'place 002');
    expect(legal(state)).toEqual(['end']);
    expect(refusal(state, 'mission 3c')).toMatchObject({ params: { problem: 'wrongDecision' } });
    // The other's Sequence B brings the card one strip nearer.
    const next = play(state, 'end', 'B', 'end', 'die orange 2').state;
    expect(legal(next)).toContain('mission 2c');
  });
});
