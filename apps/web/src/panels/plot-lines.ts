// The lines of the plot of VP over time. Headless: moments and VP in, points out.

import type { Entry } from '@black-angel/match';

export interface Frame {
  width: number;
  height: number;
  left: number;
  top: number;
}

/** The point of a moment and a number of VP. */
export function scales(moments: number, most: number, frame: Frame) {
  const across = frame.width / Math.max(1, moments - 1);
  const up = frame.height / Math.max(1, most);
  const round = (n: number): number => Math.round(n * 10) / 10;
  return {
    x: (moment: number): number => round(frame.left + moment * across),
    y: (vp: number): number => round(frame.top + frame.height - vp * up),
  };
}

/** VP change in steps: level until the move that changes them. */
export function stepPath(vps: readonly number[], x: (moment: number) => number, y: (vp: number) => number): string {
  let path = `M${x(0)} ${y(vps[0] ?? 0)}`;
  for (const [moment, vp] of vps.entries()) if (moment > 0 && vp !== vps[moment - 1]) path += `H${x(moment)}V${y(vp)}`;
  return `${path}H${x(vps.length - 1)}`;
}

/** Round numbers for the VP axis: three to six of them. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => most / size <= 6) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** The moment at which each round begins. */
export function roundStarts(entries: readonly Entry[]): { round: number; moment: number }[] {
  const starts: { round: number; moment: number }[] = [];
  for (const { index, events } of entries)
    for (const event of events)
      if (event.kind === 'turnStarted' && event.round !== starts.at(-1)?.round)
        starts.push({ round: event.round, moment: index + 1 });
  return starts;
}

/** Which rounds get their number, so that it has room: each, each second... A round is as wide as its moves. */
export function everyRound(xs: readonly number[], room: number): number {
  const fits = (every: number): boolean =>
    xs.every((at, i) => i < every || i % every !== 0 || at - xs[i - every]! >= room);
  let every = 1;
  while (every < xs.length && !fits(every)) every++;
  return every;
}
