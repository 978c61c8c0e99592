import type { MoveKind } from '@black-angel/engine';
import { apply, decision, legalMoves, type State, setup, view } from '@black-angel/rules';
import { isRevealing } from '@black-angel/rules/server';
import { expect, it } from 'vitest';
import { decisionOf } from './decision.ts';
import { isFinal, needsSecondTap } from './preview.ts';

/** Every state of some random games. */
function* states(): Generator<{ state: State; n: number }> {
  for (let game = 0; game < 3; game++) {
    let state = setup({ players: 2, advanced: true, hal: null }, `final ${game}`);
    for (let n = 0; decision(state); n++) {
      yield { state, n };
      const { seat } = decision(state)!;
      const moves = legalMoves(state, seat);
      const applied = apply(state, seat, moves[(n * 7919) % moves.length]!);
      if (!applied.ok) throw new Error('a legal move was refused');
      state = applied.state;
    }
  }
}

it('is final what reveals, rolls or passes on, seen from the view alone', () => {
  const final = new Map<MoveKind, Set<boolean>>();
  for (const { state, n } of states()) {
    const { seat } = decision(state)!;
    const made = decisionOf(view(state, seat))!;
    const move = made.options[n % made.options.length]!.move;
    const applied = apply(state, seat, move);
    if (!applied.ok) throw new Error('a legal move was refused');
    expect(isFinal(made, move), made.kind).toBe(applied.barrier);
    if (applied.events.some(isRevealing)) expect(isFinal(made, move), made.kind).toBe(true);
    // The end of a turn is asked for explicitly.
    expect(needsSecondTap(made, move)).toBe(applied.barrier && move.kind !== 'end');
    final.set(move.kind, (final.get(move.kind) ?? new Set()).add(isFinal(made, move)));
  }
  expect(final.get('die')).toEqual(new Set([false]));
  expect(final.get('take')).toEqual(new Set([false]));
  expect(final.get('sequence-b')).toEqual(new Set([true]));
  expect(final.get('end')).toEqual(new Set([true]));
});
