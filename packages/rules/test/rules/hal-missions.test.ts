import { describe, expect, it } from 'vitest';
import { loadComponents } from '../../src/components.ts';
import defaultSet from '../../src/content/default-set.json' with { type: 'json' };
import type { State } from '../../src/index.ts';
import { makePosition, type PlayerPosition } from '../../src/position.ts';
import { legal, type Played, play } from '../helpers.ts';
import { HAL, type Solo, solo as soloTable } from './tables.ts';

// Hal cards 02, 08 and 10 have Command on top: orange, gray, green. The board, c for a comet, r for a Ravager icon:
//   1  orange r   green c    gray    green      orange c
//   2  gray c     green      orange  gray       green c r
//   3  orange r   gray       green   gray c     orange c     (the Black Angel on 3c)
//   4  green c r  gray c     green   orange     gray
//   5  gray c r   orange     green   gray       orange c r
const COMMAND = { orange: 'hal-02', gray: 'hal-08', green: 'hal-10' } as const;
type Colour = keyof typeof COMMAND;

/** Hal without VP and dice. */
const solo = (stated: Solo): State => soloTable({ hal: { vp: 0, dice: [] }, ...stated });
/** After a Sequence A of the player Hal commands: he draws this card. */
const halDraws = (colour: Colour, card: string, stated: Solo = {}): Played => {
  const hal = { vp: 0, dice: [`${colour} 1`], deck: [COMMAND[colour]] };
  // The player draws an orange card before him.
  const decks = card ? { [colour]: colour === 'orange' ? ['020', card] : [card] } : {};
  return play(solo({ ...stated, hal, decks }), 'die orange 1', 'action 2', 'fly 3b 3c', 'end');
};
const placed = ({ state }: Played) => makePosition(state).space;
const others = (cards: string[], hexes: string[]) => hexes.map((at, i) => ({ at, card: cards[i]!, owner: 0 }));
const GREEN_HEXES = ['1b', '1d', '2b', '2e', '3c', '4a', '4c', '5c'];
const GREEN_CARDS = ['041', '042', '043', '044', '045', '046', '047', '048'];

describe('H10: Command', () => {
  // Card, the hexes of its colour that are taken, the hex that Hal chooses, and whether it is a comet hex.
  it.each<[string, Colour, string, string[], string, number]>([
    ['a neutralization: the first strip', 'gray', '033', [], '1c', 0],
    ['a neutralization: of two hexes the comet', 'orange', '013', [], '1e', 3],
    ['a neutralization: the comet taken, the other hex', 'orange', '013', ['1e'], '1a', 0],
    ['a neutralization: the first strip full, the second', 'gray', '033', ['1c'], '2a', 3],
    ['a neutralization: two strips full, the third', 'gray', '033', ['1c', '2a', '2d'], '3d', 3],
    ['an activation mission: the fifth strip', 'green', '041', [], '5c', 0],
    ['an activation mission: of two hexes the comet', 'gray', '021', [], '5a', 3],
    ['an activation mission: the comet taken, the other hex', 'gray', '021', ['5a'], '5d', 0],
    ['an activation mission: the fifth strip full, the fourth', 'green', '041', ['5c'], '4a', 3],
    ['an activation mission: two strips full, the third', 'green', '041', ['5c', '4a', '4c'], '3c', 0],
  ])('H10: %s (%s %s)', (_what, colour, card, taken, at, comet) => {
    const first = { orange: 2, gray: 22, green: 42 }[colour];
    const cards = taken.map((_, i) => String(first + i).padStart(3, '0'));
    const played = halDraws(colour, card, { space: others(cards, taken) });
    expect(placed(played)).toContainEqual({ at, card, owner: HAL });
    const bonus = played.events.filter((event) => event.kind === 'gained' && event.rule === 'H10');
    expect(bonus).toEqual(comet ? [{ kind: 'gained', rule: 'H10', seat: HAL, what: 'vp', amount: 3 }] : []);
    // Each of these cards has a reward worth 1 VP.
    expect(played.state.hal!.vp).toBe(1 + comet);
  });

  it('H10: his value does not matter', () => {
    const decks = { green: ['041'] };
    for (const value of [0, 3]) {
      const hal = { vp: 0, dice: [`green ${value}`], deck: ['hal-10'] };
      const played = play(solo({ hal, decks, damage: { 6: 2 } }), 'die orange 1', 'action 2', 'fly 3b 3c', 'end');
      expect(placed(played)).toEqual([{ at: '5c', card: '041', owner: HAL }]);
    }
  });

  it('H10: Ravagers and Technology appear as usual; no ship is launched', () => {
    // Of the neighbours of 2a, where the card comes to lie, 1a and 3a show a Ravager icon.
    const stated = { space: others(['022'], ['1c']), stacks: { green: ['green-vp-dieToThree'] } };
    const { state, events } = halDraws('gray', '033', stated);
    expect(events.filter((event) => event.kind === 'ravagerAppeared')).toHaveLength(2);
    expect(state.ravagers.flat()).toHaveLength(2);
    expect(state.damage.reduce((sum, cubes) => sum + cubes, 0)).toBe(2);
    expect(makePosition(state).display).toEqual(['green-vp-dieToThree', null, null, null, null, null]);
    expect(events.map(({ kind }) => kind)).not.toContain('shipLaunched');
  });

  it('H10: he always has a robot, however many cards he owns', () => {
    const hexes = [
      '1a',
      '1e',
      '2c',
      '3a',
      '3e',
      '4d',
      '5b',
      '1b',
      '1d',
      '2b',
      '2e',
      '3c',
      '4a',
      '4c',
      '5c',
      '1c',
      '2a',
      '2d',
    ];
    const cards = hexes.map((_, i) => String(i < 7 ? i + 1 : i < 15 ? i + 34 : i + 6).padStart(3, '0'));
    const space = others(cards, hexes).map((entry) => ({ ...entry, owner: HAL }));
    const played = halDraws('gray', '033', { space });
    expect(placed(played)!.filter(({ owner }) => owner === HAL)).toHaveLength(19);
  });

  it('H10: with no free hex the card is discarded and he just gains 3 VP', () => {
    const { state, events } = halDraws('green', '053', { space: others(GREEN_CARDS, GREEN_HEXES) });
    expect(state.hal!.vp).toBe(3);
    expect(state.missionDiscards[2]).toEqual([53]);
    expect(events).toContainEqual({ kind: 'missionDiscarded', rule: 'H10', seat: HAL, card: '053' });
    expect(events.map(({ kind }) => kind)).not.toContain('missionPlaced');
  });

  it('H10: with no card to draw he just gains 3 VP', () => {
    const rest = Array.from({ length: 20 }, (_, i) => String(41 + i).padStart(3, '0'));
    const { state } = halDraws('green', '', { player: { ejectedCards: rest } });
    expect(state.hal!.vp).toBe(3);
    expect(state.cards.every((card) => card === 0)).toBe(true);
  });

  it('H10: Spes is no hex for a card', () => {
    // Spes covers 5c, the only green hex of the fifth strip.
    const played = halDraws('green', '041', { spes: { row: 5, inSight: true } });
    expect(placed(played)).toEqual([{ at: '4a', card: '041', owner: HAL }]);
  });

  it('H10: a ship of the player already there now stands on the card', () => {
    const played = halDraws('gray', '021', { player: { fleet: ['3b', '5a'], dice: ['orange 1', 'green 0'] } });
    expect(placed(played)).toEqual([{ at: '5a', card: '021', owner: HAL }]);
    expect(makePosition(played.state).players![0]!.fleet).toEqual(['3c', '5a']);
  });
});

describe('H12: his cards are ejected', () => {
  const card = (id: string, at: string) => ({ at, card: id, owner: HAL });

  it.each([
    ['an activation mission', '001', '1a'],
    ['a neutralization', '016', '1a'],
    ['a neutralization that counts cards', '037', '1c'],
  ])('H12: %s (%s) scores him 3 VP, by the player', (_what, id, at) => {
    const space = [card(id, at), { at: '3e', card: '002', owner: HAL }];
    const { state, events } = play(solo({ hal: { vp: 0, dice: ['green 0'], deck: ['hal-09'] }, space }), 'B', 'end');
    // The star at Destroy of hal-09's bottom half has no orange die: the top half gives him 3 VP more.
    expect(events).toContainEqual({ kind: 'gained', rule: 'H12', seat: HAL, what: 'vp', amount: 3 });
    expect(state.hal!.vp).toBe(6);
    expect(state.players[0]!.ejectedCards).toEqual([]);
    expect(state.missionDiscards.flat()).toEqual([Number(id)]);
  });

  it('H12: by Hal himself, 3 VP for each', () => {
    const space = [card('001', '1a'), card('053', '1b'), card('033', '1c'), card('002', '2c')];
    const { state } = play(solo({ space }), 'die orange 1', 'action 2', 'fly 3b 3c', 'end');
    expect(state.hal!.vp).toBe(9);
    expect(state.missionDiscards.flat().sort((a, b) => a - b)).toEqual([1, 33, 53]);
    expect(makePosition(state).space).toEqual([{ at: '1c', card: '002', owner: HAL }]);
  });

  it.each([
    ['016', '1a', { vp: 3 }],
    ['014', '1a', { ships: 3 }],
    ['033', '1c', { resources: 3 }],
    ['054', '1b', { breakRoom: 3 }],
    ['017', '1a', { vp: 3 }],
    ['019', '1a', { vp: 6 }],
  ])('H12: the player with a ship on %s (%s) resolves it as usual: %o', (id, at, gains) => {
    const before = solo({
      space: [card(id, at), { at: '3d', card: '021', owner: 0 }],
      player: { fleet: ['3b', at], ejectedCards: ['022', '023'] },
    });
    const { state } = play(before, 'die orange 1', 'action 2', 'fly 3b 3c', 'end');
    const [was, now] = [before.players[0]!, state.players[0]!];
    expect({
      ...(now.vp !== was.vp && { vp: now.vp - was.vp }),
      ...(now.ships !== was.ships && { ships: now.ships - was.ships }),
      ...(now.resources !== was.resources && { resources: now.resources - was.resources }),
      ...(now.breakRoom !== was.breakRoom && { breakRoom: now.breakRoom - was.breakRoom }),
    }).toEqual(gains);
    expect(state.hal!.vp).toBe(3);
    expect(now.fleet).toHaveLength(1);
  });

  it('H12: without a ship on it the player gets nothing', () => {
    const { state } = play(solo({ space: [card('016', '1a')] }), 'die orange 1', 'action 2', 'fly 3b 3c', 'end');
    expect(state.players[0]!).toMatchObject({ vp: 20, ships: 0 });
  });
});

describe('H13: the player activates his card', () => {
  const activated = (id: string, activations: number, player: PlayerPosition = {}): State => {
    const before = solo({
      space: [{ at: '2c', card: id, owner: HAL }],
      player: { fleet: ['2c'], dice: ['orange 3'], ...player },
    });
    return play(before, 'die orange 3', 'mission 2c', ...Array<string>(activations).fill('activate')).state;
  };

  it.each([
    ['001', '2 ships', 2],
    ['002', 'a ship and 1 VP', 2],
    ['003', 'a ship and a resource', 2],
    ['004', 'a ship and a robot', 2],
  ])('H13: card %s: %s for Hal, in VP, once', (id, _what, vp) => {
    const state = activated(id, 3);
    expect(state.hal!.vp).toBe(vp);
    expect(legal(state)).toEqual(['end']);
  });

  it('H13: once also if the player leaves activations', () => {
    const { state, events } = play(activated('001', 1), 'done');
    expect(state.hal!.vp).toBe(2);
    expect(events).toContainEqual({ kind: 'missionActivated', rule: 'H13', seat: HAL, card: '001', at: '2c' });
  });

  it('H13: he is taken to own whatever it costs', () => {
    const state = activated('006', 1, { ships: 2 });
    expect(state.players[0]!).toMatchObject({ vp: 23, ships: 0 });
    expect(state.hal!.vp).toBe(3);
  });

  it('H13: the player’s own card gives Hal nothing', () => {
    const before = solo({ space: [{ at: '2c', card: '001', owner: 0 }], player: { fleet: [], dice: ['orange 1'] } });
    expect(play(before, 'die orange 1', 'mission 2c', 'activate').state.hal!.vp).toBe(0);
  });
});

describe('H16: choices left open', () => {
  it('H16: the hex with the comet, though its number is higher: 3 VP more for Hal', () => {
    expect(placed(halDraws('orange', '013'))).toEqual([{ at: '1e', card: '013', owner: HAL }]);
  });

  // On the printed strips two hexes of a colour always differ; on these they do not.
  it.each([true, false])('H16: of two hexes alike (comets: %s) the lowest number first', (comet) => {
    const set = structuredClone(defaultSet) as unknown as Parameters<typeof loadComponents>[0] & typeof defaultSet;
    const face = set.strips[0]!.faces.B as { comet?: boolean }[];
    for (const column of [0, 4]) face[column]!.comet = comet;
    const { hash } = loadComponents({ ...set, id: `alike-${comet}` });
    const played = halDraws('orange', '013', { components: { id: `alike-${comet}`, hash } });
    expect(placed(played)).toEqual([{ at: '1a', card: '013', owner: HAL }]);
  });
});
