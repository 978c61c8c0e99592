// Space: the strips that stream towards the frigate, with cards, robots and ships on their hexes.

import type { View, Viewer } from '@black-angel/engine';
import {
  angelHex,
  COLUMNS,
  cardName,
  columnOf,
  hexName,
  MIDDLE,
  printedHex,
  rowOf,
  type Strip,
} from '@black-angel/rules';
import { type Content, missionCard } from '@black-angel/rules/components';
import { memo } from 'react';
import { MissionCardArt } from '../art/mission-card.tsx';
import { AngelArt, RobotArt, ShipArt, SpesArt } from '../art/pieces.tsx';
import { SpaceHexArt } from '../art/space-hex.tsx';
import { isLeaving } from '../ui-state/ghosts.ts';
import { hexPlace } from '../ui-state/pieces.ts';
import type { TableState } from './core/table-state.ts';
import { pointedOption } from './core/table-state.ts';
import { GhostPath } from './ghosts.tsx';
import { FlightPaths } from './last-marks.tsx';
import { useIsUpright } from './screen-size.ts';
import { Spot } from './spot.tsx';
import { useTable } from './table-context.tsx';
import { useSeatArt } from './words.ts';
import './space.css';

function HexCard({ content, card, owner }: { content: Content; card: number; owner: number }) {
  const artOf = useSeatArt();
  return (
    <span className="hex-card" data-piece={`card:${cardName(card)}`}>
      <MissionCardArt mission={missionCard(content, card)} compact />
      <span className="hex-owner">
        <RobotArt seat={artOf(owner)} />
      </span>
    </span>
  );
}

function Ship({ hex, seat, index, isOwn }: { hex: number; seat: number; index: number; isOwn: boolean }) {
  const artOf = useSeatArt();
  const className = `hex-ship hex-ship-${index}`;
  const ship = (
    <span className="ship-piece" data-piece={`ship:${seat}`}>
      <ShipArt seat={artOf(seat)} />
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
  strip: number;
  face: Strip['face'];
  place: string;
  /** The Mission card there, and whose it is. */
  card: number | null;
  owner: number | null;
  /** The seats that have a ship there, as text, so that equal ones are the same. */
  ships: string;
  viewer: Viewer;
  isAngel: boolean;
  /** The strip leaves next. */
  isNextToLeave: boolean;
  /** Spes itself, or its token that counts down to the sight of it. */
  spes: 'planet' | 'token' | null;
}

/** Depends only on what lies on the hex, so that a move renders only the hexes it changes. */
const Hex = memo(function Hex({
  content,
  hex,
  isFlat,
  strip,
  face,
  place,
  card,
  owner,
  ships,
  viewer,
  isAngel,
  isNextToLeave,
  spes,
}: HexProps) {
  const row = rowOf(hex);
  const column = columnOf(hex);
  const { territory, comet, ravagerIcon } = printedHex(content, { strip, face }, column);
  const style = { '--row': row, '--column': column, '--outward': Math.abs(column - MIDDLE) } as React.CSSProperties;
  return (
    <div className={isNextToLeave ? 'hex hex-leaving' : 'hex'} style={style} data-place={place}>
      <Spot target={`hex:${hexName(hex)}`} className="hex-field">
        <SpaceHexArt
          territory={territory ?? 'asteroid'}
          comet={comet}
          ravagerIcon={ravagerIcon}
          orientation={isFlat ? 'flat' : 'pointy'}
          seed={((strip - 1) * 2 + (face === 'B' ? 1 : 0)) * COLUMNS + column}
        />
        {spes === 'planet' && (
          <span className="hex-spes">
            <SpesArt inSight />
          </span>
        )}
        {card !== null && <HexCard content={content} card={card} owner={owner!} />}
      </Spot>
      <span className="hex-name" aria-hidden="true">
        {hexName(hex)}
      </span>
      {spes === 'token' && (
        <span className="hex-token">
          <SpesArt inSight={false} />
        </span>
      )}
      {isAngel && (
        <span className="hex-angel" data-place="angel">
          <AngelArt />
        </span>
      )}
      {[...ships].map((seat, i) => (
        <Ship key={seat} hex={hex} seat={Number(seat)} index={i} isOwn={Number(seat) === viewer} />
      ))}
    </div>
  );
});

const shipsOn = (view: View, hex: number): string =>
  view.players.map(({ fleet }, seat) => (fleet.includes(hex) ? String(seat) : '')).join('');

/** Whether the pointed move makes the first strip leave. */
const isAdvancing = (state: TableState): boolean => {
  const kind = pointedOption(state)?.move.kind;
  return kind === 'sequence-b' || (kind === 'end' && state.moment.view.turn.sequence === 'B');
};

export const Space = memo(function Space({ view, content }: { view: View; content: Content }) {
  const isFlat = useIsUpright();
  const rows = view.strips.length;
  const advancing = useTable(isAdvancing);
  return (
    <div
      className={`space ${isFlat ? 'space-flat' : 'space-pointy'} ${advancing ? 'space-advancing' : ''}`}
      style={{ '--rows': rows } as React.CSSProperties}
    >
      {view.missions.map((mission, hex) => {
        const row = rowOf(hex);
        const column = columnOf(hex);
        const { strip, face } = view.strips[row]!;
        return (
          // Keyed by the strip, so that hexes move with it when the Black Angel advances.
          <Hex
            key={`${strip}${face}:${column}`}
            content={content}
            hex={hex}
            isFlat={isFlat}
            strip={strip}
            face={face}
            place={hexPlace(view, hex)}
            card={mission?.card ?? null}
            owner={mission?.owner ?? null}
            ships={shipsOn(view, hex)}
            viewer={view.viewer}
            isAngel={hex === angelHex(view)}
            isNextToLeave={isLeaving(view, hex)}
            spes={row !== view.spesRow || column !== MIDDLE ? null : view.spesInSight ? 'planet' : 'token'}
          />
        );
      })}
      <FlightPaths view={view} isFlat={isFlat} />
      <GhostPath isFlat={isFlat} />
    </div>
  );
});
