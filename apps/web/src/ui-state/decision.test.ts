import { apply, decision, explain, formatMove, legalMoves, type State, setup, view } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { candidateMove } from './candidate.ts';
import { decisionOf, outlooksOf, refusalOf } from './decision.ts';
import { previewOf } from './preview.ts';
import { moveNamed, point, select } from './selection.ts';
import type { Target } from './target.ts';

const MODES = [
  { players: 1, advanced: false, hal: 'standard' },
  { players: 2, advanced: true, hal: null },
  { players: 4, advanced: false, hal: null },
  { players: 4, advanced: true, hal: null },
] as const;

/** Every decision of some random games, with the state it was asked in. */
function* decisions(games: number): Generator<{ state: State; n: number }> {
  let n = 0;
  for (const options of MODES)
    for (let game = 0; game < games; game++) {
      let state = setup(options, `ui ${game}`);
      while (decision(state)) {
        const { seat } = decision(state)!;
        yield { state, n: n++ };
        const moves = legalMoves(state, seat);
        const applied = apply(state, seat, moves[(n * 7919) % moves.length]!);
        if (!applied.ok) throw new Error('a legal move was refused');
        state = applied.state;
      }
    }
}

describe('a decision made from the view alone', () => {
  it('offers exactly the legal moves, each by a path of its own', () => {
    for (const { state } of decisions(4)) {
      const { seat } = decision(state)!;
      const made = decisionOf(view(state, seat))!;
      expect(made.options.map(({ text }) => text)).toEqual(legalMoves(state, seat).map((move) => formatMove(move)!));
      const paths = made.options.map(({ path }) => path.join(' '));
      expect(new Set(paths).size).toBe(paths.length);
      // No move is the beginning of another: pointing at its last target always makes it.
      for (const path of paths) expect(paths.some((other) => other.startsWith(`${path} `))).toBe(false);
    }
  });

  it('is nobody else’s', () => {
    const state = setup({ players: 3 }, 'others');
    const { seat } = decision(state)!;
    expect(decisionOf(view(state, (seat + 1) % 3))).toBeNull();
    expect(decisionOf(view(state, 'spectator'))).toBeNull();
  });

  it('lets every move be made by pointing', () => {
    for (const { state, n } of decisions(2)) {
      const { seat } = decision(state)!;
      const made = decisionOf(view(state, seat))!;
      const wanted = made.options[n % made.options.length]!;
      let selection = select(made);
      for (const target of wanted.path.slice(selection.chosen.length)) {
        const named = moveNamed(selection, target);
        if (named) expect(named.text).toBe(wanted.text);
        else selection = point(made, selection, target);
      }
      expect(moveNamed(selection, wanted.path.at(-1)!)?.text).toBe(wanted.text);
    }
  });

  it('previews nothing that is hidden: views that look alike give the same preview', () => {
    for (const { state, n } of decisions(1)) {
      if (n % 5 !== 0) continue;
      const { seat } = decision(state)!;
      const seen = view(state, seat);
      const made = decisionOf(seen)!;
      const option = made.options[n % made.options.length]!;
      const again = decisionOf(JSON.parse(JSON.stringify(seen)))!;
      expect(previewOf(again, option.move)).toEqual(previewOf(made, option.move));
    }
  });

  it('knows how everybody stands', () => {
    for (const { state, n } of decisions(1)) {
      if (n % 50 !== 0) continue;
      const outlooks = outlooksOf(view(state, 0));
      expect(outlooks.map(({ vp }) => vp).slice(0, state.players.length)).toEqual(state.players.map(({ vp }) => vp));
    }
  });
});

describe('what is not possible', () => {
  const things = (state: State, seat: number): Target[] => [
    ...[1, 2, 3, 4, 5, 6].map((action): Target => `action:${action}`),
    ...state.players[seat]!.hand.map((card): Target => `card:${String(card).padStart(3, '0')}`),
    ...[1, 2, 3, 4, 5, 6].map((place): Target => `place:${place}`),
    ...['1a', '2c', '3b', '5e'].map((hex): Target => `hex:${hex}`),
    ...['r1c1', 'r2c2', 'r3c3'].map((cell): Target => `cell:${cell}`),
    'supply:gray',
    'deck:orange',
    'storage:debris',
    'die:0:orange:3:s',
    'die:1:gray:1:s',
  ];

  it('is refused with a rule wherever one points, or leads on', () => {
    let refused = 0;
    for (const { state, n } of decisions(1)) {
      if (n % 3 !== 0) continue;
      const { seat } = decision(state)!;
      const made = decisionOf(view(state, seat))!;
      const selection = select(made);
      for (const target of things(state, seat)) {
        if (selection.next.has(target)) continue;
        const move = candidateMove({ view: view(state, seat), decision: made, chosen: selection.chosen }, target);
        if (!move) continue;
        const illegal = refusalOf(made, move);
        expect(illegal).toEqual(explain(state, seat, move));
        if (illegal) refused++;
      }
    }
    expect(refused).toBeGreaterThan(500);
  });
});
