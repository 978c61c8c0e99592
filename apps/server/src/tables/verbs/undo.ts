// A player takes back a step or the turn.

import type { Answer } from '@black-angel/protocol';
import type { Room } from '../room/room.ts';
import { NOT_ALLOWED } from './answers.ts';
import { changeGame, type GameRequest } from './change-game.ts';

/** Entries of a log, undone moves included, beyond which nothing is undone. A game has about a thousand. */
export const MOST_WITH_UNDO = 5000;

export const undo = (room: Room, seat: number, request: GameRequest & { what: 'step' | 'turn' }): Promise<Answer> =>
  changeGame(room, seat, request, (game) => {
    if (game.match.isOver || room.row.config.undo === false || game.seq >= MOST_WITH_UNDO) return NOT_ALLOWED;
    return game.undo(seat, request.what) ? null : { ok: true };
  });
