import { describe, expect, it } from 'vitest';
import { defaultContent } from '../../src/components.ts';
import type { GameEvent, State } from '../../src/index.ts';
import type { Position } from '../../src/position.ts';
import { play } from '../helpers.ts';
import { positionInKnownSky as position } from '../known-sky.ts';

// Strips 1B–5B; on the 3rd to 5th the Ravager icons are at 3e, 4d, 4e and 5a. Orange 4d has two icons beside it (3e and
// 4e), gray 4c one (4d), orange 3c none.
const STRIPS = ['1B', '2B', '3B', '4B', '5B'];

type Stated = Parameters<typeof position>[0];

/** The first player's ship on `at`, with a star and a card to place there. The second player has no part in it. */
function aboutToPlace(at: string, card: string, stated: Stated = {}, fleet: string[] = []): State {
  const colour = ['orange', 'gray', 'green'][Math.floor((Number(card) - 1) / 20)]!;
  return position({
    strips: STRIPS,
    damage: {},
    ravagers: {},
    damagedDice: { orange: 0, gray: 0, green: 0 },
    ...stated,
    players: [
      { fleet: [at], hand: [card], dice: [`${colour} 0`], resources: 0, debris: 0, ...stated.players?.[0] },
      { fleet, hand: [], dice: [], resources: 0, ...stated.players?.[1] },
    ],
  });
}

const ACTION = { orange: 2, gray: 4, green: 6 };

/** Places the card with the star. */
function placed(at: string, card: string, stated: Stated = {}, fleet: string[] = []) {
  const state = aboutToPlace(at, card, stated, fleet);
  const colour = (['orange', 'gray', 'green'] as const)[Math.floor((Number(card) - 1) / 20)]!;
  return play(state, `die ${colour} 0`, `action ${ACTION[colour]}`, `fly ${at} ${at}`, `place ${card}`);
}

const ofKind = (events: GameEvent[], ...kinds: GameEvent['kind'][]): GameEvent[] =>
  events.filter(({ kind }) => kinds.includes(kind));
const appeared = (events: GameEvent[]): GameEvent[] => ofKind(events, 'ravagerAppeared');

/** The Ravager deck and discard have exactly these cards; the others are removed, or in the second player's hand. */
function ravagers(deck: string[], discard: string[], places: Record<string, string[]> = {}): Stated {
  const named = [...deck, ...discard, ...Object.values(places).flat()];
  const others = Array.from({ length: 30 }, (_, i) => `0${61 + i}`).filter((card) => !named.includes(card));
  return {
    decks: { ravager: deck },
    discards: { ravager: discard },
    ravagers: places,
    ravagersRemoved: others.slice(0, 12),
    players: [{}, { hand: others.slice(12) }],
  };
}

describe('A2.C4: Ravagers appear', () => {
  it('A2.C4: Example: one arrives at 5, one at 3, whose damage overflows to a gray die', () => {
    const start = position({
      options: { players: 3 },
      strips: [...STRIPS, '6B', '7B'],
      damage: { 3: 2 },
      damagedDice: { orange: 0, gray: 0, green: 0 },
      ravagers: {},
      decks: { ravager: ['077', '075'] },
      players: [{ vp: 5, ships: 1, hand: ['001'], robots: { breakRoom: 2 }, dice: ['orange 3'] }],
    });
    const { state, events } = play(start, 'die orange 3', 'action 2', 'launch 4d', 'place 001');
    expect(state.ravagers).toEqual([[], [], [75], [], [77], []]);
    expect(state.damage).toEqual([0, 0, 2, 0, 1, 0]);
    expect(state.damagedSupply).toEqual([0, 1, 0]);
    expect(state.supply[1]).toBe(start.supply[1]! - 1);
    expect(ofKind(events, 'ravagerAppeared', 'damagePlaced')).toEqual([
      { kind: 'ravagerAppeared', rule: 'A2.C4', card: '077', action: 5 },
      { kind: 'damagePlaced', rule: 'A2.C4', action: 5, die: null },
      { kind: 'ravagerAppeared', rule: 'A2.C4', card: '075', action: 3 },
      { kind: 'damagePlaced', rule: 'A2.C4', action: null, die: 'gray' },
    ]);
  });

  it.each([
    ['3c', '001', 0],
    ['4c', '021', 1],
    ['4d', '001', 2],
  ])('A2.C4: a card at %s (%s) brings %i, one for each icon on the adjacent hexes', (at, card, count) => {
    expect(appeared(placed(at, card).events)).toHaveLength(count);
  });

  it('A2.C4: an icon under a card does not count', () => {
    const space = [{ at: '3e', card: '041', owner: 1 }];
    expect(appeared(placed('4d', '001', { space }).events)).toHaveLength(1);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('A2.C4: an icon under the Spes tile does not count (in sight: %s)', (inSight, count) => {
    // 7A has an icon on its middle hex, none at a; 3B has none at a and b.
    const stated = { strips: ['1B', '2B', '4B', '3B', '7A'], spes: { row: 5, inSight } };
    expect(appeared(placed('5b', '021', stated).events)).toHaveLength(count);
  });

  it('A2.C4: ships and the Black Angel hide nothing', () => {
    // 3A has icons on 3b, where a ship stands, and on 3c, under the Black Angel.
    const stated = { strips: ['2B', '4B', '3A', '1B', '5B'] };
    expect(appeared(placed('4c', '021', stated, ['3b']).events)).toHaveLength(2);
  });

  it('A2.C4: a card not placed brings none', () => {
    const start = position({
      strips: STRIPS,
      damage: {},
      ravagers: {},
      players: [{ fleet: ['4c'], ships: 0, resources: 0, hand: ['001'], dice: ['orange 1'] }],
    });
    const { state } = play(start, 'die orange 1', 'action 2', 'fly 4c 4d', 'done');
    expect(state.ravagers.flat()).toEqual([]);
  });

  it('A2.C4: the new card lies on top of those at its place', () => {
    const { state } = placed('4c', '021', { ...ravagers(['065', '062'], [], { 5: ['071', '077'] }) });
    expect(state.ravagers[4]).toEqual([71, 77, 65]);
  });

  it.each([
    [0, { damage: 1, damagedDice: 0 }],
    [1, { damage: 2, damagedDice: 0 }],
    [2, { damage: 2, damagedDice: 1 }],
  ])('A2.C4: with %i cubes there the damage goes to the first free space, then to a die', (cubes, after) => {
    const { state } = placed('4c', '021', { decks: { ravager: ['077'] }, damage: { 5: cubes } });
    expect({ damage: state.damage[4], damagedDice: state.damagedSupply[2] }).toEqual(after);
  });

  it('A2.C4: with every die of the supply damaged the damage is ignored', () => {
    const stated: Stated = {
      decks: { ravager: ['077'] },
      damage: { 5: 2 },
      damagedDice: { orange: 0, gray: 0, green: 3 },
      neutral: { dice: ['green 1'] },
    };
    const { state, events } = placed('4c', '021', stated);
    expect([state.ravagers[4], state.supply[2], state.damagedSupply]).toEqual([[77], 0, [0, 0, 3]]);
    expect(events).toContainEqual({ kind: 'damageIgnored', rule: 'A2.C4', action: null, die: 'green' });
  });

  it('A2.C4: a card for a place with three is discarded and another drawn', () => {
    const full = { 1: ['061', '067', '073'] };
    const { state, events } = placed('4c', '021', ravagers(['079', '077', '062'], [], full));
    expect(state.ravagers).toEqual([[61, 67, 73], [], [], [], [77], []]);
    expect(state.ravagerDiscard).toEqual([79]);
    expect(state.damage).toEqual([0, 0, 0, 0, 1, 0]);
    expect(events).toContainEqual({ kind: 'ravagerDiscarded', rule: 'A2.C4', card: '079' });
  });

  it('A2.C4: a deck emptied by a draw is remade before the card is looked at; a card without room lies in the new discard', () => {
    const full = { 1: ['061', '067', '073'] };
    const { state, events } = placed('4c', '021', ravagers(['079'], ['077'], full));
    expect(ofKind(events, 'deckRemade', 'ravagerDiscarded', 'ravagerAppeared').map(({ kind }) => kind)).toEqual([
      'deckRemade',
      'ravagerDiscarded',
      'deckRemade',
      'ravagerAppeared',
    ]);
    expect([state.ravagers[4], state.ravagerDeck, state.ravagerDiscard]).toEqual([[77], [79], []]);
  });

  it('A2.C4: two at a place leave room for one more only', () => {
    const two = { 1: ['061', '067'] };
    const { state } = placed('4d', '001', ravagers(['079', '073', '077', '062'], [], two));
    expect(state.ravagers).toEqual([[61, 67, 79], [], [], [], [77], []]);
  });

  it('A2.C4: if no card of deck and discard can be placed none appears', () => {
    const full = { 1: ['061', '067', '073'] };
    const { state, events } = placed('4c', '021', ravagers(['079'], ['085'], full));
    expect(events).toContainEqual({ kind: 'ravagerAbsent', rule: 'A2.C4' });
    expect([state.ravagerDeck, state.ravagerDiscard, state.damage]).toEqual([[79], [85], [0, 0, 0, 0, 0, 0]]);
    expect(state.ending).toBe('none');
  });

  it('A2.C4: with no card in deck and discard none appears', () => {
    const { events } = placed('4d', '001', ravagers(['079'], []));
    expect(ofKind(events, 'ravagerAppeared', 'ravagerAbsent')).toEqual([
      { kind: 'ravagerAppeared', rule: 'A2.C4', card: '079', action: 1 },
      { kind: 'ravagerAbsent', rule: 'A2.C4' },
    ]);
    // There was nothing to remake the deck from.
    expect(ofKind(events, 'deckRemade')).toEqual([]);
  });

  it('A2.C4, E1: a deck emptied by redrawing is remade, and the drawing goes on', () => {
    const full = { 1: ['061', '067', '073'] };
    const { state, events } = placed('4c', '021', ravagers(['079'], ['077'], full));
    expect(state.ravagers[4]).toEqual([77]);
    expect([...state.ravagerDeck, ...state.ravagerDiscard]).toEqual([79]);
    expect(ofKind(events, 'endTriggered')).toHaveLength(1);
  });

  it('A2.C4, E1: the deck emptied is remade from its discards at once', () => {
    const { state, events } = placed('4c', '021', ravagers(['077'], ['061', '062', '063']));
    expect(state.ravagers[4]).toEqual([77]);
    expect([...state.ravagerDeck].sort()).toEqual([61, 62, 63]);
    expect(state.ravagerDiscard).toEqual([]);
    expect(events).toContainEqual({ kind: 'deckRemade', rule: 'E1', deck: 'ravager' });
  });
});

describe('A2.C5: Technology appears', () => {
  const at = (state: State): (string | null)[] =>
    state.display.map((tile) => (tile === 0 ? null : defaultContent.tiles[tile]!.id));
  const technology = (colour: number): string[] =>
    defaultContent.tiles.slice(1, 49).flatMap((tile) => (tile.colour === colour ? [tile.id] : []));

  // None of the cards below brings a Ravager: orange 3c has no icon beside it.
  const tops: NonNullable<Position['stacks']> = {
    orange: ['orange-gainShip-reserveDie', 'orange-vp-reserveDie'],
    gray: ['gray-gainDebris-reserveDie'],
    green: ['green-drawMission-reserveDie'],
  };

  it('A2.C5: Example: an orange, then a gray tile push the others on', () => {
    const display = ['green-vp-dieToThree', 'orange-vp-dieToThree', 'gray-vp-dieToThree', null, null, null];
    const { state, events } = placed('3c', '001', { display, stacks: tops });
    expect(at(state)).toEqual([
      'gray-gainDebris-reserveDie',
      'orange-gainShip-reserveDie',
      'green-vp-dieToThree',
      'orange-vp-dieToThree',
      'gray-vp-dieToThree',
      null,
    ]);
    expect(ofKind(events, 'technologyAppeared')).toEqual([
      { kind: 'technologyAppeared', rule: 'A2.C5', tile: 'orange-gainShip-reserveDie', place: 1 },
      { kind: 'technologyAppeared', rule: 'A2.C5', tile: 'gray-gainDebris-reserveDie', place: 1 },
    ]);
  });

  it('A2.C5: the tiles appear from top to bottom of the card', () => {
    const display = [null, null, null, null, null, null];
    const { state } = placed('3c', '009', { display, stacks: tops });
    expect(at(state).slice(0, 3)).toEqual(['orange-gainShip-reserveDie', 'gray-gainDebris-reserveDie', null]);
  });

  it('A2.C5: a gap takes up the push', () => {
    const display = [
      'gray-vp-dieToThree',
      null,
      'green-vp-dieToThree',
      null,
      'green-vp-reserveDie',
      'gray-vp-reserveDie',
    ];
    const { state } = placed('3c', '005', { display, stacks: tops });
    expect(at(state)).toEqual([
      'orange-gainShip-reserveDie',
      'gray-vp-dieToThree',
      'green-vp-dieToThree',
      null,
      'green-vp-reserveDie',
      'gray-vp-reserveDie',
    ]);
    expect(state.tileDiscards).toEqual([[], [], []]);
  });

  it('A2.C5: a tile pushed off the end is discarded', () => {
    const display = technology(1).slice(0, 6);
    const { state, events } = placed('3c', '005', { display, stacks: tops });
    expect(at(state)).toEqual(['orange-gainShip-reserveDie', ...display.slice(0, 5)]);
    expect(state.tileDiscards[1]!.map((tile) => defaultContent.tiles[tile]!.id)).toEqual([display[5]]);
    expect(events).toContainEqual({ kind: 'technologyDiscarded', rule: 'A2.C5', tile: display[5] });
  });

  it('A2.C5: an empty stack is refilled by the discarded tiles of its colour', () => {
    const display = [null, null, null, null, null, null];
    const discarded = technology(0);
    const { state, events } = placed('3c', '005', { display, tileDiscards: { orange: discarded } });
    expect(state.stacks[0]).toHaveLength(15);
    expect(state.tileDiscards[0]).toEqual([]);
    expect(discarded).toContain(at(state)[0]);
    expect(events).toContainEqual({ kind: 'deckRemade', rule: 'A2.C5', deck: 'orange-technology' });
  });

  it('A2.C5: with neither stack nor discards nothing appears, and the next tile does', () => {
    const display = [null, null, null, null, null, null];
    const players = [{ ejectedTiles: technology(0) }];
    const { state, events } = placed('3c', '001', { display, stacks: { gray: tops.gray! }, players });
    expect(at(state)).toEqual(['gray-gainDebris-reserveDie', null, null, null, null, null]);
    expect(events).toContainEqual({ kind: 'technologyAbsent', rule: 'A2.C5', colour: 'orange' });
  });

  it('A2.C5: Technology appears after the Ravagers', () => {
    const { events } = placed('4c', '021');
    const kinds = ofKind(events, 'missionPlaced', 'ravagerAppeared', 'technologyAppeared').map(({ kind }) => kind);
    expect(kinds).toEqual(['missionPlaced', 'ravagerAppeared', 'technologyAppeared', 'technologyAppeared']);
  });
});
