// The stack of pending decisions as a grammar: what play reaches is accepted, what play cannot reach is refused.

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { many } from '../../../../scripts/soak.ts';
import { type Content, defaultContent, loadComponents } from '../../src/components.ts';
import type { ComponentSet } from '../../src/content/component-set.ts';
import { FRAMES } from '../../src/frames/frame.ts';
import { isOver, type State } from '../../src/index.ts';
import { applyChoice, choices, copy } from '../../src/playout.ts';
import { invariants, makePosition, type Position, PositionError, parsePosition } from '../../src/position.ts';
import { checkDecision } from '../../src/position-decision.ts';
import type { Frame, FrameKind, Turn } from '../../src/state.ts';
import { TURN_OF } from '../../src/turn.ts';
import { MODES, randomGame, testRandom } from '../helpers.ts';

const GAMES = many(20, 400);
const CHANGED_GAMES = many(1, 20);

const frame = (kind: FrameKind, fields: Partial<Frame> = {}): Frame => ({
  ...{ kind, seat: 0, left: 0, at: 0, list: [] },
  ...fields,
});

/** The stack with one frame doubled, removed, swapped with the next, or given to another seat. */
function* changedStacks(frames: readonly Frame[], seats: number): Generator<[string, Frame[]]> {
  for (const [i, one] of frames.entries()) {
    const [under, over] = [frames.slice(0, i), frames.slice(i + 1)];
    yield [`${one.kind} doubled`, [...under, one, one, ...over]];
    yield [`${one.kind} removed`, [...under, ...over]];
    if (over[0]) yield [`${one.kind} swapped`, [...under, over[0], one, ...over.slice(1)]];
    for (let seat = 0; seat < seats; seat++)
      if (seat !== one.seat) yield [`${one.kind} of seat ${seat}`, [...under, { ...one, seat }, ...over]];
  }
}

const SEQUENCES: readonly Turn['sequence'][] = ['', 'A', 'B', 'pass'];
const NUMBERS = ['dieColour', 'dieFrom', 'colour', 'value'] as const;
const MARKS = ['turned', 'boostedValue', 'boostedColour'] as const;

/** The turn with one field changed. */
const changedTurns = (turn: Turn): Turn[] => [
  ...SEQUENCES.map((sequence) => ({ ...turn, sequence })),
  ...NUMBERS.flatMap((key) => [-1, 0, 1, 2, 3].map((number) => ({ ...turn, [key]: number }))),
  ...MARKS.map((key) => ({ ...turn, [key]: !turn[key] })),
];

function read(position: Position): State | null {
  try {
    return parsePosition(position);
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    return null;
  }
}

/** Plays to the end. Throws where nothing can be chosen or an invariant is broken. */
function playOn(state: State, random: (below: number) => number): void {
  const out: number[] = [];
  for (let move = 0; !isOver(state); move++) {
    const count = choices(state, out);
    if (count === 0) throw new Error(`nothing can be chosen in ${state.frames.at(-1)!.kind}`);
    applyChoice(state, out[random(count)]!, null);
    // What a wrong stack breaks shows within its turn.
    if (move < 12 || move % 50 === 0) expect(invariants(state)).toEqual([]);
  }
  expect(invariants(state)).toEqual([]);
}

/** Some Missions of this set cost cards of both types and tiles at once. */
function dearMissions(): Content {
  const set = structuredClone(defaultContent.set) as ComponentSet;
  for (const { effect } of set.missions)
    if (effect.kind === 'activation' && effect.cost.missionCard === 1)
      effect.cost = { missionCard: 1, ravagerCard: 1, technology: 1 };
  return loadComponents({ ...set, id: 'dear' });
}

describe('stacks of random games', () => {
  /** "repair on end-turn" */
  const nameOf = (kind: string, below: string | null | undefined): string => `${kind} on ${below ?? 'nothing'}`;
  it(`T1: every stack of ${GAMES} games of each mode is accepted, and together they show every place of the grammar`, () => {
    const dear = dearMissions();
    const met = new Set<string>();
    for (const mode of MODES) {
      const random = testRandom(400 + mode.players * 2 + Number(mode.advanced));
      for (let game = 0; game < GAMES; game++)
        randomGame(
          mode,
          `stacks ${game}`,
          random,
          (state) => {
            if (isOver(state)) return;
            expect(() => checkDecision(copy(state))).not.toThrow();
            for (const [i, { kind }] of state.frames.entries()) met.add(nameOf(kind, state.frames[i - 1]?.kind));
          },
          game % 2 ? dear : undefined,
        );
    }
    const places = Object.entries(FRAMES).flatMap(([kind, { place }]) => place.on.map((below) => nameOf(kind, below)));
    expect([...met].sort()).toEqual(places.sort());
  });
});

describe.each(MODES)('stacks of $players players, advanced: $advanced', (mode) => {
  const number = mode.players * 2 + Number(mode.advanced);

  it('T1: a changed stack or turn is refused, or plays on to the end by the rules', () => {
    const random = testRandom(500 + number);
    const seen = { refused: 0, accepted: 0 };
    for (let game = 0; game < CHANGED_GAMES; game++)
      randomGame(mode, `changed ${game}`, random, (state, move) => {
        // At setup, and where something lies above the end of the turn.
        if (isOver(state) || (move > 0 && state.frames.length < 3) || random(4) > 0) return;
        const position = makePosition(state);
        for (const [what, frames] of changedStacks(state.frames, mode.players)) {
          const changed = read({ ...position, frames });
          seen[changed ? 'accepted' : 'refused']++;
          if (changed) expect(() => playOn(changed, random), what).not.toThrow();
        }
        for (const turn of changedTurns(state.turn)) {
          if (isDeepStrictEqual(turn, state.turn)) continue;
          const changed = read({ ...position, turn });
          if (changed) expect(() => playOn(changed, random), JSON.stringify([state.turn, turn])).not.toThrow();
        }
      });
    expect(seen.refused).toBeGreaterThan(4 * seen.accepted);
    expect(seen.accepted).toBeGreaterThan(0); // what waits on top is over
  });
});

describe('a stack that play cannot lead to', () => {
  const turn = { dieColour: 1, dieFrom: 0, colour: 1, value: 1, turned: false };
  const inUse = { sequence: 'A' as const, ...turn, boostedValue: false, boostedColour: false };
  const noDice = { players: [{ dice: [] }, { dice: [] }], neutral: { dice: [] } };
  const closing = [frame('discard-excess'), frame('end-turn')];

  it.each<[what: string, frames: Frame[], entry: string, problem: RegExp]>([
    ['two ends of a turn', [...closing, frame('end-turn')], 'frames[2]', /"end-turn" cannot be pending above/],
    ['an end of a turn alone', [frame('end-turn')], 'frames[0]', /"end-turn" cannot be pending below all others/],
    [
      'two actions with one die',
      [...closing, frame('repair', { left: 1, at: 2 }), frame('repair', { left: 1, at: 2 })],
      'frames[3]',
      /"repair" cannot be pending above "repair"/,
    ],
    [
      'an action of another seat',
      [...closing, frame('repair', { seat: 1, left: 1, at: 2 })],
      'frames[2].seat',
      /must be 0/,
    ],
    [
      'an action with a better die',
      [...closing, frame('repair', { left: 3, at: 2 })],
      'frames[2].left',
      /value 1 here/,
    ],
    ['an action of another colour', [...closing, frame('destroy', { left: 1, at: 4 })], 'frames[2].at', /the colour/],
    [
      'a reservation in Sequence A',
      [...closing, frame('reserve', { at: 1 })],
      'frames[2]',
      /cannot be decided like this/,
    ],
    [
      'debris before a cube was removed',
      [...closing, frame('repair', { left: 1, at: 2 }), frame('use-debris')],
      'frames[3].kind',
      /no cube was removed/,
    ],
    [
      'a flight that no tile gives',
      [...closing, frame('repair', { left: 0, at: 2, list: [1] }), frame('fly', { left: 2 })],
      'frames[3].kind',
      /the effect moveShip/,
    ],
    [
      'a card for a Ravager that is not there',
      [...closing, frame('repair', { left: 1, at: 2 }), frame('pay-ravager', { at: 2 })],
      'frames[3].left',
      /the Ravager at the action/,
    ],
    [
      'a choice of a die above the tiles of another',
      [...closing, frame('inject'), frame('choose-die')],
      'frames[3]',
      /"choose-die" cannot be pending above "inject"/,
    ],
  ])('T1: %s is refused, and the field is named', (_what, frames, entry, problem) => {
    const isOpen = frames.some(({ kind }) => kind === 'choose-die');
    const position = {
      ...{ position: 1 as const, options: { players: 2 }, ...noDice },
      turn: isOpen ? TURN_OF.A : inUse,
      frames,
    };
    expect(() => parsePosition(position)).toThrow(
      expect.objectContaining({ name: 'PositionError', rule: 'T1', entry, problem: expect.stringMatching(problem) }),
    );
  });

  it('T1: the end of a turn, once, is accepted', () => {
    const position = { position: 1 as const, options: { players: 2 }, ...noDice, turn: inUse, frames: closing };
    const state = parsePosition(position);
    playOn(state, testRandom(3));
  });
});
