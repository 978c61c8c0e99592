// A2.M2: which Technology tiles are spent, from the grid or from the ejected ones. `left` how many more.

import { contentOf } from '../content/content.ts';
import { tileName } from '../events.ts';
import { countSpendableTiles, isTechnology, spendTile, tileIn } from '../grid.ts';
import { type DecisionOf, type FrameRules, illegal, makeFrame, NO_CHOICE, pop, replace, wrongKind } from './frame.ts';
import { misfitOfPrice } from './place.ts';

export interface SpendTechnologyDecision extends DecisionOf<'spend-technology'> {
  /** How many more tiles. */
  count: number;
}

export const spendTechnology: FrameRules<SpendTechnologyDecision> = {
  choices(state, frame, out) {
    const player = state.players[frame.seat]!;
    let count = 0;
    for (const cell of player.grid) if (isTechnology(tileIn(cell))) out[count++] = tileIn(cell);
    for (const tile of player.ejectedTiles) out[count++] = tile;
    return count;
  },
  isSpent: (_state, frame) => frame.left === 0,
  close: pop,
  step(state, frame, choice, emit) {
    replace(state, frame, frame.left - 1, 0, frame.list);
    spendTile(state, frame.seat, choice, emit);
  },
  moveOf: (_state, _frame, choice) => ({ kind: 'spend', tile: choice }),
  choiceOf: (_state, _frame, move) => (move.kind === 'spend' ? move.tile : NO_CHOICE),
  refuse(state, frame, move) {
    if (move.kind !== 'spend') return wrongKind(frame, move, 'A2.M2');
    const problem = isTechnology(move.tile) ? 'notOwned' : 'advancedTile';
    return illegal('A2.M2', { problem, tile: tileName(contentOf(state), move.tile) });
  },
  show: (frame) => ({ kind: 'spend-technology', seat: frame.seat, count: frame.left }),
  pack: (decision) => makeFrame('spend-technology', decision.seat, decision.count),
  isPossible: (state, { seat, left }) => left >= 1 && left <= countSpendableTiles(state.players[seat]!),
  place: { on: ['activate-mission', 'spend-card'], in: ['A'] },
  misfit: (state, frame, below) => misfitOfPrice(state, frame, below!),
};
