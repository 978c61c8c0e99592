// A game of this browser that begins at a moment of a finished game of a server.

import type { GameRecord, Viewer } from '@black-angel/engine';
import { engineOfRecord } from '@black-angel/engine/load';
import { Match, matchOfRecord } from '@black-angel/match';
import { newGame, putGame, summaryOf } from './game-store.ts';
import { componentsOfRecord } from './record-components.ts';

const STAND_IN_LEVEL = 'normal' as const;

/** Bots play all seats but the viewer's. */
export const seatsFor = (names: readonly string[], viewer: Viewer) =>
  names.map((name, seat) =>
    seat === viewer
      ? ({ name, kind: 'person', level: null } as const)
      : ({ name, kind: 'bot', level: STAND_IN_LEVEL } as const),
  );

/** Stores the game up to a moment, to continue it. Returns its id. */
export async function keepFork(record: GameRecord, index: number, viewer: Viewer): Promise<string> {
  const engine = await engineOfRecord(record);
  const whole = matchOfRecord(record, componentsOfRecord(record, engine), STAND_IN_LEVEL);
  const names = record.seats.map(({ name }) => name);
  const saved = { ...whole, seats: seatsFor(names, viewer), moves: whole.moves.slice(0, index) };
  const summary = summaryOf(new Match(saved, { engine }));
  const game = { ...newGame(saved), summary, fork: { from: null, move: index } };
  await putGame(game);
  return game.id;
}
