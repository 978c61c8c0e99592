// The picture of a rule, drawn from the parts of the table. It is decorative: the rule says the same in words.

import type { ColourName } from '@black-angel/rules';
import type { TechnologyTile, TileEffect } from '@black-angel/rules/components';
import type { ReactNode } from 'react';
import { CardBackArt } from '../art/card-frame.tsx';
import { DieArt } from '../art/die.tsx';
import { Icon } from '../art/icon.tsx';
import { AngelArt, CubeArt, PlayerShape, RobotArt, ShipArt, SpesArt } from '../art/pieces.tsx';
import { SpaceHexArt } from '../art/space-hex.tsx';
import { AdvancedTileArt, TechnologyTileArt } from '../art/tiles.tsx';
import type { Piece } from './rule-pictures.ts';
import './picture.css';

const tileOf = (colour: ColourName, standard: TileEffect): TechnologyTile => ({
  id: `${colour}-${standard}`,
  colour,
  standard,
  boost: { kind: 'dieToThree', colour },
});

function Cells({ of: { cells, arrow } }: { of: Extract<Piece, { kind: 'grid' }> }) {
  return (
    <>
      {cells.map((cell, i) => (
        <span key={i} className="picture-cell">
          {cell === 'advanced' && <Icon name="advanced" />}
          {cell !== null && cell !== 'advanced' && <TechnologyTileArt tile={tileOf(cell, 'vp')} side="standard" />}
        </span>
      ))}
      {arrow && (
        <span className={`picture-arrow picture-arrow-${arrow}`}>
          <Icon name={arrow === 'row' ? 'arrowRight' : 'arrowUp'} />
        </span>
      )}
    </>
  );
}

function artOf(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'die':
      return <DieArt colour={piece.colour} value={piece.value} damaged={piece.damaged} />;
    case 'icon':
      return <Icon name={piece.name} />;
    case 'back':
      return <CardBackArt back={piece.back} />;
    case 'robot':
      return <RobotArt seat={piece.seat} />;
    case 'ship':
      return <ShipArt seat={piece.seat} />;
    case 'cube':
      return <CubeArt kind={piece.cube} />;
    case 'tile':
      return (
        <TechnologyTileArt tile={tileOf(piece.colour, piece.effect)} side={piece.isBoost ? 'boost' : 'standard'} />
      );
    case 'advanced':
      return <AdvancedTileArt tile={{ id: piece.counts, kind: piece.counts, vpPer: 2 }} />;
    case 'hex':
      return (
        <>
          <SpaceHexArt
            territory={piece.territory}
            comet={piece.comet}
            ravagerIcon={piece.ravagerIcon}
            orientation="pointy"
            seed={3}
          />
          <span className="picture-on">{piece.on.map(draw)}</span>
        </>
      );
    case 'angel':
      return <AngelArt />;
    case 'spes':
      return <SpesArt inSight />;
    case 'player':
      return <PlayerShape seat={piece.seat} />;
    case 'text':
      return piece.text;
    case 'no':
      return draw(piece.of);
    case 'group':
      return piece.of.map(draw);
    case 'grid':
      return <Cells of={piece} />;
    default:
      return piece satisfies never;
  }
}

const draw = (piece: Piece, place = 0): ReactNode => (
  <span key={place} className={`picture-piece picture-${piece.kind}`}>
    {artOf(piece)}
  </span>
);

export function Picture({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <div className="picture" aria-hidden="true">
      {pieces.map(draw)}
    </div>
  );
}
