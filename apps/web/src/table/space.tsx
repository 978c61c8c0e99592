// Space: the strips that stream towards the frigate, with cards, robots and ships on their hexes.

import { COLOURS, type Content, cardName, hexName, type View, type Viewer } from '@black-angel/rules';
import { memo } from 'react';
import { MissionCardArt } from '../art/mission-card.tsx';
import { AngelArt, RobotArt, ShipArt, SpesArt } from '../art/pieces.tsx';
import { SpaceHexArt } from '../art/space-hex.tsx';
import { hexPlace } from '../ui-state/pieces.ts';
import { useLayout } from './screen-size.ts';
import { type SeatArt, seatArt } from './seats.ts';
import { Spot } from './spot.tsx';
import './space.css';

const MIDDLE = 2;

function HexCard({ content, card, owner }: { content: Content; card: number; owner: SeatArt }) {
  if (card === 0) return null;
  return (
    <span className="hex-card" data-piece={`card:${cardName(card)}`}>
      <MissionCardArt mission={content.set.missions[card - 1]!} compact />
      <span className="hex-owner">
        <RobotArt seat={owner} />
      </span>
    </span>
  );
}

function Ship({ hex, seat, index, isOwn }: { hex: number; seat: number; index: number; isOwn: boolean }) {
  const className = `hex-ship hex-ship-${index}`;
  const ship = (
    <span className="ship-piece" data-piece={`ship:${seat}`}>
      <ShipArt seat={seat} />
    </span>
  );
  if (!isOwn) return <span className={className}>{ship}</span>;
  return (
    <Spot target={`ship:${hexName(hex)}`} className={className}>
      {ship}
    </Spot>
  );
}

interface HexProps {
  content: Content;
  hex: number;
  isFlat: boolean;
  /** The hex of the strips' printed side. */
  at: number;
  place: string;
  card: number;
  owner: SeatArt;
  /** A bit for each seat that has a ship there. */
  ships: number;
  viewer: Viewer;
  isAngel: boolean;
  /** Spes itself, or its token that counts down to the sight of it. */
  spes: 'planet' | 'token' | null;
}

const bitsOf = (bits: number): number[] => [0, 1, 2, 3].filter((bit) => (bits >> bit) & 1);

/** Depends only on what lies on the hex, so that a move renders only the hexes it changes. */
const Hex = memo(function Hex({
  content,
  hex,
  isFlat,
  at,
  place,
  card,
  owner,
  ships,
  viewer,
  isAngel,
  spes,
}: HexProps) {
  const row = Math.floor(hex / 5);
  const column = hex % 5;
  const colour = content.territory[at]!;
  const style = { '--row': row, '--column': column, '--outward': Math.abs(column - MIDDLE) } as React.CSSProperties;
  return (
    <div className="hex" style={style} data-place={place}>
      <Spot target={`hex:${hexName(hex)}`} className="hex-field">
        <SpaceHexArt
          territory={colour < 0 ? 'asteroid' : COLOURS[colour]!}
          comet={content.comet[at]!}
          ravagerIcon={content.ravagerIcon[at]!}
          orientation={isFlat ? 'flat' : 'pointy'}
          seed={at}
        />
        {spes === 'planet' && (
          <span className="hex-spes">
            <SpesArt inSight />
          </span>
        )}
        <HexCard content={content} card={card} owner={owner} />
      </Spot>
      {spes === 'token' && (
        <span className="hex-token">
          <SpesArt inSight={false} />
        </span>
      )}
      {isAngel && (
        <span className="hex-angel">
          <AngelArt />
        </span>
      )}
      {bitsOf(ships).map((seat, i) => (
        <Ship key={seat} hex={hex} seat={seat} index={i} isOwn={seat === viewer} />
      ))}
    </div>
  );
});

const shipsOn = (view: View, hex: number): number =>
  view.players.reduce((bits, { fleet }, seat) => bits | (fleet.includes(hex) ? 1 << seat : 0), 0);

export const Space = memo(function Space({ view, content }: { view: View; content: Content }) {
  const isFlat = useLayout() === 'phone';
  const rows = view.strips.length;
  return (
    <div
      className={`space ${isFlat ? 'space-flat' : 'space-pointy'}`}
      style={{ '--rows': rows } as React.CSSProperties}
    >
      {view.cards.map((card, hex) => {
        const row = Math.floor(hex / 5);
        const column = hex % 5;
        const strip = view.strips[row]!;
        return (
          // Keyed by the strip, so that hexes move with it when the Black Angel advances.
          <Hex
            key={`${strip}:${column}`}
            content={content}
            hex={hex}
            isFlat={isFlat}
            at={strip * 5 + column}
            place={hexPlace(view, hex)}
            card={card}
            owner={seatArt(view, view.owners[hex]!)}
            ships={shipsOn(view, hex)}
            viewer={view.viewer}
            isAngel={row === view.strips.length >> 1 && column === MIDDLE}
            spes={row !== view.spesRow || column !== MIDDLE ? null : view.spesInSight ? 'planet' : 'token'}
          />
        );
      })}
    </div>
  );
});
