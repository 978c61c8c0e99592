// Histograms: bars side by side, or stacked where the series are parts of one whole.

import {
  BASE,
  escapeText,
  f,
  gridY,
  HEIGHT,
  LEFT,
  RIGHT,
  sayPercent,
  scaleX,
  scaleY,
  svg,
  text,
  ticks,
  WIDTH,
} from './svg.ts';

export interface Series {
  name: string;
  /** The class that gives the colour. */
  style: 'one' | 'two' | 'three' | 'four';
  values: readonly number[];
}

export interface Bins {
  from: number;
  step: number;
  count: number;
}

const WHOLE_STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_BINS = 20;

/** The narrowest of these bin widths that gives few enough bins. Edges are multiples of the width. */
export function binsOf(values: readonly number[], steps: readonly number[] = WHOLE_STEPS): Bins {
  const least = values.reduce((a, b) => Math.min(a, b));
  const greatest = values.reduce((a, b) => Math.max(a, b));
  const step = steps.find((width) => (greatest - least) / width < MOST_BINS - 1) ?? steps.at(-1)!;
  const from = Math.floor(least / step) * step;
  return { from, step, count: Math.floor((greatest - from) / step) + 1 };
}

export interface HistogramOptions {
  axis: string;
  /** Stacked bars are shares of all values. Bars side by side are shares of their own series. */
  isStacked?: boolean;
  bins: Bins;
  sayEdge?: (edge: number) => string;
}

/** The share of every bin, for each series. */
export function sharesOf(series: readonly Series[], { bins, isStacked = false }: HistogramOptions): number[][] {
  const all = series.reduce((sum, { values }) => sum + values.length, 0);
  return series.map(({ values }) => {
    const bars = new Array<number>(bins.count).fill(0);
    for (const value of values) {
      const bin = Math.floor((value - bins.from) / bins.step + 1e-9);
      bars[Math.min(bins.count - 1, Math.max(0, bin))]!++;
    }
    return bars.map((bar) => bar / Math.max(1, isStacked ? all : values.length));
  });
}

/** Bins of one whole number are labelled in the middle, wider bins at their edge. */
const isNamedInside = ({ bins, sayEdge }: HistogramOptions): boolean => bins.step === 1 && sayEdge === undefined;

function sayBin(options: HistogramOptions, bin: number): string {
  const { bins, sayEdge = String } = options;
  const edge = bins.from + bin * bins.step;
  if (isNamedInside(options)) return sayEdge(edge);
  return options.sayEdge ? `${sayEdge(edge)} to ${sayEdge(edge + bins.step)}` : `${edge} to ${edge + bins.step - 1}`;
}

function axisOf(options: HistogramOptions, x: (bin: number) => number): string[] {
  const { bins, sayEdge = String } = options;
  const every = Math.ceil(bins.count / 8);
  const middle = isNamedInside(options) ? 0.5 : 0;
  const names = Array.from({ length: bins.count }, (_, bin) =>
    bin % every === 0 ? text(x(bin + middle), BASE + 16, 'middle', sayEdge(bins.from + bin * bins.step)) : '',
  );
  return [...names, text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, 'middle', options.axis)];
}

export function histogram(label: string, series: readonly Series[], options: HistogramOptions): string {
  const { isStacked = false, bins } = options;
  const shares = sharesOf(series, options);
  /** Where the bar of series i begins: on top of the bars before it, if stacked. */
  const below = (i: number, bin: number): number =>
    isStacked ? shares.slice(0, i).reduce((sum, other) => sum + other[bin]!, 0) : 0;
  const top = 1.05 * Math.max(0.01, ...shares.flatMap((bars, i) => bars.map((share, bin) => share + below(i, bin))));
  const [x, y] = [scaleX(0, bins.count), scaleY(0, top)];
  const slot = x(1) - x(0);
  const width = (slot * 0.86) / (isStacked ? 1 : series.length);
  const bar = (i: number, bin: number, share: number): string => {
    const { name, style } = series[i]!;
    const left = x(bin) + slot * 0.07 + (isStacked ? 0 : i * width);
    const size = `width="${f(Math.max(1, width - 1))}" height="${f(y(0) - y(share))}"`;
    const said = escapeText(`${name}, ${sayBin(options, bin)}: ${sayPercent(share)}`);
    return `<rect x="${f(left)}" y="${f(y(below(i, bin) + share))}" ${size} class="${style}"><title>${said}</title></rect>`;
  };
  return svg(label, [
    ...gridY(ticks(0, top, 4), y, sayPercent),
    ...shares.flatMap((bars, i) => bars.map((share, bin) => (share === 0 ? '' : bar(i, bin, share)))),
    ...axisOf(options, x),
  ]);
}
