import type { GameEvent } from '@black-angel/engine';
import type { Entry } from '@black-angel/match';
import { expect, it } from 'vitest';
import { deedsSince } from './deeds.ts';

const start = (seat: number): GameEvent => ({ kind: 'turnStarted', rule: 'T1', seat, round: 2 });
const card: GameEvent = { kind: 'halCardRevealed', rule: 'H3', card: 'hal-01', half: 'top' };
const bought: GameEvent = { kind: 'dieBought', rule: 'H4', seat: 1, from: 0, die: { colour: 'gray', value: 2 } };
const action: GameEvent = { kind: 'actionTaken', rule: 'H3', seat: 1, action: 5, value: 2, damaged: false };
const destroyed: GameEvent = { kind: 'ravagersDestroyed', rule: 'A2.X1', seat: 1, action: 3, cards: ['065'] };
const gained: GameEvent = { kind: 'gained', rule: 'H8', seat: 1, what: 'vp', amount: 1 };
const ravager: GameEvent = { kind: 'ravagerAppeared', rule: 'A2.C4', card: '065', action: 3 };
const entry = (index: number, seat: number, ...events: GameEvent[]): Entry => ({ index, seat, events });

it('are what Hal did in his turn: the die he bought, his action, what came of it', () => {
  const entries = [entry(3, 0, action, start(1), card, bought, action, destroyed, gained, start(0))];
  expect(deedsSince(entries, 0, 3)).toEqual({
    all: [bought, action, destroyed],
    main: [bought, action, destroyed],
  });
});

it('has the most important of many, in the order of the game; what is taken from the viewer comes before all', () => {
  const fromOther: GameEvent = { ...bought, from: 2 };
  const ejected: GameEvent = { kind: 'missionEjected', rule: 'B3.3', seat: 0, card: '017', at: '1b' };
  const entries = [entry(3, 0, start(1)), entry(4, 1, fromOther, action, ravager, destroyed, ejected, start(0))];
  const { all, main } = deedsSince(entries, 0, 3);
  expect(all).toEqual([fromOther, action, ravager, destroyed, ejected]);
  expect(main).toEqual([action, destroyed, ejected]);
});

it('names a turn in which new dice are rolled, and nothing once the viewer has moved', () => {
  const rolls: GameEvent = { kind: 'sequenceChosen', rule: 'H11', seat: 1, sequence: 'B' };
  const chosen: GameEvent = { ...rolls, sequence: 'A' };
  const entries = [entry(3, 0, start(1), rolls, start(0))];
  expect(deedsSince(entries, 0, 3).main).toEqual([rolls]);
  expect(deedsSince([entry(3, 0, start(1), chosen, start(0))], 0, 3).all).toEqual([]);
  expect(deedsSince([...entries, entry(4, 0, action)], 0, 3).all).toEqual([]);
});
