// A choice among things, as a list: on a phone it comes as a sheet from below. Headless.

import type { Viewer } from '@black-angel/engine';
import type { OpenDecision } from './decision.ts';
import { canPlaceAfter } from './ghosts.ts';
import type { Option } from './paths.ts';
import { moveNamed, type Selection } from './selection.ts';
import type { Target } from './target.ts';

export interface Choice {
  target: Target;
  /** The move that it completes; null if another choice follows. */
  option: Option | null;
}

/** How a target is offered on a phone. */
type Way = 'row' | 'map' | 'button';

/** Hexes to fly to are chosen on the map; a Mission to activate is a card that lies there. */
function wayOf(target: Target, options: readonly Option[]): Way {
  if (target.startsWith('button:')) return 'button';
  if (!target.startsWith('hex:')) return 'row';
  return options.every(({ move }) => move.kind === 'mission') ? 'row' : 'map';
}

/** The rows of the sheet. None if the choice is among hexes or buttons only. */
export function choicesOf(selection: Selection | null): Choice[] {
  const choices: Choice[] = [];
  for (const [target, options] of selection?.next ?? [])
    if (wayOf(target, options) === 'row') choices.push({ target, option: moveNamed(selection!, target) });
  return choices;
}

/** The hexes of the map where a Mission could be placed: rows beside the map. */
export function landingsOf(decision: OpenDecision, selection: Selection | null): Choice[] {
  const landings: Choice[] = [];
  for (const [target, options] of selection?.next ?? []) {
    const option = wayOf(target, options) === 'map' ? moveNamed(selection!, target) : null;
    if (option && canPlaceAfter(decision, option)) landings.push({ target, option });
  }
  return landings;
}

export const hasMapChoice = (selection: Selection | null): boolean =>
  [...(selection?.next ?? [])].some(([target, options]) => wayOf(target, options) === 'map');

const isOwnDie = (target: Target, viewer: Viewer): boolean => target.startsWith(`die:${viewer}:`);

/**
 * Whether the sheet is open before the player folds it. Not at the start of a turn, when a player looks at the whole
 * table, and not beside a choice on the map.
 */
export function opensByItself({ kind }: OpenDecision, selection: Selection, viewer: Viewer): boolean {
  if (hasMapChoice(selection)) return false;
  if (kind !== 'turn' || selection.chosen.length > 0) return true;
  // The player's dice are always visible.
  return !choicesOf(selection).some(({ target }) => isOwnDie(target, viewer));
}
