// Snapshots share what has not changed, and the views made from them are those that `view` makes.

import { describe, expect, it } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { actors, apply, isOver, legalMoves, type State, setup, type Viewer, view } from '../src/index.ts';
import { hashState, SharedViews, snapshot } from '../src/server.ts';
import { MODES, testRandom } from './helpers.ts';

/** Calls back with a snapshot of every step and every state of a random game. */
function playThrough(start: State, seed: number, seen: (kept: State, original: State) => void): void {
  const random = testRandom(seed);
  let state = start;
  while (!isOver(state)) {
    const [seat] = actors(state);
    const moves = legalMoves(state, seat!);
    let before = state;
    const keep = (original: State): void => {
      before = snapshot(original, before);
      seen(before, original);
    };
    const applied = apply(state, seat!, moves[random(moves.length)]!, keep);
    if (!applied.ok) throw new Error('a legal move was refused');
    keep(applied.state);
    state = before;
  }
}

describe('a snapshot', () => {
  it.each(MODES)('equals its original, and never changes afterwards: %o', (options) => {
    for (let game = 0; game < many(1, 30); game++) {
      const kept: [State, string][] = [];
      playThrough(setup(options, `snapshots ${game}`), game, (state, original) => {
        const hash = hashState(state);
        expect(hash).toBe(hashState(original));
        kept.push([state, hash]);
      });
      for (const [state, hash] of kept) expect(hashState(state)).toBe(hash);
    }
  });

  it('shares what is equal, even if it was copied in between', () => {
    const state = setup({ players: 4, advanced: true }, 'equal');
    const copied = structuredClone(state);
    const kept = snapshot(copied, state);
    for (const [name, part] of Object.entries(state))
      if (name !== 'shared' && name !== 'players' && name !== 'options' && name !== 'key' && name !== 'turn')
        if (name !== 'frames' && name !== 'ravagersRemoved') expect(kept[name as keyof State], name).toBe(part);
    for (const [seat, player] of state.players.entries()) expect(kept.players[seat]).toBe(player);
    copied.players[2]!.vp++;
    copied.players[2]!.grid[4] = 0;
    const changed = snapshot(copied, state);
    expect(changed.players[2]).not.toBe(state.players[2]);
    expect(changed.players[2]!.grid).not.toBe(state.players[2]!.grid);
    expect(changed.players[2]!.hand).toBe(state.players[2]!.hand);
    expect(changed.players[1]).toBe(state.players[1]);
  });
});

describe('shared views', () => {
  it.each(MODES)('are what each viewer may see, as objects and as text: %o', (options) => {
    for (let game = 0; game < many(1, 30); game++) {
      const views = new SharedViews();
      const start = setup(options, `shared views ${game}`);
      const viewers: Viewer[] = ['spectator', ...start.players.keys()];
      playThrough(start, game + 1, (state) => {
        for (const viewer of viewers) {
          const seen = view(state, viewer);
          expect(views.view(state, viewer)).toEqual(seen);
          expect(JSON.parse(views.json(state, viewer))).toEqual(seen);
        }
      });
    }
  });

  it('are not confused by an earlier state, or by another game', () => {
    const views = new SharedViews();
    const [one, two] = [setup({ players: 2, advanced: false }, 'one'), setup({ players: 2, advanced: false }, 'two')];
    for (const state of [one, two, one, two])
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(JSON.parse(views.json(state, viewer))).toEqual(view(state, viewer));
        expect(views.view(state, viewer)).toEqual(view(state, viewer));
      }
  });

  it('keep the objects of what has not changed', () => {
    const views = new SharedViews();
    const state = setup({ players: 3, advanced: false }, 'same');
    const before = views.view(state, 1);
    const later = views.view(snapshot({ ...structuredClone(state), round: 2 }, state), 1);
    expect(later.round).toBe(2);
    expect(later.dice).toBe(before.dice);
    expect(later.missions).toBe(before.missions);
    expect(later.players.every((player, seat) => player === before.players[seat])).toBe(true);
  });
});
