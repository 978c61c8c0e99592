// Signs of the interface on a 24×24 grid: rounded lines of weight 2 in the current colour.

import type { ReactNode } from 'react';
import { hexPath, starPath } from './shapes.tsx';

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const line = (d: string) => <path d={d} {...LINE} />;
/** Filled, with rounded corners. */
const solid = (d: string, strokeWidth: number) => (
  <path d={d} fill="currentColor" stroke="currentColor" strokeWidth={strokeWidth} strokeLinejoin="round" />
);
const ring = (cx: number, cy: number, r: number) => <circle cx={cx} cy={cy} r={r} {...LINE} />;
const dot = (cx: number, cy: number, r: number) => <circle cx={cx} cy={cy} r={r} fill="currentColor" />;

export const SIGNS = {
  lock: (
    <>
      <rect x="4.5" y="10.5" width="15" height="11" rx="2.5" fill="currentColor" />
      {line('M8 10.5V7a4 4 0 0 1 8 0v3.5')}
    </>
  ),
  arrowRight: line('M3.5 12h16m-6.5-6.5 6.5 6.5-6.5 6.5'),
  arrowUp: line('M12 20.5v-16M5.5 11 12 4.5 18.5 11'),
  undo: line('M8.5 4.5 3.5 9.5l5 5M4 9.5h10.5a5.5 5.5 0 0 1 0 11H9'),
  /** Undo, struck through: there is no way back. */
  final: (
    <>
      {line('M8.5 4.5 3.5 9.5l5 5M4 9.5h10.5a5.5 5.5 0 0 1 0 11H9')}
      {line('M5 21.5 20 3')}
    </>
  ),
  undoTurn: (
    <>
      {line('M3.5 4v6h6M4 9.5A9 9 0 1 1 3.2 14')}
      {line('M12 7.5V12l3 2')}
    </>
  ),
  hint: (
    <>
      {line('M9 17.5c0-2.5-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5.5-3.5 8Z')}
      {line('M9.5 21h5')}
    </>
  ),
  endTurn: (
    <>
      {line('M3 12h10M9 7.5l4.5 4.5L9 16.5')}
      {line('M13 3h5.5A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5H13')}
    </>
  ),
  settings: (
    <>
      {line('M3 6.5h7m6 0h5M3 17.5h3m6 0h9')}
      {ring(13, 6.5, 2.7)}
      {ring(9, 17.5, 2.7)}
    </>
  ),
  soundOn: (
    <>
      {solid('M3 9.5v5h3.5L12 19V5L6.5 9.5Z', 1.5)}
      {line('M15.5 9a4.2 4.2 0 0 1 0 6M18.3 6a8.5 8.5 0 0 1 0 12')}
    </>
  ),
  soundOff: (
    <>
      {solid('M3 9.5v5h3.5L12 19V5L6.5 9.5Z', 1.5)}
      {line('m16 9.5 5 5m0-5-5 5')}
    </>
  ),
  menu: line('M3.5 6h17m-17 6h17m-17 6h17'),
  close: line('m5.5 5.5 13 13m0-13-13 13'),
  play: solid('M7 4.5v15l12.5-7.5Z', 2),
  pause: solid('M6 4.5h4v15H6Zm8 0h4v15h-4Z', 1),
  back: line('M14.5 5 7.5 12l7 7'),
  forward: line('m9.5 5 7 7-7 7'),
  fork: (
    <>
      {line('M6 8v8M6 12.5h6.5a5 5 0 0 0 5-5')}
      {ring(6, 5.3, 2.5)}
      {ring(6, 18.7, 2.5)}
      {ring(17.5, 5, 2.5)}
    </>
  ),
  share: (
    <>
      {line('m8.3 10.8 7.2-4.1m-7.2 6.5 7.2 4.1')}
      {dot(5.8, 12, 3)}
      {dot(18, 5.3, 3)}
      {dot(18, 18.7, 3)}
    </>
  ),
  download: line('M12 3.5v12m-5-5 5 5 5-5M4 16v2.5A2.5 2.5 0 0 0 6.5 21h11a2.5 2.5 0 0 0 2.5-2.5V16'),
  upload: line('M12 15.5v-12m-5 5 5-5 5 5M4 16v2.5A2.5 2.5 0 0 0 6.5 21h11a2.5 2.5 0 0 0 2.5-2.5V16'),
  log: (
    <>
      {line('M9 6h11.5M9 12h11.5M9 18h7.5')}
      {dot(4.5, 6, 1.6)}
      {dot(4.5, 12, 1.6)}
      {dot(4.5, 18, 1.6)}
    </>
  ),
  players: (
    <>
      {ring(9, 8, 4)}
      {line('M2 20.5c.4-4 3-6.5 7-6.5s6.6 2.5 7 6.5M16 4.3a4 4 0 0 1 0 7.4M18.5 14.8c2.2.9 3.3 3 3.5 5.7')}
    </>
  ),
  space: (
    <>
      <path d={hexPath(8, 8.5, 5.6)} {...LINE} />
      <path d={hexPath(16, 16.5, 5.6)} {...LINE} />
      <path d={starPath(18.5, 5.5, 3.8, 1.2, 4)} fill="currentColor" />
    </>
  ),
  frigate: (
    <>
      <path d="M2.5 8.5 8 6l7 .5L22.5 12l-7.5 5.5-7 .5-5.5-2.5L5 12Z" {...LINE} />
      {line('M8.5 12h6')}
      {line('M8 6 5.5 2.5M8 18l-2.5 3.5')}
    </>
  ),
  board: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" {...LINE} />
      {line('M9 3v18M15 3v18M3 9h18M3 15h18')}
    </>
  ),
  hand: (
    <>
      <rect x="8.5" y="3" width="9.5" height="14" rx="2" {...LINE} transform="rotate(12 12 20)" />
      {line('M7.8 5.5 4.3 6.8a2 2 0 0 0-1.2 2.6l3.6 9.8a2 2 0 0 0 2.6 1.2l2.7-1')}
    </>
  ),
  eye: (
    <>
      {line('M1.8 12S5.5 5 12 5s10.2 7 10.2 7-3.7 7-10.2 7S1.8 12 1.8 12Z')}
      {dot(12, 12, 3.4)}
    </>
  ),
  pin: (
    <>
      {solid('M8.5 3h7l-1 6.5 3.5 3.5v2H6v-2l3.5-3.5Z', 1.5)}
      {line('M12 15v6.5')}
    </>
  ),
  help: (
    <>
      {ring(12, 12, 9.5)}
      {line('M9 9.3a3.1 3.1 0 1 1 4.6 2.7c-1.1.6-1.6 1.2-1.6 2.3')}
      {dot(12, 17.3, 1.3)}
    </>
  ),
  trophy: (
    <>
      {solid('M7 3h10v7.5a5 5 0 0 1-10 0Z', 1.5)}
      {line('M7 5H3.5c0 4 1.2 6.2 4 6.7M17 5h3.5c0 4-1.2 6.2-4 6.7M12 15.5V20M7.5 21h9')}
    </>
  ),
  trash: line('M3.5 6h17M9 6V3.5h6V6m-9.5 0 1 13.5A2 2 0 0 0 8.5 21.5h7a2 2 0 0 0 2-2L18.5 6M10 10.5v6.5m4-6.5v6.5'),
  calendar: (
    <>
      <rect x="3" y="4.5" width="18" height="16.5" rx="3" {...LINE} />
      {line('M3 10h18M8 2.5v4m8-4v4')}
      {dot(8, 14.8, 1.5)}
      {dot(12.5, 14.8, 1.5)}
    </>
  ),
  globe: (
    <>
      {ring(12, 12, 9.5)}
      {line('M2.8 12h18.4M12 2.5c5.3 5 5.3 14 0 19-5.3-5-5.3-14 0-19Z')}
    </>
  ),
  check: <path d="m4 12.5 5.5 5.5L20 6.5" {...LINE} strokeWidth="2.6" />,
  warning: (
    <>
      {line('M12 3 22 20.5H2Z')}
      {line('M12 9.5v5')}
      {dot(12, 17.5, 1.3)}
    </>
  ),
  plus: <path d="M12 4.5v15M4.5 12h15" {...LINE} strokeWidth="2.4" />,
} as const satisfies Record<string, ReactNode>;
