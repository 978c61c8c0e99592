// The HTTP interface of tournaments. All but looking needs an account.

import { TournamentId, TournamentInfo, TournamentList, TournamentPlan } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { type Bearer, bearer, doneOrProblems, problems, tokenOf } from '../accounts/api.ts';
import type { Tournaments } from './tournaments.ts';

export interface TournamentServices {
  accounts: Accounts;
  tournaments: Tournaments;
}

const params = Type.Object({ id: TournamentId });
type Params = Static<typeof params>;

export function serveTournaments(app: FastifyInstance, { accounts, tournaments }: TournamentServices): void {
  const of = (request: { headers: Bearer }): Promise<Account> => accounts.ofSession(tokenOf(request));
  const change = (summary: string) => ({
    schema: { params, headers: bearer, response: { 200: TournamentInfo, ...problems }, summary },
  });
  app.get(
    '/api/tournaments',
    { schema: { response: { 200: TournamentList, ...problems }, summary: 'Open, running and finished tournaments' } },
    async () => ({ tournaments: await tournaments.list() }),
  );
  app.post<{ Headers: Bearer; Body: Static<typeof TournamentPlan> }>(
    '/api/tournaments',
    {
      config: { limit: 'tables' },
      schema: {
        headers: bearer,
        body: TournamentPlan,
        response: { 201: TournamentInfo, ...problems },
        summary: 'A new tournament, which its maker plays in',
      },
    },
    async (request, reply) => reply.code(201).send(await tournaments.create(await of(request), request.body)),
  );
  app.get<{ Params: Params }>(
    '/api/tournaments/:id',
    {
      schema: {
        params,
        response: { 200: TournamentInfo, ...problems },
        summary: 'The standing, the rounds and their tables',
      },
    },
    async (request) => tournaments.info(request.params.id),
  );
  app.delete<{ Params: Params; Headers: Bearer }>(
    '/api/tournaments/:id',
    {
      schema: {
        params,
        headers: bearer,
        response: doneOrProblems,
        summary: 'Cancels a tournament before its start, by its maker',
      },
    },
    async (request, reply) => {
      await tournaments.cancel(request.params.id, await of(request));
      return reply.code(204).send();
    },
  );
  app.post<{ Params: Params; Headers: Bearer }>(
    '/api/tournaments/:id/start',
    change('Begins the first round, by the maker'),
    async (request) => tournaments.start(request.params.id, await of(request)),
  );
  app.put<{ Params: Params; Headers: Bearer }>(
    '/api/tournaments/:id/players/me',
    change('Takes part, before the start'),
    async (request) => tournaments.join(request.params.id, await of(request)),
  );
  app.delete<{ Params: Params; Headers: Bearer }>(
    '/api/tournaments/:id/players/me',
    change('Leaves; after the start, the player is not paired any more'),
    async (request) => tournaments.leave(request.params.id, await of(request)),
  );
}
