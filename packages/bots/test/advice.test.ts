// Advice is the same twice, comes from the view alone, and its parts add up.

import { decision, determinize, isOver, type State, setup, view } from '@black-angel/rules';
import { isRavager } from '@black-angel/rules/components';
import { applyChoice, choices, copy } from '@black-angel/rules/playout';
import { describe, expect, it } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import {
  advise,
  compareTurns,
  differences,
  explainLines,
  PART_KINDS,
  pathsToPoints,
  sumOf,
} from '../src/advice/index.ts';
import { missingFor } from '../src/advice/missing.ts';
import { PartsSum } from '../src/advice/parts.ts';
import { botRandom, makeEvaluation, makeGreedy, playMoves } from '../src/index.ts';

const MODES = [1, 2, 3, 4].flatMap((players) => [false, true].map((advanced) => ({ players, advanced })));

/** A state of a random game, at the beginning of a turn. */
function stateOf(mode: (typeof MODES)[number], seed: string, moves: number): State {
  const random = botRandom(seed, 0, 0);
  const out: number[] = [];
  const state = setup(mode, seed);
  for (let move = 0; move < moves || decision(state)!.kind !== 'turn'; move++)
    applyChoice(state, out[random(choices(state, out))]!, null);
  return state;
}

describe('the parts of a turn', () => {
  it.each(MODES)('add up to what the evaluation says, with %o', (mode) => {
    const random = botRandom('sum', 0, 0);
    const out: number[] = [];
    const start = stateOf(mode, 'parts', 60);
    const seat = decision(start)!.seat;
    const judge = makeEvaluation().judgeFrom(start);
    const state = copy(start);
    for (let move = 0; move < 120 && !isOver(state); move++) {
      applyChoice(state, out[random(choices(state, out))]!, null);
      const sum = new PartsSum(seat);
      sum.add(start, state);
      expect(sumOf(sum.mean())).toBeCloseTo(judge(state, seat) - judge(start, seat), 6);
    }
  });

  it('count VP and things', () => {
    const start = stateOf(MODES[2]!, 'things', 30);
    const seat = decision(start)!.seat;
    const end = copy(start);
    end.players = structuredClone(end.players);
    end.players[seat]!.vp += 4;
    end.players[seat]!.resources += 2;
    const sum = new PartsSum(seat);
    sum.add(start, end);
    const parts = sum.mean();
    expect(parts[PART_KINDS.indexOf('vpNow')]).toEqual({ kind: 'vpNow', amount: 4, count: 4 });
    expect(parts[PART_KINDS.indexOf('goods')]!.count).toBe(2);
  });
});

describe('advice', () => {
  const states = MODES.slice(0, many(3, MODES.length)).map((mode) => stateOf(mode, 'advice', 40));

  it.each(states)('is the same twice, and the same whatever is hidden (state %#)', (state) => {
    const seen = view(state, decision(state)!.seat);
    const advice = advise(seen, 'seed');
    expect(advise(seen, 'seed')).toEqual(advice);
    // Another state with the same view: other hands of the others, other decks, other rolls.
    const other = determinize(seen, botRandom('hidden', 0, 0));
    expect(other).not.toEqual(state);
    expect(advise(view(other, seen.viewer), 'seed')).toEqual(advice);
  });

  it('explains the best turn by its differences from the next', () => {
    const { turns, why, choices: worths } = advise(view(states[1]!, decision(states[1]!)!.seat), 'seed');
    const [best, next] = turns;
    const all = differences(best!.parts, next!.parts);
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(best!.value - next!.value, 6);
    expect(why).toEqual(compareTurns(best!.parts, next!.parts));
    expect(why.amount).toBeCloseTo(best!.value - next!.value, 6);
    expect(worths[0]!.loss).toBe(0);
    expect(worths.every(({ loss }) => loss >= 0)).toBe(true);
  });

  it('keeps the order and the distances of a bot that looked ahead', () => {
    const state = states[2]!;
    const { seat } = decision(state)!;
    const seen = view(state, seat);
    const { lines } = makeGreedy().think({ view: seen, moves: [], budget: {}, random: botRandom('x', 0, 0) });
    const lookedAhead = lines.slice(0, 3).map((line, i) => ({ ...line, value: 10 - 2 * i }));
    const { turns } = explainLines(seen, lookedAhead, 'seed');
    for (const turn of turns.slice(1)) expect((turns[0]!.value - turn.value) % 2).toBeCloseTo(0, 6);
    expect(turns[0]!.moves).toEqual(lines[0]!.moves);
  });
});

describe('a comparison', () => {
  const parts = (amounts: Partial<Record<(typeof PART_KINDS)[number], [number, number]>>) =>
    PART_KINDS.map((kind) => ({ kind, amount: amounts[kind]?.[0] ?? 0, count: amounts[kind]?.[1] ?? 0 }));

  it('names the two largest reasons and the largest drawback', () => {
    const first = parts({ vpNow: [4, 4], dice: [1, 1], goods: [0.5, 1], cards: [-1, -2], robots: [0.1, 0] });
    const second = parts({ vpNow: [1, 1], goods: [0, 0] });
    expect(compareTurns(first, second)).toEqual({
      amount: expect.closeTo(3.6),
      reasons: [
        { kind: 'vpNow', amount: 3, count: 3 },
        { kind: 'dice', amount: 1, count: 1 },
      ],
      drawback: { kind: 'cards', amount: -1, count: -2 },
    });
  });
});

describe('paths to points', () => {
  const state = stateOf({ players: 2, advanced: false }, 'paths', 80);
  const { seat } = decision(state)!;
  const seen = view(state, seat);
  const paths = pathsToPoints(seen, 'seed');

  it('are the same whatever is hidden', () => {
    const other = determinize(seen, botRandom('hidden', 0, 0));
    expect(pathsToPoints(view(other, seat), 'seed')).toEqual(paths);
  });

  it('pay, and begin with a turn that can be played', () => {
    expect(paths).toHaveLength(3);
    for (const { vp, turns, moves } of paths) {
      expect(vp).toBeGreaterThan(0);
      expect(turns).toBeGreaterThanOrEqual(1);
      const draft = copy(state);
      playMoves(draft, seat, moves.slice(0, 1));
      expect(draft).not.toEqual(state);
    }
  });

  it('use only cards and tiles that the player can see', () => {
    const { players, missions, display, advancedShow } = seen;
    const own = players[seat]!;
    const cards = [...own.hand!, ...missions.map((mission) => mission?.card)];
    const tiles = [...display, ...advancedShow, ...own.grid.map(({ tile }) => tile), ...own.advancedPlaces];
    for (const { source } of paths)
      if ('card' in source) expect(cards).toContain(source.card);
      else expect(tiles).toContain(source.tile);
  });

  it('a card in hand is never ready: it lacks a berth, or to be in space', () => {
    const lacks = [10, 40, 80].flatMap((moves) => {
      const at = stateOf({ players: 2, advanced: false }, 'in hand', moves);
      const { seat } = decision(at)!;
      const missions = at.players[seat]!.hand.filter((card) => !isRavager(card));
      return missions.map((card) => missingFor({ kind: 'activation', card }, at, seat)[0]?.kind);
    });
    expect(new Set(lacks)).toEqual(new Set(['berth', 'place']));
  });
});
