import { describe, expect, it } from 'vitest';
import { everyRound, roundStarts, scales, stepPath, ticks } from './plot-lines.ts';

describe('the plot of VP over time', () => {
  it('spans the frame', () => {
    const { x, y } = scales(11, 50, { width: 100, height: 50, left: 10, top: 5 });
    expect([x(0), x(10)]).toEqual([10, 110]);
    expect([y(0), y(50)]).toEqual([55, 5]);
  });

  it('survives a game without moves or VP', () => {
    const { x, y } = scales(1, 0, { width: 100, height: 50, left: 0, top: 0 });
    expect(stepPath([0], x, y)).toBe('M0 50H0');
  });

  it('draws steps, and nothing where nothing changes', () => {
    expect(
      stepPath(
        [5, 5, 7, 7, 6],
        (n) => n,
        (n) => -n,
      ),
    ).toBe('M0 -5H2V-7H4V-6H4');
  });

  it.each([
    [4, [0, 1, 2, 3, 4]],
    [33, [0, 10, 20, 30]],
    [61, [0, 20, 40, 60]],
  ])('has round numbers up to %i', (most, expected) => {
    expect(ticks(most)).toEqual(expected);
  });

  it('numbers rounds so that no number touches the next, however short a round is', () => {
    expect(everyRound([0, 30, 60, 90], 24)).toBe(1);
    // Rounds 3 and 4 are short.
    expect(everyRound([0, 60, 120, 130, 140, 200], 24)).toBe(3);
    expect(everyRound([0, 1, 2], 24)).toBe(3);
    expect(everyRound([], 24)).toBe(1);
  });

  it('knows when each round begins', () => {
    const turn = (round: number, seat: number) => ({ kind: 'turnStarted' as const, rule: 'T1', seat, round });
    const entries = [
      { index: -1, seat: -1, events: [turn(1, 0)] },
      { index: 4, seat: 0, events: [turn(1, 1)] },
      { index: 9, seat: 1, events: [turn(2, 0)] },
    ];
    expect(roundStarts(entries)).toEqual([
      { round: 1, moment: 0 },
      { round: 2, moment: 10 },
    ]);
  });
});
