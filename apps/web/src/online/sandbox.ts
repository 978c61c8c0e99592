// Sandboxes: a local game from the view of an online game, with hidden cards dealt at random.

import type { View } from '@black-angel/engine';
import { engineOf } from '@black-angel/engine/load';
import { Match, newMatch } from '@black-angel/match';
import { newGame, putGame } from '../match/game-store.ts';
import { seatsFor } from '../match/keep-fork.ts';
import { sandboxId } from '../match/sandbox-id.ts';
import { summaryOf } from '../match/summary.ts';

const randomBelow = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

/** Stores a sandbox and returns its id. */
export async function keepSandbox(table: string, seen: View, names: readonly string[]): Promise<string> {
  const engine = engineOf(seen);
  const position = engine.makePosition(engine.determinize(seen, randomBelow));
  const { set, hash } = engine.contentOf(seen);
  const components = hash === engine.defaultContent.hash ? null : set;
  const saved = {
    ...newMatch({ kind: 'position', position }, seatsFor(names, seen.viewer), components),
    rules: seen.rules,
  };
  const game = { ...newGame(saved), id: sandboxId(table), summary: summaryOf(new Match(saved, { engine })) };
  await putGame(game);
  return game.id;
}
