// Variations of the best turns. The search for turns keeps one turn for each first choice, with the details that it
// judges best. Looking ahead may find that other details are better.

import { isOver, type State } from '@black-angel/rules';
import { applyChoice, choices, copy, decider, decisionKind } from '@black-angel/rules/playout';
import { firstOfEach } from './first-of-each.ts';
import type { Turn, TurnSearch } from './turn-search.ts';

const numbersDrawn = ({ drawn }: State): number => drawn.reduce((sum, count) => sum + count, 0);

/** A later position of a turn. */
interface Waypoint {
  state: State;
  /** The choices that lead there, and the one that the turn makes there. */
  made: readonly number[];
  next: number;
}

/**
 * The positions of this turn with a choice, after its first one. They end where something random happens: in another
 * world the turn goes on differently from there. They begin with the choice of the die, if that is still to come: what
 * is done before it leaves too many turns open.
 */
function waypointsOf(start: State, turn: Turn): Waypoint[] {
  const seat = decider(start);
  const known = numbersDrawn(start);
  const draft = copy(start);
  const out: number[] = [];
  let waypoints: Waypoint[] = [];
  for (const [i, next] of turn.choices.entries()) {
    if (isOver(draft) || decider(draft) !== seat || numbersDrawn(draft) !== known) break;
    if (decisionKind(draft) === 'choose-die') waypoints = [];
    if (i > 0 && choices(draft, out) > 1) waypoints.push({ state: copy(draft), made: turn.choices.slice(0, i), next });
    applyChoice(draft, next, null);
  }
  return waypoints;
}

/**
 * These turns, and variations of the first `count` of them, best first. A variation makes one choice differently and
 * goes on from there as the search thinks best.
 */
export function withVariations(start: State, turns: readonly Turn[], count: number, search: TurnSearch): Turn[] {
  const found = [...turns];
  const varied = new Set<string>();
  for (const turn of turns.slice(0, count))
    for (const { state, made, next } of waypointsOf(start, turn)) {
      const place = made.join();
      if (varied.has(place)) continue;
      varied.add(place);
      for (const other of search.best(state, Number.POSITIVE_INFINITY, start))
        if (other.choices[0] !== next) found.push({ choices: [...made, ...other.choices], value: other.value });
    }
  // Turns of the same value differ in the order of their choices only, or in cards and dice that are alike.
  return firstOfEach(
    found.sort((a, b) => b.value - a.value),
    ({ value }) => value,
  );
}
