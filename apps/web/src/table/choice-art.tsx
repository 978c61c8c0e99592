// The picture of a choice, drawn as on the table.

import type { View } from '@black-angel/engine';
import {
  CELL_NAMES,
  COLOURS,
  type ColourName,
  columnOf,
  LINE_NAMES,
  parseHex,
  printedHex,
  rowOf,
} from '@black-angel/rules';
import { type Content, missionCard } from '@black-angel/rules/components';
import { DieArt } from '../art/die.tsx';
import { Icon } from '../art/icon.tsx';
import { CardBackArt, MissionCardArt } from '../art/mission-card.tsx';
import { CubeArt, RobotArt, ShipArt } from '../art/pieces.tsx';
import type { Target } from '../ui-state/target.ts';
import { CardFace } from './hand.tsx';
import { hasBoostSide, Tile, type TileProps } from './tile.tsx';
import { useSeatArt } from './words.ts';

interface ArtProps {
  target: Target;
  /** What was chosen before it. */
  chosen: readonly Target[];
  view: View;
  content: Content;
}

type Drawn = Pick<ArtProps, 'view' | 'content'> & { seat: number };

/** The grid with one line of it: where a tile is pushed in, or which tiles a card activates. */
function LineArt({ view, content, seat, line, isArrow }: Drawn & { line: string; isArrow: boolean }) {
  const { grid } = view.players[seat]!;
  const number = LINE_NAMES.indexOf(line);
  const isRow = number < 3;
  const isIn = (cell: number): boolean => (isRow ? Math.floor(cell / 3) : 3 + (cell % 3)) === number;
  return (
    <span
      className={`choice-grid choice-${isRow ? 'row' : 'column'}`}
      style={{ '--line': number % 3 } as React.CSSProperties}
    >
      {grid.map(({ tile, boost }, cell) => (
        <span key={CELL_NAMES[cell]} className={`choice-cell ${isIn(cell) ? 'choice-cell-in' : ''}`}>
          {isIn(cell) && tile !== null && <Tile content={content} tile={tile} isBoost={boost} />}
        </span>
      ))}
      <span className="choice-line-sign">
        <Icon name={isArrow ? (isRow ? 'arrowRight' : 'arrowUp') : 'mission'} />
      </span>
    </span>
  );
}

function TileArt({ tile, ...rest }: Omit<TileProps, 'tile'> & { tile: number | null | undefined }) {
  return tile === null || tile === undefined ? null : (
    <span className="choice-tile">
      <Tile tile={tile} {...rest} />
    </span>
  );
}

function CellArt({ view, content, seat, name }: Drawn & { name: string }) {
  const { tile, boost, debris } = view.players[seat]!.grid[CELL_NAMES.indexOf(name)]!;
  return <TileArt content={content} tile={tile} isBoost={boost} hasDebris={debris} owner={seat} />;
}

function ActionArt({ content, number }: { content: Content; number: number }) {
  const colour = COLOURS[content.actionColour[number - 1]!]!;
  return (
    <span className={`choice-action tone-${colour}`}>
      <span className="choice-number">{number}</span>
      <Icon name={content.actionKind[number - 1]!} />
    </span>
  );
}

/** The sign of the territory on a hex. */
function TerritoryArt({ view, content, hex }: Drawn & { hex: number }) {
  const { territory } = printedHex(content, view.strips[rowOf(hex)]!, columnOf(hex));
  return territory && <Icon name={territory} />;
}

/** A card, seen from its front. */
const Card = ({ content, card }: { content: Content; card: number }) => (
  <span className="choice-card">
    <CardFace card={card} content={content} />
  </span>
);

export function ChoiceArt({ target, chosen, view, content }: ArtProps) {
  const artOf = useSeatArt();
  const [kind = '', name = '', third = '', fourth = ''] = target.split(':');
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const drawn = { view, content, seat };
  const isBoost = view.options.advanced;
  switch (kind) {
    case 'die':
      return <DieArt colour={third as never} value={Number(fourth)} />;
    case 'card':
      return <Card content={content} card={Number(name)} />;
    case 'slot':
    case 'arrow':
      return <LineArt {...drawn} line={name} isArrow={kind === 'arrow'} />;
    case 'cell':
      return <CellArt {...drawn} name={name} />;
    case 'action':
      return <ActionArt content={content} number={Number(name)} />;
    case 'hex': {
      const mission = view.missions[parseHex(name) ?? 0];
      if (!mission) return <TerritoryArt {...drawn} hex={parseHex(name) ?? 0} />;
      return (
        <span className="choice-hex">
          <MissionCardArt mission={missionCard(content, mission.card)} compact />
        </span>
      );
    }
    case 'place':
      return <TileArt content={content} tile={view.display[Number(name) - 1]} isBoost={isBoost} />;
    case 'show':
      return <TileArt content={content} tile={view.advancedShow[Number(name.slice(1)) - 1]} isBoost={false} />;
    case 'tile': {
      const tile = content.tiles.findIndex(({ id }) => id === name);
      return <TileArt content={content} tile={tile} isBoost={isBoost && hasBoostSide(content, tile)} />;
    }
    case 'advanced':
      return <Icon name={name as ColourName} />;
    case 'supply':
      return <CubeArt kind="damage" />;
    case 'station':
      return <Icon name={name as ColourName} />;
    case 'deck':
      return (
        <span className="choice-card">
          <CardBackArt back={name as ColourName} />
        </span>
      );
    case 'break-room':
      return <RobotArt seat={artOf(seat)} />;
    case 'ship':
      return <ShipArt seat={artOf(seat)} />;
    case 'storage':
      return name === 'ship' ? <ShipArt seat={artOf(seat)} /> : <CubeArt kind="debris" />;
    default: {
      // One of several moves of the same thing.
      const before = chosen.at(-1);
      return before ? <ChoiceArt target={before} chosen={chosen.slice(0, -1)} view={view} content={content} /> : null;
    }
  }
}
