// A tile of any kind: standard or boost side up, with or without debris.

import type { Content } from '@black-angel/rules/components';
import { memo } from 'react';
import { CubeArt } from '../art/pieces.tsx';
import { AdvancedTileArt, StartingTileArt, TechnologyTileArt } from '../art/tiles.tsx';

export interface TileProps {
  content: Content;
  /** Its number (state.ts). */
  tile: number;
  isBoost?: boolean;
  hasDebris?: boolean;
  /** Distinguishes the Starting tiles of several players. */
  owner?: number;
}

/** Only Technology tiles have one. */
export const hasBoostSide = (content: Content, tile: number): boolean => content.tiles[tile]!.boost !== null;

export const Tile = memo(function Tile({ content, tile, isBoost = false, hasDebris = false, owner }: TileProps) {
  const { id } = content.tiles[tile]!;
  const { set } = content;
  const technology = set.technology.find((entry) => entry.id === id);
  const starting = set.startingTechnology.find((entry) => entry.id === id);
  const advanced = set.advancedTechnology.find((entry) => entry.id === id);
  return (
    <span className="tile" data-piece={starting ? `tile:${id}:${owner}` : `tile:${id}`}>
      {technology && <TechnologyTileArt tile={technology} side={isBoost ? 'boost' : 'standard'} />}
      {starting && <StartingTileArt tile={starting} />}
      {advanced && <AdvancedTileArt tile={advanced} />}
      {hasDebris && (
        <span className="tile-debris">
          <CubeArt kind="debris" />
        </span>
      )}
    </span>
  );
});
