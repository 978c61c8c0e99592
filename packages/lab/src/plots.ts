// Plots of the share over time and by seat.

import type { Estimate } from './statistics.ts';
import {
  BASE,
  escapeText,
  f,
  gridY,
  HEIGHT,
  LEFT,
  line,
  type Mark,
  markLines,
  RIGHT,
  sayPercent,
  scaleX,
  scaleY,
  svg,
  text,
  ticks,
  WIDTH,
} from './svg.ts';

type Point = { blocks: number } & Estimate;

/** The share as blocks are added, with its confidence interval. The wide intervals of the first blocks are clipped. */
export function coursePlot(label: string, course: readonly Point[], marks: readonly Mark[]): string {
  const settled = course.slice(Math.min(Math.floor(course.length / 20), course.length - 1));
  const values = [...settled.flatMap(({ low, high }) => [low ?? 0, high ?? 1]), ...marks.map(({ at }) => at)];
  const from = Math.max(0, Math.min(...values) - 0.02);
  const to = Math.min(1, Math.max(...values) + 0.02);
  const x = scaleX(0, course.at(-1)!.blocks);
  const y = scaleY(from, to);
  const at = ({ blocks }: Point, value: number): string =>
    `${f(x(blocks))},${f(y(Math.min(to, Math.max(from, value))))}`;
  const band = [
    ...course.map((point) => at(point, point.high ?? 1)),
    ...course.toReversed().map((point) => at(point, point.low ?? 0)),
  ];
  return svg(label, [
    ...gridY(ticks(from, to), y, sayPercent),
    ...ticks(0, course.at(-1)!.blocks)
      .filter(Number.isInteger)
      .map((blocks) => text(x(blocks), BASE + 16, 'middle', String(blocks))),
    `<polygon points="${band.join(' ')}" class="band"/>`,
    `<polyline points="${course.map((point) => at(point, point.mean)).join(' ')}" class="curve"/>`,
    ...markLines(marks, y),
    text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, 'middle', 'blocks'),
  ]);
}

/** A point with its confidence interval for each group. */
export function intervalPlot(
  label: string,
  groups: readonly { name: string; estimate: Estimate }[],
  marks: readonly Mark[],
): string {
  const top = Math.min(
    1,
    Math.max(...marks.map(({ at }) => at), ...groups.map(({ estimate }) => estimate.high ?? 1)) * 1.1,
  );
  const y = scaleY(0, top);
  const x = scaleX(-0.5, groups.length - 0.5);
  return svg(label, [
    ...gridY(ticks(0, top), y, sayPercent),
    ...markLines(marks, y),
    ...groups.map(({ name, estimate: { mean, low, high } }, i) => {
      const [bottom, peak] = [y(low ?? 0), y(high ?? 1)];
      const said = `${name}: ${sayPercent(mean)} (${sayPercent(low ?? 0)} to ${sayPercent(high ?? 1)})`;
      return [
        `<g><title>${escapeText(said)}</title>`,
        line(x(i), bottom, x(i), peak, 'whisker'),
        line(x(i) - 8, bottom, x(i) + 8, bottom, 'whisker'),
        line(x(i) - 8, peak, x(i) + 8, peak, 'whisker'),
        `<circle cx="${f(x(i))}" cy="${f(y(mean))}" r="5" class="one"/></g>`,
        text(x(i), BASE + 16, 'middle', name),
      ].join('');
    }),
  ]);
}
