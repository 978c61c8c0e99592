// What tiles, boosts and actions do, on a 24×24 grid: the goods' colours plus the current colour for the verb.

import type { ReactNode } from 'react';
import { GOODS } from './glyphs-goods.tsx';
import { Num, starPath } from './shapes.tsx';

/** Our emblem: a slender ship between two raised wings of three blades. */
export const ANGEL =
  'M12 .6 13.8 9l-.5 10.6L12 23.4l-1.3-3.8L10.2 9Z' +
  'M14.9 9.6C18 8.5 21.2 6 23.3 2.2c.5 5.8-2.3 10.3-8.5 12Z' +
  'M14.7 15.1c3.5-.8 6.2-2.7 7.8-5.2-.3 4.3-3.3 7.4-8 8.3Z' +
  'M14.3 19c2.6-.4 4.6-1.6 6-3.3-.7 3.4-3.1 5.5-6.4 6Z' +
  'M9.1 9.6C6 8.5 2.8 6 .7 2.2c-.5 5.8 2.3 10.3 8.5 12Z' +
  'M9.3 15.1c-3.5-.8-6.2-2.7-7.8-5.2.3 4.3 3.3 7.4 8 8.3Z' +
  'M9.7 19c-2.6-.4-4.6-1.6-6-3.3.7 3.4 3.1 5.5 6.4 6Z';

const VERB = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Part({ of, x, y, size }: { of: keyof typeof GOODS; x: number; y: number; size: number }) {
  return <g transform={`translate(${x} ${y}) scale(${size / 24})`}>{GOODS[of]}</g>;
}

function DieFrame({ fill = 'none', children }: { fill?: string; children?: ReactNode }) {
  return (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4.5" fill={fill} stroke="currentColor" strokeWidth="2" />
      {children}
    </>
  );
}

const NEIGHBOUR = <rect x="8" y="8" width="8" height="8" rx="2" fill="currentColor" />;

export const ACTIONS = {
  angel: <path d={ANGEL} fill="currentColor" />,
  die: (
    <DieFrame>
      <circle cx="8.2" cy="8.2" r="1.7" fill="currentColor" />
      <circle cx="12" cy="12" r="1.7" fill="currentColor" />
      <circle cx="15.8" cy="15.8" r="1.7" fill="currentColor" />
    </DieFrame>
  ),
  star: <path d={starPath(12, 12.8, 11.2, 4.9)} fill="currentColor" />,
  moveShip: (
    <>
      <Part of="ship" x={7.5} y={0.5} size={16} />
      <path d="M2.5 21.5l1.5-1.5m3-3 1.5-1.5" {...VERB} strokeWidth="2.4" />
      <path d="M13 20.5h8m-3.2-3.2 3.2 3.2-3.2 3.2" {...VERB} strokeWidth="2" transform="translate(0 -.7)" />
    </>
  ),
  reassignRobot: (
    <>
      <Part of="robot" x={5} y={4.4} size={14} />
      <path
        d="M2.2 10.5A10 10 0 0 1 12 2.3c2.6 0 5 .9 6.8 2.5M21.8 13.5a10 10 0 0 1-9.8 8.2c-2.6 0-5-.9-6.8-2.5"
        {...VERB}
      />
      <path d="M19.6 1v4.2h-4.2M4.4 23v-4.2h4.2" {...VERB} />
    </>
  ),
  drawMission: (
    <>
      <Part of="mission" x={-1.5} y={0.5} size={19} />
      <circle cx="17.5" cy="17.2" r="6.2" fill="var(--night-0)" />
      <path d="M17.5 12.7v8.6m-3.7-3.7 3.7 3.7 3.7-3.7" {...VERB} strokeWidth="2.4" />
    </>
  ),
  activateVertical: (
    <>
      {NEIGHBOUR}
      <path d="M12 5.5V1.5M8.5 4.7 12 1.3l3.5 3.4M12 18.5v4m-3.5-3.2 3.5 3.4 3.5-3.4" {...VERB} strokeWidth="2.4" />
    </>
  ),
  activateHorizontal: (
    <>
      {NEIGHBOUR}
      <path d="M5.5 12h-4m3.2-3.5L1.3 12l3.4 3.5M18.5 12h4m-3.2-3.5 3.4 3.5-3.4 3.5" {...VERB} strokeWidth="2.4" />
    </>
  ),
  discover: (
    <>
      <circle cx="10" cy="10" r="7.6" {...VERB} strokeWidth="2.4" />
      <path d="m15.8 15.8 6 6" {...VERB} strokeWidth="3.2" />
      <path d={starPath(10, 10, 5.2, 1.7, 4)} fill="currentColor" />
    </>
  ),
  repair: (
    <path
      d="M14.2 6.2a6 6 0 0 1 7.6-3.6L18 6.4l.5 2.5 2.6.5 1.9-3.6a6 6 0 0 1-8.1 6.9L6.2 21.4a2.9 2.9 0 0 1-4.1-4.1l8.7-8.7"
      fill="currentColor"
      transform="translate(-.4 .6)"
    />
  ),
  destroy: (
    <>
      <circle cx="12" cy="12" r="7.6" {...VERB} strokeWidth="2.3" />
      <path d="M12 1v6m0 10v6M1 12h6m10 0h6" {...VERB} strokeWidth="2.3" />
      <circle cx="12" cy="12" r="2.3" fill="currentColor" />
    </>
  ),
  command: (
    <>
      <path d="M4 12.4 12 7l8 5.4M4 17.5l8-5.4 8 5.4M4 22.6l8-5.4 8 5.4" {...VERB} strokeWidth="2.5" />
      <path d={starPath(12, 3.5, 3.2, 1.4)} fill="currentColor" />
    </>
  ),
  dieToThree: (
    <DieFrame>
      <Num x={12} y={12.2} size={15} fill="currentColor">
        3
      </Num>
    </DieFrame>
  ),
  dieToAnyColour: (
    <>
      <path d="M12 12V3H7.5A4.5 4.5 0 0 0 3 7.5v9.7Z" fill="var(--orange)" />
      <path d="M12 12V3h4.5A4.5 4.5 0 0 1 21 7.5v9.7Z" fill="var(--gray)" />
      <path d="m12 12 9 5.2A4.5 4.5 0 0 1 16.5 21h-9A4.5 4.5 0 0 1 3 17.2Z" fill="var(--green)" />
      <rect x="3" y="3" width="18" height="18" rx="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M12 12V3m0 9 9 5.25M12 12l-9 5.25" stroke="var(--night-0)" strokeWidth="1.4" />
    </>
  ),
  reserveDie: (
    <>
      <rect x="1.5" y="1.5" width="16.5" height="16.5" rx="4" {...VERB} />
      <circle cx="6.3" cy="6.3" r="1.7" fill="currentColor" />
      <circle cx="9.8" cy="9.8" r="1.7" fill="currentColor" />
      <rect x="10" y="12.5" width="13.5" height="11.5" rx="2.5" fill="var(--night-0)" />
      <path d="M13.6 15.5v-1.8a3.2 3.2 0 0 1 6.4 0v1.8" {...VERB} />
      <rect x="11.5" y="15.3" width="10.6" height="7.7" rx="1.8" fill="currentColor" />
    </>
  ),
  vpForAction: (
    <>
      <path d="M1.5 12 11 3.2 20.5 12M1.5 20 11 11.2 20.5 20" {...VERB} strokeWidth="2.4" strokeOpacity="0.85" />
      <Part of="vp" x={8.5} y={8.5} size={15.5} />
    </>
  ),
  owner: (
    <>
      <path d="M5 22.5v-20" {...VERB} strokeWidth="2.6" />
      <path d="M6 3c4-2 7 2 13 0v10.5c-6 2-9-2-13 0Z" fill="currentColor" />
    </>
  ),
  place: (
    <>
      <path d="M12 1.5v10m-4.5-4.3 4.5 4.5 4.5-4.5" {...VERB} strokeWidth="2.6" />
      <path d="M7 13.2 2.5 16.5 7 21.5h10l4.5-5L17 13.2" {...VERB} strokeWidth="2.2" />
    </>
  ),
  eject: (
    <>
      <rect x="2" y="3.5" width="11" height="17" rx="2.2" {...VERB} />
      <path d="M9 12h13m-5-5 5 5-5 5" {...VERB} strokeWidth="2.6" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
