// Hal's cards: two halves, each with a colour, an action and the way he performs it; his eye between them.

import type { HalCard, HalHalf } from '@black-angel/rules/components';
import { memo } from 'react';
import { CardFrame } from './card-frame.tsx';
import { TerritorySign } from './glyphs-goods.tsx';
import { Glyph } from './icon.tsx';
import { territoryTones } from './palette.ts';
import { Num } from './shapes.tsx';

/** H6, H7, H9: which tile first, or by action number upward or downward. */
function Manner({ half, y }: { half: HalHalf; y: number }) {
  if (half.advancedFirst !== undefined) {
    const [first, then] = half.advancedFirst
      ? (['advanced', 'technology'] as const)
      : (['technology', 'advanced'] as const);
    return (
      <>
        <Glyph name={first} x={67} y={y - 12} size={20} />
        <Glyph name={then} x={81} y={y + 8} size={11} />
      </>
    );
  }
  if (half.direction === undefined) return null;
  const [from, to] = half.direction === 'up' ? [1, 6] : [6, 1];
  return (
    <>
      <Num x={64} y={y} size={13}>
        {from}
      </Num>
      <Glyph name="arrowRight" x={69.5} y={y - 5} size={10} />
      <Num x={85} y={y} size={13}>
        {to}
      </Num>
    </>
  );
}

function Half({ half, top }: { half: HalHalf; top: number }) {
  const tones = territoryTones(half.colour);
  const middle = top + 30.5;
  const hasManner = half.direction !== undefined || half.advancedFirst !== undefined;
  return (
    <>
      <rect
        x="6"
        y={top}
        width="88"
        height="61"
        rx="5"
        fill={`url(#art-ground-${half.colour})`}
        stroke={tones.main}
        strokeWidth="1.4"
      />
      <path d={`M6.7 ${top + 5}a4.3 4.3 0 0 1 4.3-4.3h15.5v59.6H11a4.3 4.3 0 0 1-4.3-4.3Z`} fill={tones.main} />
      <g transform={`translate(8.5 ${middle - 8.5}) scale(0.68)`}>
        <TerritorySign colour={half.colour} main="var(--ink-dark)" shade="var(--ink-dark)" />
      </g>
      <Glyph name={half.action} x={hasManner ? 30 : 45} y={middle - 14} size={hasManner ? 26 : 30} />
      <Manner half={half} y={middle} />
    </>
  );
}

export const HalCardArt = memo(function HalCardArt({ card }: { card: HalCard }) {
  return (
    <CardFrame width={100} height={140} ground="url(#art-ground-night)" border="var(--seat-hal)">
      <Half half={card.top} top={6} />
      <Half half={card.bottom} top={73} />
      <path d="M30 70h40" stroke="var(--night-0)" strokeWidth="8" />
      <circle cx="50" cy="70" r="11.5" fill="var(--night-0)" />
      <circle cx="50" cy="70" r="9.5" fill="var(--seat-hal-light)" />
      <circle cx="50" cy="70" r="7.6" fill="url(#art-glow-hal)" />
    </CardFrame>
  );
});
