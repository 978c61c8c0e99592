// A2.3–A2.5: the least value, after damage, that an action needs. Command depends on the player too: command-query.ts.

import type { Content } from '../content/content.ts';
import { willBeDamage } from '../effects/ravager-effect.ts';
import type { State } from '../state.ts';
import { toBit } from '../to-bit.ts';

export const IMPOSSIBLE = 9;
export const HIGHEST = 3;

/** A2.D1 */
export function neededToDiscover(state: State, content: Content): number {
  const { display, advancedShow } = state;
  let places = 0;
  for (let place = 0; place < display.length; place++) places |= toBit(display[place]!) << place;
  if (places & content.cheapPlaces) return 1;
  for (let place = 0; places === 0 && place < advancedShow.length; place++) places |= toBit(advancedShow[place]!);
  return places === 0 ? IMPOSSIBLE : 2;
}

/** A2.X1: the size of the smallest group of Ravager cards: the lowest bit of a set of sizes. */
export function neededToDestroy(state: State): number {
  const { ravagers } = state;
  let sizes = 0;
  for (let action = 0; action < ravagers.length; action++) sizes |= 1 << ravagers[action]!.length;
  sizes &= ~1;
  return sizes === 0 ? IMPOSSIBLE : 31 - Math.clz32(sizes & -sizes);
}

/** The least value for an action that does not depend on the player's goods: any but Command. */
export function minValueExceptCommand(state: State, content: Content, action: number): number {
  const kind = content.actionKind[action]!;
  if (kind === 'discover') return neededToDiscover(state, content);
  if (kind === 'destroy') return neededToDestroy(state);
  return willBeDamage(state, action) ? 1 : IMPOSSIBLE;
}
