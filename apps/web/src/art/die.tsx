// A die as a die: a bevelled face with a big numeral or the star, and the sign of its territory.

import type { ColourName } from '@black-angel/rules';
import { memo } from 'react';
import { CubeGlyph, TerritorySign } from './glyphs-goods.tsx';
import { territoryTones } from './palette.ts';
import { Num, starPath } from './shapes.tsx';

export const DieArt = memo(function DieArt({
  colour,
  value,
  damaged = false,
}: {
  colour: ColourName;
  value: number;
  damaged?: boolean;
}) {
  const tones = territoryTones(colour);
  const x = damaged ? 19.5 : 22.5;
  return (
    <svg className="art" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect x="1" y="2.5" width="38" height="37" rx="9" fill={tones.deep} />
      <rect x="1" y="1" width="38" height="36.5" rx="9" fill={tones.shade} />
      <rect x="1.4" y="1" width="37.2" height="34.5" rx="9" fill={`url(#art-face-${colour})`} />
      <rect x="4" y="3.6" width="32" height="29.4" rx="7" fill={tones.main} stroke={tones.light} strokeWidth="0.8" />
      <path d="M4 15V10.6a7 7 0 0 1 7-7h18a7 7 0 0 1 7 7V15C26 11 14 11 4 15Z" fill={tones.light} fillOpacity="0.55" />
      <g transform="translate(4.6 4) scale(0.37)">
        <TerritorySign colour={colour} main="var(--ink-dark)" shade="var(--ink-dark)" />
      </g>
      <g className="die-face">
        {value === 0 ? (
          <path d={starPath(x, 19.6, 11, 4.8)} fill="var(--ink-dark)" />
        ) : (
          <Num x={x} y={18.8} size={24} fill="var(--ink-dark)">
            {value}
          </Num>
        )}
      </g>
      {damaged && (
        <>
          <path d="M36.5 4.5 30 8l2.5 3-5 3.5" fill="none" stroke="var(--damage-shade)" strokeWidth="1.8" />
          <g transform="translate(24 21) scale(0.62)">
            <path d="M12-.6 23 5.4v12.8L12 24.6 1 18.2V5.4Z" fill="var(--ink-dark)" />
            <CubeGlyph kind="damage" />
          </g>
        </>
      )}
    </svg>
  );
});
