// A state for each kind of decision, found in random games of every mode.

import { type FrameKind, isOver, type State } from '../../src/index.ts';
import { copy, decisionKind } from '../../src/playout.ts';
import { MODES, randomGame, testRandom } from '../helpers.ts';

/** All states are sound and reached by play. Copy one before you change it. */
export function everyDecision(isWanted: (state: State) => boolean = () => true): ReadonlyMap<FrameKind, State> {
  const found = new Map<FrameKind, State>();
  const random = testRandom(61);
  for (let game = 0; game < 4; game++)
    for (const mode of MODES)
      randomGame(mode, `every decision ${game}`, random, (state) => {
        if (isOver(state)) return;
        const kind = decisionKind(state);
        if (!found.has(kind) && isWanted(state)) found.set(kind, copy(state));
      });
  return found;
}
