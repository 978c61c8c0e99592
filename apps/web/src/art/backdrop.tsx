// The night the ship races through: soft nebulae, stars, and streaks that taper towards where we come from. Static.

import { memo } from 'react';
import { STREAK_COLOURS } from './art-defs.tsx';
import { dotsPath } from './shapes.tsx';

const WIDTH = 1600;
const HEIGHT = 1000;
const TILT = -9;

/** The same sky on every page. */
function scatter(index: number): number {
  const value = Math.sin(index * 91.345 + 12.9898) * 47453.5453;
  return value - Math.floor(value);
}

/** Stars of six brightnesses. */
const STARS = Array.from({ length: 6 }, (_, level) => ({
  opacity: Number((0.3 + 0.1 * level).toFixed(1)),
  dots: Array.from({ length: 25 }, (_, i) => 25 * level + i).map((i) => ({
    x: Math.round(WIDTH * scatter(i)),
    y: Math.round(HEIGHT * scatter(i + 500)),
    r: 0.5 + 1.1 * scatter(i + 900) ** 3,
  })),
}));

const STREAKS = Array.from({ length: 34 }, (_, i) => {
  const isWide = i % 6 === 0;
  return {
    x: Math.round(WIDTH * (1.2 * scatter(i + 40) - 0.1)),
    y: Math.round(HEIGHT * (1.3 * ((i + 0.5 * scatter(i + 70)) / 34) - 0.05)),
    length: Math.round((isWide ? 900 : 240) + 520 * scatter(i + 110)),
    width: Number((isWide ? 2.4 + 1.4 * scatter(i) : 0.7 + 1.2 * scatter(i + 170)).toFixed(2)),
    colour: STREAK_COLOURS[i % 4] ?? 'violet',
    opacity: Number((isWide ? 0.46 : 0.2 + 0.3 * scatter(i + 210)).toFixed(2)),
  };
});

const NEBULAE = [
  { cx: 1330, cy: 140, rx: 720, ry: 300, colour: 'magenta', opacity: 0.2 },
  { cx: 820, cy: 330, rx: 800, ry: 240, colour: 'cobalt', opacity: 0.18 },
  { cx: 210, cy: 820, rx: 760, ry: 300, colour: 'turquoise', opacity: 0.11 },
  { cx: 200, cy: 160, rx: 620, ry: 300, colour: 'violet', opacity: 0.16 },
  { cx: 1250, cy: 900, rx: 700, ry: 280, colour: 'violet', opacity: 0.14 },
] as const;

export const BackdropArt = memo(function BackdropArt() {
  return (
    <svg
      className="art"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={WIDTH} height={HEIGHT} fill="url(#art-night)" />
      <g transform={`rotate(${TILT} ${WIDTH / 2} ${HEIGHT / 2})`}>
        {NEBULAE.map(({ colour, ...cloud }) => (
          <ellipse key={`${cloud.cx}`} {...cloud} fill={`url(#art-cloud-${colour})`} />
        ))}
        {STREAKS.map(({ x, y, length, width, colour, opacity }) => (
          <path
            key={y}
            d={`M${x} ${y}L${x + length} ${y - width / 2}q${width * 2} ${width / 2} 0 ${width}Z`}
            fill={`url(#art-streak-${colour})`}
            fillOpacity={opacity}
          />
        ))}
      </g>
      {STARS.map(({ opacity, dots }) => (
        <path key={opacity} d={dotsPath(dots)} fill="var(--ink)" fillOpacity={opacity} />
      ))}
    </svg>
  );
});
