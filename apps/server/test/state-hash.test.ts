// The hash of a state is that of the rules, also where the text of unchanged parts is made once.

import type { Options } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { Match } from '@black-angel/match';
import { RULES_VERSION } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { many } from '../../../scripts/soak.ts';
import { hashOf, StateHasher } from '../src/tables/game/state-hash.ts';
import { seededRandom } from './worlds.ts';

const { decision, hashState, legalMoves, setup, view } = PRESENT_ENGINE;

const openGame = (options: Options, seed: string): Match =>
  new Match({
    format: 'black-angel-match',
    version: 1,
    rules: RULES_VERSION,
    components: null,
    start: { kind: 'setup', options, seed },
    seats: Array.from({ length: options.players }, (_, i) => ({ name: `Player ${i}`, kind: 'person', level: null })),
    moves: [],
    automatic: [],
  });

describe('the hash of a state', () => {
  it.each<[Options]>([[{ players: 4, advanced: true, hal: null }], [{ players: 2, advanced: false, hal: null }]])(
    'is the same over a whole game with undos: %o',
    (options) => {
      for (let game = 0; game < many(1, 20); game++) {
        const random = seededRandom(game + 7);
        const match = openGame(options, `hash ${game}`);
        const hasher = new StateHasher();
        for (let frame = decision(match.state); frame; frame = decision(match.state)) {
          const moves = legalMoves(match.state, frame.seat);
          match.play(
            frame.seat,
            match.engine.formatMove(moves[random(moves.length)]!, match.engine.contentOf(match.state))!,
          );
          if (random(4) === 0) match.undo(frame.seat, random(2) === 0 ? 'step' : 'turn');
          view(match.state, frame.seat);
          expect(hasher.hashOf(match.state)).toBe(hashState(match.state));
        }
        expect(match.count).toBeGreaterThan(50);
        expect(hashOf(match.state)).toBe(hashState(match.state));
      }
    },
  );

  it('is that of another game when the hasher goes from one to another', () => {
    const hasher = new StateHasher();
    for (const seed of ['a', 'b', 'a']) {
      const state = setup({ players: 3, advanced: false }, seed);
      expect(hasher.hashOf(state)).toBe(hashState(state));
    }
  });
});
