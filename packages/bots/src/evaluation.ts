// How good a state is for a player: the weighted sum of the player's features, minus a share of the others' mean. A net
// can correct the player's own part (learned/).

import { isOver, type State } from '@black-angel/rules';
import { standing } from '@black-angel/rules/playout';
import { FeatureReader } from './feature-reader.ts';
import { FEATURES, timeLeft } from './features.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The weight of the others' mean. It is partly luck, so it counts for less than the player's own worth. */
const ENVY = 0.35;
/**
 * The weight of what the others lose when the end comes nearer, by the number of others. That loss is about the same
 * for every player, so the weight is near 1. It grows with the number, because the best of several others has more than
 * their mean.
 */
const ENVY_OF_TIME = [0, 0.9, 1.05, 1.15];

/** How good a position is for a seat, in VP compared with the others. */
export type Judge = (state: State, seat: number) => number;

/** Judges a position. */
export interface Evaluation {
  /** The worth of this player alone, in VP. */
  worth(state: State, seat: number): number;
  /** Judges positions that come some turns after this one. */
  judgeFrom(start: State): Judge;
  /** Judges positions within this seat's turn, which begins here, without what a net adds. */
  judgeTurn(start: State, seat: number): Judge;
  /** What a net adds to that, for the seat and the position that were judged last; null without a net. */
  readonly correct: Judge | null;
  /** Whether the end of a Sequence B is judged after the advance of the Black Angel. The net has learned it so. */
  readonly isSettled: boolean;
}

/** What is added to the weighted sum of the judged player, whose features are known: the output of a net. */
export type Correction = (state: State, seat: number, features: FeatureReader, left: number) => number;

/** VP and resources of the others. */
function inPassing(state: State, seat: number): number {
  let sum = state.hal?.vp ?? 0;
  const { players } = state;
  for (let other = 0; other < players.length; other++)
    if (other !== seat) sum += players[other]!.vp + 0.5 * players[other]!.resources;
  return sum;
}

const seatsOf = (state: State): number => state.players.length + (state.hal ? 1 : 0);

/** The linear evaluation. */
export function makeEvaluation(
  weights: Weights = WEIGHTS,
  envy: number = ENVY,
  envyOfTime: readonly number[] = ENVY_OF_TIME,
  correction: Correction | null = null,
): Evaluation {
  const numbers = Float64Array.from(FEATURES, (name) => weights[name]);
  // A reader for each seat: positions that are judged in a row differ little for one seat.
  const readers = [0, 1, 2, 3].map(() => new FeatureReader());
  const worthAt = (state: State, seat: number, left: number): number => {
    if (isOver(state)) return standing(state).vp[seat]!;
    if (state.hal && seat === 1) return state.hal.vp;
    const features = readers[seat]!.read(state, seat, left);
    let sum = 0;
    for (let i = 0; i < numbers.length; i++) sum += numbers[i]! * features[i]!;
    return sum;
  };
  const othersAt = (state: State, seat: number, left: number): number => {
    let sum = 0;
    for (let other = 0; other < seatsOf(state); other++) if (other !== seat) sum += worthAt(state, other, left);
    return sum;
  };
  const correctedWorthAt = (state: State, seat: number, left: number): number => {
    const worth = worthAt(state, seat, left);
    // The features of this player have been read now.
    return correction && !isOver(state) ? worth + correction(state, seat, readers[seat]!, left) : worth;
  };
  const judgeBy = (start: State, ownWorthAt: typeof worthAt): Judge => {
    const before = timeLeft(start);
    return (state, seat) => {
      const left = timeLeft(state);
      // The others' worth if no time had passed, and what they lost because the end came nearer.
      const others = othersAt(state, seat, before);
      const lost = left === before ? 0 : others - othersAt(state, seat, left);
      const count = seatsOf(state) - 1;
      return ownWorthAt(state, seat, left) - (envy * others - envyOfTime[count]! * lost) / count;
    };
  };
  return {
    isSettled: correction !== null,
    worth: (state, seat) => worthAt(state, seat, timeLeft(state)),
    judgeFrom: (start) => judgeBy(start, correctedWorthAt),
    correct:
      correction &&
      ((state, seat) => {
        const features = readers[seat]!;
        return isOver(state) ? 0 : correction(state, seat, features, features.left);
      }),
    judgeTurn(start, mover) {
      // Within a turn, only VP and resources of the others change. A Ravager or an advance of the Black Angel brings
      // the end nearer for every player, and an advance ejects the others' cards; then they are evaluated again.
      const before = timeLeft(start);
      const others = othersAt(start, mover, before) - inPassing(start, mover);
      const judgeAgain = judgeBy(start, worthAt);
      return (state, seat) =>
        isOver(state) || timeLeft(state) !== before || state.spesRow !== start.spesRow
          ? judgeAgain(state, seat)
          : worthAt(state, seat, before) - (envy * (others + inPassing(state, seat))) / (seatsOf(state) - 1);
    },
  };
}
