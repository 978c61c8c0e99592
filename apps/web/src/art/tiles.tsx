// Technology, Starting and Advanced tiles. Standard sides are dark; boost sides are bright with cut corners.

import type { ColourName } from '@black-angel/rules';
import type {
  AdvancedKind,
  AdvancedTile,
  Boost,
  StartingTile,
  TechnologyTile,
  TileEffect,
} from '@black-angel/rules/components';
import { memo, type ReactNode } from 'react';
import { Points } from './effect-row.tsx';
import { TerritorySign } from './glyphs-goods.tsx';
import { Glyph, type IconName } from './icon.tsx';
import { territoryTones } from './palette.ts';
import { Num } from './shapes.tsx';

const EFFECT_ICONS: Record<TileEffect, IconName> = {
  vp: 'vp',
  gainShip: 'ship',
  gainResource: 'resource',
  gainDebris: 'debris',
  gainRobot: 'robot',
  moveShip: 'moveShip',
  reassignRobot: 'reassignRobot',
  drawMission: 'drawMission',
  activateVertical: 'activateVertical',
  activateHorizontal: 'activateHorizontal',
};

function TileFrame({ colour, children }: { colour: ColourName; children: ReactNode }) {
  const tones = territoryTones(colour);
  return (
    <svg className="art" viewBox="0 0 60 60" aria-hidden="true" focusable="false" color="var(--ink)">
      <rect x="1" y="2" width="58" height="57" rx="9" fill="var(--night-0)" />
      <rect x="2" y="2" width="56" height="55" rx="8" fill={`url(#art-ground-${colour})`} />
      <path d="M2 24V10a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v4C40 12 18 16 2 24Z" fill="url(#art-gloss)" fillOpacity="0.7" />
      {children}
      <rect x="2" y="2" width="56" height="55" rx="8" fill="none" stroke={tones.main} strokeWidth="2.4" />
    </svg>
  );
}

/** The territory in the upper left corner, as on dice and cards. */
function Corner({ colour }: { colour: ColourName }) {
  const tones = territoryTones(colour);
  return (
    <>
      <path d="M2 21V10a8 8 0 0 1 8-8h13a21 21 0 0 1-21 19Z" fill={tones.main} />
      <g transform="translate(4.4 4.2) scale(0.5)">
        <TerritorySign colour={colour} main="var(--ink-dark)" shade="var(--ink-dark)" />
      </g>
    </>
  );
}

function Effect({ effect, x, y, size }: { effect: TileEffect; x: number; y: number; size: number }) {
  if (effect === 'vp') return <Points vp={1} x={x} y={y} size={size} />;
  if (effect === 'moveShip') {
    return (
      <>
        <Glyph name="ship" x={x - size * 0.06} y={y} size={size * 0.74} />
        <Num x={x + size * 0.86} y={y + size * 0.28} size={size * 0.55}>
          2
        </Num>
        <g stroke="currentColor" strokeWidth={size * 0.085} fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path
            d={`M${x + size * 0.08} ${y + size * 0.9}h${size * 0.84}l${-size * 0.2} ${-size * 0.17}m${size * 0.2} ${size * 0.17}l${-size * 0.2} ${size * 0.17}`}
            strokeDasharray="none"
          />
        </g>
      </>
    );
  }
  return <Glyph name={EFFECT_ICONS[effect]} x={x} y={y} size={size} />;
}

function StandardSide({ tile }: { tile: TechnologyTile }) {
  return (
    <TileFrame colour={tile.colour}>
      <Corner colour={tile.colour} />
      {tile.standard.startsWith('gain') && (
        <Num x={16} y={35} size={16.5}>
          +1
        </Num>
      )}
      {tile.standard.startsWith('gain') ? (
        <Effect effect={tile.standard} x={28.5} y={21} size={26} />
      ) : (
        <Effect effect={tile.standard} x={15} y={20} size={33} />
      )}
    </TileFrame>
  );
}

/** A die face of the tile's own colour, in the drawing of a boost. */
function SmallDie({
  colour,
  x,
  y,
  size,
  children,
}: {
  colour: ColourName;
  x: number;
  y: number;
  size: number;
  children?: ReactNode;
}) {
  const tones = territoryTones(colour);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <rect
        x="1"
        y="1"
        width="22"
        height="22"
        rx="5.5"
        fill={`url(#art-face-${colour})`}
        stroke={tones.light}
        strokeWidth="1.4"
      />
      {children ?? (
        <g transform="translate(4.5 4.5) scale(0.625)">
          <TerritorySign colour={colour} main="var(--ink-dark)" shade="var(--ink-dark)" />
        </g>
      )}
    </g>
  );
}

const TO = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function BoostDrawing({ boost }: { boost: Boost }) {
  switch (boost.kind) {
    case 'vpForAction':
      return (
        <>
          <Glyph name={boost.action} x={6} y={22} size={24} />
          <Points vp={boost.vp} x={31} y={21} size={25} />
        </>
      );
    case 'dieToThree':
      return (
        <>
          <SmallDie colour={boost.colour} x={7} y={26} size={16} />
          <path d="M25.5 34h5m-2.2-2.8 2.8 2.8-2.8 2.8" {...TO} />
          <SmallDie colour={boost.colour} x={33} y={21} size={22}>
            <Num x={12} y={12.2} size={17} fill="var(--ink-dark)">
              3
            </Num>
          </SmallDie>
        </>
      );
    case 'dieToAnyColour':
      return (
        <>
          <SmallDie colour={boost.colour} x={7} y={26} size={16} />
          <path d="M25.5 34h5m-2.2-2.8 2.8 2.8-2.8 2.8" {...TO} />
          <Glyph name="dieToAnyColour" x={31.5} y={22} size={24} />
        </>
      );
    case 'reserveDie':
      return (
        <>
          <SmallDie colour={boost.colour} x={9} y={23} size={22} />
          <rect x="26" y="29" width="26" height="24" rx="5" fill="var(--night-0)" fillOpacity="0.55" />
          <Glyph name="lock" x={29} y={30} size={21} />
        </>
      );
  }
}

function BoostSide({ tile }: { tile: TechnologyTile }) {
  const tones = territoryTones(tile.colour);
  const outline = 'M12 2h36L58 12v35L48 57H12L2 47V12Z';
  return (
    <svg className="art" viewBox="0 0 60 60" aria-hidden="true" focusable="false" color="var(--ink)">
      <path d="M12 3h36l11 10v35L48 59H12L1 48V13Z" fill="var(--night-0)" />
      <path d={outline} fill={tones.deep} />
      <path d="M12 2h36L58 12 2 47V12Z" fill={tones.shade} fillOpacity="0.35" />
      <path d={outline} fill="none" stroke={tones.main} strokeWidth="2.6" strokeLinejoin="round" />
      <path
        d="M14 6h32l8 8v31l-8 8H14l-8-8V14Z"
        fill="none"
        stroke={tones.main}
        strokeWidth="0.9"
        strokeOpacity="0.7"
      />
      <g transform="translate(8.5 6.5) scale(0.5)">
        <TerritorySign colour={tile.colour} />
      </g>
      <path d="M47 4.5l-7.5 9h4.5l-2.5 6.5 8.5-9.5h-5Z" fill="var(--selected)" stroke={tones.abyss} strokeWidth="0.8" />
      <BoostDrawing boost={tile.boost} />
    </svg>
  );
}

export const TechnologyTileArt = memo(function TechnologyTileArt({
  tile,
  side,
}: {
  tile: TechnologyTile;
  side: 'standard' | 'boost';
}) {
  return side === 'boost' ? <BoostSide tile={tile} /> : <StandardSide tile={tile} />;
});

/** Two effects to choose from, parted by a stroke. */
export const StartingTileArt = memo(function StartingTileArt({ tile }: { tile: StartingTile }) {
  const tones = territoryTones(tile.colour);
  const [first, second] = tile.oneOf;
  return (
    <TileFrame colour={tile.colour}>
      <Corner colour={tile.colour} />
      <path d="M39 12 21 50" stroke={tones.main} strokeWidth="1.8" strokeLinecap="round" strokeOpacity="0.8" />
      {first && <Effect effect={first} x={6.5} y={19} size={20} />}
      {second && <Effect effect={second} x={32.5} y={30.5} size={21} />}
      <path d="M45 2 58 15V10a8 8 0 0 0-8-8Z" fill={tones.main} />
    </TileFrame>
  );
});

const ADVANCED_ICONS: Record<AdvancedKind, IconName> = {
  orangeInGrid: 'orange',
  grayInGrid: 'gray',
  greenInGrid: 'green',
  ejectedTechnology: 'technology',
  debris: 'debris',
  ravagerCards: 'ravagerCard',
  advancedTiles: 'advanced',
  cardsInSpace: 'mission',
};

/** What is counted, with the sign of where it lies. */
function Counted({ kind }: { kind: AdvancedKind }) {
  const x = 32;
  const y = 29;
  const isGrid = kind === 'orangeInGrid' || kind === 'grayInGrid' || kind === 'greenInGrid';
  if (isGrid) {
    const colour = kind.slice(0, -'InGrid'.length) as ColourName;
    return (
      <>
        <rect
          x={x}
          y={y}
          width="21"
          height="21"
          rx="5"
          fill={`url(#art-ground-${colour})`}
          stroke={`var(--${colour})`}
          strokeWidth="2"
        />
        <Glyph name={colour} x={x + 3} y={y + 3} size={15} />
      </>
    );
  }
  return (
    <>
      <Glyph name={ADVANCED_ICONS[kind]} x={x} y={y} size={22} />
      {kind === 'ejectedTechnology' && (
        <path
          d="M39 18h12m-4.5-4.5 4.7 4.5-4.7 4.5"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {kind === 'cardsInSpace' && <Glyph name="space" x={37} y={9} size={16} />}
    </>
  );
}

export const AdvancedTileArt = memo(function AdvancedTileArt({ tile }: { tile: AdvancedTile }) {
  const outline = 'M14 2h32l12 12v31L46 57H14L2 45V14Z';
  return (
    <svg className="art" viewBox="0 0 60 60" aria-hidden="true" focusable="false" color="var(--ink)">
      <path
        d={outline}
        fill="url(#art-ground-advanced)"
        stroke="var(--advanced)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d="M15.7 6h28.6L54 15.7v27.6L44.3 53H15.7L6 43.3V15.7Z"
        fill="none"
        stroke="var(--vp)"
        strokeWidth="0.9"
        strokeOpacity="0.8"
      />
      <Points vp={tile.vpPer} x={7} y={9.5} size={22} />
      <path d="M21 45 36.5 22" stroke="var(--ink-2)" strokeWidth="2.4" strokeLinecap="round" />
      <Counted kind={tile.kind} />
    </svg>
  );
});
