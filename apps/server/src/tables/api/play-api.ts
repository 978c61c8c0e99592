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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { type Bearer, bearer, maybeBearer, maybeTokenOf, problems, tokenOf } from '../../accounts/api.ts';
import { askedLanguage } from '../../http/accepted-language.ts';
import { RequestProblem } from '../../http/problem.ts';
import { visibleTo } from '../game/broadcast.ts';
import type { RoomClient } from '../room/audience.ts';
import type { Room } from '../room/room.ts';
import { badToken, type Tables } from '../tables.ts';
import { comeBack } from '../verbs/put-seat.ts';
import { play } from './calls.ts';
import { legalMovesOf } from './legal-moves.ts';

export interface PlayServices {
  tables: Tables;
}

/** A client over HTTP: it gets nothing but its answer. */
const withoutSocket = (seat: number | null): RoomClient => ({
  seat,
  session: null,
  told: 0,
  send() {},
  sendText() {},
  close() {},
});

const tableParams = Type.Object({ id: TableId });
type TableParams = Static<typeof tableParams>;
type Query = Static<typeof TextQuery>;

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
  await room.lookAgain();
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
function languageOf(request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply): Language {
  const language = request.query.language ?? askedLanguage(request.headers['accept-language']);
  reply.headers({ 'content-language': language, vary: 'Accept-Language' });
  return language;
}

export function servePlay(app: FastifyInstance, { tables }: PlayServices): void {
  app.get<{ Params: TableParams; Querystring: Query; Headers: Static<typeof maybeBearer> }>(
    '/api/tables/:id/game',
    {
      schema: {
        params: tableParams,
        querystring: TextQuery,
        headers: maybeBearer,
        response: { 200: NamedGame, ...problems },
        summary: 'The game as this seat or a spectator sees it, with the legal moves of the seat',
      },
    },
    async (request, reply) => {
      const language = languageOf(request, reply);
      const room = await tables.room(request.params.id);
      return room.request(async () => gameOf(room, await viewing(tables, room, maybeTokenOf(request)), language));
    },
  );
  app.get<{ Params: TableParams; Headers: Static<typeof maybeBearer> }>(
    '/api/tables/:id/record',
    {
      schema: {
        params: tableParams,
        headers: maybeBearer,
        response: { 200: FinishedRecord, ...problems },
        summary: 'The record of a finished game, for a seat or a spectator',
      },
    },
    async (request) => {
      const room = await tables.room(request.params.id);
      return room.request(async () => {
        await viewing(tables, room, maybeTokenOf(request));
        const record = room.game?.match.isOver ? room.game.match.record() : null;
        if (!record) throw new RequestProblem(409, 'running', 'The record is shown when the game is over.');
        return record;
      });
    },
  );
  app.post<{ Params: TableParams; Querystring: Query; Headers: Bearer; Body: Static<typeof SentMove> }>(
    '/api/tables/:id/moves',
    {
      schema: {
        params: tableParams,
        querystring: TextQuery,
        headers: bearer,
        body: SentMove,
        response: { 200: MoveAnswer, ...problems },
        summary: 'Makes a move; it is answered when it is stored, and the same id counts once',
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const language = languageOf(request, reply);
      const room = await tables.room(params.id);
      return room.request(async () => {
        const seat = await viewing(tables, room, tokenOf(request));
        await comeBack(room, seat!);
        const answer = await play(room, withoutSocket(seat), { kind: 'move', ...body });
        const why = answer.ok ? null : answer.why;
        const rule = !answer.ok && answer.why === 'refused' ? answer.illegal.rule : null;
        return { isMade: answer.ok, why, rule, game: gameOf(room, seat, language) };
      });
    },
  );
  app.get<{ Params: TableParams; Querystring: Query }>(
    '/api/tables/:id/components',
    {
      schema: {
        params: tableParams,
        querystring: TextQuery,
        response: { 200: ComponentTexts, ...problems },
        summary: 'What every card and tile of the game does, in words',
      },
    },
    async (request, reply) => {
      const language = languageOf(request, reply);
      const { game } = await tables.room(request.params.id);
      if (!game) throw notBegun();
      return textsOf(contentOf(game.match.state), language);
    },
  );
}
