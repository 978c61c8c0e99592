// The plain shapes that every drawing shares: stars, hexagons, and the six shapes of the seats.

import type { SVGProps } from 'react';
import type { Shape } from './palette.ts';

function ring(count: number, at: (corner: number) => readonly [number, number]): string {
  const points = Array.from({ length: count }, (_, corner) => at(corner));
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}

/** A star standing on two points. */
export function starPath(cx: number, cy: number, radius: number, inner = radius * 0.46, points = 5): string {
  return ring(points * 2, (corner) => {
    const r = corner % 2 === 0 ? radius : inner;
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** A regular hexagon with a corner on top, or turned by 30° to lie flat. */
export function hexPath(cx: number, cy: number, radius: number, isFlat = false): string {
  return ring(6, (corner) => {
    const angle = (corner * Math.PI) / 3 - (isFlat ? 0 : Math.PI / 2);
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

export interface Dot {
  x: number;
  y: number;
  r: number;
}

/** Many discs as one outline: a path is painted faster than a circle for each of them. */
export function dotsPath(dots: readonly Dot[]): string {
  const n = (value: number): string => String(Number(value.toFixed(2)));
  return dots
    .map(
      ({ x, y, r }) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`,
    )
    .join('');
}

type Point = readonly [x: number, y: number];

interface Place {
  x: number;
  y: number;
  /** In degrees. */
  turn?: number;
  scale?: number;
}

/** A point of a drawing that is turned and enlarged around its origin, then moved to a place. */
export function placed([px, py]: Point, { x, y, turn = 0, scale = 1 }: Place): Point {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return [x + px * cos - py * sin, y + px * sin + py * cos];
}

/** The same polygon at many places, as one outline. */
export function polygonsPath(polygons: readonly (readonly Point[])[], places: readonly Place[]): string {
  return places
    .map((place, i) => {
      const points = polygons[i % polygons.length]!;
      return ring(points.length, (corner) => placed(points[corner]!, place));
    })
    .join('');
}

type ShapeProps = { shape: Shape; cx: number; cy: number; r: number } & Omit<SVGProps<SVGPathElement>, 'r'>;

/** The outline of a seat's shape; all look equally large at the same r. */
function shapePath(shape: Shape, cx: number, cy: number, r: number): string {
  switch (shape) {
    case 'disc':
    case 'eye':
      return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 'square': {
      const s = r * 0.9;
      return `M${cx - s} ${cy - s}h${2 * s}v${2 * s}h${-2 * s}Z`;
    }
    case 'triangle':
      return `M${cx} ${cy - r * 1.08}L${cx + r * 1.12} ${cy + r * 0.86}H${cx - r * 1.12}Z`;
    case 'diamond':
      return `M${cx} ${cy - r * 1.12}L${cx + r} ${cy}L${cx} ${cy + r * 1.12}L${cx - r} ${cy}Z`;
    case 'star':
      return starPath(cx, cy + r * 0.08, r * 1.2, r * 0.56);
  }
}

export function SeatShape({ shape, cx, cy, r, ...rest }: ShapeProps) {
  return <path d={shapePath(shape, cx, cy, r)} strokeLinejoin="round" {...rest} />;
}

interface NumProps {
  x: number;
  y: number;
  size: number;
  fill?: string;
  children: string | number;
  anchor?: 'start' | 'middle' | 'end';
}

/** A numeral whose middle is at x, y in every font. */
export function Num({ x, y, size, fill = 'var(--ink)', children, anchor = 'middle' }: NumProps) {
  return (
    <text className="art-num" x={x} y={y + size * 0.36} fontSize={size} fill={fill} style={{ textAnchor: anchor }}>
      {children}
    </text>
  );
}
