// Game goods on a 24×24 grid, in their own colours. Each has its own silhouette, so they can be distinguished at 14 px.

import type { ColourName } from '@black-angel/rules';
import type { ReactNode } from 'react';
import { territoryTones } from './palette.ts';
import { hexPath, starPath } from './shapes.tsx';

const CREST = 'M12 1.2 21.2 4v8.2c0 5.4-4 8.8-9.2 10.8-5.2-2-9.2-5.4-9.2-10.8V4Z';
const WINGS = 'M12 5.2l1.7 6.3 5-2.3-3.4 6.3L12 18.8l-3.3-3.3-3.4-6.3 5 2.3Z';
const RING = 'M5.4 10.9C2.6 13.2 1 15.3 1.5 16.6c.9 2.2 7.9 1.1 14.2-2.1 5-2.5 8-5.7 7.3-7.3-.5-1.1-2.8-1.1-5.6-.5';
const MASK_SHADE = 'M12 4.4l3.8 2.2C19 6.8 21.5 5 23 1.5c.6 5.5-.2 9.1-2.4 11.7l.8 3.6-3.6-.4-1.6 6.4-2.4-4L12 20.8Z';
const MASK =
  'M1 1.5C2.5 5 5 6.8 8.2 6.6L12 4.4l3.8 2.2C19 6.8 21.5 5 23 1.5c.6 5.5-.2 9.1-2.4 11.7l.8 3.6-3.6-.4-1.6 6.4-2.4-4L12 20.8l-1.8-2-2.4 4-1.6-6.4-3.6.4.8-3.6C1.2 10.6.4 7 1 1.5Z';

/** The golden crest of victory points; `blank` leaves room for a numeral. */
export function Crest({ blank = false }: { blank?: boolean }) {
  return (
    <>
      <path d={CREST} fill="var(--vp)" stroke="var(--vp-shade)" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M12 1.9 3.5 4.5v7.7c0 4.8 3.5 7.9 8.5 9.9Z" fill="var(--vp-light)" fillOpacity="0.45" />
      {!blank && <path d={WINGS} fill="var(--vp-ink)" />}
    </>
  );
}

export function RavagerMask() {
  return (
    <>
      <path d={MASK} fill="var(--ravager)" stroke="var(--ravager-abyss)" strokeWidth="0.8" strokeLinejoin="round" />
      <path d={MASK_SHADE} fill="var(--ravager-shade)" fillOpacity="0.75" />
      <path d="M4.6 9.4 11 13.8l-2.4 1.4-3-1.6Zm14.8 0L13 13.8l2.4 1.4 3-1.6Z" fill="var(--ravager-eye)" />
      <path d="M12 6.6l1.1 3-1.1 2.2-1.1-2.2Z" fill="var(--ravager-abyss)" />
    </>
  );
}

/** The sign of a territory; `main` and `shade` are given where it lies on a bright ground. */
export function TerritorySign({ colour, main, shade }: { colour: ColourName; main?: string; shade?: string }) {
  const tones = territoryTones(colour);
  const bright = main ?? tones.main;
  const dim = shade ?? tones.shade;
  if (colour === 'orange') {
    return (
      <>
        <circle cx="12" cy="11.8" r="7.6" fill={bright} />
        <path d="M12 19.4a7.6 7.6 0 0 0 7.4-9.3L5.6 16A7.6 7.6 0 0 0 12 19.4Z" fill={dim} fillOpacity="0.6" />
        <path d={RING} fill="none" stroke={main ? tones.main : tones.abyss} strokeWidth="3.8" />
        <path d={RING} fill="none" stroke={main ?? tones.light} strokeWidth="2.1" strokeLinecap="round" />
      </>
    );
  }
  if (colour === 'gray') {
    return (
      <>
        <path
          d={hexPath(12, 12, 9.4)}
          fill={dim}
          fillOpacity="0.35"
          stroke={bright}
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path
          d="M12 2.6V8m8.1-.7-4.6 2.7m4.6 6.7-4.6-2.7M12 21.4V16m-8.1.7L8.5 14M3.9 7.3 8.5 10"
          stroke={bright}
          strokeWidth="1.3"
        />
        <circle cx="12" cy="12" r="3.9" fill={bright} />
      </>
    );
  }
  return (
    <>
      <path d="M12 1.2 21 21.8 12 17.2 3 21.8Z" fill={bright} stroke={bright} strokeWidth="1" strokeLinejoin="round" />
      <path d="M12 1.2V17.2L20.5 21.5Z" fill={dim} fillOpacity="0.7" />
    </>
  );
}

function Rocket() {
  return (
    <g transform="rotate(45 12 12)">
      <path d="M7 10.8 2.6 16v4.4L7.6 17.6Zm10 0 4.4 5.2v4.4l-5-2.8Z" fill="var(--ship-shade)" />
      <path d="M9 18.5h6l-.9 3.7h-4.2Z" fill="var(--engine)" />
      <path d="M12 .6c3.8 3.2 5.3 7 5.3 11v6.9H6.7v-6.9c0-4 1.5-7.8 5.3-11Z" fill="var(--ship)" />
      <path d="M12 .6c3.8 3.2 5.3 7 5.3 11v6.9H12Z" fill="var(--ship-shade)" fillOpacity="0.45" />
      <circle cx="12" cy="10.2" r="2.7" fill="var(--ship-glass)" />
    </g>
  );
}

function Crystal() {
  return (
    <>
      <path d="M5.8 9.4 9 15.2l-3.2 7-3.8-6.4Zm12.4 0L15 15.2l3.2 7 3.8-6.4Z" fill="var(--resource-shade)" />
      <path d="M12 1l6 7.6-6 14.2L6 8.6Z" fill="var(--resource)" />
      <path d="M12 1l6 7.6-6 14.2Z" fill="var(--resource-shade)" fillOpacity="0.6" />
      <path d="M12 1 6 8.6l6 2.4 6-2.4Z" fill="var(--resource-light)" fillOpacity="0.85" />
    </>
  );
}

function RobotHead() {
  return (
    <>
      <path d="M12 7V3.6" stroke="var(--robot)" strokeWidth="2" />
      <circle cx="12" cy="2.8" r="2.1" fill="var(--robot)" />
      <path d="M1.5 11.5H4v6H1.5Zm18.5 0h2.5v6H20Z" fill="var(--robot-shade)" />
      <rect x="3.2" y="6.6" width="17.6" height="15.2" rx="4.6" fill="var(--robot)" />
      <path d="M7.5 21.8h8.7a4.6 4.6 0 0 0 4.6-4.6v-1.4H3.2v1.4a4.6 4.6 0 0 0 4.3 4.6Z" fill="var(--robot-shade)" />
      <rect x="5.4" y="9.4" width="13.2" height="6.6" rx="3.3" fill="var(--robot-visor)" />
      <circle cx="9.1" cy="12.7" r="1.7" fill="var(--engine)" />
      <circle cx="14.9" cy="12.7" r="1.7" fill="var(--engine)" />
    </>
  );
}

/** A robot that waits in the supply: switched off, in its tray. */
const robotInTray = (
  <>
    <path d="M12 6V3.4" stroke="var(--robot-shade)" strokeWidth="2" />
    <circle cx="12" cy="2.8" r="2" fill="none" stroke="var(--robot-shade)" strokeWidth="1.4" />
    <rect
      x="5"
      y="6"
      width="14"
      height="12"
      rx="3.6"
      fill="var(--robot-visor)"
      stroke="var(--robot)"
      strokeWidth="1.8"
    />
    <path d="M8 12h2.6m2.8 0H16" stroke="var(--robot-shade)" strokeWidth="1.8" strokeLinecap="round" />
    <path d="M1.6 14.6v7.2h20.8v-7.2" fill="none" stroke="var(--robot)" strokeWidth="2.2" strokeLinejoin="round" />
  </>
);

export function CubeGlyph({ kind }: { kind: 'damage' | 'debris' }) {
  const v = (tone: string) => `var(--${kind}${tone})`;
  if (kind === 'debris') {
    return (
      <>
        <path d="M3 8.6 9.6 2l8.2 2.2L22 11.4l-4 8.4-8.4 2.4L2 16.6Z" fill={v('')} />
        <path d="M3 8.6 9.6 2l8.2 2.2-5.6 6Z" fill={v('-light')} />
        <path d="M12.2 10.2 22 11.4l-4 8.4-8.4 2.4Z" fill={v('-shade')} />
      </>
    );
  }
  return (
    <>
      <path
        d="M12 1.6 21 6.6v10.6L12 22.4 3 17.2V6.6Z"
        fill={v('')}
        stroke={v('-shade')}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M12 1.6 21 6.6l-9 5-9-5Z" fill={v('-light')} />
      <path d="M12 11.6l9-5v10.6l-9 5.2Z" fill={v('-shade')} />
      <path d="M9.6 9.6 5.8 14.8l2.6.8-1.2 4.4 4.4-5.8-2.8-.8Z" fill={v('-ink')} />
    </>
  );
}

function CardOutline({ children, fill, stroke }: { children: ReactNode; fill: string; stroke: string }) {
  return (
    <>
      <rect x="4" y="1.4" width="16" height="21.2" rx="2.8" fill={fill} stroke={stroke} strokeWidth="1.8" />
      {children}
    </>
  );
}

/** What stands on it says which ending. */
function Flag({ children }: { children: ReactNode }) {
  return (
    <>
      <path
        d="M5 2.2h17v12.6H5Z"
        fill="var(--night-4)"
        stroke="var(--ink-2)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M5 1.4v21.2" stroke="var(--ink)" strokeWidth="2.2" strokeLinecap="round" />
      {children}
    </>
  );
}

export const GOODS = {
  vp: <Crest />,
  ship: <Rocket />,
  resource: <Crystal />,
  robot: <RobotHead />,
  robotSupply: robotInTray,
  debris: <CubeGlyph kind="debris" />,
  damage: <CubeGlyph kind="damage" />,
  ravager: <RavagerMask />,
  technology: (
    <>
      <rect
        x="2.4"
        y="2.4"
        width="19.2"
        height="19.2"
        rx="4"
        fill="var(--technology-deep)"
        stroke="var(--technology)"
        strokeWidth="2"
      />
      <path d="M12 2.4v6m0 7.2v6M2.4 12h6m7.2 0h6" stroke="var(--technology)" strokeWidth="1.8" />
      <rect x="8" y="8" width="8" height="8" rx="1.6" fill="var(--technology)" />
    </>
  ),
  advanced: (
    <>
      <path
        d="M7.8 2h8.4L22 7.8v8.4L16.2 22H7.8L2 16.2V7.8Z"
        fill="var(--advanced-deep)"
        stroke="var(--advanced)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M7 12.2 12 7l5 5.2M7 17.6l5-5.2 5 5.2"
        fill="none"
        stroke="var(--vp)"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  mission: (
    <CardOutline fill="var(--night-4)" stroke="var(--ink)">
      <path d={hexPath(12, 9, 4.6)} fill="none" stroke="var(--ink)" strokeWidth="1.7" />
      <circle cx="12" cy="9" r="1.4" fill="var(--ink)" />
      <path d="M8 17h8m-6 2.8h4" stroke="var(--ink)" strokeWidth="1.7" strokeLinecap="round" />
    </CardOutline>
  ),
  ravagerCard: (
    <CardOutline fill="var(--ravager-abyss)" stroke="var(--ravager)">
      <g transform="translate(5.4 5.2) scale(0.55)">
        <RavagerMask />
      </g>
    </CardOutline>
  ),
  orange: <TerritorySign colour="orange" />,
  gray: <TerritorySign colour="gray" />,
  green: <TerritorySign colour="green" />,
  asteroid: (
    <>
      <path d="M3.6 8.4 8 4.6l5 1.2 1.4 4.6-3 4.6-5.6.4L2.4 12Z" fill="var(--rock)" />
      <path d="M3.6 8.4 8 4.6l5 1.2-4.2 3.6Z" fill="var(--rock-light)" />
      <path d="M15.6 14.6l3.6-1.4 2.8 2.6-.8 3.8-4 1-2.6-2.6Z" fill="var(--rock-light)" />
      <path d="M17 3.4l3-.8 1.8 2.2-1.2 2.6-3 .2-1.4-2Z" fill="var(--rock)" />
      <path d="M6 18.2l2.6-.4 1.2 2-1.6 1.8-2.6-.6Z" fill="var(--rock)" />
    </>
  ),
  comet: (
    <>
      <path d="M12.8 6.2 1.4 22.6 17.8 11.2Z" fill="var(--comet-tail)" fillOpacity="0.8" />
      <path d="M13.6 8.6 5.6 18.4l9.8-8Z" fill="var(--comet)" fillOpacity="0.8" />
      <circle cx="16.4" cy="7.6" r="5.4" fill="var(--comet)" />
      <path d={starPath(16.4, 7.6, 4, 1.5, 4)} fill="var(--resource-shade)" />
    </>
  ),
  spes: (
    <>
      <circle cx="12" cy="12" r="8.2" fill="var(--spes)" />
      <path d="M12 20.2A8.2 8.2 0 0 0 17.5 5.9c1 6-2.6 10.4-11.5 12Z" fill="var(--spes-shade)" fillOpacity="0.75" />
      <path d="M6.6 8.2c2.4-1.6 4-.6 4.4 1s3 .8 3.2 2.6-2 2.8-3.8 2.4-4.6-1.2-5-3Z" fill="var(--spes-light)" />
      <path
        d="M12 .4v1.8M12 21.8v1.8M.4 12h1.8m19.6 0h1.8M3.8 3.8l1.3 1.3m13.8 13.8 1.3 1.3m0-16.4-1.3 1.3M5.1 18.9l-1.3 1.3"
        stroke="var(--spes-light)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  /** The score if the game ends at Spes, or by the Ravagers: a flag with the sign of the ending. */
  endSpes: (
    <Flag>
      <circle cx="14" cy="8.6" r="4.2" fill="var(--spes)" />
      <path d="M14 12.8a4.2 4.2 0 0 0 2.8-7.3c.6 3-1.2 5.2-5.6 6.2Z" fill="var(--spes-shade)" />
    </Flag>
  ),
  endRavagers: (
    <Flag>
      <g transform="translate(8.2 2.8) scale(0.48)">
        <RavagerMask />
      </g>
    </Flag>
  ),
} as const satisfies Record<string, ReactNode>;
