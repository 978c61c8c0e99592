// Plays turns in a dealt world and reports the events.

import type { GameEvent } from '@black-angel/engine';
import { isOver, type State } from '@black-angel/rules';
import { applyChoice, choices, decider, decisionKind } from '@black-angel/rules/playout';
import { choiceOf } from '../play-ahead.ts';
import type { TurnSearch } from '../turn-search.ts';

type Hear = (event: GameEvent) => void;

const isTurnStart = (state: State): boolean => decisionKind(state) === 'turn';

/** Plays a seat's moves as far as they are legal in this world. */
export function playHeard(state: State, seat: number, moves: readonly string[], hear: Hear): void {
  for (const text of moves) {
    const choice = isOver(state) || decider(state) !== seat ? -1 : choiceOf(state, text);
    if (choice < 0) return;
    applyChoice(state, choice, hear);
  }
}

/** Plays on until a turn begins for which `isEnough` holds, or the game ends. */
export function playUntil(state: State, quick: TurnSearch, hear: Hear, isEnough: (state: State) => boolean): void {
  const out: number[] = [];
  while (!isOver(state) && !(isTurnStart(state) && isEnough(state))) {
    const count = choices(state, out);
    const plan = count === 1 ? out.slice(0, 1) : quick.best(state, 1)[0]!.choices;
    for (const [i, choice] of plan.entries()) {
      if (isOver(state) || (i > 0 && isTurnStart(state))) break;
      // After a roll or a draw the rest of the plan may not be legal.
      if (out.lastIndexOf(choice, choices(state, out) - 1) < 0) break;
      applyChoice(state, choice, hear);
    }
  }
}
