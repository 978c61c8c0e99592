// Measures the engine: random whole games, copies, and the legal moves of a position.

import { isOver, type State, setup } from '@black-angel/rules';
import { applyChoice, choices, copy } from '@black-angel/rules/playout';
import { cpuMilliseconds } from './clock.ts';

export type Random = (below: number) => number;

export function makeRandom(seed: number): Random {
  let x = seed >>> 0;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return ((x >>> 16) * below) >>> 16;
  };
}

export interface Mode {
  players: number;
  advanced: boolean;
}

export interface Speed {
  /** Decisions with at least two options. */
  decisionsPerSecond: number;
  gamesPerSecond: number;
}

/** Random whole games for about this long, setup included. */
export function playFor(mode: Mode, milliseconds: number, random: Random): Speed {
  const out: number[] = [];
  const began = cpuMilliseconds();
  let now = began;
  let decisions = 0;
  let games = 0;
  while (now - began < milliseconds) {
    const state = setup(mode, `bench ${games}`);
    while (!isOver(state)) {
      const count = choices(state, out);
      if (count > 1) decisions++;
      applyChoice(state, out[count === 1 ? 0 : random(count)]!, null);
    }
    games++;
    now = cpuMilliseconds();
  }
  const seconds = (now - began) / 1000;
  return { decisionsPerSecond: decisions / seconds, gamesPerSecond: games / seconds };
}

/** The states of random four-player games for which `isWanted` holds. */
export function sampleStates(games: number, isWanted: (state: State, move: number) => boolean): State[] {
  const random = makeRandom(7);
  const out: number[] = [];
  const states: State[] = [];
  for (let game = 0; game < games; game++) {
    const state = setup({ players: 4 }, `sample ${game}`);
    for (let move = 0; !isOver(state); move++) {
      if (isWanted(state, move)) states.push(copy(state));
      applyChoice(state, out[random(choices(state, out))]!, null);
    }
  }
  return states;
}

/** The mean time of `work` on one state, measured for about this long. */
export function microsecondsOf(work: (state: State) => void, states: readonly State[], milliseconds: number): number {
  let runs = 0;
  const began = cpuMilliseconds();
  while (cpuMilliseconds() - began < milliseconds) {
    for (const state of states) work(state);
    runs += states.length;
  }
  return ((cpuMilliseconds() - began) * 1000) / runs;
}
