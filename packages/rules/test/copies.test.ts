// Copies share the parts that neither has changed (copy.ts). A copy must never change its original.

import { describe, expect, it } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { BIT_OF_LIST, ownLists } from '../src/copy.ts';
import { hashState } from '../src/hash.ts';
import { isOver, type State, setup } from '../src/index.ts';
import { applyChoice, choices, copy } from '../src/playout.ts';
import type { PlayerList } from '../src/state.ts';
import { MODES, testRandom } from './helpers.ts';

/** From now on a change of anything but `shared` throws. */
function freezeParts(state: State): void {
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  };
  for (const part of Object.values(state)) freeze(part);
}

describe('a copy', () => {
  it('owns each list of a player with its bit', () => {
    const state = setup({ players: 2 }, 'lists');
    for (const list of Object.keys(BIT_OF_LIST) as PlayerList[]) {
      const copied = copy(state);
      const before = copied.players[1]![list];
      ownLists(copied, 1, BIT_OF_LIST[list]);
      expect(copied.players[1]![list]).toEqual(before);
      expect([list, copied.players[1]![list] === before]).toEqual([list, false]);
    }
    expect(Object.entries(state.players[0]!).flatMap(([name, value]) => (Array.isArray(value) ? [name] : []))).toEqual(
      Object.keys(BIT_OF_LIST),
    );
  });

  it.each(MODES)('leaves its original as it is and leads to the same states: %o', (options) => {
    for (let game = 0; game < many(3, 100); game++) {
      const random = testRandom(game);
      const played = setup(options, `copies ${game}`);
      let copied = copy(played);
      const [out, again]: [number[], number[]] = [[], []];
      while (!isOver(played)) {
        const draft = copy(copied);
        freezeParts(copied);
        const count = choices(played, out);
        expect(choices(draft, again)).toBe(count);
        const choice = out[random(count)]!;
        applyChoice(played, choice, null);
        applyChoice(draft, choice, null);
        copied = draft;
        if (random(20) === 0) expect(hashState(copied)).toBe(hashState(played));
      }
      expect(hashState(copied)).toBe(hashState(played));
    }
  });

  it('of a state that is changed afterwards stays as it was', () => {
    const state = setup({ players: 4, advanced: true }, 'original');
    const random = testRandom(7);
    const out: number[] = [];
    for (let move = 0; move < 200 && !isOver(state); move++) {
      const before = copy(state);
      const hash = hashState(before);
      applyChoice(state, out[random(choices(state, out))]!, null);
      expect(hashState(before)).toBe(hash);
    }
  });
});
