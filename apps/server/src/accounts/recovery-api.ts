// The HTTP interface of account recovery: printed codes, and codes by e-mail.

import {
  AccountInfo,
  DeletedAccount,
  MailCode,
  MailRecovery,
  NewRecoveryMail,
  RecoveryCodes,
} from '@black-angel/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import {
  type AccountServices,
  type Bearer,
  bearer,
  doneOrProblems,
  problems,
  proven,
  tokenOf,
  tooFast,
} from './api.ts';

/** A missing body is a missing proof. */
const preValidation = async (request: FastifyRequest): Promise<void> => {
  request.body ??= {};
};

export function serveRecovery(app: FastifyInstance, services: AccountServices): void {
  const { accounts, recovery, recoveryMail, limits } = services;
  app.post<{ Headers: Bearer; Body: Static<typeof DeletedAccount> }>(
    '/api/account/recovery-codes',
    {
      schema: {
        headers: bearer,
        body: DeletedAccount,
        response: { 200: RecoveryCodes, ...problems },
        summary: 'New printed codes, with fresh proof; those before are no longer valid',
      },
      preValidation,
    },
    async (request) => {
      const account = await proven(services, request, tokenOf(request), request.body.proof);
      return { codes: await recovery.makeCodes(account, tokenOf(request)) };
    },
  );
  app.put<{ Headers: Bearer; Body: Static<typeof NewRecoveryMail> }>(
    '/api/account/recovery-mail',
    {
      schema: {
        headers: bearer,
        body: NewRecoveryMail,
        response: { 200: AccountInfo, ...problems },
        summary: 'The address that lets the owner in again, with fresh proof; a code is sent there to confirm it',
      },
    },
    async (request) => {
      const { address, language = 'en', proof } = request.body;
      const account = await proven(services, request, tokenOf(request), proof);
      if (!limits.take('logIns', request.ip) || !limits.takeFor('logIns', `mail ${address}`)) throw tooFast();
      return accounts.info(await recoveryMail.setAddress(account, tokenOf(request), address, language));
    },
  );
  app.post<{ Headers: Bearer; Body: Static<typeof MailCode> }>(
    '/api/account/recovery-mail/code',
    {
      schema: {
        headers: bearer,
        body: MailCode,
        response: { 200: AccountInfo, ...problems },
        summary: 'Confirms the address by the code that was sent there',
      },
    },
    async (request) => {
      const account = await accounts.ofSession(tokenOf(request));
      if (!limits.takeFor('logIns', `mail code ${account.id}`)) throw tooFast();
      return accounts.info(await recoveryMail.confirm(account, request.body.code));
    },
  );
  app.delete<{ Headers: Bearer; Body: Static<typeof DeletedAccount> }>(
    '/api/account/recovery-mail',
    {
      schema: {
        headers: bearer,
        body: DeletedAccount,
        response: { 200: AccountInfo, ...problems },
        summary: 'Removes the address, with fresh proof',
      },
      preValidation,
    },
    async (request) => {
      const account = await proven(services, request, tokenOf(request), request.body.proof);
      return accounts.info(await recoveryMail.remove(account, tokenOf(request)));
    },
  );
  app.post<{ Body: Static<typeof MailRecovery> }>(
    '/api/session/recovery-mail',
    {
      schema: {
        body: MailRecovery,
        response: doneOrProblems,
        summary: 'Mails a code for POST /api/session/recovery, if the account has a confirmed address',
      },
    },
    async (request, reply) => {
      if (!limits.take('logIns', request.ip)) throw tooFast();
      recoveryMail.request(request.body.name);
      return reply.code(204).send();
    },
  );
}
