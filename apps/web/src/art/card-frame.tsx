// The stock all cards are cut from: body, border, header band, and backs.

import type { ColourName } from '@black-angel/rules';
import { memo, type ReactNode } from 'react';
import { ANGEL } from './glyphs-actions.tsx';
import { RavagerMask, TerritorySign } from './glyphs-goods.tsx';
import { Glyph, type IconName } from './icon.tsx';
import { territoryTones } from './palette.ts';
import { hexPath } from './shapes.tsx';

export type CardBack = ColourName | 'ravager' | 'hal';

interface FrameProps {
  width: number;
  height: number;
  ground: string;
  border: string;
  children: ReactNode;
}

export function CardFrame({ width, height, ground, border, children }: FrameProps) {
  const r = width * 0.08;
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" color="var(--ink)">
      <rect width={width} height={height} rx={r} fill="var(--night-0)" />
      <rect x="1" y="1" width={width - 2} height={height - 2} rx={r - 1} fill={ground} />
      {children}
      <rect
        x="1.2"
        y="1.2"
        width={width - 2.4}
        height={height - 2.4}
        rx={r - 1}
        fill="none"
        stroke={border}
        strokeWidth="2.4"
      />
    </svg>
  );
}

/** The coloured band on top with the sign of the territory at the left. */
export function Band({ colour, width, height }: { colour: ColourName; width: number; height: number }) {
  const r = width * 0.08;
  const sign = height * 0.72;
  return (
    <>
      <path
        d={`M1 ${height}V${r}a${r} ${r} 0 0 1 ${r - 1} ${1 - r}h${width - 2 * r}a${r} ${r} 0 0 1 ${r - 1} ${r - 1}V${height}Z`}
        fill={`url(#art-band-${colour})`}
      />
      <g transform={`translate(${height * 0.24} ${height * 0.16}) scale(${sign / 24})`}>
        <TerritorySign colour={colour} main="var(--ink-dark)" shade="var(--ink-dark)" />
      </g>
    </>
  );
}

/** A dark disc that carries a white sign, to stand on a bright band. */
export function Badge({ name, cx, cy, r }: { name: IconName; cx: number; cy: number; r: number }) {
  return (
    <>
      <circle cx={cx} cy={cy} r={r} fill="var(--ink-dark)" />
      <Glyph name={name} x={cx - r * 0.66} y={cy - r * 0.66} size={r * 1.32} />
    </>
  );
}

/** A card of a colour, as an icon for counts. */
export function MiniCard({ colour, x, y, height }: { colour: ColourName; x: number; y: number; height: number }) {
  const tones = territoryTones(colour);
  const width = height * 0.74;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx={height * 0.12}
        fill={tones.deep}
        stroke={tones.main}
        strokeWidth={height * 0.08}
      />
      <g transform={`translate(${width * 0.16} ${(height - width * 0.68) / 2}) scale(${(width * 0.68) / 24})`}>
        <TerritorySign colour={colour} />
      </g>
    </g>
  );
}

function BackEmblem({ back }: { back: CardBack }) {
  if (back === 'ravager') {
    return (
      <g transform="translate(17 38) scale(2.75)">
        <RavagerMask />
      </g>
    );
  }
  if (back === 'hal') {
    return (
      <>
        <circle cx="50" cy="70" r="31" fill="var(--seat-hal-light)" />
        <circle cx="50" cy="70" r="25.5" fill="url(#art-glow-hal)" />
        <circle cx="43" cy="62" r="4" fill="var(--seat-hal-light)" />
      </>
    );
  }
  return (
    <g transform="translate(19.5 39.5) scale(2.54)">
      <TerritorySign colour={back} />
    </g>
  );
}

export const CardBackArt = memo(function CardBackArt({ back }: { back: CardBack }) {
  const isTerritory = back === 'orange' || back === 'gray' || back === 'green';
  const main = back === 'hal' ? 'var(--seat-hal)' : `var(--${back})`;
  const ground = back === 'hal' ? 'url(#art-ground-night)' : `url(#art-ground-${back})`;
  return (
    <CardFrame width={100} height={140} ground={ground} border={main}>
      <path d="M1 96 99 30v18L1 118Zm0-50L60 1h22L1 62Zm98 62L52 139H28l71-48Z" fill={main} fillOpacity="0.12" />
      <rect x="7" y="7" width="86" height="126" rx="5" fill="none" stroke={main} strokeWidth="1" strokeOpacity="0.6" />
      <path d={hexPath(50, 70, 44)} fill="var(--night-0)" fillOpacity="0.45" stroke={main} strokeWidth="1.6" />
      <BackEmblem back={back} />
      {isTerritory && <path d={ANGEL} fill={main} transform="translate(43 118) scale(0.58)" />}
      {isTerritory && <path d={ANGEL} fill={main} transform="translate(57 22) rotate(180) scale(0.58)" />}
    </CardFrame>
  );
});
