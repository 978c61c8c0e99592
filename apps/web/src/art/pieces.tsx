// The pieces of the players and of the ship. A seat is known by colour and by shape, in the outline itself.

import { memo } from 'react';
import { CubeGlyph } from './glyphs-goods.tsx';
import { Glyph } from './icon.tsx';
import { type Seat, seatTones, shapeOf } from './palette.ts';
import { hexPath, SeatShape } from './shapes.tsx';

export { AngelArt } from './angel.tsx';

interface SeatProps {
  seat: Seat;
}

/** Hal's eye: the one shape that is more than an outline. */
function HalEye({ cx, cy, r }: { cx: number; cy: number; r: number }) {
  return (
    <>
      <circle cx={cx} cy={cy} r={r} fill="var(--seat-hal-light)" />
      <circle cx={cx} cy={cy} r={r * 0.76} fill="var(--seat-hal)" />
      <circle cx={cx} cy={cy} r={r * 0.42} fill="var(--seat-hal-deep)" />
      <circle cx={cx - r * 0.14} cy={cy - r * 0.14} r={r * 0.2} fill="var(--seat-hal-light)" />
    </>
  );
}

export const PlayerShape = memo(function PlayerShape({ seat }: SeatProps) {
  const tones = seatTones(seat);
  return (
    <svg className="art" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {seat === 'hal' ? (
        <HalEye cx={12} cy={12} r={10} />
      ) : (
        <SeatShape
          shape={shapeOf(seat)}
          cx={12}
          cy={12}
          r={8.6}
          fill={tones.main}
          stroke={tones.light}
          strokeWidth="1.6"
        />
      )}
    </svg>
  );
});

/** The head has the shape of the seat; eyes, antenna and shoulders make it a robot. */
export const RobotArt = memo(function RobotArt({ seat }: SeatProps) {
  const tones = seatTones(seat);
  const shape = shapeOf(seat);
  const eyes = shape === 'triangle' ? 12.4 : shape === 'star' ? 10.8 : 9.8;
  const spread = shape === 'triangle' || shape === 'star' ? 2.2 : 2.8;
  return (
    <svg className="art" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M12 15.5c5.5 0 8.5 2.5 9 7.5H3c.5-5 3.5-7.5 9-7.5Z"
        fill={tones.deep}
        stroke={tones.main}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      {shape === 'eye' ? (
        <HalEye cx={12} cy={10} r={8.2} />
      ) : (
        <>
          <SeatShape
            shape={shape}
            cx={12}
            cy={9.8}
            r={7.6}
            fill={tones.main}
            stroke="var(--night-0)"
            strokeWidth="2.4"
          />
          <SeatShape shape={shape} cx={12} cy={9.8} r={7.6} fill={tones.main} stroke={tones.light} strokeWidth="1" />
          <circle cx={12 - spread} cy={eyes} r="1.7" fill="var(--ink-dark)" />
          <circle cx={12 + spread} cy={eyes} r="1.7" fill="var(--ink-dark)" />
        </>
      )}
    </svg>
  );
});

/** A small ship seen from above, its pilot's shape in the window. */
export const ShipArt = memo(function ShipArt({ seat }: SeatProps) {
  const tones = seatTones(seat);
  return (
    <svg className="art" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8.8 20.5h6.4L14.2 23.6H9.8Z" fill="var(--engine)" />
      <path
        d="M12 .7c3 2.4 4.8 5.6 5.2 9.5l5.8 7v3.6l-7.5-1.6-1 2h-5l-1-2L1 20.8v-3.6l5.8-7C7.2 6.3 9 3.1 12 .7Z"
        fill={tones.main}
        stroke="var(--night-0)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M12 .7c3 2.4 4.8 5.6 5.2 9.5l5.8 7v3.6l-7.5-1.6-1 2H12Z" fill={tones.deep} fillOpacity="0.4" />
      <circle cx="12" cy="11" r="5" fill="var(--night-0)" stroke={tones.light} strokeWidth="1" />
      {seat === 'hal' ? (
        <HalEye cx={12} cy={11} r={3.8} />
      ) : (
        <SeatShape shape={shapeOf(seat)} cx={12} cy={11} r={2.9} fill={tones.light} />
      )}
    </svg>
  );
});

export const CubeArt = memo(function CubeArt({ kind }: { kind: 'damage' | 'debris' }) {
  return (
    <svg className="art" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <CubeGlyph kind={kind} />
    </svg>
  );
});

/** Spes: a far beacon while only its token marks the strip, a living world once in sight. */
export const SpesArt = memo(function SpesArt({ inSight }: { inSight: boolean }) {
  return (
    <svg className="art" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19.5" fill="url(#art-glow-spes)" />
      {inSight ? (
        <>
          <circle cx="20" cy="20" r="13.5" fill="url(#art-sphere-spes)" />
          <path
            d="M10 14c4-4 8-2.6 8.5.6s5 1 5.5 4.4-3.5 5-7 4.2-9-1.8-9-4.8 1-3.3 2-4.4Zm16-5c3 1 5.5 4 6.5 7.5-2.5.5-5-.5-5.5-2.5S24 10 26 9Zm-1 16c2-1 5.5-1 6.5.5-1.5 3-4.5 5.5-7.5 6.5-1.5-2-1-6 1-7Z"
            fill="var(--spes-light)"
            fillOpacity="0.9"
          />
          <circle cx="20" cy="20" r="13.5" fill="none" stroke="var(--spes-light)" strokeWidth="1.2" />
        </>
      ) : (
        <>
          <path
            d={hexPath(20, 20, 15.5)}
            fill="var(--night-0)"
            stroke="var(--spes)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <circle
            cx="20"
            cy="20"
            r="9.5"
            fill="none"
            stroke="var(--spes)"
            strokeWidth="1.2"
            strokeDasharray="2.5 2.5"
          />
          <Glyph name="spes" x={13} y={13} size={14} />
        </>
      )}
    </svg>
  );
});
