import type { GameEvent } from '@black-angel/engine';
import type { Entry } from '@black-angel/match';
import { describe, expect, it } from 'vitest';
import { beginHearing, hear } from './heard.ts';

const flight = (to: string): GameEvent => ({ kind: 'shipMoved', rule: 'A2.C1', seat: 1, from: '3c', to }) as GameEvent;
const turn = (seat: number): GameEvent => ({ kind: 'turnStarted', rule: 'T1', seat, round: 2 }) as GameEvent;
const entry = (index: number, ...events: GameEvent[]): Entry => ({ index, seat: 1, events }) as Entry;

const [a, b, c, d] = ['2a', '2b', '3a', '3b'].map(flight) as [GameEvent, GameEvent, GameEvent, GameEvent];
const first = [entry(0, a), entry(1, b)];
const start = beginHearing(first, 0);

describe('what is heard of the log', () => {
  it('begins with what happened last', () => {
    expect(start).toEqual({ viewer: 0, count: 2, events: [b], earlier: [] });
    expect(hear(start, [...first], 0)).toBe(start);
  });

  it('has everything once, whether an entry grows or several come at once', () => {
    const grown = hear(start, [entry(0, a), entry(1, b, c)], 0);
    expect(grown.events).toEqual([c]);
    expect(hear(grown, [entry(0, a), entry(1, b, c, d), entry(2, a)], 0).events).toEqual([d, a]);
  });

  it('has nothing after an undo, then goes on from there', () => {
    const undone = hear(start, [entry(0, a)], 0);
    expect(undone.events).toEqual([]);
    expect(hear(undone, [entry(0, a), entry(1, c)], 0).events).toEqual([c]);
  });

  it('waits for the end of a turn where a turn is one message', () => {
    const ended = hear(start, [...first, entry(2, c, turn(1))], 0, true);
    expect(ended.events).toEqual([c]);
    const acting = [...first, entry(2, c, turn(1)), entry(3, d)];
    expect(hear(ended, acting, 0, true)).toBe(ended);
    const next = hear(ended, [...acting, entry(4, a, turn(2))], 0, true);
    expect(next.events).toEqual([turn(1), d, a]);
    // The viewer is asked: nothing waits any longer.
    expect(hear(next, [...acting, entry(4, a, turn(2), b)], 0).events).toEqual([turn(2), b]);
  });

  it('stays for a while, as a reader takes longer than the bots', () => {
    const turns = (count: number): Entry[] => Array.from({ length: count }, (_, i) => entry(i + 2, turn(i % 3), a));
    let heard = start;
    for (const count of [1, 2, 3]) heard = hear(heard, [...first, ...turns(count)], 0);
    expect(heard.earlier.map(({ events }) => events)).toEqual([[b], [turn(0), a], [turn(1), a]]);
    for (const count of [4, 5, 6, 7]) heard = hear(heard, [...first, ...turns(count)], 0);
    expect(heard.earlier.map(({ count }) => count)).toEqual([6, 8, 10, 12, 14]);
    expect(hear(heard, [entry(0, a)], 0).earlier).toEqual([]);
  });

  it('begins anew for another viewer', () => {
    expect(hear(start, [entry(0, a)], 1)).toEqual({ viewer: 1, count: 1, events: [a], earlier: [] });
  });
});
