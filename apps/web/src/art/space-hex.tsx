// A hex of space. The Ravager icon and the comet sit in two corners that a card on the hex leaves free.

import type { ColourName } from '@black-angel/rules';
import { memo } from 'react';
import { RavagerMask } from './glyphs-goods.tsx';
import { territoryTones } from './palette.ts';
import { Scene } from './scenery.tsx';
import { dotsPath, hexPath, polygonsPath, starPath } from './shapes.tsx';

type Territory = ColourName | 'asteroid';

interface HexProps {
  territory: Territory;
  comet?: boolean | undefined;
  ravagerIcon?: boolean | undefined;
  orientation: 'pointy' | 'flat';
  seed: number;
}

/** A number from 0 to 1 that depends on the seed and a place in it; the sky must not change between two renders. */
function scatter(seed: number, index: number): number {
  const value = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

function Stars({ seed, width, height }: { seed: number; width: number; height: number }) {
  const stars = [0, 1, 2, 3, 4, 5, 6].map((i) => ({
    x: width * (0.14 + 0.72 * scatter(seed, i)),
    y: height * (0.14 + 0.72 * scatter(seed, i + 20)),
    r: 0.5 + 0.6 * scatter(seed, i + 40),
  }));
  return <path d={dotsPath(stars)} fill="var(--ink-2)" fillOpacity="0.8" />;
}

/** Three rocks, and the faces of each that lie in the light and in the shade. */
const ROCKS = [
  [
    [-9, -2],
    [-4, -8],
    [4, -7],
    [9, -1],
    [6, 7],
    [-3, 9],
    [-8, 4],
  ],
  [
    [-8, -5],
    [1, -9],
    [8, -5],
    [9, 3],
    [2, 8],
    [-6, 7],
    [-9, 1],
  ],
  [
    [-7, -6],
    [3, -8],
    [9, -2],
    [5, 6],
    [-2, 9],
    [-9, 3],
  ],
] as const;
const LIT = [
  [
    [-9, -2],
    [-4, -8],
    [4, -7],
    [-1, -1],
  ],
] as const;
const SHADED = [
  [
    [9, -1],
    [6, 7],
    [-3, 9],
    [2, 3],
  ],
] as const;

const FIELD = [
  [34, 38, 1.25],
  [62, 56, 1.5],
  [60, 27, 0.8],
  [37, 68, 0.85],
  [79, 40, 0.5],
  [22, 55, 0.55],
  [52, 80, 0.45],
  [46, 50, 0.4],
] as const;

function AsteroidField({ seed }: { seed: number }) {
  const places = FIELD.map(([x, y, scale], i) => ({
    x: x + 6 * scatter(seed, i + 60) - 3,
    y: y + 6 * scatter(seed, i + 80) - 3,
    turn: 360 * scatter(seed, i),
    scale,
  }));
  return (
    <>
      <path d={polygonsPath(ROCKS, places)} fill="var(--rock)" />
      <path d={polygonsPath(LIT, places)} fill="var(--rock-light)" />
      <path d={polygonsPath(SHADED, places)} fill="var(--rock-shade)" />
    </>
  );
}

/** Comet and Ravager corners as drawn on a pointy hex; a flat one turns them by a quarter. */
function Comet() {
  return (
    <>
      <path d="M48.5 8C37 15 24 24 4.5 38 16 20 28 9 39 4.5Z" fill="url(#art-tail-comet)" />
      <circle cx="43.3" cy="11.5" r="6.2" fill="var(--comet-tail)" />
      <circle cx="43.8" cy="11" r="4.8" fill="var(--comet)" />
      <path d={starPath(43.8, 11, 10, 1.9, 4)} fill="var(--ink)" />
    </>
  );
}

function RavagerCorner({ isFlat }: { isFlat: boolean }) {
  return (
    <>
      <path d="M17.3 83h52L43.3 98Z" fill="var(--ravager-abyss)" fillOpacity="0.92" />
      <path d="M17.3 83h52" stroke="var(--ravager)" strokeWidth="1.3" />
      <g transform={isFlat ? 'translate(35.3 99.2) rotate(-90) scale(0.66)' : 'translate(34.6 79.8) scale(0.72)'}>
        <RavagerMask />
      </g>
    </>
  );
}

export const SpaceHexArt = memo(function SpaceHexArt({
  territory,
  comet = false,
  ravagerIcon = false,
  orientation,
  seed,
}: HexProps) {
  const isFlat = orientation === 'flat';
  const [width, height] = isFlat ? [100, 86.6] : [86.6, 100];
  const [cx, cy] = [width / 2, height / 2];
  // A flat hex is lower: its scene makes room for the corners beside it.
  const shift = isFlat ? (comet ? 4 : 0) - (ravagerIcon ? 5 : 0) : 0;
  const scale = isFlat && (comet || ravagerIcon) ? 0.74 : 0.86;
  const sceneAt = `translate(${cx - 50 * scale + shift} ${cy - 50 * scale}) scale(${scale})`;
  const rim = territory === 'asteroid' ? 'var(--rock)' : territoryTones(territory).main;
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path d={hexPath(cx, cy, 49.5, isFlat)} fill="var(--night-0)" />
      <path d={hexPath(cx, cy, 48.5, isFlat)} fill="url(#art-ground-hex)" />
      <path
        d={hexPath(cx, cy, 48.5, isFlat)}
        fill={territory === 'asteroid' ? 'url(#art-nebula-rock)' : `url(#art-nebula-${territory})`}
      />
      <Stars seed={seed} width={width} height={height} />
      <g transform={sceneAt}>
        {territory === 'asteroid' ? <AsteroidField seed={seed} /> : <Scene colour={territory} seed={seed} />}
      </g>
      <path d={hexPath(cx, cy, 47.4, isFlat)} fill="none" stroke={rim} strokeOpacity="0.75" strokeWidth="1.5" />
      {comet && (
        <g transform={isFlat ? 'matrix(0 1 1 0 0 0)' : undefined}>
          <Comet />
        </g>
      )}
      {ravagerIcon && (
        <g transform={isFlat ? 'matrix(0 1 1 0 0 0)' : undefined}>
          <RavagerCorner isFlat={isFlat} />
        </g>
      )}
    </svg>
  );
});
