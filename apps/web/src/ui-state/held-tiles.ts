// Tiles that the player who decides has taken and not yet put anywhere.

import type { View } from '@black-angel/rules';

export function heldTiles({ decision }: View): readonly number[] {
  switch (decision?.kind) {
    case 'discover':
      return decision.taken;
    case 'inject':
      return decision.tiles;
    case 'place-advanced':
      return [decision.tile];
    default:
      return [];
  }
}
