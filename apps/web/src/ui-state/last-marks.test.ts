import type { GameEvent } from '@black-angel/engine';
import type { Entry } from '@black-angel/match';
import { hexName, setup, view } from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import { describe, expect, it } from 'vitest';
import { hexPath } from './hex-path.ts';
import { eventsSinceOwn, marksSince, missedFrom, refOfMark, sinceOwn } from './last-marks.ts';

const TABLE = view(setup({ players: 3, advanced: false, hal: null }, 'marks'), 0);
const start = (seat: number): GameEvent => ({ kind: 'turnStarted', rule: 'T1', seat, round: 2 });
const die = { colour: 'gray', value: 2 } as const;
const bought: GameEvent = { kind: 'dieBought', rule: 'A2', seat: 1, from: 0, die };
const ravager: GameEvent = { kind: 'ravagerAppeared', rule: 'A2.C4', card: '065', action: 3 };
const placed: GameEvent = { kind: 'missionPlaced', rule: 'A2.C3', seat: 1, card: '017', at: '3b' };
const entry = (index: number, seat: number, ...events: GameEvent[]): Entry => ({ index, seat, events });
const marked = (...entries: Entry[]) => marksSince(entries, TABLE, defaultContent);
const kinds = (...entries: Entry[]): string[] => marked(...entries).map(({ kind }) => kind);

const OWN = entry(3, 0, start(1));

describe('marks', () => {
  it('are what others did since the viewer’s last move', () => {
    const marks = marked(entry(1, 1, placed), OWN, entry(4, 1, bought), entry(5, 1, ravager, start(0)));
    expect(marks).toEqual([
      { kind: 'die', event: bought, from: 0, by: 1, die },
      { kind: 'ravager', event: ravager, card: '065' },
    ]);
    expect(marks.map(refOfMark)).toEqual([null, 'card:065']);
  });

  it('are gone when the viewer moves', () => {
    expect(kinds(OWN, entry(4, 1, bought, start(0)))).toEqual(['die']);
    expect(kinds(OWN, entry(4, 1, bought, start(0)), entry(5, 0, bought))).toEqual([]);
  });

  it('are Hal’s too, whose turn is part of the viewer’s move', () => {
    expect(kinds(entry(3, 0, placed, start(1), bought, ravager, start(0)))).toEqual(['die', 'ravager']);
  });

  it('are none for a spectator, and none before the first own move', () => {
    expect(marksSince([OWN, entry(4, 1, bought)], { ...TABLE, viewer: 'spectator' }, defaultContent)).toEqual([]);
    expect(kinds(entry(0, 1, bought))).toEqual([]);
  });

  it('go with their things', () => {
    const gone: [GameEvent, GameEvent][] = [
      [bought, { kind: 'diceRolled', rule: 'B1', seat: 0, dice: [] }],
      [ravager, { kind: 'ravagersDestroyed', rule: 'A2.X1', seat: 2, action: 3, cards: ['065'] }],
      [placed, { kind: 'missionResolved', rule: 'B3.2', seat: 1, card: '017' }],
      [placed, { kind: 'missionEjected', rule: 'B3.3', seat: 1, card: '017', at: '1b' }],
    ];
    for (const [made, ended] of gone) {
      expect(kinds(OWN, entry(4, 1, made))).toHaveLength(1);
      expect(kinds(OWN, entry(4, 1, made), entry(5, 2, ended))).toEqual([]);
    }
  });

  it('show the path of a ship from hex to hex, and move with the sky', () => {
    const flown: GameEvent = { kind: 'shipMoved', rule: 'A2.C1', seat: 1, from: '4c', to: '6c' };
    const turned: GameEvent = { kind: 'stripTurned', rule: 'B3.4', strip: 1, face: 'B' };
    const pathOf = (...entries: Entry[]): string[] =>
      marked(...entries).flatMap((mark) => (mark.kind === 'path' ? mark.hexes.map(hexName) : []));
    const path = pathOf(OWN, entry(4, 1, flown));
    expect([path[0], path.at(-1)]).toEqual(['4c', '6c']);
    expect(path.length).toBeGreaterThanOrEqual(3);
    const later = pathOf(OWN, entry(4, 1, flown), entry(5, 2, turned));
    expect([later[0], later.at(-1)]).toEqual(['3c', '5c']);
    const left = [turned, turned, turned, turned];
    expect(pathOf(OWN, entry(4, 1, flown), entry(5, 2, ...left))).toEqual([]);
  });
});

describe('a path', () => {
  it('goes from neighbour to neighbour and around asteroid fields', () => {
    const middle = 3 * 5 + 2;
    for (let hex = 0; hex < TABLE.missions.length; hex++) {
      const path = hexPath(TABLE, defaultContent, middle, hex);
      if (path.length === 0) continue;
      expect([path[0], path.at(-1)]).toEqual([middle, hex]);
      expect(new Set(path).size).toBe(path.length);
    }
  });
});

describe('what a returning player has missed', () => {
  const others = [entry(4, 1, bought), entry(5, 2, ravager, start(0))];

  it('begins after the moves that this browser has shown', () => {
    expect(missedFrom([OWN, ...others], 0, 5)).toBe(5);
    expect(missedFrom([OWN, ...others], 0, 4)).toBe(4);
    expect(missedFrom([OWN, ...others], 0, 6)).toBeNull();
  });

  it('begins after the own last move in a browser that does not know the game', () => {
    expect(missedFrom([OWN, ...others], 0, null)).toBe(4);
    expect(missedFrom([OWN], 0, null)).toBeNull();
    expect(missedFrom([entry(-1, -1, start(0))], 0, null)).toBeNull();
  });

  it('is nothing when only the viewer has moved, unless Hal’s turn is part of that move', () => {
    expect(missedFrom([entry(4, 0, placed)], 0, 4)).toBeNull();
    expect(missedFrom([entry(4, 0, placed, start(1), bought, start(0))], 0, 4)).toBe(4);
  });

  it('can be shown again: from the entry in which the others’ turns begin', () => {
    expect(sinceOwn([OWN, ...others], 0)).toBe(4);
    expect(sinceOwn([entry(7, 0, placed, start(1), bought, start(0))], 0)).toBe(7);
    expect(sinceOwn([entry(7, 0, placed)], 0)).toBeNull();
    expect(eventsSinceOwn([OWN, ...others], 0)).toEqual([start(1), bought, ravager, start(0)]);
  });
});
