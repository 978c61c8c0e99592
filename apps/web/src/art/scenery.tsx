// What there is to see in a territory, in a box of 100×100: worlds, stations and darts, four of each.

import type { ColourName } from '@black-angel/rules';
import { territoryTones } from './palette.ts';
import { type Dot, dotsPath, hexPath, placed } from './shapes.tsx';

interface WorldProps {
  cx: number;
  cy: number;
  r: number;
  tilt: number;
  hasRing?: boolean;
}

/** Melurien: banded worlds, the ring passing behind and before them. */
function World({ cx, cy, r, tilt, hasRing = true }: WorldProps) {
  const tones = territoryTones('orange');
  const rx = r * 1.75;
  const ry = r * 0.5;
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${tilt})`}>
      {hasRing && (
        <path d={`M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0`} fill="none" stroke={tones.shade} strokeWidth={r * 0.2} />
      )}
      <circle r={r} fill="url(#art-sphere-orange)" />
      <path
        d={`M${-r * 0.94} ${-r * 0.34}Q0 ${-r * 0.08} ${r * 0.94} ${-r * 0.34}M${-r * 0.98} ${r * 0.16}Q0 ${r * 0.44} ${r * 0.98} ${r * 0.16}M${-r * 0.78} ${r * 0.6}Q0 ${r * 0.86} ${r * 0.78} ${r * 0.6}`}
        fill="none"
        stroke={tones.deep}
        strokeOpacity="0.4"
        strokeWidth={r * 0.14}
      />
      {hasRing && (
        <>
          <path
            d={`M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0`}
            fill="none"
            stroke={tones.abyss}
            strokeOpacity="0.55"
            strokeWidth={r * 0.36}
          />
          <path d={`M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0`} fill="none" stroke={tones.light} strokeWidth={r * 0.2} />
          <path d={`M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0`} fill="none" stroke={tones.shade} strokeWidth={r * 0.05} />
        </>
      )}
    </g>
  );
}

function Moon({ cx, cy, r }: { cx: number; cy: number; r: number }) {
  return <circle cx={cx} cy={cy} r={r} fill="url(#art-sphere-orange)" />;
}

/** Three lights of a station, at every second corner. */
const lights = (r: number, turn: number): Dot[] =>
  [0, 120, 240].map((angle) => {
    const [x, y] = placed([0, -r], { x: 0, y: 0, turn: turn + angle });
    return { x, y, r: r * 0.13 };
  });

const spokesPath = (r: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map((turn) => {
      const at = (share: number): string =>
        placed([0, -r * share], { x: 0, y: 0, turn })
          .map((value) => value.toFixed(2))
          .join(' ');
      return `M${at(0.35)}L${at(0.92)}`;
    })
    .join('');

/** Xhavit: hexagonal stations, a lit hub held by spokes. */
function Station({ cx, cy, r, turn = 0 }: { cx: number; cy: number; r: number; turn?: number }) {
  const tones = territoryTones('gray');
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${turn})`} strokeLinejoin="round">
      <path d={hexPath(0, 0, r)} fill={tones.abyss} fillOpacity="0.6" stroke={tones.deep} strokeWidth={r * 0.34} />
      <path d={hexPath(0, 0, r)} fill="none" stroke="url(#art-face-gray)" strokeWidth={r * 0.22} />
      <path d={spokesPath(r)} stroke={tones.shade} strokeWidth={r * 0.12} />
      <path d={dotsPath(lights(r, 60))} fill={tones.light} />
      <path d={dotsPath(lights(r, 0))} fill="var(--turquoise)" />
      <path d={hexPath(0, 0, r * 0.42, true)} fill="url(#art-face-gray)" stroke={tones.deep} strokeWidth={r * 0.06} />
      <circle r={r * 0.17} fill="var(--turquoise)" />
    </g>
  );
}

function Arms({ cx, cy, r }: { cx: number; cy: number; r: number }) {
  const tones = territoryTones('gray');
  return (
    <g transform={`translate(${cx} ${cy}) rotate(-24)`}>
      <path d={`M${-r * 2} 0H${r * 2}`} stroke={tones.shade} strokeWidth={r * 0.12} />
      {[-2, 1.3].map((at) => (
        <g key={at} transform={`translate(${at * r} ${-r * 0.42})`}>
          <rect
            width={r * 0.7}
            height={r * 0.84}
            fill="var(--cobalt-deep)"
            stroke={tones.main}
            strokeWidth={r * 0.07}
          />
          <path d={`M0 ${r * 0.42}h${r * 0.7}M${r * 0.35} 0v${r * 0.84}`} stroke={tones.main} strokeWidth={r * 0.05} />
        </g>
      ))}
    </g>
  );
}

/** Tsoth: darts with a trail of light. */
function Dart({ x, y, size, turn }: { x: number; y: number; size: number; turn: number }) {
  const tones = territoryTones('green');
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 24})`} strokeLinejoin="round">
      <path d="M-3.5 11 0 34 3.5 11Z" fill={tones.main} fillOpacity="0.35" />
      <path d="M-1.5 10 0 24 1.5 10Z" fill={tones.light} fillOpacity="0.8" />
      <path d="M0-15 11 13 0 8-11 13Z" fill={tones.main} />
      <path d="M0-15 11 13 0 8Z" fill={tones.shade} />
      <path d="M0-15 2.6 2 0 5-2.6 2Z" fill={tones.light} />
      <path d="M0-15 11 13 0 8-11 13Z" fill="none" stroke={tones.light} strokeOpacity="0.7" strokeWidth="0.8" />
    </g>
  );
}

const SCENES = {
  orange: [
    <World key={0} cx={50} cy={50} r={19} tilt={-18} />,
    <g key={1}>
      <World cx={52} cy={52} r={16} tilt={22} />
      <Moon cx={24} cy={31} r={5} />
    </g>,
    <g key={2}>
      <World cx={43} cy={55} r={17} tilt={-32} />
      <Moon cx={73} cy={32} r={7} />
      <Moon cx={79} cy={60} r={3} />
    </g>,
    <g key={3}>
      <Moon cx={27} cy={66} r={4} />
      <World cx={52} cy={48} r={21} tilt={-8} />
    </g>,
  ],
  gray: [
    <Station key={0} cx={50} cy={50} r={22} />,
    <g key={1}>
      <Arms cx={50} cy={50} r={16} />
      <Station cx={50} cy={50} r={16} turn={6} />
    </g>,
    <g key={2}>
      <Station cx={41} cy={54} r={18} turn={14} />
      <Station cx={71} cy={33} r={9} turn={30} />
    </g>,
    <g key={3}>
      <Station cx={53} cy={48} r={20} turn={30} />
      <Station cx={25} cy={68} r={6} />
    </g>,
  ],
  green: [
    <Dart key={0} x={50} y={47} size={32} turn={0} />,
    <g key={1}>
      <Dart x={54} y={42} size={25} turn={28} />
      <Dart x={30} y={58} size={14} turn={28} />
      <Dart x={68} y={70} size={11} turn={28} />
    </g>,
    <g key={2}>
      <Dart x={36} y={50} size={23} turn={-14} />
      <Dart x={66} y={50} size={19} turn={-14} />
    </g>,
    <g key={3}>
      <Dart x={50} y={36} size={22} turn={0} />
      <Dart x={30} y={60} size={17} turn={0} />
      <Dart x={70} y={60} size={17} turn={0} />
    </g>,
  ],
} as const;

/** One of the four scenes of a territory; any seed will do. */
export function Scene({ colour, seed }: { colour: ColourName; seed: number }) {
  return SCENES[colour][Math.abs(Math.trunc(seed)) % 4] ?? null;
}
