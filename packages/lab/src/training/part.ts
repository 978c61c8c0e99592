// A part: the groups of a few games. The round, the number of the part and the net determine it completely.

import { type Evaluation, lineOf, makeUnitRandom, playMoves } from '@black-angel/bots';
import {
  applyChoice,
  choices,
  decider,
  decisionKind,
  determinize,
  isOver,
  type State,
  setup,
  view,
} from '@black-angel/rules';
import { type Group, GroupMaker } from './group.ts';
import { modeAt, TRAINING_MODES } from './modes.ts';

const GAMES_IN_PART = 3;
/** How many of the decisions become a group: at the beginning of a turn, and within one. */
const AT_TURN = 0.2;
const WITHIN_TURN = 0.1;
/** How often a game continues with a turn other than the best, so that all kinds of positions occur. */
const DETOUR = 0.15;
const DETOURS = 6;
const MOST_TURNS = 40;

/** The seed of a game. The first word keeps it apart from those of judging and tuning. */
export const trainingSeed = (round: number, part: number, game: number): string => `train/${round}/${part}/${game}`;

/** A number for the random stream of a part, spread over 32 bits. */
function streamOf(text: string): number {
  let x = 0x811c9dc5;
  for (const letter of text) x = Math.imul(x ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return x;
}

function playGame(state: State, mode: number, maker: GroupMaker, unit: () => number, groups: Group[]): void {
  const random = (below: number): number => Math.floor(unit() * below);
  const out: number[] = [];
  while (!isOver(state)) {
    if (choices(state, out) === 1) {
      applyChoice(state, out[0]!, null);
      continue;
    }
    const seat = decider(state);
    const seen = view(state, seat);
    const world = determinize(seen, random);
    const turns = maker.full.best(world, MOST_TURNS);
    if (unit() < (decisionKind(state) === 'turn' ? AT_TURN : WITHIN_TURN)) {
      const group = maker.make(mode, seen, world, turns);
      if (group) groups.push(group);
    }
    const turn = turns[unit() < DETOUR ? random(Math.min(DETOURS, turns.length)) : 0]!;
    playMoves(state, seat, lineOf(world, turn, 0).moves);
  }
}

/** `ahead` plays the common worlds; the linear evaluation if it is not given. */
export function makePart(round: number, part: number, evaluation: Evaluation, ahead?: Evaluation): Group[] {
  const unit = makeUnitRandom(streamOf(trainingSeed(round, part, GAMES_IN_PART)));
  const maker = new GroupMaker(evaluation, unit, ahead);
  const groups: Group[] = [];
  for (let game = 0; game < GAMES_IN_PART; game++) {
    const mode = modeAt(unit());
    playGame(setup(TRAINING_MODES[mode]!.options, trainingSeed(round, part, game)), mode, maker, unit, groups);
  }
  return groups;
}
