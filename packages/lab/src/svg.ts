// Drawing primitives of the plots: SVG as text, without scripts and external resources. Colours are classes, so that
// the light and dark themes of the page apply.

export const escapeText = (text: string | number): string =>
  String(text).replace(
    /[&<>"']/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[letter]!,
  );

export const WIDTH = 480;
export const HEIGHT = 260;
export const LEFT = 48;
export const RIGHT = 12;
const TOP = 12;
const BOTTOM = 42;
export const BASE = HEIGHT - BOTTOM;

export const f = (value: number): string => value.toFixed(1);

/** Maps a range of values to a range of pixels. */
const scale =
  (from: number, to: number, first: number, last: number) =>
  (value: number): number =>
    to === from ? (first + last) / 2 : first + ((value - from) / (to - from)) * (last - first);
export const scaleX = (from: number, to: number) => scale(from, to, LEFT, WIDTH - RIGHT);
export const scaleY = (from: number, to: number) => scale(from, to, BASE, TOP);

/** About `count` round numbers that span a range. */
export function ticks(from: number, to: number, count = 5): number[] {
  if (!(to > from)) return [from];
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 5, 10].find((factor) => factor * power >= rough)!;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

export const text = (x: number, y: number, anchor: 'start' | 'middle' | 'end', words: string): string =>
  `<text x="${f(x)}" y="${f(y)}" text-anchor="${anchor}">${escapeText(words)}</text>`;

export const line = (x1: number, y1: number, x2: number, y2: number, style: string): string =>
  `<line x1="${f(x1)}" y1="${f(y1)}" x2="${f(x2)}" y2="${f(y2)}" class="${style}"/>`;

export const svg = (label: string, parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeText(label)}">${parts.join('')}</svg>`;

/** The same as a separate file, with its colours. */
export const standalone = (plot: string): string =>
  plot.replace(
    /^<svg ([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" $1><style>${FILE_STYLE}</style><rect width="100%" height="100%" fill="#fff"/>`,
  );

const FILE_STYLE =
  'text{font:12px system-ui,sans-serif;fill:#62615c}.grid{stroke:#e3e1da}.mark{stroke:#62615c;stroke-dasharray:5 4}' +
  '.whisker{stroke:#2a6fc9;stroke-width:2}.one{fill:#2a6fc9}.two{fill:#d9622b}.three{fill:#17916a}.four{fill:#7d5bc4}';

export const gridY = (
  values: readonly number[],
  y: (value: number) => number,
  say: (value: number) => string,
): string[] =>
  values.flatMap((value) => [
    line(LEFT, y(value), WIDTH - RIGHT, y(value), 'grid'),
    text(LEFT - 6, y(value) + 4, 'end', say(value)),
  ]);

/** Without trailing zeros, for axes. */
export const sayPercent = (value: number): string => `${Number((value * 100).toFixed(1))} %`;

/** A horizontal line across the plot with a label. */
export interface Mark {
  at: number;
  name: string;
}

export const markLines = (marks: readonly Mark[], y: (value: number) => number): string[] =>
  marks.flatMap(({ at, name }) => [
    line(LEFT, y(at), WIDTH - RIGHT, y(at), 'mark'),
    text(WIDTH - RIGHT - 2, y(at) - 4, 'end', name),
  ]);
