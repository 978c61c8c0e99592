// One measured figure.

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The limit; null for a figure without one. */
  most: number | null;
  /** The same figure of an empty React page with one button, in the same run. */
  empty?: number;
}

/** The value below which this share of the list lies. */
export function percentile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
