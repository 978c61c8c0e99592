// The picture of a choice, drawn as on the table.

import { COLOURS, type ColourName, type Content, missionCard, parseHex, type View } from '@black-angel/rules';
import { DieArt } from '../art/die.tsx';
import { Icon } from '../art/icon.tsx';
import { CardBackArt, MissionCardArt } from '../art/mission-card.tsx';
import { CubeArt, RobotArt, ShipArt } from '../art/pieces.tsx';
import type { Target } from '../ui-state/target.ts';
import { CardFace } from './hand.tsx';
import { Tile } from './tile.tsx';

const LINES = ['row1', 'row2', 'row3', 'col1', 'col2', 'col3'];
const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

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
  const number = LINES.indexOf(line);
  const isIn = (cell: number): boolean => (number < 3 ? Math.floor(cell / 3) === number : cell % 3 === number - 3);
  return (
    <span className={`choice-grid choice-${line}`}>
      {CELLS.map((cell) => (
        <span key={cell} className={`choice-cell ${isIn(cell) ? 'choice-cell-in' : ''}`}>
          {isIn(cell) && grid[cell]!.tile !== null && (
            <Tile content={content} tile={grid[cell]!.tile!} isBoost={grid[cell]!.boost} />
          )}
        </span>
      ))}
      <span className="choice-line-sign">
        <Icon name={isArrow ? (number < 3 ? 'arrowRight' : 'arrowUp') : 'mission'} />
      </span>
    </span>
  );
}

function TileArt({ content, tile, isBoost }: { content: Content; tile: number | null | undefined; isBoost: boolean }) {
  return tile === null || tile === undefined ? null : (
    <span className="choice-tile">
      <Tile content={content} tile={tile} isBoost={isBoost} />
    </span>
  );
}

function CellArt({ view, content, seat, name }: Drawn & { name: string }) {
  const { tile, boost, debris } = view.players[seat]!.grid[(Number(name[1]) - 1) * 3 + Number(name[3]) - 1]!;
  if (tile === null) return null;
  return (
    <span className="choice-tile">
      <Tile content={content} tile={tile} isBoost={boost} hasDebris={debris} owner={seat} />
    </span>
  );
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

const hasBoostSide = (content: Content, tile: number | undefined): boolean =>
  tile !== undefined && content.tiles[tile]!.boost !== null;

/** A card, seen from its front. */
const Card = ({ content, card }: { content: Content; card: number }) => (
  <span className="choice-card">
    <CardFace card={card} content={content} />
  </span>
);

export function ChoiceArt({ target, chosen, view, content }: ArtProps) {
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
      return mission ? (
        <span className="choice-hex">
          <MissionCardArt mission={missionCard(content, mission.card)} compact />
        </span>
      ) : null;
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
      return <RobotArt seat={seat} />;
    case 'ship':
      return <ShipArt seat={seat} />;
    case 'storage':
      return name === 'ship' ? <ShipArt seat={seat} /> : <CubeArt kind="debris" />;
    default: {
      // One of several moves of the same thing.
      const before = chosen.at(-1);
      return before ? <ChoiceArt target={before} chosen={chosen.slice(0, -1)} view={view} content={content} /> : null;
    }
  }
}
