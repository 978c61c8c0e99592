// Costs and gains as a row of icons with counts, fitted into a box: the sentence of every card and tile.

import type { Cost, Gain } from '@black-angel/rules/components';
import { Crest } from './glyphs-goods.tsx';
import { Glyph, type IconName } from './icon.tsx';
import { Num } from './shapes.tsx';

export interface Item {
  readonly icon: IconName;
  readonly count: number;
}

const ICONS: Record<keyof Cost | keyof Gain, IconName> = {
  vp: 'vp',
  ship: 'ship',
  resource: 'resource',
  robot: 'robot',
  debris: 'debris',
  technology: 'technology',
  missionCard: 'mission',
  ravagerCard: 'ravagerCard',
};

/** The goods of a cost or a gain in a fixed order, points last. */
export function itemsOf(goods: Cost | Gain): Item[] {
  const order = Object.keys(ICONS).filter((key) => key !== 'vp');
  const counts = goods as Partial<Record<string, number>>;
  return [...order, 'vp'].flatMap((key) => {
    const count = counts[key] ?? 0;
    return count > 0 ? [{ icon: ICONS[key as keyof Gain], count }] : [];
  });
}

/** Victory points: the crest with its number. */
export function Points({ vp, x, y, size }: { vp: number; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <Crest blank />
      <Num x={12} y={11.6} size={vp > 9 ? 11.5 : 14.5} fill="var(--vp-ink)">
        {vp}
      </Num>
    </g>
  );
}

const COUNT = 0.58;
const GAP = 0.14;

/** The width of a row in icon sizes. */
export function unitsOf(items: readonly Item[]): number {
  return items.reduce((sum, { icon, count }) => sum + 1 + (icon !== 'vp' && count > 1 ? COUNT : 0) + GAP, -GAP);
}

/** The largest icon size at which all items stand side by side in the width. */
export function fitSize(items: readonly Item[], width: number, largest: number): number {
  return Math.min(largest, width / Math.max(1, unitsOf(items)));
}

interface RowProps {
  items: readonly Item[];
  /** Middle of the row. */
  cx: number;
  cy: number;
  size: number;
}

/** Items side by side around a middle: points in the crest, other counts as a numeral before the icon. */
export function ItemRow({ items, cx, cy, size }: RowProps) {
  let x = cx - (unitsOf(items) * size) / 2;
  return items.map(({ icon, count }) => {
    const hasNumeral = icon !== 'vp' && count > 1;
    const at = x + (hasNumeral ? COUNT * size : 0);
    x = at + size * (1 + GAP);
    const y = cy - size / 2;
    return (
      <g key={icon}>
        {hasNumeral && (
          <Num x={at - (COUNT * size) / 2 - size * 0.05} y={cy} size={size * 0.74}>
            {count}
          </Num>
        )}
        {icon === 'vp' ? (
          <Points vp={count} x={at} y={y} size={size} />
        ) : (
          <Glyph name={icon} x={at} y={y} size={size} />
        )}
      </g>
    );
  });
}
