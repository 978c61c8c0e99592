import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { apply, decision, isOver, legalMoves, type State, setup, trivialMove } from '@black-angel/rules';
import { hasDebris, isBoostUp, type Player } from '@black-angel/rules/playout';
import { parsePosition } from '@black-angel/rules/position';
import { describe, expect, it } from 'vitest';
import { automaticMove } from '../src/index.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const filled = (places: readonly number[]): number => places.filter((place) => place !== 0).length;

/** Everything that a player can lose. */
const goodsOf = (player: Player): Record<string, number> => ({
  vp: player.vp,
  ships: player.ships,
  fleet: player.fleet.length,
  resources: player.resources,
  debris: player.debris,
  debrisOnTiles: player.grid.filter(hasDebris).length,
  breakRoom: player.breakRoom,
  stationed: sum(player.workstations),
  hand: player.hand.length,
  slots: filled(player.slots),
  grid: filled(player.grid),
  boosts: player.grid.filter(isBoostUp).length,
  advanced: filled(player.advancedPlaces) + player.advancedBeyond.length,
  ejected: player.ejectedTiles.length + player.ejectedCards.length,
});

/** The states of a random game at each of its decisions; the same number gives the same game. */
function* decisionsOf(players: 1 | 2 | 3, advanced: boolean, game: number): Generator<State> {
  let state = setup({ players, advanced, hal: players === 1 ? 'standard' : null }, `automatic ${game}`);
  for (let i = game; !isOver(state); i++) {
    yield state;
    const { seat } = decision(state)!;
    const moves = legalMoves(state, seat);
    const applied = apply(state, seat, moves[(i * 7919 + Math.floor(i / 4)) % moves.length]);
    if (!applied.ok) throw new Error('a legal move was refused');
    state = applied.state;
  }
}

describe('a decision that resolves itself', () => {
  it('lowers nobody’s goods', () => {
    let resolved = 0;
    const lowered = new Set<string>();
    for (const players of [1, 2, 3] as const)
      for (const advanced of [false, true])
        for (let game = 0; game < 6; game++)
          for (const state of decisionsOf(players, advanced, game)) {
            const move = automaticMove(state, PRESENT_ENGINE);
            if (!move) continue;
            resolved++;
            const applied = apply(state, decision(state)!.seat, move);
            if (!applied.ok) throw new Error('an automatic move was refused');
            for (const [seat, before] of state.players.entries()) {
              const after = goodsOf(applied.state.players[seat]!);
              for (const [what, count] of Object.entries(goodsOf(before)))
                if (after[what]! < count) lowered.add(`${move.kind}: ${what}`);
            }
          }
    expect([...lowered]).toEqual([]);
    // Decisions that cost nothing still resolve themselves.
    expect(resolved).toBeGreaterThan(100);
  });

  it('is never one in which the only move spends debris to turn the die', () => {
    // Value 0 at a damaged Repair: the gray 1 can be used only on its opposite face.
    const state = parsePosition({
      position: 1,
      options: { players: 2 },
      damage: { '3': 2 },
      ravagers: {},
      players: [{ debris: 1, hand: [], fleet: [], ships: 0, grid: {}, dice: ['gray 1'] }, { dice: [] }],
      neutral: { dice: [] },
    });
    const applied = apply(state, 0, { kind: 'die', colour: 1, value: 1, reserved: false });
    if (!applied.ok) throw new Error(applied.rule);
    expect(legalMoves(applied.state, 0)).toEqual([{ kind: 'turn-die' }]);
    expect(trivialMove(applied.state, 0)).toBeNull();
    expect(automaticMove(applied.state, PRESENT_ENGINE)).toBeNull();
  });
});
