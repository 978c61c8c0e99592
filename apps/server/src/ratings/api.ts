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
import Type from 'typebox';
import type { Accounts } from '../accounts/accounts.ts';
import type { Daily } from '../daily/daily.ts';
import { RequestProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import type { Ratings } from './ratings.ts';

export interface CommunityServices {
  accounts: Accounts;
  ratings: Ratings;
  daily: Daily;
}

const dateParams = Type.Object({ date: DailyDate });

export function serveCommunity(app: FastifyInstance, { accounts, ratings, daily }: CommunityServices): void {
  route(app, 'GET /api/leaderboard', {
    id: 'getLeaderboard',
    query: LeaderboardQuery,
    answer: Leaderboard,
    summary: 'The strongest of those who want it known',
    handle: async ({ query }) => ({
      standings: await ratings.leaderboard(query.mode ?? 'standard', query.season ?? null),
      seasons: await ratings.seasons(),
    }),
  });
  route(app, 'GET /api/players/:name', {
    id: 'getPlayer',
    params: Type.Object({ name: Name }),
    answer: PlayerInfo,
    summary: 'A player who wants it known',
    handle: async ({ params }) => {
      const player = await ratings.player(params.name);
      if (!player) throw new RequestProblem(404, 'unknownPlayer', 'There is no such player.');
      return player;
    },
  });
  route(app, 'GET /api/daily/:date', {
    id: 'getDaily',
    params: dateParams,
    answer: DailyList,
    summary: 'The best of a day',
    handle: async ({ params }) => ({ date: params.date, results: await daily.list(params.date) }),
  });
  route(app, 'POST /api/daily/:date', {
    id: 'enterDaily',
    limit: 'replays',
    params: dateParams,
    token: 'allowed',
    body: DailyEntry,
    made: DailyAnswer,
    summary: 'A game of the daily challenge; it is replayed before it is listed',
    handle: async ({ params, token, body }) => {
      const id = token === undefined ? null : await accounts.idOf(token);
      const account = id === null ? null : await accounts.get(id);
      return daily.enter(params.date, body.name, body.record, account);
    },
  });
}
