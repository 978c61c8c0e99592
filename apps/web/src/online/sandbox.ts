// Plans ahead: what one sees of a game as a game of this browser, with made-up cards wherever one cannot see. And a finished game
// played on from any of its moments.

import { engineOf, engineOfRecord } from '@black-angel/bots/engines';
import { Match, matchOfRecord, newMatch } from '@black-angel/match';
import type { GameRecord, View, Viewer } from '@black-angel/rules';
import { newGame, putGame } from '../match/game-store.ts';
import { sandboxId } from '../match/sandbox-id.ts';
import { summaryOf } from '../match/summary.ts';

const LEVEL = 'normal' as const;
const randomBelow = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

/** Everybody but oneself is played by a bot. */
const seatsFor = (names: readonly string[], viewer: Viewer) =>
  names.map((name, seat) =>
    seat === viewer ? ({ name, kind: 'person', level: null } as const) : ({ name, kind: 'bot', level: LEVEL } as const),
  );

/** Keeps a sandbox and returns its id. */
export async function keepSandbox(table: string, seen: View, names: readonly string[]): Promise<string> {
  const engine = engineOf(seen);
  const position = engine.makePosition(engine.determinize(seen, randomBelow));
  const saved = { ...newMatch({ kind: 'position', position }, seatsFor(names, seen.viewer)), rules: seen.rules };
  const game = { ...newGame(saved), id: sandboxId(table), summary: summaryOf(new Match(saved, { engine })) };
  await putGame(game);
  return game.id;
}

/** Keeps a finished game up to a moment, to be played on, and returns its id. */
export async function keepFork(record: GameRecord, index: number, viewer: Viewer): Promise<string> {
  const engine = await engineOfRecord(record);
  const whole = matchOfRecord(record, null, LEVEL);
  const names = record.seats.map(({ name }) => name);
  const saved = { ...whole, seats: seatsFor(names, viewer), moves: whole.moves.slice(0, index) };
  const game = { ...newGame(saved), summary: summaryOf(new Match(saved, { engine })) };
  await putGame(game);
  return game.id;
}
