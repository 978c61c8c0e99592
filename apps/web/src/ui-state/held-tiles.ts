// Tiles that the player who decides has taken and not yet put anywhere.

import type { Decision, DecisionKind, View } from '@black-angel/engine';

type DecisionOf<Kind> = Extract<Decision, { kind: Kind }>;

/** Null: no tile is held during this decision. */
const HELD: { readonly [Kind in DecisionKind]: ((decision: DecisionOf<Kind>) => readonly number[]) | null } = {
  turn: null,
  'activate-tiles': null,
  'activate-neighbour': null,
  'choose-die': null,
  'use-die': null,
  'boost-action': null,
  'pay-ravager': null,
  discover: ({ taken }) => taken,
  inject: ({ tiles }) => tiles,
  'place-advanced': ({ tile }) => [tile],
  repair: null,
  'use-debris': null,
  destroy: null,
  command: null,
  fly: null,
  'place-mission': null,
  'activate-mission': null,
  'spend-technology': null,
  'spend-card': null,
  reassign: null,
  'draw-colour': null,
  'keep-card': null,
  reserve: null,
  'end-turn': null,
  'discard-excess': null,
};

export function heldTiles({ decision }: View): readonly number[] {
  if (!decision) return [];
  const held = HELD[decision.kind] as ((decision: Decision) => readonly number[]) | null;
  return held ? held(decision) : [];
}
