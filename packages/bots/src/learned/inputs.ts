// All inputs of the net for a player's position, for training. The bots read only what has changed (input-reader.ts).

import type { State } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { FEATURE_SCALE, INPUT_OF_NUMBER, MOST_MARKS, ONE, toNumber } from './input-layout.ts';
import {
  markBesideBoard,
  markCards,
  markClock,
  markDamage,
  markDisplay,
  markEndings,
  markGoods,
  markGrid,
  markLead,
  markMissions,
  markOthersDice,
  markOthersShips,
  markOwnDice,
  markRavagers,
  markShips,
  markTurn,
  markWorkstations,
  setClock,
  turnKey,
} from './marks.ts';

/** The inputs of a position: all numbers, and the marks that are true, nearly in ascending order. */
export class Inputs {
  readonly numbers = new Int16Array(INPUT_OF_NUMBER.length);
  /** A mark may occur twice. */
  readonly marks = new Uint16Array(MOST_MARKS);
  count = 0;

  /** The active inputs as two lists. */
  lists(): { index: Uint16Array; value: Int16Array } {
    const numbers = [...INPUT_OF_NUMBER.keys()].filter((i) => this.numbers[i] !== 0);
    const marks = this.marks.subarray(0, this.count);
    return {
      index: Uint16Array.from([...numbers.map((i) => INPUT_OF_NUMBER[i]!), ...marks]),
      value: Int16Array.from([...numbers.map((i) => this.numbers[i]!), ...Array.from(marks, () => ONE)]),
    };
  }
}

/** Fills `out` for a player. `features` are those of `extractFeatures` with this much time left. */
export function collectInputs(state: State, seat: number, features: Float64Array, left: number, out: Inputs): void {
  const content = contentOf(state);
  const player = state.players[seat]!;
  const { numbers, marks } = out;
  for (let i = 0; i < features.length; i++) numbers[i] = toNumber(features[i]! * FEATURE_SCALE);
  setClock(state, seat, left, numbers);
  let n = markTurn(turnKey(state, seat), marks, markClock(state, marks, 0));
  n = markDamage(state, marks, n);
  n = markRavagers(state, marks, n);
  n = markEndings(state, marks, n);
  n = markLead(state, seat, numbers, marks, n);
  n = markGoods(player, marks, n);
  n = markWorkstations(player, marks, n);
  n = markCards(player, content, marks, n);
  n = markGrid(player, marks, n);
  n = markBesideBoard(player, content, marks, n);
  n = markOwnDice(state.dice[seat]!, marks, n);
  n = markMissions(state, seat, marks, n);
  n = markShips(state, seat, marks, n);
  n = markOthersDice(state, seat, marks, n);
  n = markOthersShips(state, seat, marks, n);
  out.count = markDisplay(state, content, marks, n);
}
