// Space: the strips that stream towards the frigate, with cards, robots and ships on their hexes.

import { COLOURS, type Content, cardName, hexName, type View } from '@black-angel/rules';
import { memo } from 'react';
import { MissionCardArt } from '../art/mission-card.tsx';
import { AngelArt, RobotArt, ShipArt, SpesArt } from '../art/pieces.tsx';
import { SpaceHexArt } from '../art/space-hex.tsx';
import { hexPlace } from '../ui-state/pieces.ts';
import { useLayout } from './screen-size.ts';
import { seatArt } from './seats.ts';
import { Spot } from './spot.tsx';
import './space.css';

const MIDDLE = 2;

function HexCard({ view, content, hex }: { view: View; content: Content; hex: number }) {
  const card = view.cards[hex]!;
  if (card === 0) return null;
  const owner = view.owners[hex]!;
  return (
    <span className="hex-card" data-piece={`card:${cardName(card)}`}>
      <MissionCardArt mission={content.set.missions[card - 1]!} compact />
      <span className="hex-owner">
        <RobotArt seat={seatArt(view, owner)} />
      </span>
    </span>
  );
}

function Ship({ view, hex, seat, index }: { view: View; hex: number; seat: number; index: number }) {
  const className = `hex-ship hex-ship-${index}`;
  const ship = (
    <span className="ship-piece" data-piece={`ship:${seat}`}>
      <ShipArt seat={seat} />
    </span>
  );
  if (seat !== view.viewer) return <span className={className}>{ship}</span>;
  return (
    <Spot target={`ship:${hexName(hex)}`} className={className}>
      {ship}
    </Spot>
  );
}

function Ships({ view, hex }: { view: View; hex: number }) {
  const seats = view.players.flatMap(({ fleet }, seat) => (fleet.includes(hex) ? [seat] : []));
  return seats.map((seat, i) => <Ship key={seat} view={view} hex={hex} seat={seat} index={i} />);
}

interface HexProps {
  view: View;
  content: Content;
  hex: number;
  isFlat: boolean;
}

function Hex({ view, content, hex, isFlat }: HexProps) {
  const row = Math.floor(hex / 5);
  const column = hex % 5;
  const at = view.strips[row]! * 5 + column;
  const colour = content.territory[at]!;
  const isAngel = row === view.strips.length >> 1 && column === MIDDLE;
  const isSpes = row === view.spesRow && column === MIDDLE && view.spesInSight;
  const isToken = row === view.spesRow && column === MIDDLE && !view.spesInSight;
  const style = { '--row': row, '--column': column, '--outward': Math.abs(column - MIDDLE) } as React.CSSProperties;
  return (
    <div className="hex" style={style} data-place={hexPlace(view, hex)}>
      <Spot target={`hex:${hexName(hex)}`} className="hex-field">
        <SpaceHexArt
          territory={colour < 0 ? 'asteroid' : COLOURS[colour]!}
          comet={content.comet[at]!}
          ravagerIcon={content.ravagerIcon[at]!}
          orientation={isFlat ? 'flat' : 'pointy'}
          seed={at}
        />
        {isSpes && (
          <span className="hex-spes">
            <SpesArt inSight />
          </span>
        )}
        <HexCard view={view} content={content} hex={hex} />
      </Spot>
      {isToken && (
        <span className="hex-token">
          <SpesArt inSight={false} />
        </span>
      )}
      {isAngel && (
        <span className="hex-angel">
          <AngelArt />
        </span>
      )}
      <Ships view={view} hex={hex} />
    </div>
  );
}

export const Space = memo(function Space({ view, content }: { view: View; content: Content }) {
  const isFlat = useLayout() === 'phone';
  const rows = view.strips.length;
  return (
    <div
      className={`space ${isFlat ? 'space-flat' : 'space-pointy'}`}
      style={{ '--rows': rows } as React.CSSProperties}
    >
      {view.cards.map((_, hex) => (
        // The key is the strip's, so that the hexes glide with it when the Black Angel advances.
        <Hex
          key={`${view.strips[Math.floor(hex / 5)]}:${hex % 5}`}
          view={view}
          content={content}
          hex={hex}
          isFlat={isFlat}
        />
      ))}
    </div>
  );
});
