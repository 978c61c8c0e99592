// A full state that fits a view. Legal moves depend on nothing hidden (T3), so any such state has the right ones.

import type { State, View } from '@black-angel/engine';
import { engineOf } from '@black-angel/engine/load';

/** The same numbers for the same seed: what is shown does not change from one visit to the next. */
export function fixedRandom(seed: number): (below: number) => number {
  let x = seed;
  return (below) => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return (x >> 8) % below;
  };
}

const known = new WeakMap<View, State>();

/** Hidden cards are dealt by a fixed sequence, and the state is cached by the view. Callers must not change it. */
export function stateThatFits(view: View): State {
  let state = known.get(view);
  if (!state) {
    state = engineOf(view).determinize(view, fixedRandom(1));
    known.set(view, state);
  }
  return state;
}

/** Caches the state that a view was made from. */
export function rememberState(view: View, state: State): void {
  known.set(view, state);
}
