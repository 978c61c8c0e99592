// The HTTP interface of tournaments. All but looking needs an account.

import { TournamentId, TournamentInfo, TournamentList, TournamentPlan } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Accounts } from '../accounts/accounts.ts';
import { route } from '../http/route.ts';
import type { Tournaments } from './tournaments.ts';

export interface TournamentServices {
  accounts: Accounts;
  tournaments: Tournaments;
}

export function serveTournaments(app: FastifyInstance, { accounts, tournaments }: TournamentServices): void {
  const params = Type.Object({ id: TournamentId });
  const change = (id: string, summary: string) => ({
    id,
    params,
    token: 'needed' as const,
    answer: TournamentInfo,
    summary,
  });
  route(app, 'GET /api/tournaments', {
    id: 'listTournaments',
    answer: TournamentList,
    summary: 'Open, running and finished tournaments',
    handle: async () => ({ tournaments: await tournaments.list() }),
  });
  route(app, 'POST /api/tournaments', {
    id: 'createTournament',
    limit: 'tables',
    token: 'needed',
    body: TournamentPlan,
    made: TournamentInfo,
    summary: 'A new tournament, which its maker plays in',
    handle: async ({ token, body }) => tournaments.create(await accounts.ofSession(token), body),
  });
  route(app, 'GET /api/tournaments/:id', {
    id: 'getTournament',
    params,
    answer: TournamentInfo,
    summary: 'The standing, the rounds and their tables',
    handle: ({ params }) => tournaments.info(params.id),
  });
  route(app, 'DELETE /api/tournaments/:id', {
    id: 'cancelTournament',
    params,
    token: 'needed',
    summary: 'Cancels a tournament before its start, by its maker',
    handle: async ({ params, token }) => tournaments.cancel(params.id, await accounts.ofSession(token)),
  });
  route(app, 'POST /api/tournaments/:id/start', {
    ...change('startTournament', 'Begins the first round, by the maker'),
    handle: async ({ params, token }) => tournaments.start(params.id, await accounts.ofSession(token)),
  });
  route(app, 'PUT /api/tournaments/:id/players/me', {
    ...change('joinTournament', 'Takes part, before the start'),
    handle: async ({ params, token }) => tournaments.join(params.id, await accounts.ofSession(token)),
  });
  route(app, 'DELETE /api/tournaments/:id/players/me', {
    ...change('leaveTournament', 'Leaves; after the start, the player is not paired any more'),
    handle: async ({ params, token }) => tournaments.leave(params.id, await accounts.ofSession(token)),
  });
}
