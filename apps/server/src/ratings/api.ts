// The HTTP interface of ratings and of the daily challenge.

import {
  DailyAnswer,
  DailyDate,
  DailyEntry,
  DailyList,
  Leaderboard,
  LeaderboardQuery,
  Name,
  PlayerInfo,
} from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Accounts } from '../accounts/accounts.ts';
import { maybeBearer, maybeTokenOf, problems } from '../accounts/api.ts';
import type { Daily } from '../daily/daily.ts';
import type { Limits } from '../http/limits.ts';
import { RequestProblem } from '../http/problem.ts';
import type { Ratings } from './ratings.ts';

export interface CommunityServices {
  accounts: Accounts;
  ratings: Ratings;
  daily: Daily;
  limits: Limits;
}

const dateParams = Type.Object({ date: DailyDate });
const nameParams = Type.Object({ name: Name });

export function serveCommunity(app: FastifyInstance, { accounts, ratings, daily, limits }: CommunityServices): void {
  app.get<{ Querystring: Static<typeof LeaderboardQuery> }>(
    '/api/leaderboard',
    {
      schema: {
        querystring: LeaderboardQuery,
        response: { 200: Leaderboard, ...problems },
        summary: 'The strongest of those who want it known',
      },
    },
    async ({ query }) => ({
      standings: await ratings.leaderboard(query.mode ?? 'standard', query.season ?? null),
      seasons: await ratings.seasons(),
    }),
  );
  app.get<{ Params: Static<typeof nameParams> }>(
    '/api/players/:name',
    {
      schema: {
        params: nameParams,
        response: { 200: PlayerInfo, ...problems },
        summary: 'A player who wants it known',
      },
    },
    async ({ params }) => {
      const player = await ratings.player(params.name);
      if (!player) throw new RequestProblem(404, 'unknownPlayer', 'There is no such player.');
      return player;
    },
  );
  app.get<{ Params: Static<typeof dateParams> }>(
    '/api/daily/:date',
    { schema: { params: dateParams, response: { 200: DailyList, ...problems }, summary: 'The best of a day' } },
    async ({ params }) => ({ date: params.date, results: await daily.list(params.date) }),
  );
  app.post<{ Params: Static<typeof dateParams>; Headers: Static<typeof maybeBearer>; Body: Static<typeof DailyEntry> }>(
    '/api/daily/:date',
    {
      schema: {
        params: dateParams,
        headers: maybeBearer,
        body: DailyEntry,
        response: { 201: DailyAnswer, ...problems },
        summary: 'A game of the daily challenge; it is replayed before it is listed',
      },
    },
    async (request, reply) => {
      const { params, body, ip } = request;
      if (!limits.take('replays', ip))
        throw new RequestProblem(429, 'tooFast', 'Too many games at once. Wait a while.');
      const token = maybeTokenOf(request);
      const id = token === undefined ? null : await accounts.idOf(token);
      const account = id === null ? null : await accounts.get(id);
      return reply.code(201).send(await daily.enter(params.date, body.name, body.record, account));
    },
  );
}
