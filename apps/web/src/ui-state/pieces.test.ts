import { apply, decision, legalMoves, setup, view } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { describe, expect, it } from 'vitest';
import { flightsBetween, piecesOf } from './pieces.ts';

describe('pieces', () => {
  it('fly where they went, and back when the move is undone', () => {
    let flown = 0;
    for (const players of [1, 2, 4] as const) {
      let state = setup(players === 1 ? { players, hal: 'easy' } : { players }, 'fly');
      const content = contentOf(state);
      for (let n = 0; decision(state); n++) {
        const { seat } = decision(state)!;
        const moves = legalMoves(state, seat);
        const applied = apply(state, seat, moves[(n * 31) % moves.length]!);
        if (!applied.ok) throw new Error('a legal move was refused');
        const before = view(state, 0);
        const after = view(applied.state, 0);
        const flights = flightsBetween(before, after, content);
        flown += flights.length;
        for (const { id, from, to } of flights) {
          expect(from).not.toBe(to);
          expect(piecesOf(after, content)).toContainEqual({ id, place: to });
        }
        // A piece that flew between two places flies back.
        const known = new Set(piecesOf(before, content).map((piece) => `${piece.id} ${piece.place}`));
        const back = flightsBetween(after, before, content).map(({ id, from, to }) => `${id} ${to} ${from}`);
        for (const { id, from, to } of flights)
          if (
            known.has(`${id} ${from}`) &&
            moves.length > 0 &&
            flights.filter((flight) => flight.id === id).length === 1
          )
            expect(back).toContain(`${id} ${from} ${to}`);
        state = applied.state;
      }
    }
    expect(flown).toBeGreaterThan(300);
  });

  it('stay where they are while nothing happens', () => {
    const state = setup({ players: 3 }, 'still');
    expect(flightsBetween(view(state, 1), view(state, 1), contentOf(state))).toEqual([]);
  });
});
