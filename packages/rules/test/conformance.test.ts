// Random games in all modes: properties that hold in every game.

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { contentOf } from '../src/components.ts';
import {
  actors,
  apply,
  determinize,
  explain,
  formatMove,
  isOver,
  legalMoves,
  parseMove,
  parseRecord,
  playGame,
  replay,
  result,
  type State,
  trivialMove,
  view,
} from '../src/index.ts';
import { applyChoice, choices, copy, moveOf, outlook } from '../src/playout.ts';
import { invariants, makePosition, parsePosition } from '../src/position.ts';
import { hashState, isCostly } from '../src/server.ts';
import { MODES, randomGame, testRandom } from './helpers.ts';

const QUICK_GAMES = many(150, 1250);
const SLOW_GAMES = many(4, 12);
/**
 * A bound: between two Sequence Bs at most 18 dice are spent, and there are at most ten Sequence Bs and the last
 * rounds.
 */
const MOST_TURNS = 19 * 11 + 8;

/** Like toEqual, which is slow on whole states: it is called only to print a difference. */
function expectEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

describe.each(MODES)('$players players, advanced: $advanced', (mode) => {
  it(`T3, E1: ${QUICK_GAMES} random games never get stuck, end in time, and lose or create nothing`, () => {
    const random = testRandom(mode.players * 2 + Number(mode.advanced));
    for (let game = 0; game < QUICK_GAMES; game++) {
      const end = randomGame(mode, `quick ${game}`, random, (state, move) => {
        if (move % 40 === 7) expect(invariants(state)).toEqual([]);
      });
      expect(invariants(end)).toEqual([]);
      expect(end.round * mode.players).toBeLessThan(MOST_TURNS);
      expect(end.ending).not.toBe('none');
    }
  });

  it('apply is pure, states survive JSON, notation is unique and parses back, legal moves are explained as legal', () => {
    const random = testRandom(99 + mode.players * 2 + Number(mode.advanced));
    for (let game = 0; game < SLOW_GAMES; game++)
      randomGame(mode, `slow ${game}`, random, (state) => {
        expect(invariants(state)).toEqual([]);
        if (isOver(state)) return;
        const [seat] = actors(state);
        const moves = legalMoves(state, seat!);
        const texts = moves.map((move) => formatMove(move, contentOf(state))!);
        expect(new Set(texts).size).toBe(texts.length);
        // Compared without `expect`, which would take most of the time.
        for (const [i, move] of moves.entries()) {
          if (!isDeepStrictEqual(parseMove(texts[i]!, contentOf(state)), move))
            expect.fail(`"${texts[i]}" parses badly`);
          if (explain(state, seat!, move)) expect.fail(`"${texts[i]}" is legal and explained as illegal`);
        }
        const before = JSON.stringify(state);
        const revived = JSON.parse(before) as State;
        const move = moves[random(moves.length)]!;
        const applied = apply(state, seat!, move);
        expect(JSON.stringify(state)).toBe(before);
        expectEqual(revived, state);
        const again = apply(revived, seat!, move);
        if (!applied.ok || !again.ok) throw new Error('a legal move was refused');
        expectEqual(again, applied);
      });
  });

  it('the in-place step and apply agree, and a copy is independent', () => {
    const random = testRandom(7);
    const out: number[] = [];
    randomGame(mode, 'step', random, (state) => {
      if (isOver(state)) return;
      const count = choices(state, out);
      const choice = out[random(count)]!;
      const applied = apply(state, actors(state)[0]!, moveOf(state, choice));
      const draft = copy(state);
      const before = JSON.stringify(state);
      applyChoice(draft, choice, null);
      expect(JSON.stringify(state)).toBe(before);
      if (!applied.ok) throw new Error('a legal move was refused');
      // `shared` is no part of the game (copy.ts).
      expectEqual({ ...draft, shared: 0 }, { ...applied.state, shared: 0 });
    });
  });

  it('K3: a determinized view is sound and looks the same to its viewer', () => {
    const random = testRandom(5);
    for (let game = 0; game < SLOW_GAMES; game++)
      randomGame(mode, `view ${game}`, random, (state, move) => {
        if (move % 5 !== 0) return;
        for (const viewer of [...state.players.keys(), 'spectator' as const]) {
          const seen = view(state, viewer);
          const made = determinize(seen, random);
          expect(invariants(made)).toEqual([]);
          expectEqual(view(made, viewer), seen);
          if (typeof viewer === 'number') {
            expectEqual(outlook(made, viewer), outlook(state, viewer));
            expectEqual(legalMoves(made, viewer), legalMoves(state, viewer));
          }
        }
      });
  });

  it('a position states the whole of a state', () => {
    const random = testRandom(11);
    for (let game = 0; game < SLOW_GAMES; game++)
      randomGame(mode, `position ${game}`, random, (state, move) => {
        if (move % 9 !== 0 && !isOver(state)) return;
        expectEqual(parsePosition(JSON.parse(JSON.stringify(makePosition(state)))), state);
      });
  });

  it('a record replays to the byte', () => {
    const random = testRandom(13);
    for (let game = 0; game < SLOW_GAMES; game++) {
      const record = playGame(mode, `record ${game}`, (_state, moves) => random(moves.length));
      const end = replay(parseRecord(JSON.parse(JSON.stringify(record))));
      expect(hashState(end)).toBe(record.hash);
      expect(result(end)).toEqual(record.result);
    }
  });

  it('undo stops at a roll, a reveal or another decider: the barrier is there whenever chance or a deck was touched', () => {
    const random = testRandom(17);
    const piles = (state: State): string =>
      JSON.stringify([
        state.drawn,
        state.missionDecks,
        state.ravagerDeck,
        state.stacks,
        state.advancedStack,
        state.hal?.deck ?? null,
      ]);
    for (let game = 0; game < SLOW_GAMES; game++)
      randomGame(mode, `barrier ${game}`, random, (state) => {
        if (isOver(state)) return;
        const [seat] = actors(state);
        const moves = legalMoves(state, seat!);
        const applied = apply(state, seat!, moves[random(moves.length)]);
        if (!applied.ok) throw new Error('a legal move was refused');
        const touched = piles(state) !== piles(applied.state) || actors(applied.state)[0] !== seat;
        expect(applied.barrier).toBe(touched);
      });
  });

  it('trivial decisions are those that cannot matter and cost nothing', () => {
    const random = testRandom(19);
    randomGame(mode, 'trivial', random, (state) => {
      if (isOver(state)) return;
      const [seat] = actors(state);
      const moves = legalMoves(state, seat!);
      const trivial = trivialMove(state, seat!);
      if (moves.length === 1) {
        const applied = apply(state, seat!, moves[0]);
        expect(trivial).toEqual(applied.ok && !applied.events.some(isCostly) ? moves[0] : null);
      }
      if (trivial && moves.length > 1) {
        const outcomes = moves
          .map((move) => apply(state, seat!, move))
          .map((applied) => applied.ok && hashState(applied.state));
        expect(new Set(outcomes).size).toBe(1);
      }
    });
  });
});
