// The HTTP interface of account recovery: printed codes, and codes by e-mail.

import {
  AccountInfo,
  DeletedAccount,
  MailCode,
  MailRecovery,
  NewRecoveryMail,
  RecoveryCodes,
} from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { type AccountServices, proven } from './api.ts';

export function serveRecovery(app: FastifyInstance, services: AccountServices): void {
  const { accounts, recovery, recoveryMail, limits } = services;
  route(app, 'POST /api/account/recovery-codes', {
    id: 'createRecoveryCodes',
    token: 'needed',
    body: DeletedAccount,
    isBodyOptional: true,
    answer: RecoveryCodes,
    summary: 'New printed codes, with fresh proof; those before are no longer valid',
    handle: async ({ token, body, request }) => ({
      codes: await recovery.makeCodes(await proven(services, request, token, body.proof), token),
    }),
  });
  route(app, 'PUT /api/account/recovery-mail', {
    id: 'setRecoveryMail',
    token: 'needed',
    body: NewRecoveryMail,
    answer: AccountInfo,
    summary: 'The address that lets the owner in again, with fresh proof; a code is sent there to confirm it',
    handle: async ({ token, body, request }) => {
      const { address, language = 'en', proof } = body;
      const account = await proven(services, request, token, proof);
      limits.charge('logIns', request.ip);
      limits.chargeFor('logIns', `mail ${address}`);
      return accounts.info(await recoveryMail.setAddress(account, token, address, language));
    },
  });
  route(app, 'POST /api/account/recovery-mail/code', {
    id: 'confirmRecoveryMail',
    token: 'needed',
    body: MailCode,
    answer: AccountInfo,
    summary: 'Confirms the address by the code that was sent there',
    handle: async ({ token, body }) => {
      const account = await accounts.ofSession(token);
      limits.chargeFor('logIns', `mail code ${account.id}`);
      return accounts.info(await recoveryMail.confirm(account, body.code));
    },
  });
  route(app, 'DELETE /api/account/recovery-mail', {
    id: 'removeRecoveryMail',
    token: 'needed',
    body: DeletedAccount,
    isBodyOptional: true,
    answer: AccountInfo,
    summary: 'Removes the address, with fresh proof',
    handle: async ({ token, body, request }) =>
      accounts.info(await recoveryMail.remove(await proven(services, request, token, body.proof), token)),
  });
  route(app, 'POST /api/session/recovery-mail', {
    id: 'requestRecoveryMail',
    limit: 'logIns',
    body: MailRecovery,
    summary: 'Mails a code for POST /api/session/recovery, if the account has a confirmed address',
    handle: ({ body }) => recoveryMail.request(body.name),
  });
}
