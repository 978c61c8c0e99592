// The drawing of a unit, as on the table.

import type {
  AdvancedTile,
  ComponentSet,
  HalCard,
  Hex,
  MissionCard,
  RavagerCard,
  StartingTile,
  TechnologyTile,
} from '@black-angel/rules/components';
import { factAt } from '@black-angel/rules/components';
import type { ReactNode } from 'react';
import { DieArt } from '../art/die.tsx';
import { HalCardArt } from '../art/hal-card.tsx';
import { Icon } from '../art/icon.tsx';
import { MissionCardArt } from '../art/mission-card.tsx';
import { RavagerCardArt } from '../art/ravager-card.tsx';
import { SpaceHexArt } from '../art/space-hex.tsx';
import { AdvancedTileArt, StartingTileArt, TechnologyTileArt } from '../art/tiles.tsx';

/** The hexes of a face in their V, which points to the ship. */
export function StripFace({
  hexes,
  seed,
  draw,
}: {
  hexes: readonly Hex[];
  seed: number;
  draw?: (column: number, art: ReactNode) => ReactNode;
}) {
  return (
    <span className="workshop-strip">
      {hexes.map((hex, column) => {
        const art = <SpaceHexArt {...hex} orientation="flat" seed={seed + column} />;
        return (
          <span
            key={column}
            className="workshop-strip-hex"
            style={{ insetInlineStart: `${column * 18.75}%`, insetBlockStart: `${(2 - Math.abs(column - 2)) * 25}%` }}
          >
            {draw ? draw(column, art) : art}
          </span>
        );
      })}
    </span>
  );
}

const kindOf = (unit: string): string => /^[\w.]+?(?=\[|$)/.exec(unit)?.[0] ?? unit;

export function UnitArt({ unit, set }: { unit: string; set: ComponentSet }) {
  const value = factAt(set, unit);
  switch (kindOf(unit)) {
    case 'strips':
      return <StripFace hexes={value as Hex[]} seed={Number(unit.replace(/\D/g, '')) * 10} />;
    case 'missions':
      return <MissionCardArt mission={value as MissionCard} />;
    case 'ravagers':
      return <RavagerCardArt ravager={value as RavagerCard} />;
    case 'technology':
      return (
        <span className="workshop-sides">
          <TechnologyTileArt tile={value as TechnologyTile} side="standard" />
          <TechnologyTileArt tile={value as TechnologyTile} side="boost" />
        </span>
      );
    case 'startingTechnology':
      return <StartingTileArt tile={value as StartingTile} />;
    case 'advancedTechnology':
      return <AdvancedTileArt tile={value as AdvancedTile} />;
    case 'hal.cards':
      return <HalCardArt card={value as HalCard} />;
    case 'dieFaces':
    case 'dieOpposite':
      return <DieArt colour="gray" value={3} damaged={false} />;
    case 'actions':
      return <Icon name="frigate" />;
    case 'display':
    case 'advancedPlacesOnShip':
      return <Icon name="technology" />;
    case 'playerBoard':
      return <Icon name="board" />;
    case 'turnOrderAdvantage':
      return <Icon name="players" />;
    default:
      return <Icon name="vp" />;
  }
}
