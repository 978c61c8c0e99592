// Sandboxes: a local game from the view of an online game, with hidden cards dealt at random. Forks of finished games.

import { engineOf, engineOfRecord } from '@black-angel/bots/engines';
import { Match, matchOfRecord, newMatch } from '@black-angel/match';
import type { GameRecord, View, Viewer } from '@black-angel/rules';
import { newGame, putGame } from '../match/game-store.ts';
import { componentsOfRecord } from '../match/record-components.ts';
import { sandboxId } from '../match/sandbox-id.ts';
import { summaryOf } from '../match/summary.ts';

const LEVEL = 'normal' as const;
const randomBelow = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

/** Bots play all seats but the viewer's. */
const seatsFor = (names: readonly string[], viewer: Viewer) =>
  names.map((name, seat) =>
    seat === viewer ? ({ name, kind: 'person', level: null } as const) : ({ name, kind: 'bot', level: LEVEL } as const),
  );

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

/** Stores a finished game up to a moment, to continue it. Returns its id. */
export async function keepFork(record: GameRecord, index: number, viewer: Viewer): Promise<string> {
  const engine = await engineOfRecord(record);
  const whole = matchOfRecord(record, componentsOfRecord(record, engine), LEVEL);
  const names = record.seats.map(({ name }) => name);
  const saved = { ...whole, seats: seatsFor(names, viewer), moves: whole.moves.slice(0, index) };
  const summary = summaryOf(new Match(saved, { engine }));
  const game = { ...newGame(saved), summary, fork: { from: null, move: index } };
  await putGame(game);
  return game.id;
}
