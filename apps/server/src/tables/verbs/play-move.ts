// A player's move, and the trivial ones that follow it.

import type { Answer } from '@black-angel/protocol';
import type { Room } from '../room/room.ts';
import { changeGame, type GameRequest } from './change-game.ts';

export const playMove = (room: Room, seat: number, request: GameRequest & { move: string }): Promise<Answer> =>
  changeGame(room, seat, request, (game) => {
    const refused = game.play(seat, request.move, (one) => room.isAutomatic(one));
    return refused && { ok: false, why: 'refused', illegal: { rule: refused.rule, params: refused.params } };
  });
