// T2, T3 against a plain search: a choice is offered exactly if some line of play after it performs an action.

import { describe, expect, it } from 'vitest';
import { contentOf } from '../../src/components.ts';
import { FRAMES, stepChoice } from '../../src/frames/frame.ts';
import { formatMove, type Move, type State } from '../../src/index.ts';
import { copy, moveOf } from '../../src/playout.ts';
import type { PlayerPosition } from '../../src/position.ts';
import { legal, play, testRandom } from '../helpers.ts';
import { needy } from './needy.ts';

const SEAT = 0;
const topOf = (state: State) => state.frames.at(-1)!;

/** The state after a choice that may be illegal by T3. */
function after(state: State, choice: number): State {
  const draft = copy(state);
  stepChoice(draft, choice, null);
  return draft;
}

const afterMove = (state: State, move: Move): State =>
  after(state, FRAMES[topOf(state).kind].choiceOf(state, topOf(state), move));

/** A2.1: every die that can be had, of use or not. */
function diceMoves(state: State): Move[] {
  const moves: Move[] = [];
  for (const [from, dice] of state.dice.entries())
    for (const [die, count] of dice.entries()) {
      const face = { colour: (die % 12) >> 2, value: die & 3 };
      if (count === 0) continue;
      if (from === SEAT) moves.push({ kind: 'die', ...face, reserved: die >= 12 });
      else if (die < 12 && state.players[SEAT]!.resources > 0) moves.push({ kind: 'buy', ...face, from });
    }
  return moves;
}

/** A2.2, V2: every way to change the chosen die, of use or not. */
function changesOfDie({ turn, players, ...state }: State): Move[] {
  const { grid, debris } = players[SEAT]!;
  const moves: Move[] = [];
  if (turn.dieFrom === SEAT && !turn.turned && !turn.boostedValue && debris > 0) moves.push({ kind: 'turn-die' });
  for (const [cell, value] of grid.entries()) {
    const boost = value & 2 ? contentOf(state).tiles[value >> 2]!.boost! : null;
    const isOfDie = boost?.colour === turn.colour || boost?.colour === turn.dieColour;
    if (boost?.kind === 'dieToThree' && isOfDie && !turn.boostedValue && turn.value !== 3)
      moves.push({ kind: 'boost', cell, colour: -1 });
    if (boost?.kind === 'dieToAnyColour' && boost.colour === turn.colour && !turn.boostedColour)
      for (const colour of [0, 1, 2]) if (colour !== turn.colour) moves.push({ kind: 'boost', cell, colour });
  }
  return moves;
}

/** A2.3: the actions that something can be done with, tried out. No Ravager strikes in these positions. */
function actions(state: State): Move[] {
  const { actionKind, actionColour } = contentOf(state);
  return [0, 1, 2, 3, 4, 5]
    .filter((action) => actionColour[action] === state.turn.colour)
    .map((action): Move & { kind: 'action' } => ({ kind: 'action', action }))
    .filter((move) => {
      const tried = afterMove(state, move);
      while (topOf(tried).kind === 'boost-action') tried.frames.pop();
      const top = topOf(tried);
      return top.kind === actionKind[move.action] && FRAMES[top.kind].choices(tried, top, []) > 0;
    });
}

/** A2.M1, A2.M2: the Mission cards that can be activated. */
function missions(state: State): Move[] {
  const { turn, cards, owners, players } = state;
  const player = players[SEAT]!;
  const tiles = player.grid.filter((cell) => cell !== 0).length;
  return cards.flatMap((card, hex): Move[] => {
    const mission = contentOf(state).missions[card]!;
    if (card === 0 || !mission.isActivation || mission.colour !== turn.colour || turn.value === 0) return [];
    if (owners[hex] !== SEAT && !player.fleet.includes(hex)) return [];
    const { cost } = mission;
    const isPaid =
      cost.ship <= player.ships &&
      cost.resource <= player.resources &&
      cost.robot <= player.breakRoom &&
      cost.debris <= player.debris &&
      cost.technology <= tiles &&
      cost.missionCard <= player.hand.filter((held) => held <= 60).length &&
      cost.ravagerCard <= player.hand.filter((held) => held > 60).length;
    return isPaid ? [{ kind: 'mission', hex }] : [];
  });
}

/** Whether some line of play performs an action or activates a Mission card. */
function canAct(state: State): boolean {
  const top = topOf(state);
  if (top.kind === 'use-die') {
    if (actions(state).length + missions(state).length > 0) return true;
    return changesOfDie(state).some((move) => canAct(afterMove(state, move)));
  }
  if (top.kind === 'choose-die') return diceMoves(state).some((move) => canAct(afterMove(state, move)));
  const out: number[] = [];
  const count = FRAMES[top.kind].options(copy(state), top, out);
  return out.slice(0, count).some((choice) => canAct(after(state, choice)));
}

/** Every card in every free slot. */
const plays = (state: State): Move[] =>
  state.players[SEAT]!.hand.flatMap((card) =>
    state.players[SEAT]!.slots.flatMap((taken, slot): Move[] => (taken === 0 ? [{ kind: 'play', card, slot }] : [])),
  );

/** The moves before T3 narrows them, of the kinds that it narrows. */
function unfiltered(state: State): Move[] {
  const { kind } = topOf(state);
  if (kind === 'use-die') return changesOfDie(state);
  if (kind === 'turn') return [...diceMoves(state), ...plays(state)];
  if (kind === 'choose-die') return diceMoves(state);
  const out: number[] = [];
  const count = FRAMES[kind].options(copy(state), topOf(state), out);
  return out.slice(0, count).map((choice) => moveOf(state, choice));
}

/** The moves that the search allows, without Sequence B. */
function allowed(state: State): string[] {
  const last = topOf(state).kind === 'use-die' ? [...actions(state), ...missions(state)] : [];
  const moves = unfiltered(state).filter((move) => canAct(afterMove(state, move)));
  return [...last, ...moves].map((move) => formatMove(move)!).sort();
}

/** Compares the decisions of a turn up to its action: all about the die, and one way of playing a card. */
function compare(start: State, random: (below: number) => number): void {
  const open = [start];
  for (let state = open.pop(); state; state = open.pop()) {
    const moves = legal(state).filter((move) => move !== 'B');
    expect(moves, `${topOf(state).kind} in ${JSON.stringify(start)}`).toEqual(allowed(state));
    const ofDie = moves.filter((move) => /^(die|buy|turn|boost)/.test(move));
    const others = moves.filter((move) => !/^(die|buy|turn|boost|action|mission)/.test(move));
    for (const move of ofDie) open.push(play(state, move).state);
    if (others.length > 0) open.push(play(state, others[random(others.length)]!).state);
  }
}

const COLOURS = ['orange', 'gray', 'green'] as const;
const EFFECTS = {
  orange: ['gainShip', 'moveShip', 'activateVertical'],
  gray: ['gainResource', 'gainDebris', 'activateHorizontal'],
  green: ['gainRobot', 'reassignRobot', 'drawMission'],
};

describe('T3: a plain search finds the same choices', () => {
  const random = testRandom(71);
  const pick = <T>(...list: T[]): T => list[random(list.length)]!;
  const atMost = <T>(most: number, make: () => T): T[] => Array.from({ length: random(most + 1) }, make);
  const die = (): string => `${pick(...COLOURS)} ${random(4)}`;

  /** Tiles of different colours, so that none is there twice. */
  const grid = (): PlayerPosition['grid'] =>
    Object.fromEntries(
      COLOURS.filter(() => random(2) === 0).map((colour, i) => [
        `r${i + 1}c${1 + random(2)}`,
        {
          tile: `${colour}-${pick(...EFFECTS[colour])}-${pick('dieToThree', 'dieToAnyColour')}`,
          boost: random(3) > 0,
        },
      ]),
    );

  /** A table where little is possible. */
  const scarce = (advanced: boolean): State =>
    needy(
      {
        ...{ dice: atMost(1, die), reserved: atMost(1, die), debris: random(3), resources: random(2) },
        ...{ ships: random(2), robots: { breakRoom: random(3) }, fleet: pick([], [], ['3d'], ['2b']) },
        ...{ hand: pick([], ['061'], ['041', '061'], ['001'], ['022', '023']) },
        grid: Object.fromEntries(
          Object.entries(grid()!).map(([cell, value]) => [cell, advanced ? value : (value as { tile: string }).tile]),
        ),
      },
      { dice: atMost(2, die), hand: ['060'] },
      {
        options: { players: 2, advanced },
        display: [
          pick(null, null, 'gray-vp-dieToThree'),
          null,
          pick(null, null, 'green-vp-dieToThree'),
          null,
          null,
          null,
        ],
        damage: pick({}, {}, {}, { 1: 2 }, { 2: 2, 4: 1 }, { 6: 2 }),
        space: pick([], [{ at: '1c', card: pick('021', '027', '030', '025', '032', '033'), owner: 0 }]),
      },
    );

  it.each([
    [200, true],
    [100, false],
  ])('T2, T3: in %i tables where little is possible (advanced: %j)', (tables, advanced) => {
    for (let table = 0; table < tables; table++) compare(scarce(advanced), random);
  });
});
