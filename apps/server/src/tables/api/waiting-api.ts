// The HTTP interface of tables before their game.

import { Ready, TableId, TableInfo, TableSettings } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { type Bearer, bearer, doneOrProblems, problems, tokenOf } from '../../accounts/api.ts';
import type { Waiting } from '../waiting.ts';

const tableParams = Type.Object({ id: TableId });
type TableParams = Static<typeof tableParams>;

export function serveWaiting(app: FastifyInstance, { waiting }: { waiting: Waiting }): void {
  app.put<{ Params: TableParams; Headers: Bearer; Body: Static<typeof Ready> }>(
    '/api/tables/:id/ready',
    {
      schema: {
        params: tableParams,
        headers: bearer,
        body: Ready,
        response: { 200: TableInfo, ...problems },
        summary: 'Before the game: says whether this seat is ready; the last one begins the game',
      },
    },
    async (request) => waiting.setReady(request.params.id, tokenOf(request), request.body.isReady),
  );
  app.patch<{ Params: TableParams; Headers: Bearer; Body: Static<typeof TableSettings> }>(
    '/api/tables/:id',
    {
      schema: {
        params: tableParams,
        headers: bearer,
        body: TableSettings,
        response: { 200: TableInfo, ...problems },
        summary: 'Before the game: new settings, by the owner’s token; everybody is told',
      },
    },
    async (request) => waiting.change(request.params.id, tokenOf(request), request.body.config),
  );
  app.delete<{ Params: TableParams; Headers: Bearer }>(
    '/api/tables/:id',
    {
      schema: {
        params: tableParams,
        headers: bearer,
        response: doneOrProblems,
        summary: 'Before the game: closes the table, by the owner’s token; everybody is told',
      },
    },
    async (request, reply) => {
      await waiting.cancel(request.params.id, tokenOf(request));
      return reply.code(204).send();
    },
  );
}
