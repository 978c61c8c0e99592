// Variations of the best turns: they are turns of their own, comparable with the others, and nothing random decides
// where they differ.

import { isOver, legalMoves, type State, setup, view } from '@black-angel/rules';
import { applyChoice, choices, copy, decider, decisionKind } from '@black-angel/rules/playout';
import { beforeAll, describe, expect, it } from 'vitest';
import { botRandom, FULL, lineOf, loadedNet, loadNet, makeBot, makeLearnedEvaluation } from '../src/index.ts';
import { type Turn, TurnSearch } from '../src/turn-search.ts';
import { withVariations } from '../src/variations.ts';

const COUNT = 3;

/** Beginnings of turns in a random game. */
function someTurns(players: number, seed: string): State[] {
  const random = botRandom(seed, 0, 0);
  const out: number[] = [];
  const found: State[] = [];
  const state = setup({ players }, seed);
  while (!isOver(state)) {
    if (decisionKind(state) === 'turn' && state.round > 2) found.push(copy(state));
    applyChoice(state, out[random(choices(state, out))]!, null);
  }
  return found;
}

/** The position after these choices; null if one of them is not legal. */
function after(start: State, made: readonly number[]): State | null {
  const state = copy(start);
  const out: number[] = [];
  for (const choice of made) {
    if (out.slice(0, choices(state, out)).includes(choice)) applyChoice(state, choice, null);
    else return null;
  }
  return state;
}

const startsWith = (turn: Turn, made: readonly number[]): boolean =>
  made.every((choice, i) => turn.choices[i] === choice);

describe('variations of the best turns', () => {
  const states = [...someTurns(4, 'varied'), ...someTurns(2, 'varied too')].filter((_, i) => i % 3 === 0);
  let search: TurnSearch;
  beforeAll(async () => {
    await loadNet();
    search = new TurnSearch(makeLearnedEvaluation(loadedNet()), FULL);
  });
  const bestOf = (state: State): Turn[] => search.best(state, Number.POSITIVE_INFINITY);
  const variedOf = (state: State, turns: readonly Turn[]): Turn[] => withVariations(state, turns, COUNT, search);

  it('come best first, with the turns that are varied, and no value twice', () => {
    for (const state of states) {
      const turns = bestOf(state);
      const values = variedOf(state, turns).map(({ value }) => value);
      expect(values).toEqual([...new Set(values)].sort((a, b) => b - a));
      for (const { value } of turns) expect(values).toContain(value);
    }
  });

  it('are legal, and differ from one of the best turns in a choice that nothing random precedes', () => {
    let count = 0;
    for (const state of states) {
      const turns = bestOf(state);
      for (const variation of variedOf(state, turns)) {
        if (turns.some(({ choices: made }) => startsWith(variation, made))) continue;
        count++;
        // Where it leaves the turn that it shares most with.
        const forks = turns
          .slice(0, COUNT)
          .map(({ choices: made }) => made.findIndex((choice, i) => variation.choices[i] !== choice));
        const fork = Math.max(...forks);
        expect(fork).toBeGreaterThan(0);
        expect(after(state, variation.choices.slice(0, fork + 1))).not.toBeNull();
        const place = after(state, variation.choices.slice(0, fork))!;
        expect(place.drawn).toEqual(state.drawn);
        expect(decider(place)).toBe(decider(state));
      }
    }
    expect(count).toBeGreaterThan(200);
  });

  it('have values that compare with those of whole turns, whatever the turn has given to others', () => {
    let changed = 0;
    for (const state of states)
      for (const turn of bestOf(state))
        for (let i = 1; i < turn.choices.length; i++) {
          const place = after(state, turn.choices.slice(0, i));
          if (!place || isOver(place) || decider(place) !== decider(state)) break;
          if (String(place.drawn) !== String(state.drawn) || decisionKind(place) === 'end-turn') break;
          const rest = String(turn.choices.slice(i));
          const valueFrom = (start: State): number | undefined =>
            search.best(place, Number.POSITIVE_INFINITY, start).find((same) => String(same.choices) === rest)?.value;
          const value = valueFrom(state);
          if (value === undefined) continue;
          expect(value).toBeCloseTo(turn.value, 6);
          if (Math.abs(valueFrom(place)! - value) > 1e-6) changed++;
        }
    expect(changed).toBeGreaterThan(0);
  });

  it('are among what the level Expert considers; it tells the best turn for each first move', () => {
    let differences = 0;
    for (const [n, state] of states.filter((_, i) => i % 3 === 0).entries()) {
      const { lines } = makeBot('level-expert').think({
        view: view(state, state.seat),
        moves: legalMoves(state, state.seat),
        budget: { iterations: 40 },
        random: botRandom('x', 0, n),
      });
      const firsts = lines.map(({ moves }) => moves[0]);
      expect(new Set(firsts).size).toBe(firsts.length);
      const plain = bestOf(state).map((turn) => String(lineOf(state, turn, 0).moves));
      differences += lines.filter(({ moves }) => !plain.includes(String(moves))).length;
    }
    expect(differences).toBeGreaterThan(5);
  });
});
