// The game over plain HTTP: what a seat sees, its legal moves with sentences, and a move. For programs in any language;
// the page uses the socket.

import {
  ComponentTexts,
  FinishedRecord,
  MoveAnswer,
  NamedGame,
  SentMove,
  TableId,
  TextQuery,
} from '@black-angel/protocol';
import { contentOf } from '@black-angel/rules/components';
import type { Language } from '@black-angel/words/all';
import { nameView, textsOf } from '@black-angel/words/named-view';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { askedLanguage } from '../../http/accepted-language.ts';
import { RequestProblem } from '../../http/problem.ts';
import { type Asked, route } from '../../http/route.ts';
import { badToken, type Tables } from '../all/tables.ts';
import { visibleTo } from '../game/broadcast.ts';
import { lookAgain } from '../room/catch-up.ts';
import type { Room } from '../room/room.ts';
import { comeBack } from '../verbs/come-back.ts';
import { playMove } from '../verbs/play-move.ts';
import { legalMovesOf } from './legal-moves.ts';

export interface PlayServices {
  tables: Tables;
}

const notBegun = () => new RequestProblem(409, 'notBegun', 'The game has not begun.');

function gameOf(room: Room, seat: number | null, language: Language): NamedGame {
  const { game, row } = room;
  if (!game) throw notBegun();
  const { match } = game;
  const viewer = seat ?? 'spectator';
  const { index, view, result } = match.moment(viewer, visibleTo(viewer, match, row.config.spectatorDelay));
  return {
    status: row.status,
    seat,
    index,
    isMyTurn: row.status === 'running' && seat !== null && game.decider === seat,
    moves: legalMovesOf(room, seat, language),
    view: nameView(view, contentOf(match.state)),
    result,
  };
}

/** The seat of a token; null for a spectator. */
async function viewing(tables: Tables, room: Room, token: string | undefined): Promise<number | null> {
  await lookAgain(room);
  if (token === undefined) {
    if (room.row.config.spectatorDelay === null)
      throw new RequestProblem(403, 'notWatchable', 'This table has no spectators.');
    return null;
  }
  const seat = await tables.seatFor(room, token);
  if (seat === null) throw badToken();
  return seat;
}

/** The language of the sentences; the answer names it in `Content-Language`. */
function languageOf({
  query,
  request,
  reply,
}: Pick<Asked<undefined, typeof TextQuery, undefined, undefined>, 'query' | 'request' | 'reply'>): Language {
  const language = query.language ?? askedLanguage(request.headers['accept-language']);
  reply.header('content-language', language);
  reply.header('vary', 'Accept-Language');
  return language;
}

export function servePlay(app: FastifyInstance, { tables }: PlayServices): void {
  const params = Type.Object({ id: TableId });
  route(app, 'GET /api/tables/:id/game', {
    id: 'getGame',
    params,
    query: TextQuery,
    token: 'allowed',
    answer: NamedGame,
    summary: 'The game as this seat or a spectator sees it, with the legal moves of the seat',
    handle: async (asked) => {
      const language = languageOf(asked);
      const room = await tables.room(asked.params.id);
      return room.request(async () => gameOf(room, await viewing(tables, room, asked.token), language));
    },
  });
  route(app, 'GET /api/tables/:id/record', {
    id: 'getRecord',
    params,
    token: 'allowed',
    answer: FinishedRecord,
    summary: 'The record of a finished game, for a seat or a spectator',
    handle: async ({ params, token }) => {
      const room = await tables.room(params.id);
      return room.request(async () => {
        await viewing(tables, room, token);
        const record = room.game?.match.isOver ? room.game.match.record() : null;
        if (!record) throw new RequestProblem(409, 'running', 'The record is shown when the game is over.');
        return record;
      });
    },
  });
  route(app, 'POST /api/tables/:id/moves', {
    id: 'playMove',
    params,
    query: TextQuery,
    token: 'needed',
    body: SentMove,
    answer: MoveAnswer,
    summary: 'Makes a move; it is answered when it is stored, and the same id counts once',
    handle: async (asked) => {
      const language = languageOf(asked);
      const room = await tables.room(asked.params.id);
      return room.request(async () => {
        await lookAgain(room);
        const seat = await tables.seatFor(room, asked.token);
        if (seat === null) throw badToken();
        await comeBack(room, seat);
        const answer = await playMove(room, seat, asked.body);
        const why = answer.ok ? null : answer.why;
        const rule = !answer.ok && answer.why === 'refused' ? answer.illegal.rule : null;
        return { isMade: answer.ok, why, rule, game: gameOf(room, seat, language) };
      });
    },
  });
  route(app, 'GET /api/tables/:id/components', {
    id: 'getComponentTexts',
    params,
    query: TextQuery,
    answer: ComponentTexts,
    summary: 'What every card and tile of the game does, in words',
    handle: async (asked) => {
      const language = languageOf(asked);
      const { game } = await tables.room(asked.params.id);
      if (!game) throw notBegun();
      return textsOf(contentOf(game.match.state), language);
    },
  });
}
